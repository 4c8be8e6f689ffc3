/** Small helpers of the English table. */
export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

export const numberWord = (n: number): string =>
  ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'][n] ?? String(n)

export const list = (parts: readonly string[]): string => {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)
