/** Plain data: what JSON gives back as it was. What has been checked is frozen, so any later write to it throws. */
const checked = new WeakSet<object>()

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return Array.isArray(value) ? prototype === Array.prototype : prototype === Object.prototype
}

/** Fails with the path of the first thing that JSON would lose; freezes all of it. Shared parts are looked at once. */
export function freezePlain(value: unknown, path = ''): void {
  if (typeof value === 'number') {
    if (!Number.isFinite(value) || Object.is(value, -0)) throw new Error(`not plain: ${String(value)} at ${path}`)
    return
  }
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return
  if (typeof value !== 'object') throw new Error(`not plain: ${typeof value} at ${path}`)
  if (checked.has(value)) return
  if (!isPlainObject(value)) throw new Error(`not plain: an instance at ${path}`)
  if (Object.getOwnPropertySymbols(value).length > 0) throw new Error(`not plain: a symbol at ${path}`)
  if (Array.isArray(value) && Object.keys(value).length !== value.length) throw new Error(`not plain: holes at ${path}`)
  for (const [key, part] of Object.entries(value)) freezePlain(part, `${path}.${key}`)
  Object.freeze(value)
  checked.add(value)
}
