/** "Have an opponent gain 3 life", as a part of a cost. */
import type { CostPart } from '../../language/index.ts'
import { amount } from '../continuous/index.ts'
import { choosePlayer, happen } from '../events/index.ts'
import { isPlayerKeptFrom } from '../playerRules/index.ts'
import type { Process } from '../questions/index.ts'
import { type Context, type Draft, opponentsOf, type Seat, type State } from '../state/index.ts'

type Gain = Extract<CostPart, { kind: 'gainLife' }>

/** Who can gain the life: of one opponent, whichever can; none if it is said of all and one of them can't (103.1). */
export function gainersFor(state: State, seat: Seat, { who }: Gain): readonly Seat[] {
  const all = opponentsOf(state, seat)
  const able = all.filter((one) => !isPlayerKeptFrom(state, one, 'gainingLife'))
  return who.kind === 'anOpponent' || able.length === all.length ? able : []
}

/** Pays it; the payer chooses which opponent, if there are several. */
export function* payGain(g: Draft, seat: Seat, part: Gain, context: Context): Process {
  const n = amount(g.state, part.n, context)
  const among = gainersFor(g.state, seat, part)
  const one = part.who.kind === 'anOpponent' ? yield* choosePlayer(g, seat, context.source, among) : null
  const gainers = one === null ? among : [one]
  yield* happen(
    g,
    gainers.map((gainer) => ({ kind: 'gainLife', seat: gainer, n })),
  )
}
