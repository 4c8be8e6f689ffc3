/**
 * One page has the table. The browser's lock says who, as soon as it changes; the database, which every page asks
 * before it writes, says so again where there are no locks (`saves.ts`).
 */
const LOCK = 'cantrip.table'
/** After a reload, the page that is going away still has the lock for a moment. */
const PATIENCE = 500

const isTimeUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError'

const forever = new Promise<never>(() => {})

/**
 * Takes the table for as long as the page lives: where no other page has it or, with `take`, from whichever has. False
 * if another page keeps it. `lost` is called once another page has taken it from this one.
 */
export function holdTable(how: 'ask' | 'take', lost: () => void): Promise<boolean> {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) return Promise.resolve(true)
  const options = how === 'take' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) }
  return new Promise((answer) => {
    let held = false
    const hold = () => {
      held = true
      answer(true)
      return forever
    }
    // A lock that is held is given up only when it is taken. Where locks are not allowed, the database decides alone.
    locks.request(LOCK, options, hold).catch((error: unknown) => (held ? lost() : answer(!isTimeUp(error))))
  })
}
