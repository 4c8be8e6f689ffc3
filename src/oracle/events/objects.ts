/** Events that happen to objects: entering, dying, attacking, damage, tapping, targeting (410 of 2004, 603 of 2011). */
import type { Attacked, Filter, Players, Subject, Thing, Trigger } from '../../language/index.ts'
import { either, mapped, part, phrase, type Syntax, sameValue, table, wordings, words } from '../core/index.ts'
import { counterKind, digits, severalWord } from '../lexicon/index.ts'
import {
  filter,
  indefinite,
  isFilter,
  player,
  possessive,
  self,
  subject,
  takePredicate,
  withPredicate,
} from '../nouns/index.ts'

type On<K extends Trigger['on']> = Extract<Trigger, { on: K }>

/** "Enters the battlefield under your control": a quality of what enters, stated after the verb. */
const ENTERS_YOURS = { is: 'controlled', by: { kind: 'you' } } as const
const ENTERS_THEIRS = { is: 'controlled', by: { kind: 'anOpponent' } } as const
type Whose = typeof ENTERS_YOURS | typeof ENTERS_THEIRS

const isAll = (what: unknown): what is Extract<Subject, { kind: 'all' }> =>
  typeof what === 'object' && what !== null && (what as Subject).kind === 'all'
const isEnters = (value: unknown): value is On<'enters'> =>
  typeof value === 'object' && value !== null && (value as Trigger).on === 'enters'

/** "Enters the battlefield from a graveyard". */
export const entersFromGraveyard = part({
  on: 'enters',
  from: 'graveyard',
})`enter|enters [the battlefield /] from a graveyard`
const plainEnters = part({ on: 'enters' })`${{ what: subject }} enter|enters [the battlefield /]`
const entersOf = (whose: Whose): Syntax<On<'enters'>> =>
  mapped(plainEnters, {
    to: ({ on, what }): On<'enters'> | undefined =>
      isAll(what) ? { on, what: { ...what, filter: withPredicate(what.filter, whose) } } : undefined,
    is: isEnters,
    from: ({ on, what, from }) => {
      if (from !== undefined) return undefined
      const isIt = (one: Filter['is'][number]): one is Whose => sameValue(one, whose)
      const taken = isAll(what) ? takePredicate(what.filter, isIt) : null
      return taken ? { on, what: { kind: 'all' as const, filter: taken.rest } } : undefined
    },
  })
/** "A creature enters the battlefield under your control". */
export const entersYours: Syntax<On<'enters'>> = phrase`${entersOf(ENTERS_YOURS)} under your control`
const entersTheirs: Syntax<On<'enters'>> = phrase`${entersOf(ENTERS_THEIRS)} under an opponent's control`
const graveyardEnters = part()`${{ what: subject }} ${entersFromGraveyard}` as Syntax<unknown> as Syntax<On<'enters'>>
export const enters: Syntax<On<'enters'>> = wordings(entersYours, entersTheirs, plainEnters, graveyardEnters)

