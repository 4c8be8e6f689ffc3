/**
 * What a table of characteristics read while it was computed, as READS bits: the draft keeps the table while none of
 * that changes. Always recorded, since that costs less than checking whether anyone is listening.
 */
let bits = 0

/** Records that the current computation has read these groups. */
export function noting(reads: number): void {
  bits |= reads
}

/** Runs a computation and returns what it read along with its result. Its reads also count for the surrounding one. */
export function listening<T>(compute: () => T): { readonly result: T; readonly reads: number } {
  const before = bits
  bits = 0
  try {
    const result = compute()
    return { result, reads: bits }
  } finally {
    bits |= before
  }
}
