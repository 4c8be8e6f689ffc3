/** What the pieces of a grammar have read in one text, by piece, place and form. */

/** A result for every form, where the form made no difference. */
const ANY_FORM = 3
/** More forms and places than any text has. */
const PLACES = 2 ** 32
const BUCKETS = 1024

/**
 * One table for all pieces: most are asked once or twice in a text, so that tables of their own would lie scattered over
 * more memory than a processor's cache holds.
 */
export class Memory<T> {
  /** By bucket: its first slot, plus one. */
  private readonly heads = new Int32Array(BUCKETS)
  /** By slot: the next one of the same bucket, plus one. */
  private readonly next: number[] = []
  private readonly keys: number[] = []
  private readonly results: T[] = []

  /** The slot of what a piece has read there; -1: it hasn't been asked. */
  slotOf(id: number, at: number, form: number): number {
    const key = id * PLACES + at * 4
    let slot = (this.heads[bucketOf(id, at)] as number) - 1
    while (slot >= 0) {
      const known = this.keys[slot]
      if (known === key + ANY_FORM || known === key + form) return slot
      slot = (this.next[slot] as number) - 1
    }
    return -1
  }

  found(slot: number): T {
    return this.results[slot] as T
  }

  /** Whether the result holds for the form only that was asked for. */
  isOfForm(slot: number): boolean {
    return (this.keys[slot] as number) % 4 !== ANY_FORM
  }

  /** A slot for a result that is being found. */
  begin(id: number, at: number, form: number, meanwhile: T): number {
    const bucket = bucketOf(id, at)
    const slot = this.keys.length
    this.next.push(this.heads[bucket] as number)
    this.keys.push(id * PLACES + at * 4 + form)
    this.results.push(meanwhile)
    this.heads[bucket] = slot + 1
    return slot
  }

  end(slot: number, form: number, isOfForm: boolean, found: T): void {
    if (!isOfForm) this.keys[slot] = (this.keys[slot] as number) - form + ANY_FORM
    this.results[slot] = found
  }
}

const bucketOf = (id: number, at: number): number => (Math.imul(id, 0x9e5) + Math.imul(at, 0x3b1)) & (BUCKETS - 1)
