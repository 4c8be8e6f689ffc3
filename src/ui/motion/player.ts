/**
 * Shows moves on the page: pictures of cards travel in a layer of their own while the cards themselves are where they
 * belong from the first moment, and can be pressed there. Places are read after the page was laid out for its own sake.
 */
import { afterLayout, spotKeys } from '../look/index.ts'
import styles from './Motion.module.css'
import type { Move, Timed } from './moves.ts'
import { arc, EDGE, nudge, plate, type Size } from './paths.ts'
import { elementOf, NOWHERE, type Places, type Rect, readPlaces } from './places.ts'
import type { Spot } from './spots.ts'
import { stillMarks } from './stillMarks.ts'

const EASE = 'cubic-bezier(.2,.7,.2,1)'
const GLIDE = 200
const STEP = 120
const SWEEP = 480
const PLATE = 900
const OUTLINE = 600
const BACK: Size = { width: 60, height: 84 }
/** With more than so many at once a row is only seen anew. */
const MANY_SLOTS = 40

type Travel = Extract<Move, { kind: 'travel' }>

/** How fast, and whether anything moves at all. */
export interface MotionSettings {
  readonly pace: number
  readonly still: boolean
}

export interface Show extends MotionSettings {
  readonly moves: readonly Timed[]
  /** Pictures of what leaves its place, taken while it was there. */
  readonly pictures: ReadonlyMap<Move, HTMLElement>
}

interface Running {
  readonly animation: Animation
  readonly element: Element
}

interface Picture {
  readonly element: HTMLElement
  readonly size: Size
}

/** What says which object an element is, and lets it be used: a picture of it has none of that. */
const OWN = ['id', 'data-ref', 'data-card', 'data-members', 'data-spot', 'data-slot', 'aria-label', 'tabindex', 'style']

function copyOf(element: Element): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  for (const one of [copy, ...copy.querySelectorAll('*')]) for (const name of OWN) one.removeAttribute(name)
  for (const spoken of copy.querySelectorAll('[data-part="spoken"]')) spoken.remove()
  return copy
}