export const leaves = part({ on: 'leaves' })`leave|leaves the battlefield`
export const dies = wordings(
  part({ on: 'dies' })`[die|dies / are|is put into a graveyard from the battlefield]`,
  part({
    on: 'dies',
    unsacrificed: true,
  })`[die|dies / are|is put into a graveyard from the battlefield], if it wasn't sacrificed`,
  part({ on: 'dies', during: 'combat' })`die|dies during combat`,
)
/** Nothing but a permanent is meant: it can only come from the battlefield. */
const permanentOnly: Syntax<Subject> = mapped(subject, {
  to: (what) => (what.kind === 'host' || (isAll(what) && what.filter.noun === 'permanent') ? what : undefined),
  is: (value): value is Subject => isSubject(value),
  from: (what) => (what.kind === 'host' || (isAll(what) && what.filter.noun === 'permanent') ? what : undefined),
})
const isSubject = (value: unknown): value is Subject => typeof value === 'object' && value !== null && 'kind' in value
/** "A permanent an opponent controls is put into a graveyard". */
export const permanentDies = part({ on: 'dies' })`${{ what: permanentOnly }} are|is put into a graveyard`
/** "A" graveyard is anyone's. */
export const moves = wordings(
  part({
    on: 'moves',
    from: 'battlefield',
    to: 'graveyard',
  })`are|is put into ${{ whose: possessive }} graveyard from the battlefield`,
  part({ on: 'moves', from: null, to: 'graveyard' })`are|is put into ${{ whose: possessive }} graveyard from anywhere`,
  part({
    on: 'moves',
    from: 'library',
    to: 'graveyard',
    whose: { kind: 'you' },
  })`are|is put into your graveyard from your library`,
  part({
    on: 'moves',
    from: 'library',
    to: 'graveyard',
    whose: { kind: 'anOpponent' },
  })`are|is put into an opponent's graveyard from their library`,
  part({ on: 'moves', from: 'library', to: 'graveyard' })`are|is put into a graveyard from a library`,
  part({ on: 'moves', from: null, to: 'graveyard' })`are|is put into a graveyard from anywhere`,
  part({ on: 'moves', from: 'stack', to: 'graveyard', resolved: true })`are|is put into a graveyard after resolving`,
  part({ on: 'moves', from: null, to: 'exile' })`are|is put into exile from anywhere`,
  part({ on: 'moves', from: 'library', to: 'exile' })`are|is put into exile from a library`,
  part({ on: 'moves', from: 'battlefield', to: 'hand' })`are|is returned to its owner's hand`,
  part({
    on: 'moves',
    from: 'battlefield',
    to: 'hand',
    whose: { kind: 'anyPlayer' },
  })`are|is returned to a player's hand`,
  part({ on: 'moves', from: 'battlefield', to: 'hand', whose: { kind: 'you' } })`are|is returned to your hand`,
)

/** Whom an attack is on. */
export const attacked: Syntax<Attacked> = table<Attacked>('whom', {
  you: { players: { kind: 'you' }, walkers: false },
  'you or a planeswalker you control': { players: { kind: 'you' }, walkers: true },
  'an opponent': { players: { kind: 'anOpponent' }, walkers: false },
  'one of your opponents': { players: { kind: 'anOpponent' }, walkers: false },
})
export const attacks = wordings(
  part({ on: 'attacks', alone: false })`attack|attacks ${{ whom: attacked }}`,
  part({ on: 'attacks', alone: true })`attack|attacks alone`,
  part({ on: 'attacks', alone: false, first: true })`attack|attacks for the first time each turn`,
  part({ on: 'attacks', alone: false })`attack|attacks`,
)
const soMany: Syntax<number> = either(words('one', 1), severalWord)
const ANYONE = { who: { kind: 'anyPlayer' } } as const
/** "Three or more creatures attack you", "you attack with three or more creatures". */
export const attackers: Syntax<On<'attackers'>> = wordings(
  part({
    on: 'attackers',
  })`${{ who: player }} attack|attacks with ${{ least: soMany }} or more ${{ filter: filter('many') }}`,
  part({ on: 'attackers', ...ANYONE })`${{ least: soMany }} or more ${{ filter: filter('many') }} attack`,
  part({ on: 'attackers', ...ANYONE, least: 1, all: true })`all ${{ filter: filter('many') }} attack`,
  part({
    on: 'attackers',
    ...ANYONE,
  })`${{ least: soMany }} or more ${{ filter: filter('many') }} attack ${{ whom: attacked }}`,
) as Syntax<On<'attackers'>>

