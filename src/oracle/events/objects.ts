/** Events that happen to objects: entering, dying, attacking, damage, tapping, targeting (410 of 2004, 603 of 2011). */
import {
  type Attacked,
  type Filter,
  type Players,
  type Predicate,
  type Subject,
  type Thing,
  type Trigger,
  turnRecordOf,
} from '../../language/index.ts'
import {
  mapped,
  maybe,
  narrowed,
  nounRule,
  part,
  plural,
  quiet,
  type Syntax,
  shaped,
  table,
  withFields,
  wordings,
  words,
} from '../core/index.ts'
import { counterKind, digits, markWord, numberWord, oneOrMore, ownZone, there } from '../lexicon/index.ts'
import {
  countedFilter,
  filter,
  indefinite,
  isYours,
  player,
  possessive,
  subject,
  takePredicate,
  withPredicate,
  YOURS,
} from '../nouns/index.ts'
import { itself } from './damage.ts'

type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>

const isAll = (what: unknown): what is Extract<Subject, { kind: 'all' }> =>
  (what as Subject | null | undefined)?.kind === 'all'

const origin = table('where it comes from', { 'a graveyard': 'graveyard', exile: 'exile' } as const)
/** "Enters the battlefield", "enters the battlefield from a graveyard". */
export const entering = wordings(
  part({ on: 'enters' })`enter|enters ${there} ${maybe`from ${{ from: origin }}`}`,
  part({ on: 'enters', untapped: true })`enter|enters ${there} untapped`,
)
type Held = Extract<Predicate, { is: 'controlled' }>
const isUnnamed = (who: Players | undefined): boolean =>
  who?.kind === 'you' || who?.kind === 'anOpponent' || who?.kind === 'anyPlayer' || who?.kind === 'enchantedPlayer'
const isHeld = (one: Predicate): one is Held => one.is === 'controlled' && isUnnamed(one.by)
/**
 * "A creature enters the battlefield under your control", "a player puts a creature onto the battlefield": a quality of
 * what enters, stated with the verb.
 */
const entersUnderFor = (what: Syntax<Subject>): Syntax<On<'enters'>> =>
  mapped(
    wordings(
      part()`${{ what }} enter|enters ${there} under ${{
        by: table<Players>('whose', {
          your: { kind: 'you' },
          "an opponent's": { kind: 'anOpponent' },
          "enchanted player's": { kind: 'enchantedPlayer' },
        }),
      }} control`,
      part()`${{ by: narrowed(player, isUnnamed) }} put|puts ${{ what }} onto the battlefield`,
    ),
    {
      to: ({ what, by }): On<'enters'> | undefined =>
        isAll(what)
          ? { on: 'enters', what: { ...what, filter: withPredicate(what.filter, { is: 'controlled', by }) } }
          : undefined,
      is: (value): value is On<'enters'> => (value as Trigger | null)?.on === 'enters',
      from: ({ what, from }) => {
        const taken = isAll(what) && from === undefined ? takePredicate(what.filter, isHeld) : null
        return taken ? { what: { kind: 'all' as const, filter: taken.rest }, by: taken.taken.by } : undefined
      },
    },
  )
export const entersUnder = entersUnderFor(subject)

/** "You exert a creature": only what you control. */
export const exerting: Syntax<On<'acts'>> = mapped(part()`you exert ${{ what: subject }}`, {
  to: ({ what }): On<'acts'> | undefined =>
    isAll(what)
      ? { on: 'acts', action: 'exert', what: { ...what, filter: withPredicate(what.filter, YOURS) } }
      : undefined,
  is: (value): value is On<'acts'> => (value as Trigger | null)?.on === 'acts',
  from: ({ what, action }) => {
    const taken = isAll(what) && action === 'exert' ? takePredicate(what.filter, isYours) : null
    return taken ? { what: { kind: 'all' as const, filter: taken.rest } } : undefined
  },
})

export const leaves = part({ on: 'leaves' })`leave|leaves the battlefield`
export const dies = wordings(
  part({ on: 'dies' })`[die|dies / are|is put into a graveyard from the battlefield] ${maybe`${{
    unsacrificed: words(", if it wasn't sacrificed", true),
  }}`}`,
  part({ on: 'dies', during: 'combat' })`die|dies during combat`,
)
export const isPermanent = (what: Subject): boolean =>
  what.kind === 'host' || (isAll(what) && what.filter.noun === 'permanent')
/** "A permanent an opponent controls is put into a graveyard": it can only come from the battlefield. */
export const permanentDies = part({
  on: 'dies',
})`${{ what: narrowed(subject, isPermanent) }} are|is put into a graveyard`

