/** What follows "if", "as long as" and "unless". */
import type { Condition } from '../../language/index.ts'
import { apart, either, mapped, named, quiet, type Syntax, series, wordings } from '../core/index.ts'
import { amounts } from './amounts.ts'
import { commonest } from './commonest.ts'
import { counted } from './counted.ts'
import { facts } from './facts.ts'
import { history } from './history.ts'
import { ofPlayers } from './ofPlayers.ts'
import {
  allAre,
  areSo,
  controlBoth,
  controlEachColor,
  controlEither,
  controlNamed,
  namesakePresent,
} from './present.ts'

export { hasChosenName } from './facts.ts'

const single: Syntax<Condition> = either(
  history,
  facts,
  wordings(amounts, areSo, ofPlayers, namesakePresent, counted),
  wordings(controlBoth, controlNamed, controlEachColor, controlEither),
  commonest,
  allAre,
)

function joined(kind: 'and' | 'or'): Syntax<Condition> {
  type Joined = Extract<Condition, { kind: 'and' | 'or' }>
  return mapped(series(single, kind, { min: 2, max: 3 }), {
    to: (of): Joined => ({ kind, of }),
    is: (value): value is Joined => typeof value === 'object' && value !== null && (value as Condition).kind === kind,
    from: ({ of }) => of,
  })
}

export const condition: Syntax<Condition> = named(
  'a condition',
  quiet(apart(either(single, joined('and'), joined('or')))),
)
