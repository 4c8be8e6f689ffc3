/** Where an enlarged card stands while the pointer rests on it: where it hides least of what can be chosen. */

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>

const GAP = 14
const EDGE = 8

/** What one may be about to press, and what the decision is about. */
const WANTED =
  '[data-state~="playable"], [data-state~="chosen"], [data-state~="attacking"], [data-playable], [data-stack], #asks'

const meets = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height

const within = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE))

/** Beside the card, else in a corner of the table; never over the card itself. */
export function hoverPlace(card: Box, { width, height }: Box): { readonly left: number; readonly top: number } {
  const beside = within(card.top + card.height / 2 - height / 2, innerHeight - height)
  const places = [
    { left: card.left + card.width + GAP, top: beside },
    { left: card.left - GAP - width, top: beside },
    { left: innerWidth - width - EDGE, top: EDGE + 48 },
    { left: EDGE, top: EDGE },
    { left: card.left + card.width / 2 - width / 2, top: card.top - GAP - height },
  ].map(({ left, top }) => ({ left: within(left, innerWidth - width), top: within(top, innerHeight - height) }))
  const wanted = [...document.querySelectorAll(WANTED)].map((element) => element.getBoundingClientRect())
  const hidden = places.map((place) => {
    const box = { ...place, width, height }
    return meets(box, card) ? Number.POSITIVE_INFINITY : wanted.filter((one) => meets(box, one)).length
  })
  return places[hidden.indexOf(Math.min(...hidden))] ?? { left: EDGE, top: EDGE }
}