/** "Their library": of the player that is spoken of. */
export const theirLibrary = wordings(words('their library'), words('your library'), words('his or her library'))
type Moving = Omit<On<'moves'>, 'what'>
/** From the battlefield into a graveyard is what dying is. */
const isMove = ({ from, to, whose }: Moving): boolean =>
  from !== 'battlefield' || to !== 'graveyard' || whose !== undefined
const put: Syntax<Moving> = narrowed(
  part({ on: 'moves' })`are|is put into ${wordings(
    part({ to: 'graveyard' })`${{ whose: possessive }} graveyard`,
    part({ to: 'graveyard' })`[a graveyard / graveyards]`,
    part({ to: 'exile' })`exile`,
  )} from ${{
    from: table('a zone', { 'the battlefield': 'battlefield', anywhere: null, 'a library': 'library' }),
  }}`,
  isMove,
)
const isNotOwner = (who: Players | null | undefined): boolean => who?.kind !== 'ownerOf'
const leavesGraveyard = part({
  on: 'moves',
  from: 'graveyard',
  to: null,
})`leave|leaves ${{ whose: possessive }} graveyard`
const thence = part()`[/ from the battlefield]`
/** "A" graveyard is anyone's. */
export const moves = wordings(
  put,
  leavesGraveyard,
  part({ on: 'moves', from: 'library', to: 'graveyard' })`are|is put into ${{
    whose: possessive,
  }} graveyard from ${theirLibrary}`,
  part({ on: 'moves', from: 'stack', to: 'graveyard', resolved: true })`are|is put into a graveyard after resolving`,
  part({ on: 'moves', from: 'battlefield', to: 'hand' })`are|is returned to [its owner's hand / hand] ${thence}`,
  part({ on: 'moves', from: null, to: 'exile' })`are|is put into exile`,
  part({ on: 'moves', to: 'exile' })`are|is put into exile from ${{ whose: possessive }} ${{ from: ownZone }}`,
  part({ on: 'moves', from: 'battlefield', to: 'exile' })`are|is exiled from the battlefield`,
  part({ on: 'moves', from: 'battlefield', to: 'hand' })`are|is returned to ${{
    whose: narrowed(possessive, isNotOwner),
  }} hand ${thence}`,
)

const MOST_LIFE: Players = {
  kind: 'playersWho',
  among: 'players',
  if: {
    kind: 'compare',
    a: { kind: 'life', of: { kind: 'asked' } },
    op: '>=',
    b: { kind: 'extremeLife', most: true },
  },
}
/** Whom an attack is on. */
export const attacked: Syntax<Attacked> = table<Attacked>('whom', {
  you: { players: { kind: 'you' }, walkers: false },
  'you or a planeswalker you control': { players: { kind: 'you' }, walkers: true },
  'an opponent': { players: { kind: 'anOpponent' }, walkers: false },
  'one of your opponents': { players: { kind: 'anOpponent' }, walkers: false },
  'the player with the most life or tied for most life': { players: MOST_LIFE, walkers: false },
  'enchanted player': { players: { kind: 'enchantedPlayer' }, walkers: false },
})
/** Whom a declaration attacks, one or several: once for all of them. */
const attackedTogether: Syntax<Attacked> = table<Attacked>('whom', {
  'one or more of your opponents': { players: { kind: 'anOpponent' }, walkers: false },
  'you and/or one or more planeswalkers you control': { players: { kind: 'you' }, walkers: true },
})
/** Each player who is attacked by itself. */
const attackedSingly: Syntax<Attacked> = table<Attacked>('whom', {
  'a player': { players: { kind: 'anyPlayer' }, walkers: false },
  'another one of your opponents': { players: { kind: 'anOpponent' }, walkers: false },
})
/** No planeswalker and no battle: each attacker attacks one player. */
const attackedPlayer = words('a player', { players: { kind: 'anyPlayer' }, walkers: false } as const)
/** Of all the times that it happens in a turn: of attacks on anybody, of any spell or ability. */
const firstTime = part()`${{ first: words('for the first time each turn', true) }}`
/** Without "other", which stands before it. */
const plain = narrowed(countedFilter, ({ is }) => is.every((one) => one.is !== 'other'))
export const attacks = wordings(
  part({ on: 'attacks', alone: true })`attack|attacks alone`,
  part({ on: 'attacks', alone: false })`attack|attacks while ${{ as: markWord }}`,
  part({ on: 'attacks', alone: false })`attack|attacks ${wordings(
    maybe`${{ whom: attacked }}`,
    part()`${{ whom: attackedPlayer }}`,
    firstTime,
  )}`,
  part({ on: 'attacks', alone: false })`and at least ${{
    along: quiet(part()`${{ least: numberWord }} other ${{ filter: plain }}`),
  }} attack`,
)
const ANYONE = { who: { kind: 'anyPlayer' } } as const
const CREATURES: Filter = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
/** "That player" is the one who is attacked: nobody else is named. */
const ofNobodyElse = narrowed(filter('many'), ({ is }) => is.every((one) => one.is !== 'controlled' || isYours(one)))
/** "Three or more creatures attack you", "you attack with three or more creatures". */
export const attackers = wordings(
  part({
    on: 'attackers',
  })`${{ who: player }} attack|attacks with ${oneOrMore} ${{ filter: filter('many') }}`,
  // today:508.3: with any creatures.
  part({ on: 'attackers', least: 1, filter: CREATURES })`${{ who: player }} attack|attacks`,
  part({ on: 'attackers', ...ANYONE, least: 1, all: true })`all ${{ filter: filter('many') }} attack`,
  part({
    on: 'attackers',
    ...ANYONE,
  })`${oneOrMore} ${{ filter: filter('many') }} attack ${maybe`${{ whom: attacked }}`}`,
  part({
    on: 'attackers',
    ...ANYONE,
    each: true,
  })`${oneOrMore} ${{ filter: ofNobodyElse }} attack ${{ whom: attackedSingly }}`,
  part({ on: 'attackers' })`${{ who: player }} attack|attacks ${{ whom: attacked }} with ${oneOrMore} ${{
    filter: filter('many'),
  }}`,
  part({
    on: 'attackers',
    least: 1,
    filter: CREATURES,
  })`${{ who: player }} attack|attacks ${{ whom: attackedTogether }}`,
  part({
    on: 'attackers',
    least: 1,
    filter: CREATURES,
    each: true,
  })`${{ who: player }} attack|attacks ${{ whom: attackedSingly }}`,
  part({
    on: 'attackers',
    each: true,
  })`${{ who: player }} attack|attacks ${{ whom: attackedSingly }} with ${oneOrMore} ${{
    filter: filter('many'),
  }}`,
)

