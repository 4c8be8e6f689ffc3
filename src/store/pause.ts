/** Lets the page draw and answer in the middle of long work: a task of its own, without the delay that timers have. */
export const pause = (): Promise<void> =>
  new Promise((done) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      done()
    }
    port2.postMessage(null)
  })
