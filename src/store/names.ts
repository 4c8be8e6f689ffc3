/**
 * The names under which the browser keeps what is this site's: databases, stored texts, the table's lock. Another copy
 * may lie on the same origin under another path, and shares nothing with this one.
 */

/** The path under which the page lies; `/` where there is no page. */
function pathOfPage(): string {
  const { location } = globalThis
  return location?.href === undefined ? '/' : new URL('.', location.href).pathname
}

let path: string | null = null

/** The path under which this copy of the site lies. */
export function sitePath(): string {
  path ??= pathOfPage()
  return path
}

/** Tells a worker, whose own address is that of its script, under which path its page lies. */
export function setSitePath(of: string): void {
  path = of
}

/** A name of this copy alone. At the root of an origin it is the name itself. */
export const named = (name: string): string => (sitePath() === '/' ? name : `${name} ${sitePath()}`)
