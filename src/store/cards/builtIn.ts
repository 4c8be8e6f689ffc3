import { type CardSet, loadSet } from '../../catalog/index.ts'

/** Lets the page draw and answer: a task of its own, without the delay that timers have. */
const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })

/** The built-in set. The page goes on while it is compiled. */
export const builtInSet = (): Promise<CardSet> => loadSet(pause)
