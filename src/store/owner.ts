/**
 * One page has the table. The browser's lock says who, as soon as it changes; the database, which every page asks
 * before it writes, says so again where there are no locks (`saves.ts`).
 */
import { named } from './names.ts'

const LOCK = named('cantrip.table')
/**
 * After a reload, the page that is going away still has the lock for a moment: so often it is asked for, so many ms
 * apart.
 */
const PATIENCE = { times: 10, ms: 50 }

const forever = new Promise<never>(() => {})
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/** A browser that hasn't said who has the table after so many ms never will: the database decides alone. */
const SILENCE = 5000

/** Whether the lock is had now, however long the browser takes to say so; what it says too late counts all the same. */
const request = (locks: LockManager, options: LockOptions, lost: () => void): Promise<boolean> =>
  new Promise((answer) => {
    let [held, late] = [false, false]
    const silence = setTimeout(() => {
      late = true
      answer(true)
    }, SILENCE)
    const hold = (lock: Lock | null): Promise<never> | undefined => {
      clearTimeout(silence)
      held = lock !== null
      if (late && !held) lost()
      answer(held)
      return held ? forever : undefined
    }
    // A lock that is held is given up only when it is taken. Where locks are not allowed, the database decides alone.
    locks.request(LOCK, options, hold).catch(() => {
      clearTimeout(silence)
      if (held) lost()
      else answer(true)
    })
  })

/**
 * Takes the table for as long as the page lives: where no other page has it or, with `take`, from whichever has. False
 * if another page keeps it. `lost` is called once another page has taken it from this one.
 */
export async function holdTable(how: 'ask' | 'take', lost: () => void): Promise<boolean> {
  const locks = globalThis.navigator?.locks
  if (locks === undefined) return true
  if (how === 'take') return request(locks, { steal: true }, lost)
  for (let n = 1; ; n++) {
    if (await request(locks, { ifAvailable: true }, lost)) return true
    if (n === PATIENCE.times) return false
    await wait(PATIENCE.ms)
  }
}
