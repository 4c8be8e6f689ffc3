/** Transactions of the browser's databases. */

interface Transaction {
  readonly done: Promise<void>
  abort(): void
}

/**
 * Does what belongs to a transaction, and waits until it is kept. If a part of it fails nothing of it is kept, and the
 * failure is the caller's.
 */
export async function wholly<T>(transaction: Transaction, work: () => Promise<T>): Promise<T> {
  const { done } = transaction
  // It fails with its parts, of which the caller is told below.
  done.catch(() => {})
  try {
    const result = await work()
    await done
    return result
  } catch (error) {
    try {
      transaction.abort()
    } catch {
      // It has ended by itself.
    }
    throw error
  }
}
