import { round } from '../look/index.ts'
import { cutout, filled, type Shape } from './shape.ts'

type Node = readonly [x: number, y: number]

/** `12,30 14,8* ...`: the places an outline bends at; at one with a star it has a corner. */
const nodes = (text: string): readonly Node[] =>
  text
    .trim()
    .split(/\s+/)
    .flatMap((word) => {
      const [x = 0, y = 0] = word.replace('*', '').split(',').map(Number)
      return word.endsWith('*') ? [[x, y] as const, [x, y] as const] : [[x, y] as const]
    })

const between = ([ax, ay]: Node, [bx, by]: Node): Node => [round((ax + bx) / 2), round((ay + by) / 2)]

const bends = (places: readonly Node[]): string => {
  let d = ''
  for (const [index, place] of places.entries()) {
    const next = places[index + 1]
    if (next) d += `Q${place.join(' ')} ${between(place, next).join(' ')}`
  }
  return d
}

const loop = (places: readonly Node[]): string => {
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return ''
  return `M${between(last, first).join(' ')}${bends([...places, first])}Z`
}

/** A closed outline. */
export const closed = (text: string): string => loop(nodes(text))

/** A closed outline of which the right half is given, from the middle's top to its bottom. */
export const whole = (half: string): string => {
  const right = nodes(half)
  const left = right.filter(([x]) => x !== 60).map(([x, y]): Node => [120 - x, y])
  return loop([...right, ...left.reverse()])
}

/** The same half's side away from the light, a little within the outline. */
const shade = (half: string): string => {
  const places = nodes(half)
  const [first, second, last] = [places[0], places[1], places.at(-1)]
  if (!first || !second || !last) return ''
  const top = round(first[1] + Math.max(0, second[1] - first[1]) * 0.25)
  const start = between(first, second)
  return `M60 ${top}L${start.join(' ')}${bends(places.slice(1))}L60 ${last[1] - 2}Z`
}

/** A lit body with its contour and its shaded side, from its right half. */
export const modelled = (half: string): readonly Shape[] => [cutout(whole(half)), filled(shade(half), 'mid', 0.45)]

/** A lit body with its contour, from its whole outline. */
export const cut = (text: string): Shape => cutout(closed(text))
