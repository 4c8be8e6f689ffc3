/** Joins class names, leaving out what is absent. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** A space-separated list of the names whose flag is set, for `data-*` attributes; undefined when none is. */
export const flags = (set: Readonly<Record<string, unknown>>): string | undefined => {
  const on = Object.keys(set).filter((name) => Boolean(set[name]))
  return on.length > 0 ? on.join(' ') : undefined
}