/** A card's face, as opposed to an entry of the stack or a label. */
const isFace = (element: Element | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.dataset.size !== undefined

export class Player {
  private places: Places = NOWHERE
  private running: readonly Running[] = []
  private shows: readonly Show[] = []
  private turned = false
  private manner: MotionSettings = { pace: 0, still: false }
  private unwatch = (): void => {}

  constructor(
    private readonly root: Element,
    private readonly layer: HTMLElement,
    /** What the layer lies in. */
    private readonly around: Element,
    private readonly back: Element,
    manner: MotionSettings,
  ) {
    this.settle([], manner)
  }

  /** Takes pictures of what these moves take from its place; to be called before the page changes. */
  picture(moves: readonly Timed[]): ReadonlyMap<Move, HTMLElement> {
    const pictures = new Map<Move, HTMLElement>()
    for (const { move } of moves) {
      const [key] = move.kind === 'travel' && move.facing === 'up' ? move.from : []
      const element = key?.startsWith('o') ? elementOf(this.root, key) : null
      if (element !== null) pictures.set(move, copyOf(element))
    }
    return pictures
  }

  /** Shows these as soon as the page is laid out, and rows close up, unless the table is seen from another side. */
  settle(shows: readonly Show[], manner: MotionSettings, turned = false): void {
    this.turned ||= turned
    this.shows = [...this.shows, ...shows]
    this.manner = manner
    this.unwatch()
    this.unwatch = manner.pace > 0 ? afterLayout(this.around, this.layer, () => this.arrive()) : () => {}
    if (manner.pace === 0) this.places = NOWHERE
  }

  /** Everything is where it belongs at once; only what is being pressed stays under the pointer until that is over. */
  stop(pressed: Element | null = null): void {
    const [held, others] = [[] as Running[], [] as Running[]]
    for (const one of this.running) (pressed !== null && one.element.contains(pressed) ? held : others).push(one)
    for (const { animation } of others) animation.cancel()
    for (const { animation } of held) animation.pause()
    this.running = held
    this.layer.replaceChildren()
  }

  close(): void {
    this.unwatch()
    this.stop()
  }

  private arrive(): void {
    const before = this.places
    const { shows, manner, turned } = this
    this.shows = []
    this.turned = false
    this.places = readPlaces(this.root, this.layer)
    if (before.window !== this.places.window) return
    if (shows.length > 0) this.stop()
    for (const show of shows) this.perform(show, before)
    if (manner.still || turned) return
    this.glide(before, shows)
    this.slide(before.lit, this.places.lit)
    if (before.deciding !== this.places.deciding) this.handOver(this.places.deciding)
  }

  private run(element: Element, frames: Keyframe[], options: KeyframeAnimationOptions): void {
    const { pace } = this.manner
    const scaled = {
      ...options,
      duration: Number(options.duration) * pace,
      delay: (options.delay ?? 0) * pace,
      fill: 'backwards' as const,
    }
    const animation = element.animate(frames, scaled)
    const one = { animation, element }
    this.running = [...this.running, one]
    animation.onfinish = () => {
      this.running = this.running.filter((other) => other !== one)
      if (element.parentElement === this.layer) element.remove()
    }
  }

  /** Something that is in the layer for as long as it is shown. */
  private put(element: HTMLElement, size: Size | null = null): HTMLElement {
    const holder = document.createElement('div')
    holder.className = styles.holder ?? ''
    if (size !== null) Object.assign(holder.style, { width: `${size.width}px`, height: `${size.height}px` })
    holder.append(element)
    this.layer.append(holder)
    return holder
  }

  private light(name: string | undefined, text = ''): HTMLElement {
    const element = document.createElement('span')
    element.className = name ?? ''
    element.textContent = text
    return element
  }

  private rectOf(spot: Spot, places: Places): Rect | null {
    for (const key of spot) {
      const rect = places.rects.get(key)
      if (rect !== undefined) return rect
    }
    return null
  }

  /** Rows close their gaps and make room, once the last that leaves them has gone. */
  private glide(before: Places, shows: readonly Show[]): void {
    const gone = shows.flatMap(({ moves }) =>
      moves.flatMap(({ move, at, ms }) => (move.kind === 'travel' && move.act === 'die' ? at + ms : [])),
    )
    const delay = Math.max(0, ...gone)
    const moved = [...this.places.slots].flatMap(([element, now]) => {
      const was = before.slots.get(element)
      if (was === undefined) return []
      const [x, y] = [was.x - now.x, was.y - now.y]
      return Math.abs(x) + Math.abs(y) < 2 ? [] : [{ element, x, y }]
    })
    if (moved.length > MANY_SLOTS) return
    for (const { element, x, y } of moved) {
      const frames = [{ transform: `translate(${x}px, ${y}px)` }, { transform: 'translate(0, 0)' }]
      // Added to the place that it has, in front of it: the place is a transform itself.
      this.run(element, frames, { duration: GLIDE, delay, easing: EASE, composite: 'add' })
    }
  }

  private perform({ moves, pictures, still }: Show, before: Places): void {
    if (still) return this.mark(moves)
    for (const { move, at, ms } of moves) {
      const times = { delay: at, duration: ms, easing: EASE }
      if (move.kind === 'travel') this.travel(move, times, before, pictures.get(move))
      else if (move.kind === 'plate') this.plate(move.at, move.text, move.tone, at, before, true)
      else if (move.kind === 'sweep') this.sweep(at)
      else if (move.kind === 'fade') this.fade(times)
      else if (move.kind === 'appear') this.appear(move.at, times)
      else if (move.kind === 'strike') this.strike(move, times, before)
      else this.reach(move, times, before)
    }
  }

  /** What travels: the card as it is where it arrives, else as it was where it left, else a back. */
  private pictureOf(move: Travel, before: Places, taken: HTMLElement | undefined): Picture | null {
    const [source = '', target = ''] = [move.from[0], move.to[0]]
    const face = move.facing === 'down' ? undefined : this.places.elements.get(target)
    const sizeAt = (places: Places, key: string): Size => places.rects.get(key) ?? BACK
    if (isFace(face)) return { element: copyOf(face), size: sizeAt(this.places, target) }
    if (move.facing === 'down') return { element: this.back.cloneNode(true) as HTMLElement, size: BACK }
    if (taken !== undefined) return { element: taken, size: sizeAt(before, source) }
    return face === undefined ? null : { element: copyOf(face), size: sizeAt(this.places, target) }
  }

  private travel(move: Travel, times: KeyframeAnimationOptions, before: Places, taken: HTMLElement | undefined): void {
    const from = this.rectOf(move.from, before)
    const to = this.rectOf(move.to, this.places)
    const picture = this.pictureOf(move, before, taken)
    if (from === null || to === null || picture === null) return
    const { element, size } = picture
    const holder = this.put(element, size)
    const turns = move.facing === 'turns'
    const stays = move.act === 'die' || move.act === 'counter' || move.act === 'cast' ? 0.27 : 0
    this.run(holder, arc({ from, to, size, turns, stays }), times)
    if (turns) this.cover(holder, times)
    // The card itself is there already; it is seen once its picture has come.
    const arrived = this.places.elements.get(move.to[0] ?? '')
    const ends = Number(times.delay ?? 0) + Number(times.duration)
    if (arrived !== undefined && move.to[0]?.startsWith('o'))
      this.run(arrived, [{ opacity: 0 }, { opacity: 0 }], { duration: ends })
  }

  /** The back of a card that turns over at the end of its way. */
  private cover(holder: HTMLElement, times: KeyframeAnimationOptions): void {
    const back = this.back.cloneNode(true) as HTMLElement
    back.setAttribute('class', `${back.getAttribute('class') ?? ''} ${styles.cover}`)
    holder.append(back)
    const frames = [
      { opacity: 1, offset: 0 },
      { opacity: 1, offset: EDGE },
      { opacity: 0, offset: EDGE },
      { opacity: 0, offset: 1 },
    ]
    this.run(back, frames, times)
  }

  private appear(at: Spot, times: KeyframeAnimationOptions): void {
    const element = this.places.elements.get(at[0] ?? '')
    if (element === undefined || element.getAnimations().some(({ id }) => id === 'appear')) return
    this.run(element, [{ transform: 'scale(0.6)' }, { transform: 'scale(1)' }], {
      ...times,
      composite: 'add',
      id: 'appear',
    })
    this.run(element, [{ opacity: 0 }, { opacity: 1 }], times)
  }

  private strike(move: Extract<Move, { kind: 'strike' }>, times: KeyframeAnimationOptions, before: Places): void {
    const element = this.places.elements.get(move.from[0] ?? '')
    const [from, to] = [
      this.rectOf(move.from, this.places),
      this.rectOf(move.to, this.places) ?? this.rectOf(move.to, before),
    ]
    if (element !== undefined && from !== null && to !== null)
      this.run(element, nudge(from, to), { ...times, composite: 'add' })
  }

  private reach(move: Extract<Move, { kind: 'reach' }>, times: KeyframeAnimationOptions, before: Places): void {
    const [from, to] = [this.rectOf(move.from, before), this.rectOf(move.to, before)]
    if (from === null || to === null) return
    const size = { width: 24, height: 24 }
    const small = ({ x, y, width, height }: Rect): Rect => ({ x: x + width / 2 - 12, y: y + height / 2 - 12, ...size })
    this.run(this.put(this.light(styles.spark), size), arc({ from: small(from), to: small(to), size }), times)
  }

  private plate(at: Spot, text: string, tone: string, delay: number, before: Places, rises: boolean): void {
    const rect = this.rectOf(at, this.places) ?? this.rectOf(at, before)
    if (rect === null) return
    const element = this.light(styles.plate, text)
    element.dataset.tone = tone
    this.run(this.put(element), plate(rect, rises), { delay, duration: PLATE / Math.max(1, this.manner.pace) })
  }

  /** The light goes from step to step. */
  private slide(from: Rect | null, to: Rect | null): void {
    if (from === null || to === null || (from.x === to.x && from.y === to.y)) return
    const at = ({ x, y, width }: Rect): Keyframe => ({
      transform: `translate(${x}px, ${y}px) scale(${width / to.width}, 1)`,
    })
    this.run(this.put(this.light(styles.lit), to), [at(from), at(to)], { duration: STEP, easing: EASE })
  }

  /** One light along the edge of the panel of who decides now. */
  private handOver(to: string | null): void {
    const rail = to === null ? null : this.rectOf([to], this.places)
    if (rail === null) return
    const size = { width: rail.width / 3, height: 3 }
    const at = (x: number, opacity: number): Keyframe => ({ transform: `translate(${x}px, ${rail.y}px)`, opacity })
    const end = rail.x + rail.width - size.width
    const frames = [at(rail.x, 0), at((rail.x + end) / 2, 1), at(end, 0)]
    this.run(this.put(this.light(styles.sweep), size), frames, { duration: SWEEP })
  }

  /** So much changed at once that the table is seen as one picture. */
  private fade(times: KeyframeAnimationOptions): void {
    for (const field of this.root.querySelectorAll('[data-kind="creatures"], [data-kind="lands"]'))
      this.run(field, [{ opacity: 0.2 }, { opacity: 1 }], times)
  }

  /** One light along the strip: the turn is another player's. */
  private sweep(delay: number): void {
    const strip = this.rectOf([spotKeys.strip], this.places)
    if (strip === null) return
    const size = { width: 160, height: strip.height }
    const holder = this.put(this.light(styles.sweep), size)
    const at = (x: number, opacity: number): Keyframe => ({ transform: `translate(${x}px, ${strip.y}px)`, opacity })
    const end = strip.x + strip.width - size.width
    this.run(holder, [at(strip.x, 0), at((strip.x + end) / 2, 1), at(end, 0)], { delay, duration: SWEEP })
  }

  private mark(moves: readonly Timed[]): void {
    for (const mark of stillMarks(moves)) {
      if (mark.kind === 'plate') {
        // What has gone has left no place for a number.
        this.plate(mark.at, mark.text, mark.tone, mark.start, NOWHERE, false)
        continue
      }
      const rect = this.rectOf(mark.at, this.places)
      if (rect === null) continue
      const holder = this.put(this.light(styles.outline), rect)
      const there = { transform: `translate(${rect.x}px, ${rect.y}px)` }
      this.run(holder, [there, there], { delay: mark.start, duration: OUTLINE })
    }
  }
}