/** Those on the other side: "a creature", "two or more creatures". */
const others = wordings(
  part()`${{ other: wordings(itself, indefinite) }}`,
  part()`${oneOrMore} ${{ other: filter('many') }}`,
)
export const blocks = wordings(
  shaped(part()`block|blocks ${others}`, ({ other, ...rest }) => ({ on: 'blocks', whom: other, ...rest })),
  part({ on: 'blocks', whom: null })`block|blocks`,
)
export const blocksAlone = part({ on: 'blocksAlone' })`block|blocks alone`
export const becomesBlocked = wordings(
  shaped(part()`become|becomes blocked by ${others}`, ({ other, ...rest }) => ({
    on: 'becomesBlocked',
    by: other,
    ...rest,
  })),
  part({ on: 'becomesBlocked', by: null })`become|becomes blocked`,
)
export const attacksUnblocked = part({
  on: 'attacksUnblocked',
})`attack|attacks ${maybe`${{ whom: wordings(attacked, attackedPlayer) }}`} and [isn't / aren't] blocked`

/** "A spell", "an Aura spell": what is on the stack and isn't an ability. */
const someSpell = narrowed(indefinite, (one) => one?.noun === 'spell')
export const becomesTarget = part({ on: 'becomesTarget' })`become|becomes the target of ${wordings(
  part({ by: null })`a spell or ability ${wordings(maybe`${{ whose: player }} control|controls`, firstTime)}`,
  part()`${{ by: someSpell }}`,
)}`
export const tapped = wordings(
  part({ on: 'tapped', forMana: true })`are|is tapped for mana`,
  part({ on: 'tapped', forMana: false })`become|becomes tapped`,
  part({
    on: 'tapped',
    forMana: false,
    unlessAttacking: true,
  })`become|becomes tapped, if it isn't being declared as an attacker`,
)
/** "A player taps a land for mana": any player. */
const someone = narrowed(player, (who) => who?.kind !== 'anyPlayer')
export const tappedByPlayer = wordings(
  part({ on: 'tapped', forMana: true })`a player taps ${{ what: subject }} for mana`,
  part({ on: 'tapped', forMana: true })`${{ by: someone }} tap|taps ${{ what: subject }} for mana`,
)
export const untapped = part({ on: 'untapped' })`become|becomes untapped`
export const regenerates = part({ on: 'regenerates' })`regenerate|regenerates`
export const regeneratesThisWay = part({ on: 'regenerates', thisWay: true })`regenerate|regenerates this way`
export const turnedFaceUp = part({ on: 'turnedFaceUp' })`are|is turned face up`
export const transforms = wordings(
  part({ on: 'transforms', into: 'this' })`transform|transforms into ~`,
  part({ on: 'transforms' })`transform|transforms into ${{ into: indefinite }}`,
  part({ on: 'transforms' })`transform|transforms`,
  part({ on: 'transforms' })`convert|converts`,
)
export const marked = wordings(
  part({ on: 'marked' })`become|becomes ${{ as: markWord }}`,
  part({ on: 'marked', as: 'level' })`become|becomes level ${{ n: digits }}`,
)
export const phases = part({ on: 'phases' })`phase|phases ${{ way: table('which way', { in: 'in', out: 'out' }) }}`
export const acts = wordings(
  part({ on: 'acts', action: 'explore' })`explore|explores`,
  part({ on: 'acts', action: 'connive' })`connive|connives`,
  part({ on: 'acts', action: 'exploit' })`exploit|exploits a creature`,
  // Every creature is exploited as one: narrower than that is "a nontoken creature".
  part({
    on: 'acts',
    action: 'exploit',
  })`exploit|exploits ${{ whom: narrowed(indefinite, ({ is }) => is.length > 1) }}`,
  part({ on: 'acts', action: 'fight' })`fight|fights`,
  part({ on: 'acts', action: 'mutate' })`mutate|mutates`,
  part({ on: 'acts', action: 'crew' })`crew|crews ${{ whom: indefinite }}`,
  part({ on: 'acts', action: 'saddle' })`saddle|saddles ${{ whom: indefinite }}`,
)
const whileExiled = maybe`${{ zone: words("while it's exiled", 'exile') }}`
const oneByOne = narrowed(
  part()`a ${{ counter: counterKind }} counter is ${{
    on: table('what is done with it', { 'put on': 'countersPut', 'removed from': 'counterRemoved' } as const),
  }} ${{ what: subject }} ${whileExiled}`,
  ({ on, zone }) => on === 'counterRemoved' || zone === undefined,
)
/** "A time counter is removed from ~ while it's exiled", "one or more +1/+1 counters are put on ~". */
export const counters = wordings(
  oneByOne,
  part({ on: 'countersPut', together: true })`one or more ${{ counter: counterKind }} counters are put on ${{
    what: subject,
  }}`,
  part({ on: 'countersPut', together: true })`${{ by: player }} put|puts one or more ${{
    counter: counterKind,
  }} counters on ${{ what: subject }}`,
)
export const lastCounterRemoved = part({
  on: 'lastCounterRemoved',
})`the last ${{ counter: counterKind }} counter is removed from ${{ what: subject }} ${whileExiled}`
/** "One or more creatures": all that it happens to at once. */
const several: Syntax<Subject> = plural(
  nounRule('all')`one or more ${{ filter: filter('many') }}`,
) as Syntax<unknown> as Syntax<Subject>
/** Whether the turn has a record of it, where it is asked about its first time. */
const isCounted = (event: { readonly on: Trigger['on']; readonly first?: true }): boolean =>
  event.first !== true || turnRecordOf(event as Trigger) !== null
