/** Events of players: casting, drawing, discarding, life (410 of 2004, 603 of 2011). */
import type { Filter, Players, Predicate, Subject } from '../../language/index.ts'
import {
  maybe,
  narrowed,
  nouns,
  part,
  phrase,
  type Syntax,
  series,
  shaped,
  singular,
  table,
  wordings,
  words,
} from '../core/index.ts'
import { digits, exceptFirst, keywordName, ordinal, ownZone, theirs } from '../lexicon/index.ts'
import {
  always,
  castElsewhere,
  filter,
  host,
  indefinite,
  player,
  possessive,
  qualified,
  self,
  subject,
  thisSpell,
} from '../nouns/index.ts'
import { combat } from './damage.ts'
import { inTime, theirLibrary } from './objects.ts'

const ANYONE: Players = { kind: 'anyPlayer' }
const YOU: Players = { kind: 'you' }
const EACH_OPPONENT: Players = { kind: 'eachOpponent' }

/** A spell is on the stack: where its card came from is said of the casting. */
const isOnStack = (one: Filter | null): boolean => one?.is.every(({ is }) => is !== 'in') === true
export const spell = narrowed(indefinite, isOnStack)
/** "A spell from anywhere other than your hand". */
const spellFromElsewhere = shaped(
  qualified(part()`${{ filter: spell }} ${{ quality: castElsewhere }}`, (one) => one.is === 'not'),
  ({ filter: of }) => of,
)
/** "Creature spell", after the place in order. */
const plainSpell = narrowed(filter('one'), (one) => one?.noun === 'spell' && isOnStack(one))
/** "From your graveyard", "from exile": where the card of the spell was. */
const castFrom = wordings(
  part()`${{ of: wordings(possessive, words('a', null)) }} ${{ zone: ownZone }}`,
  part({ of: null })`${{ zone: words('exile', 'exile') }}`,
)

const ofThePlayer = part({ of: 'player' })`${{ n: ordinal }}`
/** "An opponent casts an instant spell other than the first instant spell that player casts each turn". */
const castAgain = part({ on: 'cast', nth: { n: 2, of: 'player', later: true } })`${{ who: player }} cast|casts ${{
  spell: singular(phrase`a ${plainSpell}`),
}} other than ${wordings(
  part()`the first ${{ spell: plainSpell }} [that player casts / they cast] each turn`,
  part()`${theirs} first ${{ spell: plainSpell }} each turn`,
)}`
const KICKED: Predicate = { is: 'paidFor', keyword: 'kicker' }
const kicked = always(spell, KICKED)
/** "A player kicks a spell" (2011:702.30d): casts it and pays for its kicker. */
const kicks = part({ on: 'cast' })`${{ who: player }} kick|kicks ${{ spell: kicked }}`
export const cast = wordings(
  castAgain,
  kicks,
  part({ on: 'cast' })`${{ who: player }} cast|casts ${{
    spell: wordings(thisSpell, spell, spellFromElsewhere),
  }} ${maybe`from ${{ from: castFrom }}`}`,
  part({ on: 'cast' })`${{ who: player }} cast|casts ${{ spell }} during ${{ inTurnOf: possessive }} turn from ${{
    from: castFrom,
  }}`,
  part({ on: 'cast', who: ANYONE })`${{ spell }} is cast`,
  part({ on: 'cast', who: ANYONE })`the ${{ nth: part({ of: 'turn' })`${{ n: ordinal }}` }} ${{
    spell: plainSpell,
  }} of a turn is cast`,
  part({ on: 'cast' })`${{ who: player }} cast|casts ${theirs} ${{ nth: ofThePlayer }} ${{
    spell: plainSpell,
  }} ${wordings(part()`each turn`, part()`during ${{ inTurnOf: words("each opponent's", EACH_OPPONENT) }} turn`)}`,
)

/** "You cast your next instant spell", which waits for the first only. */
export const nextCast = part({ on: 'cast', who: YOU })`you ${wordings(
  part()`cast your next ${{ spell: plainSpell }}`,
  part()`next cast ${{ spell: singular(phrase`a ${plainSpell}`) }}`,
)} ${maybe`from ${{ from: castFrom }}`}`

export const copies = part({ on: 'copies' })`${{ who: player }} copy|copies ${{ spell }}`
export const sorts = wordings(
  part({ on: 'sorts', action: 'scry' })`${{ who: player }} scry|scries ${inTime}`,
  part({ on: 'sorts', action: 'surveil' })`${{ who: player }} surveil|surveils ${inTime}`,
)

/** "Plays a land": a card that isn't a spell. */
const land = narrowed(indefinite, (one) => one?.noun === 'permanent')
export const plays = part({ on: 'plays' })`${{ who: player }} play|plays ${{ filter: land }}`

