/**
 * Pictures are painted once per picture, size and density, and kept as bitmaps; a card's canvas shows one. How large a
 * canvas is tells its observer, after layout and before paint: nothing is measured, and a change of the window's zoom or
 * of the screen's density is such a change too.
 */
import type { Picture } from './picture.ts'

/** What paints; it comes by itself, right after the page's first code, so that nothing waits for a hundred figures. */
let painter: typeof import('./picture.ts') | undefined
let isComing = false

/** Asks for the painter; once it is there, what is in the page is painted. If it can't be had, the next one asks again. */
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
const bitmaps = new Map<string, HTMLCanvasElement>()

const brushOf = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null =>
  // Small bitmaps that are painted once: kept where the page's own painting can copy them, not a layer each.
  canvas.getContext('2d', { willReadFrequently: true })

/** The bitmap of a picture at this many of the screen's pixels; undefined where canvases can't be painted, or not yet. */
function bitmapOf(key: string, picture: Picture, { width, height }: Pixels): HTMLCanvasElement | undefined {
  const density = devicePixelRatio
  const full = `${width}x${height}@${density}|${key}`
  const known = bitmaps.get(full)
  if (known) {
    bitmaps.delete(full)
    bitmaps.set(full, known)
    return known
  }
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const brush = brushOf(canvas)
  if (!brush || !painter) return undefined
  brush.scale(density, density)
  painter.paintPicture(brush, picture, width / density, height / density)
  bitmaps.set(full, canvas)
  const oldest = bitmaps.size > KEPT ? bitmaps.keys().next().value : undefined
  if (oldest !== undefined) bitmaps.delete(oldest)
  return canvas
}

interface Shown {
  readonly key: string
  readonly picture: Picture
  size: Pixels | undefined
}

/** The canvases in the page. */
const shown = new Map<Element, Shown>()

function show(canvas: HTMLCanvasElement, { key, picture, size }: Shown): void {
  if (!size || size.width === 0 || size.height === 0) return
  const bitmap = bitmapOf(key, picture, size)
  if (!bitmap) return
  if (canvas.width !== size.width) canvas.width = size.width
  if (canvas.height !== size.height) canvas.height = size.height
  const brush = brushOf(canvas)
  brush?.clearRect(0, 0, size.width, size.height)
  brush?.drawImage(bitmap, 0, 0)
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

function watch(canvas: HTMLCanvasElement): void {
  observer ??= new ResizeObserver((entries) => {
    for (const entry of entries) {
      const one = shown.get(entry.target)
      if (!one || !(entry.target instanceof HTMLCanvasElement)) continue
      one.size = sizeIn(entry)
      show(entry.target, one)
    }
  })
  try {
    observer.observe(canvas, { box: 'device-pixel-content-box' })
  } catch {
    // Safari doesn't know that box: the content's size times the density is as near as it gets.
    observer.observe(canvas)
  }
}

function showAll(): void {
  for (const [canvas, one] of shown) if (canvas instanceof HTMLCanvasElement) show(canvas, one)
}

/** Once the typefaces are there, what was painted with others is painted again. */
function repaintWithFonts(): void {
  document.fonts.addEventListener('loadingdone', () => {
    bitmaps.clear()
    showAll()
  })
}

let listening = false

/** Shows a picture on a canvas, in whatever size that has. `key` is one for all equal pictures. */
export function showOn(canvas: HTMLCanvasElement, key: string, picture: Picture): void {
  if (!listening) repaintWithFonts()
  listening = true
  if (!painter) fetchPainter()
  const size = shown.get(canvas)?.size
  const one: Shown = { key, picture, size }
  const isNew = !shown.has(canvas)
  shown.set(canvas, one)
  if (isNew) watch(canvas)
  else show(canvas, one)
}

/** A canvas has left the page. */
export function forget(canvas: HTMLCanvasElement): void {
  shown.delete(canvas)
  observer?.unobserve(canvas)
}
