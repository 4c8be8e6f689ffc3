/** A database in memory with what the store uses of `idb`'s: transactions that are kept whole or not at all. */

type Values = Map<string, unknown>

export class FakeDatabase {
  readonly stores: Record<'games' | 'aside', Values> = { games: new Map(), aside: new Map() }
  /** Keys whose next `put` fails: with its promise or, `thrown`, at once. */
  readonly failing = new Map<string, 'rejected' | 'thrown'>()

  /** As when the site's data are cleared. */
  clear(): void {
    this.stores.games = new Map()
    this.stores.aside = new Map()
  }

  get(store: 'games' | 'aside', key: string): Promise<unknown> {
    return Promise.resolve(this.stores[store].get(key))
  }

  getAllKeys(store: 'games' | 'aside'): Promise<readonly string[]> {
    return Promise.resolve([...this.stores[store].keys()])
  }

  delete(store: 'games' | 'aside', key: string): Promise<void> {
    this.stores[store].delete(key)
    return Promise.resolve()
  }

  put(store: 'games' | 'aside', value: unknown, key: string): Promise<void> {
    this.stores[store].set(key, value)
    return Promise.resolve()
  }

  transaction(_names: unknown, _mode: unknown, _options?: unknown) {
    const kept = this.stores
    const written = { games: new Map(kept.games), aside: new Map(kept.aside) }
    let failed: Error | null = null
    let end: (error: Error | null) => void = () => {}
    const done = new Promise<void>((resolve, reject) => {
      end = (error) => (error === null ? resolve() : reject(error))
    })
    // As in a browser: it is complete once nothing more is asked of it.
    setTimeout(() => {
      if (failed === null) Object.assign(kept, written)
      end(failed)
    })
    const objectStore = (name: 'games' | 'aside') => ({
      get: (key: string) => Promise.resolve(written[name].get(key)),
      getAllKeys: () => Promise.resolve([...written[name].keys()]),
      delete: (key: string) => Promise.resolve(written[name].delete(key)),
      put: (value: unknown, key: string) => {
        const how = this.failing.get(key)
        this.failing.delete(key)
        if (how === 'thrown') throw new DOMException('too large', 'DataCloneError')
        if (how === 'rejected') failed = new DOMException('full', 'QuotaExceededError')
        else written[name].set(key, value)
        return failed === null ? Promise.resolve() : Promise.reject(failed)
      },
    })
    const abort = () => {
      failed ??= new DOMException('aborted', 'AbortError')
    }
    return { store: objectStore('games'), objectStore, done, abort }
  }
}
