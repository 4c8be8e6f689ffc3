/**
 * What a table of characteristics read while it was computed, as READS bits: the draft keeps the table while nothing of
 * that changes. Noting is always on, as it costs less than asking whether anyone listens.
 */
let bits = 0

/** Says that what is being computed now has read these groups. */
export function noting(reads: number): void {
  bits |= reads
}

/** Runs a computation and gives what it read beside its result. What it read counts for a surrounding one too. */
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
