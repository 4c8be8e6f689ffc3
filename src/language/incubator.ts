/** The token that "incubate" creates, with the face that it is transformed into (today:701.53). */
import type { Ability } from './abilities.ts'
import { type Printed, UNPRINTED } from './card.ts'

const HATCHES: Ability = {
  at: { key: 'incubator', card: null, line: 0, keyword: null },
  kind: 'activated',
  zone: 'battlefield',
  cost: [{ kind: 'mana', mana: ['2'] }],
  body: { choose: null, modes: [[{ kind: 'turnOver', how: 'transform', what: { kind: 'self' } }]] },
  limits: [],
}
const HATCHED: Printed = {
  ...UNPRINTED,
  name: 'Phyrexian Token',
  types: ['artifact', 'creature'],
  subtypes: ['Phyrexian'],
  power: 0,
  toughness: 0,
}

export const INCUBATOR: Printed = {
  ...UNPRINTED,
  name: 'Incubator Token',
  types: ['artifact'],
  subtypes: ['Incubator'],
  abilities: [HATCHES],
  text: '{2}: Transform this token.',
  parts: { kind: 'doubleFaced', faces: [HATCHED] },
}
