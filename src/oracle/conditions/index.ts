/** What follows "if", "as long as" and "unless". */
import type { Condition } from '../../language/index.ts'
import { apart, either, named, part, quiet, type Syntax, series, shaped, wordings } from '../core/index.ts'
import { amounts } from './amounts.ts'
import { commonest } from './commonest.ts'
import { counted } from './counted.ts'
import { facts } from './facts.ts'
import { history } from './history.ts'
import { andHandOf } from './inHands.ts'
import { ofPlayers } from './ofPlayers.ts'
import { present } from './present.ts'

export { hasChosenName } from './facts.ts'

const single: Syntax<Condition> = either(history, facts, wordings(amounts, ofPlayers, counted, present), commonest)

const andHand = andHandOf(single)
const both = shaped(series(single, 'and', { min: 2, max: 3 }), (of) => ({ kind: 'and', of }))
const eitherOf = wordings(
  shaped(series(single, 'or', { min: 2, max: 3 }), (of) => ({ kind: 'or', of })),
  shaped(part()`${{ one: single }} or if ${{ other: single }}`, ({ one, other }) => ({ kind: 'or', of: [one, other] })),
)

export const condition: Syntax<Condition> = named(
  'a condition',
  quiet(apart(either(single, wordings(both, andHand), eitherOf))),
)
