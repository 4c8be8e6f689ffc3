/**
 * What an effect lets a player play from elsewhere than the hand: "until end of turn, you may play that card" (401.4).
 */
import type { Cost, Duration, Effect, Thing } from '../../language/index.ts'
import { flag, maybe, narrowed, part, quiet, rule, type Syntax, shaped, wordings, words } from '../core/index.ts'
import { manaCost } from '../lexicon/index.ts'
import { definite, player, thing } from '../nouns/index.ts'
import { cardsToCast, thenExiled } from './castFree.ts'
import { YOU } from './clause.ts'
import { asLongAs, thisTurn, until } from './durations.ts'
import { ofAnyKind, playing } from './playerRules.ts'

type AllowPlay = Extract<Effect, { kind: 'allowPlay' }>

const isKnown = ({ kind }: Thing): boolean => kind !== 'self' && kind !== 'all' && kind !== 'choose'
const EXILED: Thing = { kind: 'all', filter: { noun: 'card', is: [{ is: 'thisWay', done: 'exiled' }] } }
/** Something that has been spoken of, or a target. */
const known = quiet(wordings(narrowed(thing, isKnown), words('cards exiled this way', EXILED)))
/** What it costs instead. */
const settled: Syntax<Cost> = shaped(manaCost, (mana) => [{ kind: 'mana', mana }])
const after: Syntax<Duration> = wordings(thisTurn, asLongAs, until)
/** Before the player: "during your next turn, you may ...". */
const begins: Syntax<Duration> = wordings(until, words('during your next turn', { kind: 'duringNextTurn', who: YOU }))
const free = wordings(
  part()`${{ free: wordings(flag('without paying its mana cost'), words('without paying their mana costs', true)) }}`,
  part({ free: false })`for ${{ cost: settled }} rather than its mana cost`,
)

/** today:118.14. */
const spending = maybe`[, and / and] ${wordings(
  part()`[you / they] may spend mana as though it were mana of any ${{ as: ofAnyKind }}`,
  part()`mana of any ${{ as: ofAnyKind }} can be spent`,
)} to cast [that spell / those spells / it / them]`

const LAND = { is: 'type', type: 'land' } as const
const ofThem = quiet(definite)
/** "Cast creature spells from among those cards": a card is one until it is cast. */
const amongThem: Syntax<Pick<AllowPlay, 'lands' | 'what'>> = wordings(
  part({ lands: false })`cast ${{ what: quiet(cardsToCast) }}`,
  part({ lands: true })`play lands and cast spells from among ${{ what: ofThem }}`,
  shaped(part()`play lands from among ${{ them: ofThem }}`, ({ them }) => ({
    lands: true,
    what: { kind: 'all', filter: { noun: 'card', is: [LAND, { is: 'thing', thing: them }] } },
  })),
)

const isOfSpells = ({ lands, exiled }: AllowPlay): boolean => exiled === undefined || !lands
export const allowPlay: Syntax<AllowPlay> = narrowed(
  wordings(
    rule('allowPlay')`${{ who: player }} may ${amongThem} ${free} ${{ duration: after }} ${spending}`,
    rule('allowPlay')`${{ duration: begins }}, ${{ who: player }} may ${amongThem} ${free} ${spending}`,
    rule('allowPlay')`${{ who: player }} may ${{ lands: playing }} ${{ what: known }} ${free} ${{
      duration: after,
    }} ${spending} ${thenExiled}`,
    rule(
      'allowPlay',
    )`${{ duration: begins }}, ${{ who: player }} may ${{ lands: playing }} ${{ what: known }} ${free} ${spending} ${thenExiled}`,
  ) as Syntax<unknown> as Syntax<AllowPlay>,
  isOfSpells,
)

const LOOKED_AT: Thing = { kind: 'that' }
const looking = { kind: 'lookAt', who: YOU } as const
const allowing = { kind: 'allowPlay', who: YOU, free: false } as const
/** What lies face down may be looked at by who may play it: "you may look at and cast that card for as long as ...". */
export const lookAndPlay: Syntax<readonly Effect[]> = shaped(
  part()`you may look at and ${{ lands: playing }} ${{ what: known }} ${{ duration: asLongAs }} ${spending}`,
  ({ what, ...rest }) => [
    { ...looking, what },
    { ...allowing, what: LOOKED_AT, ...rest },
  ],
) as Syntax<unknown> as Syntax<readonly Effect[]>
