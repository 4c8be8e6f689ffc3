/** Events of players: casting, drawing, discarding, life (410 of 2004, 603 of 2011). */
import type { Filter, OwnedZone, Players, Predicate, Subject, Trigger } from '../../language/index.ts'
import { mapped, part, phrase, type Syntax, sameValue, singular, table, wordings, words } from '../core/index.ts'
import { ordinal, ownZone } from '../lexicon/index.ts'
import { filter, indefinite, isFilter, player, possessive, self, subject } from '../nouns/index.ts'

const ANYONE: Players = { kind: 'anyPlayer' }
const YOU: Players = { kind: 'you' }
const isItself = (value: unknown): value is Filter =>
  isFilter(value) && value.noun === 'spell' && value.is.length === 1 && value.is[0]?.is === 'thing'
/** "When you cast ~": an ability of the spell itself, which works on the stack. */
const itself: Syntax<Filter> = mapped(self, {
  to: (thing): Filter => ({ noun: 'spell', is: [{ is: 'thing', thing }] }),
  is: isItself,
  from: ({ is: [only] }) => (only?.is === 'thing' && only.thing.kind === 'self' ? only.thing : undefined),
})

/** A spell is on the stack: where its card came from is said of the casting. */
const spell: Syntax<Filter> = mapped(indefinite, {
  to: (one) => (one.is.some(({ is }) => is === 'in') ? undefined : one),
  is: isFilter,
  from: (one) => one,
})
/** "Creature spell", after the place in order. */
const plainSpell: Syntax<Filter> = mapped(filter('one'), {
  to: (one) => (one.noun === 'spell' ? one : undefined),
  is: isFilter,
  from: (one) => one,
})
/** "From your graveyard", "from exile": where the card of the spell was. */
const castFrom: Syntax<OwnedZone> = wordings(
  part()`${{ of: possessive }} ${{ zone: ownZone }}`,
  part({ of: null })`a ${{ zone: words('graveyard', 'graveyard') }}`,
  part({ of: null })`${{ zone: words('exile', 'exile') }}`,
)

/** "A green spell is cast": by any player. */
const SECOND_ON = { n: 2, of: 'player', later: true } as const
interface NotFirst {
  readonly who: Players
  readonly spell: Filter
  readonly first: Filter
}
/** "An opponent casts an instant spell other than the first instant spell that player casts each turn". */
const castAgain = mapped(
  part()`${{ who: player }} cast|casts ${{ spell: singular(phrase`a ${plainSpell}`) }} other than the first ${{
    first: plainSpell,
  }} that player casts each turn` as Syntax<NotFirst>,
  {
    to: ({ who, spell: said, first }): Cast | undefined =>
      sameValue(said, first) ? { on: 'cast', who, spell: said, nth: SECOND_ON } : undefined,
    is: (value): value is Cast => (value as Trigger | null)?.on === 'cast',
    from: ({ who, spell: said, nth }): NotFirst | undefined =>
      sameValue(nth, SECOND_ON) ? { who, spell: said, first: said } : undefined,
  },
)
type Cast = Extract<Trigger, { on: 'cast' }>
export const cast = wordings(
  castAgain,
  part({ on: 'cast' })`${{ who: player }} cast|casts ${{ spell: itself }}`,
  part({ on: 'cast' })`${{ who: player }} cast|casts ${{ spell }}`,
  part({ on: 'cast' })`${{ who: player }} cast|casts ${{ spell }} during ${{ during: possessive }} turn`,
  part({ on: 'cast' })`${{ who: player }} cast|casts ${{ spell }} from ${{ from: castFrom }}`,
  part({ on: 'cast', who: ANYONE })`${{ spell }} is cast`,
  part({ on: 'cast', who: ANYONE })`the ${{ nth: part({ of: 'turn' } as const)`${{ n: ordinal }}` }} ${{
    spell: plainSpell,
  }} of a turn is cast`,
  part({ on: 'cast' })`${{ who: player }} cast|casts [your / their] ${{
    nth: part({ of: 'player' } as const)`${{ n: ordinal }}`,
  }} ${{ spell: plainSpell }} each turn`,
)

/** "Plays a land": a card that isn't a spell. */
const land: Syntax<Filter> = mapped(indefinite, {
  to: (one) => (one.noun === 'permanent' ? one : undefined),
  is: isFilter,
  from: (one) => one,
})
export const plays = part({ on: 'plays' })`${{ who: player }} play|plays ${{ filter: land }}`

const PERMANENT_ABILITY: Filter = { noun: 'ability', is: [] }
type OfSource = Extract<Predicate, { is: 'ofSource' }>
const isOfSource = (value: unknown): value is Filter =>
  isFilter(value) && value.noun === 'ability' && value.is.length === 1 && value.is[0]?.is === 'ofSource'