/** "~", as a filter that only it matches. */
const itself: Syntax<Filter> = mapped(self, {
  to: (what): Filter => ({ noun: 'permanent', is: [{ is: 'thing', thing: what }] }),
  is: isFilter,
  from: ({ noun, is: [only, more] }) =>
    noun === 'permanent' && only?.is === 'thing' && !more ? only.thing : undefined,
})
export const blocks = wordings(
  part({ on: 'blocks' })`block|blocks ${{ whom: itself }}`,
  part({ on: 'blocks' })`block|blocks ${{ whom: indefinite }}`,
  part({ on: 'blocks' })`block|blocks ${{ least: soMany }} or more ${{ whom: filter('many') }}`,
  part({ on: 'blocks', whom: null })`block|blocks`,
)
export const blocksAlone = part({ on: 'blocksAlone' })`block|blocks alone`
export const becomesBlocked = wordings(
  part({ on: 'becomesBlocked' })`become|becomes blocked by ${{ by: indefinite }}`,
  part({
    on: 'becomesBlocked',
  })`become|becomes blocked by ${{ least: soMany }} or more ${{ by: filter('many') }}`,
  part({ on: 'becomesBlocked', by: null })`become|becomes blocked`,
)
export const attacksUnblocked = part({ on: 'attacksUnblocked' })`attack|attacks and [isn't / aren't] blocked`

type Damaged = NonNullable<On<'dealsDamage'>['to']>
const noObjects = { objects: null } as const
const noPlayers = { players: null } as const
const whoDamaged: Syntax<Players> = table<Players>('a player', {
  'a player': { kind: 'anyPlayer' },
  'an opponent': { kind: 'anOpponent' },
  'one of your opponents': { kind: 'anOpponent' },
  'another player': { kind: 'anOpponent' },
  you: { kind: 'you' },
  'defending player': { kind: 'defendingPlayer' },
  'enchanted player': { kind: 'enchantedPlayer' },
})
const damaged: Syntax<Damaged> = either(
  part(noObjects)`to ${{ players: whoDamaged }}`,
  part(noPlayers)`to ${{ objects: wordings(itself, indefinite) }}`,
  part({ players: { kind: 'anyPlayer' } })`to a player or ${{ objects: filter('one') }}` as Syntax<Damaged>,
  part({ players: { kind: 'you' } })`to you or a ${{ objects: filter('one') }}` as Syntax<Damaged>,
  part()`to ${{ objects: indefinite }} or ${{
    players: table<Players>('a player', {
      opponent: { kind: 'anOpponent' },
      player: { kind: 'anyPlayer' },
    }),
  }}`,
)
const combat = table('which damage', { 'combat damage': true, damage: false })
export const dealsDamage = wordings(
  part({ on: 'dealsDamage' })`deal|deals ${{ combatOnly: combat }} ${{ to: damaged }}`,
  part({ on: 'dealsDamage' })`deal|deals ${{ least: digits }} or more ${{ combatOnly: combat }} ${{ to: damaged }}`,
  part({ on: 'dealsDamage', to: null })`deal|deals ${{ combatOnly: combat }}`,
)
/** "That creature is dealt damage by an attacking creature": each time that one of those deals it damage. */
export const dealtDamageBy = (to: Syntax<Thing>): Syntax<On<'dealsDamage'>> =>
  mapped(
    wordings(
      part({ combatOnly: false })`${{ to }} is dealt damage by ${{ by: indefinite }}`,
      part({ combatOnly: true })`${{ to }} is dealt combat damage by ${{ by: indefinite }}`,
    ) as Syntax<DealtBy>,
    {
      to: ({ to: thing, by, combatOnly }): On<'dealsDamage'> => ({
        on: 'dealsDamage',
        to: { players: null, objects: { noun: 'permanent', is: [{ is: 'thing', thing }] } },
        what: { kind: 'all', filter: by },
        combatOnly,
      }),
      is: (value): value is On<'dealsDamage'> => (value as Trigger | null)?.on === 'dealsDamage',
      from: ({ what, to: whom, combatOnly, least }) => {
        const [only, more] = whom?.objects?.is ?? []
        return isAll(what) && only?.is === 'thing' && !more && whom?.players === null && least === undefined
          ? { to: only.thing, by: what.filter, combatOnly }
          : undefined
      },
    },
  )
