/**
 * Pictures are painted once per picture, size and density, and kept as bitmaps; a card's image shows one. An image and
 * no canvas: a canvas may be a layer of its own, and what lies over it another. How large an image is tells its
 * observer, after layout and before paint: nothing is measured, and a change of the window's zoom or of the screen's
 * density is such a change too.
 */
import { afterPaint } from '../look/index.ts'
import type { Picture } from './picture.ts'

/** What paints; it comes by itself, right after the page's first code, so that nothing waits for a hundred figures. */
let painter: typeof import('./picture.ts') | undefined
let isComing = false

/**
 * Asks for the painter; once it is there, what is in the page is painted. If it can't be had, the next one asks again.
 */
function fetchPainter(): void {
  if (isComing) return
  isComing = true
  import('./picture.ts').then(
    (found) => {
      painter = found
      showAll()
    },
    () => {
      isComing = false
    },
  )
}

interface Pixels {
  readonly width: number
  readonly height: number
}

/** More than any table shows; then those not asked for longest go. */
const KEPT = 600
/** The address of each bitmap: its own data. */
const bitmaps = new Map<string, string>()

/** What an image shows until its picture is painted. */
export const EMPTY = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

let easel: HTMLCanvasElement | undefined

/** What tells a bitmap from all others: the picture, in this many of the screen's pixels. */
const nameOf = (key: string, { width, height }: Pixels): string => `${width}x${height}@${devicePixelRatio}|${key}`

/** The bitmap with this name, if it has been painted; it is the last to go then. */
function keptBitmap(name: string): string | undefined {
  const known = bitmaps.get(name)
  if (known === undefined) return undefined
  bitmaps.delete(name)
  bitmaps.set(name, known)
  return known
}

/** Paints a picture; undefined where canvases can't be painted, or not yet. */
function paint(name: string, picture: Picture, { width, height }: Pixels): string | undefined {
  const density = devicePixelRatio
  easel ??= document.createElement('canvas')
  easel.width = width
  easel.height = height
  // Painted once and read at once: by the processor.
  const brush = easel.getContext('2d', { willReadFrequently: true })
  if (!brush || !painter) return undefined
  // To set its size, even the one that it had, empties the canvas and undoes the scale before.
  brush.scale(density, density)
  painter.paintPicture(brush, picture, width / density, height / density)
  const bitmap = easel.toDataURL()
  bitmaps.set(name, bitmap)
  const oldest = bitmaps.size > KEPT ? bitmaps.keys().next().value : undefined
  if (oldest !== undefined) bitmaps.delete(oldest)
  return bitmap
}

interface Shown {
  readonly key: string
  readonly picture: Picture
  size: Pixels | undefined
}

/** The images in the page. */
const shown = new Map<HTMLImageElement, Shown>()

/** What is hidden has none, or one of nothing. */
const hasSize = (one: Shown | undefined): one is Shown & { readonly size: Pixels } =>
  one?.size !== undefined && one.size.width > 0 && one.size.height > 0

/** Those whose pictures are still to be painted. */
const unpainted = new Set<HTMLImageElement>()

function put(image: HTMLImageElement, bitmap: string | undefined): void {
  if (bitmap !== undefined && image.src !== bitmap) image.src = bitmap
}

/** Those among them that are still in the page, and have a size. */
function paintAll(): void {
  const images = [...unpainted]
  unpainted.clear()
  for (const image of images) {
    const one = shown.get(image)
    if (!hasSize(one)) continue
    const name = nameOf(one.key, one.size)
    put(image, keptBitmap(name) ?? paint(name, one.picture, one.size))
  }
}

/** So many pictures are painted within a frame: a card or two that have just come somewhere don't stand there empty. */
const AT_ONCE = 2
let paintedNow = 0

/** A picture that was painted before is shown at once, and so are the first new ones; others don't hold up the frame. */
function show(image: HTMLImageElement, one: Shown): void {
  if (!hasSize(one)) return
  const name = nameOf(one.key, one.size)
  const known = keptBitmap(name)
  if (known !== undefined) return put(image, known)
  if (painter && paintedNow < AT_ONCE) {
    if (paintedNow++ === 0)
      afterPaint(() => {
        paintedNow = 0
      })
    return put(image, paint(name, one.picture, one.size))
  }
  if (unpainted.size === 0) afterPaint(paintAll)
  unpainted.add(image)
}

function sizeIn(entry: ResizeObserverEntry): Pixels {
  const exact = entry.devicePixelContentBoxSize?.[0]
  const width = entry.contentRect.width * devicePixelRatio
  const height = entry.contentRect.height * devicePixelRatio
  // Where a browser plays a phone, the exact pixels are still those of the screen it runs on.
  if (exact && Math.abs(exact.inlineSize - width) < 2) return { width: exact.inlineSize, height: exact.blockSize }
  return { width: Math.round(width), height: Math.round(height) }
}

let observer: ResizeObserver | undefined

function watch(image: HTMLImageElement): void {
  observer ??= new ResizeObserver((entries) => {
    for (const entry of entries) {
      const image = entry.target
      if (!(image instanceof HTMLImageElement)) continue
      const one = shown.get(image)
      if (!one) continue
      one.size = sizeIn(entry)
      show(image, one)
    }
  })
  try {
    observer.observe(image, { box: 'device-pixel-content-box' })
  } catch {
    // Safari doesn't know that box: the content's size times the density is as near as it gets.
    observer.observe(image)
  }
}

function showAll(): void {
  for (const [image, one] of shown) show(image, one)
}

/** Once the typefaces are there, what was painted with others is painted again. */
function repaintWithFonts(): void {
  document.fonts.addEventListener('loadingdone', () => {
    bitmaps.clear()
    showAll()
  })
}

let listening = false

/** Shows a picture on an image, in whatever size that has. `key` is one for all equal pictures. */
export function showOn(image: HTMLImageElement, key: string, picture: Picture): void {
  if (!listening) repaintWithFonts()
  listening = true
  if (!painter) fetchPainter()
  const size = shown.get(image)?.size
  const one: Shown = { key, picture, size }
  const isNew = !shown.has(image)
  shown.set(image, one)
  if (isNew) watch(image)
  else show(image, one)
}

/** An image has left the page. */
export function forget(image: HTMLImageElement): void {
  shown.delete(image)
  observer?.unobserve(image)
}
