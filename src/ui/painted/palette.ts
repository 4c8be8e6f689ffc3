import type { ColorKey } from '../look/index.ts'
import type { Tone } from '../motif/index.ts'

/** The lights a picture is painted with: those of the style sheet, which is the one place that knows colours. */
export interface Palette extends Readonly<Record<Tone, string>> {
  readonly ring: string
}

/** What the style sheet says of a colour; read once, since its colours never change while the page is open. */
const known = new Map<string, string>()

/** The element that custom properties are read from, with this attribute on it. */
function probe(color: ColorKey | undefined): CSSStyleDeclaration {
  if (color === undefined) return getComputedStyle(document.documentElement)
  const element = document.createElement('i')
  element.hidden = true
  element.dataset.color = color
  document.documentElement.append(element)
  const values = getComputedStyle(element)
  // A computed style follows its element: what it says is taken while the element is there.
  for (const name of ['deep', 'mid', 'lit']) known.set(`${name}|${color}`, values.getPropertyValue(`--${name}`).trim())
  element.remove()
  return values
}

/** A custom property of the style sheet, as it is written there. */
export function tokenOf(name: string): string {
  const found = known.get(name)
  if (found !== undefined) return found
  const value = probe(undefined).getPropertyValue(`--${name}`).trim()
  known.set(name, value)
  return value
}

/** The lights of a colour. */
export function paletteOf(color: ColorKey): Palette {
  if (!known.has(`deep|${color}`)) probe(color)
  const of = (tone: Tone): string => known.get(`${tone}|${color}`) ?? ''
  return { deep: of('deep'), mid: of('mid'), lit: of('lit'), ring: tokenOf('ring') }
}

const channels = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** A mixture of two colours of the form `#rrggbb`; `share` is the first one's, between 0 and 1. */
export function mixed(first: string, second: string, share: number): string {
  const other = channels(second)
  const parts = channels(first).map((value, index) => Math.round(value * share + (other[index] ?? 0) * (1 - share)))
  return `rgb(${parts.join(' ')})`
}
