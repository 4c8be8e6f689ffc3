/** Events that happen to objects: entering, dying, attacking, damage, tapping, targeting (410 of 2004, 603 of 2011). */
import type { Filter, Subject, Trigger } from '../../language/index.ts'
import { mapped, part, phrase, type Syntax, table, wordings, words } from '../core/index.ts'
import { counterKind, severalWord } from '../lexicon/index.ts'
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
const isYours = (predicate: Filter['is'][number]): predicate is typeof ENTERS_YOURS =>
  predicate.is === 'controlled' && predicate.by.kind === 'you'

const isAll = (what: unknown): what is Extract<Subject, { kind: 'all' }> =>
  typeof what === 'object' && what !== null && (what as Subject).kind === 'all'
const isEnters = (value: unknown): value is On<'enters'> =>
  typeof value === 'object' && value !== null && (value as Trigger).on === 'enters'

const plainEnters = part({ on: 'enters' })`${{ what: subject }} enter|enters [the battlefield /]`
const entersOfYours = mapped(plainEnters, {
  to: ({ on, what }): On<'enters'> | undefined =>
    isAll(what) ? { on, what: { ...what, filter: withPredicate(what.filter, ENTERS_YOURS) } } : undefined,
  is: isEnters,
  from: ({ on, what }) => {
    const taken = isAll(what) ? takePredicate(what.filter, isYours) : null
    return taken ? { on, what: { kind: 'all' as const, filter: taken.rest } } : undefined
  },
})
/** "A creature enters the battlefield under your control". */
export const entersYours: Syntax<On<'enters'>> = phrase`${entersOfYours} under your control`
export const enters: Syntax<On<'enters'>> = wordings(entersYours, plainEnters)

export const leaves = part({ on: 'leaves' })`leave|leaves the battlefield`
export const dies = part({
  on: 'dies',
})`[die|dies / are|is put into a graveyard from the battlefield]`
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
  part({ on: 'moves', from: null, to: 'exile' })`are|is put into exile from anywhere`,
  part({ on: 'moves', from: 'library', to: 'exile' })`are|is put into exile from a library`,
  part({ on: 'moves', from: 'battlefield', to: 'hand' })`are|is returned to [its owner's / a player's] hand`,
)

export const attacks = wordings(
  part({ on: 'attacks', alone: true })`attack|attacks alone`,
  part({ on: 'attacks', alone: false })`attack|attacks`,
)
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
  part({ on: 'blocks', whom: null })`block|blocks`,
)
export const blocksAlone = part({ on: 'blocksAlone' })`block|blocks alone`
export const becomesBlocked = wordings(
  part({ on: 'becomesBlocked' })`become|becomes blocked by ${{ by: indefinite }}`,
  part({
    on: 'becomesBlocked',
  })`become|becomes blocked by ${{ least: severalWord }} or more ${{ by: filter('many') }}`,
  part({ on: 'becomesBlocked', by: null })`become|becomes blocked`,
)
export const attacksUnblocked = part({ on: 'attacksUnblocked' })`attack|attacks and [isn't / aren't] blocked`

const damaged: Syntax<On<'dealsDamage'>['to']> = table('whom', {
  'to a player': 'player',
  'to an opponent': 'opponent',
  'to a creature': 'creature',
})
const deals = part({ on: 'dealsDamage' })
export const dealsDamage = wordings(
  deals`deal|deals combat ${{ combatOnly: words('damage', true) }} ${{ to: damaged }}`,
  deals`deal|deals ${{ combatOnly: words('damage', false) }} ${{ to: damaged }}`,
  part({ on: 'dealsDamage', to: 'any', combatOnly: true })`deal|deals combat damage`,
  part({ on: 'dealsDamage', to: 'any', combatOnly: false })`deal|deals damage`,
)
export const dealtDamage = wordings(
  part({ on: 'dealtDamage', combatOnly: true })`are|is dealt combat damage`,
  part({ on: 'dealtDamage', combatOnly: false })`are|is dealt damage`,
)
export const becomesTarget = wordings(
  part({ on: 'becomesTarget', by: 'spellOrAbility' })`become|becomes the target of a spell or ability`,
  part({ on: 'becomesTarget', by: 'spell' })`become|becomes the target of a spell`,
)
export const tapped = wordings(
  part({ on: 'tapped', forMana: true })`are|is tapped for mana`,
  part({ on: 'tapped', forMana: false })`become|becomes tapped`,
)
/** "A player taps a land for mana": any player. */
export const tappedByPlayer = part({ on: 'tapped', forMana: true })`a player taps ${{ what: subject }} for mana`
export const untapped = part({ on: 'untapped' })`become|becomes untapped`
export const turnedFaceUp = part({ on: 'turnedFaceUp' })`are|is turned face up`
export const phases = wordings(
  part({ on: 'phases', way: 'in' })`phase|phases in`,
  part({ on: 'phases', way: 'out' })`phase|phases out`,
)
export const countersPut = part({
  on: 'countersPut',
})`a ${{ counter: counterKind }} counter is put on ${{ what: subject }}`
export const lastCounterRemoved = part({
  on: 'lastCounterRemoved',
})`the last ${{ counter: counterKind }} counter is removed from ${{ what: subject }}`
export const sacrificed = part({ on: 'sacrificed' })`${{ who: player }} sacrifice|sacrifices ${{ what: subject }}`
/** Of `what`: a triggered ability's subject, or something mentioned before. */
export const losesControl = <T extends Subject>(what: Syntax<T>): Syntax<On<'losesControl'>> =>
  part({ on: 'losesControl' })`${{ who: player }} lose|loses control of ${{ what }}` as Syntax<On<'losesControl'>>
export const cycled = part({ on: 'cycled' })`${{ who: player }} cycle|cycles ${{ what: subject }}`
/** Only Equipment does this: what it was attached to is the other role. */
export const unattached = part({ on: 'unattached' })`become|becomes unattached from a [permanent / creature]`
