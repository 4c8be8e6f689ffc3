// Runs in the page of `npm run bench` before its own scripts: how long each click takes until its frame is painted.

/**
 * What the page has counted: milliseconds from the press to the end of the click's frame, and whether anything was
 * different in that frame.
 * @type {{ ms: number, changed: boolean }[]}
 */
const paints = []
Object.assign(globalThis, { paints })

let pressedAt = 0
let changed = false
const observer = new MutationObserver(() => {
  changed = true
})

addEventListener(
  'pointerdown',
  (event) => {
    pressedAt = event.timeStamp
  },
  true,
)

// Heard before the page's own listeners: the frame asked for here is the one that shows what they did.
addEventListener(
  'click',
  () => {
    const start = pressedAt
    changed = false
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // Delivered once style, layout and paint of the frame are done.
      port2.onmessage = () => {
        paints.push({ ms: performance.now() - start, changed: changed || observer.takeRecords().length > 0 })
        port2.close()
      }
      port1.postMessage(null)
    })
  },
  true,
)

addEventListener('DOMContentLoaded', () =>
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true }),
)

// How many elements were put into the page.
let put = 0
const counting = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) if (node instanceof Element) put += 1 + node.querySelectorAll('*').length
})
addEventListener('DOMContentLoaded', () =>
  counting.observe(document.documentElement, { subtree: true, childList: true }),
)
Object.assign(globalThis, {
  inserted: () => put,
  resetInserted: () => {
    put = 0
  },
})