interface DealtBy {
  readonly to: Thing
  readonly by: Filter
  readonly combatOnly: boolean
}
export const dealtDamage = wordings(
  part({ on: 'dealtDamage', combatOnly: true })`are|is dealt combat damage`,
  part({ on: 'dealtDamage', combatOnly: false })`are|is dealt damage`,
)
/** "A spell", "an Aura spell": what is on the stack and isn't an ability. */
const someSpell: Syntax<Filter> = mapped(indefinite, {
  to: (one) => (one.noun === 'spell' ? one : undefined),
  is: isFilter,
  from: (one) => one,
})
const targeted = part({ on: 'becomesTarget' })
export const becomesTarget = wordings(
  part({ on: 'becomesTarget', by: null })`become|becomes the target of a spell or ability`,
  part({
    on: 'becomesTarget',
    by: null,
    first: true,
  })`become|becomes the target of a spell or ability for the first time
    each turn`,
  part({
    on: 'becomesTarget',
    by: null,
  })`become|becomes the target of a spell or ability ${{ whose: player }} control|controls`,
  targeted`become|becomes the target of ${{ by: someSpell }}`,
)
export const tapped = wordings(
  part({ on: 'tapped', forMana: true })`are|is tapped for mana`,
  part({ on: 'tapped', forMana: false })`become|becomes tapped`,
)
/** "A player taps a land for mana": any player. */
const someone: Syntax<Players> = mapped(player, {
  to: (who) => (who.kind === 'anyPlayer' ? undefined : who),
  is: (value): value is Players => typeof value === 'object' && value !== null && 'kind' in value,
  from: (who) => (who.kind === 'anyPlayer' ? undefined : who),
})
export const tappedByPlayer = wordings(
  part({ on: 'tapped', forMana: true })`a player taps ${{ what: subject }} for mana`,
  part({ on: 'tapped', forMana: true })`${{ by: someone }} tap|taps ${{ what: subject }} for mana`,
)
export const untapped = part({ on: 'untapped' })`become|becomes untapped`
export const regenerates = part({ on: 'regenerates' })`regenerate|regenerates`
export const regeneratesThisWay = part({ on: 'regenerates', thisWay: true })`regenerate|regenerates this way`
export const turnedFaceUp = part({ on: 'turnedFaceUp' })`are|is turned face up`
export const phases = wordings(
  part({ on: 'phases', way: 'in' })`phase|phases in`,
  part({ on: 'phases', way: 'out' })`phase|phases out`,
)
export const countersPut = part({
  on: 'countersPut',
})`a ${{ counter: counterKind }} counter is put on ${{ what: subject }}`
const inExile = { zone: 'exile' } as const
export const counterRemoved = wordings(
  part({ on: 'counterRemoved' })`a ${{ counter: counterKind }} counter is removed from ${{ what: subject }}`,
  part({ on: 'counterRemoved', ...inExile })`a ${{ counter: counterKind }} counter is removed from ${{
    what: self,
  }} while it's exiled`,
) as Syntax<On<'counterRemoved'>>
export const lastCounterRemoved = wordings(
  part({
    on: 'lastCounterRemoved',
  })`the last ${{ counter: counterKind }} counter is removed from ${{ what: subject }}`,
  part({ on: 'lastCounterRemoved', ...inExile })`the last ${{ counter: counterKind }} counter is removed from ${{
    what: self,
  }} while it's exiled`,
) as Syntax<On<'lastCounterRemoved'>>
export const sacrificed = part({ on: 'sacrificed' })`${{ who: player }} sacrifice|sacrifices ${{ what: subject }}`
/** Of `what`: a triggered ability's subject, or something mentioned before. */
export const losesControl = <T extends Subject>(what: Syntax<T>): Syntax<On<'losesControl'>> =>
  part({ on: 'losesControl' })`${{ who: player }} lose|loses control of ${{ what }}` as Syntax<On<'losesControl'>>
export const cycled = part({ on: 'cycled' })`${{ who: player }} cycle|cycles ${{ what: subject }}`
/** Only Equipment does this: what it was attached to is the other role. */
export const unattached = part({ on: 'unattached' })`become|becomes unattached from a [permanent / creature]`