const MANY = { many: true } as const
/** "For the first time each turn": after an event, which is no narrower by itself. */
export const inTime = wordings(firstTime, part()``) as Syntax<{ readonly first?: true }>
const gatheredUnder = withFields(entersUnderFor(several), ['on', 'what'])
/** "One or more creatures die": once for all that die together. */
export const gathered = wordings(
  narrowed(
    part(MANY)`${{ what: several }} ${wordings(entering, leaves, dies, moves) as Syntax<Moved>} ${inTime}`,
    isCounted,
  ),
  part(MANY)`${gatheredUnder} ${inTime}`,
) as Syntax<unknown> as Syntax<On<'enters' | 'leaves' | 'dies' | 'moves'>>
type Moved = Omit<On<'enters' | 'leaves' | 'dies' | 'moves'>, 'what'>

export const sacrificed = wordings(
  narrowed(
    part({ on: 'sacrificed' })`${{ who: player }} sacrifice|sacrifices ${{ what: subject }} ${inTime}`,
    isCounted,
  ),
  part({ on: 'sacrificed', ...MANY })`${{ who: player }} sacrifice|sacrifices ${{ what: several }} ${inTime}`,
) as Syntax<On<'sacrificed'>>
/** Of `what`: a triggered ability's subject, or something mentioned before. */
export const losesControl = <T extends Thing>(what: Syntax<T>) =>
  part({ on: 'losesControl' })`${{ who: player }} lose|loses control of ${{ what }}`
export const cycled = part({ on: 'cycled' })`${{ who: player }} cycle|cycles ${{ what: subject }}`
/** "You unlock this door", "you fully unlock a Room" (today:709.5). */
export const unlocks = wordings(
  part({ on: 'unlocks', what: { kind: 'self' } })`${{ who: player }} unlock|unlocks this door`,
  part({ on: 'unlocks', fully: true })`${{ who: player }} fully unlock|unlocks ${{ what: subject }}`,
) as Syntax<On<'unlocks'>>
export const attached = part({ on: 'attached' })`become|becomes attached to ${{ to: subject }}`
/** Only Equipment does this: what it was attached to is the other role. */
export const unattached = part({ on: 'unattached' })`become|becomes unattached from a [permanent / creature]`
