/** Where things are on the page: read in one go, and only when the page has been laid out anyway. */

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Places {
  readonly elements: ReadonlyMap<string, Element>
  readonly rects: ReadonlyMap<string, Rect>
  /** Places of the rows, by their element, which goes wherever its cards go. */
  readonly slots: ReadonlyMap<Element, Rect>
  /** The lit step of the turn, and the key of the panel of who decides. */
  readonly lit: Rect | null
  readonly deciding: string | null
  /** The window they were read in. */
  readonly window: string
}

export const NOWHERE: Places = {
  elements: new Map(),
  rects: new Map(),
  slots: new Map(),
  lit: null,
  deciding: null,
  window: '',
}

const KEYED = '[data-ref], [data-spot], [data-slot]'

/** The keys under which an element can be found: its own, and those of the cards it stands for. */
function keysOf(element: HTMLElement): readonly string[] {
  const { ref, spot, members } = element.dataset
  const stands = members === undefined ? [] : members.split(' ').map((id) => `o${id}`)
  return [ref, spot, ...stands].flatMap((key) => key ?? [])
}

/** The first element under one of these keys, now. */
export const elementOf = (root: Element, key: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-ref="${key}"], [data-spot="${key}"]`) ??
  (key.startsWith('o') ? root.querySelector<HTMLElement>(`[data-members~="${key.slice(1)}"]`) : null)

/** Every place under a root, as seen from an element of it. To be called when nothing waits to be laid out. */
export function readPlaces(root: Element, origin: Element): Places {
  const from = origin.getBoundingClientRect()
  const seen = (element: Element): Rect => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left - from.left, y: top - from.top, width, height }
  }
  const elements = new Map<string, Element>()
  const rects = new Map<string, Rect>()
  const slots = new Map<Element, Rect>()
  for (const element of root.querySelectorAll<HTMLElement>(KEYED)) {
    const rect = seen(element)
    // What isn't shown in this window is nowhere.
    if (rect.width === 0) continue
    if (element.dataset.slot !== undefined) slots.set(element, rect)
    for (const key of keysOf(element)) {
      if (rects.has(key)) continue
      elements.set(key, element)
      rects.set(key, rect)
    }
  }
  const step = root.querySelector('[aria-current="step"]')
  const deciding = root.querySelector<HTMLElement>('[data-spot][data-deciding]')?.dataset.spot ?? null
  const lit = step === null ? null : seen(step)
  return { elements, rects, slots, lit, deciding, window: `${innerWidth} ${innerHeight}` }
}