const ANY_ABILITY: Filter = { noun: 'ability', is: [] }
/** What enchants or equips it: of what that is attached to. */
const ofHost = shaped(host, (thing): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing }] }), {
  when: ({ kind }) => kind === 'host',
})
/** "An ability of an Elemental". */
const abilityOf = shaped(
  phrase`an ability of ${wordings(land, ofHost)}`,
  (source): Filter => ({ noun: 'ability', is: [{ is: 'ofSource', filter: source }] }),
)
const byKeyword = part({ is: 'keyword' })`${{ keyword: keywordName }}`
/** "A boast ability", "an eternalize or embalm ability", "~'s outlast ability": by the keyword that it is of. */
const keywordAbility: Syntax<Filter> = wordings(
  shaped(part()`a ${{ one: byKeyword }} ability`, ({ one }) => ({ noun: 'ability', is: [one] })),
  shaped(part()`a ${{ of: series(byKeyword, 'or', { min: 2, max: 3 }) }} ability`, ({ of }) => ({
    noun: 'ability',
    is: [{ is: 'anyOf', of }],
  })),
  shaped(part()`${{ thing: self }}'s ${{ one: byKeyword }} ability`, ({ thing, one }) => ({
    noun: 'ability',
    is: [one, { is: 'ofSource', filter: { noun: 'permanent', is: [{ is: 'thing', thing }] } }],
  })),
)
const LOYALTY = { is: 'abilityKind', kind: 'loyalty' } as const
/** "A loyalty ability", "a loyalty ability of a Chandra planeswalker". */
const loyaltyAbility: Syntax<Filter> = wordings(
  words('a loyalty ability', { noun: 'ability', is: [LOYALTY] } as const),
  shaped(part()`a loyalty ability of ${{ source: land }}`, ({ source }) => ({
    noun: 'ability',
    is: [LOYALTY, { is: 'ofSource', filter: source }],
  })),
)
const someAbility = wordings(words('an ability', ANY_ABILITY), abilityOf, keywordAbility, loyaltyAbility)
export const activates = wordings(
  part({
    on: 'activates',
    filter: ANY_ABILITY,
    exceptMana: true,
  })`${{ who: player }} activate|activates an ability of ${{
    tapOf: subject,
  }} with {T} in its activation cost that isn't a mana ability`,
  part({ on: 'activates' })`${{ who: player }} activate|activates ${{ filter: someAbility }}`,
  part({
    on: 'activates',
    exceptMana: true,
  })`${{ who: player }} activate|activates ${{ filter: someAbility }} that isn't a mana ability`,
  part({
    on: 'activates',
    exceptMana: true,
  })`${{ who: player }} activate|activates ${{ filter: someAbility }}, if it isn't a mana ability`,
  part({
    on: 'activates',
    exceptMana: true,
    who: ANYONE,
  })`${{ filter: someAbility }} is activated, if it isn't a mana ability`,
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
/** "~". */
const itsOwn = self as Syntax<Subject>
const anyone = { who: ANYONE } as const
const paid = nouns('what happens', [
  ['pays', 'pay', true],
  ["doesn't pay", "don't pay", false],
] as const)
export const upkeepPaid = wordings(
  part({ on: 'upkeepPaid' })`${{ who: player }} ${{ paid }} ${{ what: itsOwn }}'s ${{ keyword: upkeep }}`,
  part({ on: 'upkeepPaid', paid: true, ...anyone })`${{ what: itsOwn }}'s ${{ keyword: upkeep }} is paid`,
)
/** "You set ~ in motion", "you roll {CHAOS}", "you planeswalk away from ~" (2011:contents/9). */
export const setInMotion = part({ on: 'setInMotion' })`${{ who: player }} set|sets ${{ what: itsOwn }} in motion`
export const rolls = part({ on: 'rolls' })`${{ who: player }} roll|rolls ${{
  side: words('{CHAOS}', 'chaos' as const),
}}`
export const planeswalks = part({ on: 'planeswalks' })`${{ who: player }} planeswalk|planeswalks ${{
  way: table('which way', { to: 'to', 'away from': 'from' } as const),
}} ${{ what: itsOwn }}`
export const clashes = wordings(
  part({ on: 'clashes', won: true })`${{ who: player }} clash|clashes and win|wins`,
  part({ on: 'clashes' })`${{ who: player }} clash|clashes`,
)

export const daylight = part({ on: 'daylight' })`day becomes night or night becomes day`
export const designated = wordings(
  part({ on: 'designated', as: 'monarch' })`${{ who: player }} become|becomes the monarch`,
  part({ on: 'designated', as: 'initiative' })`${{ who: player }} take|takes the initiative`,
)
export const completesDungeon = part({ on: 'completesDungeon' })`${{ who: player }} complete|completes a dungeon`
/** today:706. */
export const rollsDice = part({ on: 'rollsDice' })`${{ who: player }} roll|rolls one or more dice`
export const tempted = part({ on: 'tempted' })`the Ring tempts ${{ who: player }}`

/** "Whenever you're attacked". */
export const attacked = wordings(
  part({ on: 'attacked', who: YOU })`you're attacked`,
  part({ on: 'attacked' })`${{ who: player }} are|is attacked`,
)

const aimedAt = part()`become|becomes the target of a spell or ability`
export const playerTargeted = part({ on: 'playerTargeted' })`${{ who: player }} become|becomes the target of ${wordings(
  part()`a spell or ability ${maybe`${{ whose: player }} control|controls`}`,
  part()`${{ by: narrowed(indefinite, (one) => one?.noun === 'spell') }}`,
)}`
/** "You or a permanent you control becomes the target of a spell or ability an opponent controls". */
export const yoursTargeted = shaped(
  part()`${{ who: player }} or ${{ what: subject }} becomes the target of a spell or ability ${{
    whose: player,
  }} control|controls`,
  ({ who, what, whose }) => ({
    on: 'anyOf',
    of: [
      { on: 'playerTargeted', who, whose },
      { on: 'becomesTarget', what, by: null, whose },
    ],
  }),
)
/** "The chosen player is attacked or becomes the target of a spell or ability". */
export const attackedOrTargeted = shaped(part()`${{ who: player }} are|is attacked or ${aimedAt}`, ({ who }) => ({
  on: 'anyOf',
  of: [
    { on: 'attacked', who },
    { on: 'playerTargeted', who },
  ],
}))

/** today:700.13. */
export const expends = part({ on: 'expends' })`${{ who: player }} expend|expends ${{ n: digits }}`
export const crime = part({ on: 'crime' })`${{ who: player }} commit|commits a crime`
/** "An ability of a creature you control triggers". */
export const triggers = part({ on: 'triggers' })`an ability of ${{ filter: land }} triggers`

const someCard = narrowed(indefinite, (one) => one?.noun === 'card' && one.is.length > 0)
export const draws = wordings(
  part({ on: 'draws' })`${{ who: player }} draw|draws a card ${exceptFirst}`,
  part({ on: 'draws' })`${{ who: player }} draw|draws ${{ filter: someCard }}`,
  part({ on: 'draws' })`${{ who: player }} draw|draws ${theirs} ${{ nth: ordinal }} card each turn`,
)
/** About the card that the preceding sentence makes you reveal (404.5). */
export const drawRevealed = part({ on: 'drawRevealed' })`you reveal ${{ filter: indefinite }} this way`
const itsCard = shaped(self, (thing): Filter => ({ noun: 'card', is: [{ is: 'thing', thing }] }))
export const discards = wordings(
  part({ on: 'discards' })`${{ who: player }} discard|discards ${{ filter: indefinite }}`,
  part({ on: 'discards', many: true })`${{ who: player }} discard|discards one or more ${{
    filter: filter('many'),
  }} ${inTime}`,
  part({ on: 'discards' })`a spell or ability ${{ cause: player }} control|controls
    causes ${{ who: player }} to discard ${{ filter: wordings(itsCard, indefinite) }}`,
)
/** Nothing but spells and abilities makes players shuffle while triggers are watching. */
export const shuffles = wordings(
  part({ on: 'shuffles' })`${{ who: player }} shuffle|shuffles ${theirLibrary}`,
  part({ on: 'shuffles' })`a spell or ability causes ${{ who: player }} to shuffle ${theirLibrary}`,
)
export const gainsLife = part({ on: 'gainsLife' })`${{ who: player }} gain|gains life ${inTime}`
export const loses = wordings(
  part({ on: 'losesLife' })`${{ who: player }} lose|loses life ${inTime}`,
  part({ on: 'losesGame' })`${{ who: player }} lose|loses the game`,
)
const damage = wordings(
  part()`${{ combatOnly: combat }}`,
  part({ combatOnly: false, noncombat: true })`noncombat damage`,
)
export const playerDealtDamage = wordings(
  part({ on: 'playerDealtDamage', who: YOU })`you're dealt ${damage}`,
  part({ on: 'playerDealtDamage' })`${{ who: player }} are|is dealt ${damage}`,
  part({ on: 'playerDealtDamage' })`${damage} is dealt to ${{ who: player }}`,
  part({ on: 'playerDealtDamage' })`${{ who: player }} are|is dealt ${damage} by one or more ${{ by: filter('many') }}`,
  part({ on: 'playerDealtDamage' })`one or more ${{ by: filter('many') }} deal ${damage} to ${{ who: player }}`,
)
export const searches = part({ on: 'searches' })`${{ who: player }} search|searches ${theirLibrary}`
const won = nouns('what happens', [
  ['wins', 'win', true],
  ['loses', 'lose', false],
] as const)
export const flipsCoin = part({ on: 'flipsCoin' })`${{ who: player }} ${{ won }} a coin flip`
