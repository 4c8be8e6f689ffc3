/** The best payment among 20 sources of ten kinds, with a hand of five spells in five colours to keep castable. */
import { answer, type Position, proposePayment, seenBy } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { CARDS } from '../engine/thrift/cards.ts'
import { spreadOf, timeOf } from './measure.ts'

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest', 'Reef', 'Grove', 'City', 'Waste', 'Stone']
const HELD = ['Denial', 'Growth', 'Spark', 'Fade', 'Mend']
const PAID = ['One', 'Two', 'Three', 'Four', 'Six', 'Gold', 'Wave']

/** The question of payment for that card. */
function paying(name: string): Position {
  const battlefield = LANDS.flatMap((land) => [land, land])
  const players = [{ battlefield, hand: [name, ...HELD] }, {}]
  const made = positionFrom({ edition: '2011', players }, (wanted) => CARDS.find((one) => one.name === wanted) ?? null)
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  const object = made.position.checkpoint.hands[0]?.[0] ?? -1
  const answered = answer(made.position, { do: 'cast', object, via: 'normal' })
  if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
  return answered.position
}

/** Milliseconds for the slowest of these payments. */
export function paymentSpeed(): number {
  const times = PAID.map((name) => {
    const { now, question } = seenBy(paying(name), 0)
    if (question?.kind !== 'pay') throw new Error(`nothing to pay for ${name}`)
    proposePayment(now, question)
    return timeOf(20, () => proposePayment(now, question))
  })
  return spreadOf(times).worst
}