/** "An ability of an Elemental". */
const abilityOf: Syntax<Filter> = mapped(phrase`an ability of ${indefinite}`, {
  to: (filter): Filter | undefined =>
    filter.noun === 'permanent' ? { noun: 'ability', is: [{ is: 'ofSource', filter }] } : undefined,
  is: isOfSource,
  from: ({ is: [only] }) => (only as OfSource | undefined)?.filter,
})
const ANY_ABILITY: Filter = { noun: 'ability', is: [] }
export const activates = wordings(
  part({
    on: 'activates',
    filter: ANY_ABILITY,
    exceptMana: true,
  })`${{ who: player }} activate|activates an ability of ${{
    tapOf: subject,
  }} with {T} in its activation cost that isn't a mana ability`,
  part({ on: 'activates', filter: PERMANENT_ABILITY })`${{ who: player }} activate|activates an ability`,
  part({ on: 'activates' })`${{ who: player }} activate|activates ${{ filter: abilityOf }}`,
)

/** "Enchanted artifact", "an artifact". */
const withoutTap = part({ on: 'activatesWithoutTap' })
export const activatesWithoutTap = wordings(
  withoutTap`${{ who: player }} activate|activates an ability of ${{ what: subject }} without {T} in its activation cost`,
  withoutTap`${{ who: player }} activate|activates ${{ what: subject }}'s ability without {T} in its activation cost`,
)
const upkeep = table('an upkeep cost', {
  'cumulative upkeep': 'cumulativeUpkeep',
  'echo cost': 'echo',
  echo: 'echo',
} as const)
const anyone = { who: ANYONE } as const
/** "~". */
const itsOwn = self as Syntax<Subject>
export const upkeepPaid = wordings(
  part({ on: 'upkeepPaid', paid: true })`${{ who: player }} pay|pays ${{ what: itsOwn }}'s ${{ keyword: upkeep }}`,
  part({ on: 'upkeepPaid', paid: true, ...anyone })`${{ what: itsOwn }}'s ${{ keyword: upkeep }} is paid`,
  part({ on: 'upkeepPaid', paid: false })`${{ who: player }} don't|doesn't pay ${{ what: itsOwn }}'s ${{
    keyword: upkeep,
  }}`,
)
export const clashes = wordings(
  part({ on: 'clashes', won: true })`${{ who: player }} clash|clashes and win|wins`,
  part({ on: 'clashes' })`${{ who: player }} clash|clashes`,
)
export const losesGame = part({ on: 'losesGame' })`${{ who: player }} lose|loses the game`

/** "Whenever you're attacked". */
export const attacked = wordings(
  part({ on: 'attacked', who: YOU })`you're attacked`,
  part({ on: 'attacked' })`${{ who: player }} are|is attacked`,
)

export const draws = part({ on: 'draws' })`${{ who: player }} draw|draws a card`
/** About the card that the preceding sentence makes you reveal (404.5). */
export const drawRevealed = part({ on: 'drawRevealed' })`you reveal ${{ filter: indefinite }} this way`
const itsCard: Syntax<Filter> = mapped(self, {
  to: (thing): Filter => ({ noun: 'card', is: [{ is: 'thing', thing }] }),
  is: isFilter,
  from: ({ is: [only, more] }) => (only?.is === 'thing' && !more ? only.thing : undefined),
})
export const discards = wordings(
  part({ on: 'discards' })`${{ who: player }} discard|discards ${{ filter: indefinite }}`,
  part({ on: 'discards' })`a spell or ability ${{ cause: player }} control|controls
    causes ${{ who: player }} to discard ${{ filter: wordings(itsCard, indefinite) }}`,
)
/** Nothing but spells and abilities makes players shuffle while triggers are watching. */
export const shuffles = wordings(
  part({ on: 'shuffles' })`${{ who: player }} shuffle|shuffles [their library / your library]`,
  part({ on: 'shuffles' })`a spell or ability causes ${{ who: player }} to shuffle [their library / your library]`,
)
export const gainsLife = part({ on: 'gainsLife' })`${{ who: player }} gain|gains life`
export const losesLife = part({ on: 'losesLife' })`${{ who: player }} lose|loses life`
export const playerDealtDamage = wordings(
  part({ on: 'playerDealtDamage', who: YOU })`you're dealt combat ${{ combatOnly: words('damage', true) }}`,
  part({ on: 'playerDealtDamage', who: YOU })`you're dealt ${{ combatOnly: words('damage', false) }}`,
  part({ on: 'playerDealtDamage' })`${{ who: player }} are|is dealt combat ${{ combatOnly: words('damage', true) }}`,
  part({ on: 'playerDealtDamage' })`${{ who: player }} are|is dealt ${{ combatOnly: words('damage', false) }}`,
  part({ on: 'playerDealtDamage', noncombat: true })`${{ who: player }} are|is dealt noncombat ${{
    combatOnly: words('damage', false),
  }}`,
)
export const searches = part({
  on: 'searches',
})`${{ who: player }} search|searches [their library / your library / his or her library]`
export const flipsCoin = wordings(
  part({ on: 'flipsCoin', won: true })`${{ who: player }} win|wins a coin flip`,
  part({ on: 'flipsCoin', won: false })`${{ who: player }} lose|loses a coin flip`,
)
