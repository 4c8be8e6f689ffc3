/** What a clause says of a player: "each player who controls a white creature", "the player with the most life". */
import type { Condition, Filter, Players, Thing } from '../../language/index.ts'
import { either, one, part, phrase, type Syntax, shaped, table, wordings, words } from '../core/index.ts'
import { digits, orMore, severalWord } from '../lexicon/index.ts'
import { type Contests, contested, makeContests, mostWith } from './contests.ts'
import { qualified } from './qualified.ts'
import { said } from './said.ts'
import { makeTurnDeeds, type TurnDeeds } from './turnDeeds.ts'

/** Of whom it is said. */
const ASKED: Players = { kind: 'asked' }
const OTHERS: Players = { kind: 'othersThan', who: ASKED }
const YOU: Players = { kind: 'you' }
/** Who chooses the target: "they". */
const CHOOSER = said('they') as unknown as Players

const inHand = { kind: 'zoneSize', zone: 'hand', of: ASKED } as const
const life = { kind: 'life', of: ASKED } as const
/** "No cards in hand", "13 or less life". */
const holds: Syntax<Condition> = wordings(
  words('no cards in hand', { kind: 'compare', a: inHand, op: '=', b: 0 }),
  part({ kind: 'compare', a: inHand })`${{ b: severalWord }} ${{ op: orMore }} cards in hand`,
  part({ kind: 'compare', a: life })`${{ b: digits }} ${{ op: orMore }} life`,
  part({ kind: 'compare', a: life, op: '=' })`exactly ${{ b: digits }} life`,
)
/** After "each player with": also "more life than you". */
export const holding: Syntax<Condition> = wordings(
  holds,
  part({ kind: 'compare', a: life, b: { kind: 'life', of: YOU } })`${{
    op: table('a comparison', { more: '>', less: '<' }),
  }} life than you`,
  part({ kind: 'compare', a: inHand, b: { kind: 'zoneSize', zone: 'hand', of: YOU } })`${{
    op: table('a comparison', { more: '>', fewer: '<' }),
  }} cards in hand than you`,
)

export interface WhoSyntaxes {
  /** "Controls more creatures than each other player": after "a player". */
  readonly more: Syntax<Condition>
  /** After "who". */
  readonly who: Syntax<Condition>
  /** The same of several, whose number the words before it have: "players who control an Elf". */
  readonly these: Syntax<Condition>
  /** After "the player with". */
  readonly having: Syntax<Condition>
  /** "Had more life than you did as you activated this ability". */
  readonly announced: Syntax<Condition>
  /**
   * After "target player", where another player chooses: "who controls more lands than they do and is their opponent".
   */
  readonly rival: Syntax<Condition>
  /** After "target player": "dealt damage by ~ this turn". */
  readonly dealt: Syntax<Condition>
  /** "Controls more creatures", and what else is compared of players. */
  readonly contests: Contests
  /** "Lost life this turn", and what else they have done. */
  readonly deeds: TurnDeeds
}

interface Needs {
  /** "A creature". */
  readonly indefinite: Syntax<Filter>
  /** "Creatures". */
  readonly counted: Syntax<Filter>
  readonly many: Syntax<Filter>
  /** "It", "~". */
  readonly definite: Syntax<Thing>
}

const chooser = { who: ASKED, than: CHOOSER }
const asked = part({ who: ASKED })
const thanOthers = words('than each other player', OTHERS)

/** In the target of somebody who isn't "you". */
const rivalOf = ({ present, buried }: Contests): Syntax<Condition> =>
  shaped(
    part()`${{
      more: contested(
        either(
          part(chooser)`who ${one(present)} than they do`,
          part(chooser)`whose graveyard ${buried} than their graveyard does`,
        ),
      ),
    }} and is their opponent`,
    ({ more }) => ({ kind: 'and', of: [more, { kind: 'areOpponents', one: ASKED, other: CHOOSER }] }),
  )

export function makeWho({ many, ...nouns }: Needs): WhoSyntaxes {
  const contests = makeContests(many)
  const { present, past, most } = contests
  const deeds = makeTurnDeeds(nouns)
  const held = { quality: { is: 'controlled', by: ASKED } } as const
  const some = qualified(part(held)`control|controls ${{ filter: nouns.indefinite }}`, ['controlled'])
  const none = qualified(part(held)`don't|doesn't control ${{ filter: nouns.indefinite }}`, ['controlled'])
  const byWhat = part()`dealt ${{
    done: table('what kind of damage', { damage: 'wasDealtDamage', 'combat damage': 'wasDealtCombatDamage' } as const),
  }} by ${{ source: nouns.definite }} this turn`
  const dealt: Syntax<Condition> = shaped(byWhat, ({ done, source }) => ({
    kind: 'compare',
    a: { kind: 'thisTurn', who: ASKED, done, filter: { noun: 'source', is: [{ is: 'thing', thing: source }] } },
    op: '>=',
    b: 1,
  }))
  const more = contested(asked`${one(present)} ${{ than: thanOthers }}`)
  const clause: Syntax<Condition> = wordings(
    shaped(some, ({ filter }) => ({ kind: 'exists', filter })),
    shaped(none, ({ filter }) => ({ kind: 'not', of: { kind: 'exists', filter } })),
    shaped(deeds.past, ({ least, ...deed }) => ({
      kind: 'compare',
      a: { kind: 'thisTurn', who: ASKED, ...deed },
      op: '>=',
      b: least,
    })),
    phrase`were|was ${dealt}`,
    phrase`have|has ${holds}`,
    contested(part({ who: ASKED, than: OTHERS })`${most}`),
    contested(asked`${present} than ${{ than: table('a player', { you: YOU }) }}`),
    contested(asked`${present} ${{ than: thanOthers }}`),
  )
  return {
    more,
    who: one(clause),
    these: clause,
    having: contested(part({ who: ASKED, than: OTHERS })`${mostWith}`),
    announced: contested(part({ who: ASKED, than: YOU })`${past} than you did as you activated this ability`),
    rival: rivalOf(contests),
    dealt,
    contests,
    deeds,
  }
}
