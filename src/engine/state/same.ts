/** Whether two pieces of plain data are equal. */
export function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((one, index) => sameData(one, b[index]))
  }
  const one = a as Readonly<Record<string, unknown>>
  const other = b as Readonly<Record<string, unknown>>
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && sameData(one[key], other[key]))
  )
}
