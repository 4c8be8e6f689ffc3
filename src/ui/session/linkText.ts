/**
 * Longer than the link of any board with a hundred cards of its own, of any list, or of any card: it is not read, since
 * that would stop the page.
 */
export const LONGEST_LINK = 500_000

/** Text as the part of an address behind `#` carries it: UTF-8 in base64, with `-` and `_`. */
export function toLink(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** And back; `null`: the address was cut or changed on its way, or is too long. */
export function fromLink(link: string): string | null {
  if (link.length > LONGEST_LINK) return null
  try {
    const text = atob(link.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = new Uint8Array(text.length)
    for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index)
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
