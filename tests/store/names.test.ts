import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const opened = vi.hoisted(() => ({ names: [] as string[] }))
vi.mock('idb', () => ({
  openDB: (name: string) => {
    opened.names.push(name)
    return new Promise(() => {})
  },
}))

// Test files share their modules: the next file loads them without the mock.
afterAll(() => {
  vi.resetModules()
})

/** Notes a name, and gives what is to come of it. */
function notedIn<T>(names: string[], name: string, given: T): T {
  names.push(name)
  return given
}

/** Every name under which the site at that address keeps something. */
async function namesAt(href: string): Promise<readonly string[]> {
  vi.resetModules()
  opened.names = []
  const locks: string[] = []
  const channels: string[] = []
  const texts: string[] = []
  vi.stubGlobal('location', { href })
  vi.stubGlobal('navigator', { locks: { request: (name: string) => notedIn(locks, name, new Promise(() => {})) } })
  vi.stubGlobal('localStorage', { getItem: (name: string) => notedIn(texts, name, null), setItem: () => {} })
  vi.stubGlobal('sessionStorage', { getItem: (name: string) => notedIn(texts, name, null), setItem: () => {} })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor(name: string) {
        channels.push(name)
      }
      addEventListener() {}
    },
  )
  const { database } = await import('../../src/store/database.ts')
  const { rowsOf } = await import('../../src/store/cards/database.ts')
  const { holdTable } = await import('../../src/store/owner.ts')
  const { wasAtTable } = await import('../../src/store/atTable.ts')
  vi.stubGlobal('IDBKeyRange', { bound: () => null })
  await import('../../src/store/cards/cardStore.ts')
  await import('../../src/store/settingsStore.ts')
  await import('../../src/store/ownDecks.ts')
  void database()
  // Its library is loaded first.
  await import('idb')
  void rowsOf('own')
  void holdTable('take', () => {})
  wasAtTable('g')
  return [...opened.names, ...locks, ...channels, ...texts]
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what the browser keeps', () => {
  test('for two copies of the site on one origin has no name in common', async () => {
    const [one, fork, below] = [
      await namesAt('https://example.org/'),
      await namesAt('https://example.org/fork/index.html?a=/b/#/c/'),
      await namesAt('https://example.org/fork/new/'),
    ]
    expect(one).toHaveLength(7)
    expect(new Set([...one, ...fork, ...below]).size).toBe(3 * new Set(one).size)
  })

  test('keeps its names at the root, wherever on the page one is', async () => {
    const names = await namesAt('https://example.org/')
    expect(names).toContain('cantrip')
    expect(await namesAt('https://example.org/index.html#/decks')).toEqual(names)
  })

  test('is the same for the page and its worker, whose address is another', async () => {
    const { named } = await import('../../src/store/names.ts')
    vi.resetModules()
    vi.stubGlobal('location', { href: 'https://example.org/fork/' })
    const page = await import('../../src/store/names.ts')
    vi.resetModules()
    vi.stubGlobal('location', { href: 'https://example.org/fork/assets/worker.js' })
    const worker = await import('../../src/store/names.ts')
    worker.setSitePath(page.sitePath())
    expect(worker.named('cantrip-cards')).toBe(page.named('cantrip-cards'))
    expect(page.named('cantrip-cards')).not.toBe(named('cantrip-cards'))
  })

  test('the card worker is told where its page lies before anything else', async () => {
    vi.resetModules()
    const posted: unknown[] = []
    vi.stubGlobal('location', { href: 'https://example.org/fork/' })
    vi.stubGlobal(
      'Worker',
      class {
        postMessage(message: unknown) {
          posted.push(message)
        }
      },
    )
    const { makeCardWorker, openWorker } = await import('../../src/store/cards/workerLink.ts')
    void openWorker(makeCardWorker).run({ kind: 'stale' }, () => {})
    expect(posted).toEqual([{ kind: 'site', path: '/fork/' }, { kind: 'stale' }])
  })
})
