/** What an object enters the battlefield as (410.10e, 419.1b-c): the rules about it. `events/` asks the questions. */
import { type Ability, type EntersAs, inFull } from '../../language/index.ts'
import { printedFeatures } from '../abilities/index.ts'
import { abilitiesOf, contextOf, copiable, holds, holdsKeyword, lastChapter } from '../continuous/index.ts'
import { type Characteristics, type Context, find, type GameObject, type Seat, type State } from '../state/index.ts'
import { contextOfObject, type Working, workingRules } from './working.ts'

export interface EntersRule {
  readonly id: string
  readonly as: EntersAs
  readonly context: Context
}

/** Whether any card of this game has a rule about how something enters. */
export function mayEnterAs(state: State): boolean {
  return printedFeatures(state.printed).statics.has('enters')
}

/** What a spell has gained, the permanent that it becomes will have, too (217.1c): as it enters, already. */
function gainedAsSpell(state: State, { id, zone }: GameObject): readonly Ability[] {
  const spell = zone === 'stack' ? find(state, id) : null
  if (spell === null) return []
  const own = new Set(copiable(state, spell).abilities.map(({ at }) => at.key))
  return abilitiesOf(state, id).filter(({ at }) => !own.has(at.key))
}

/** today:310.11: an opponent is chosen as the protector of a Siege. */
const PROTECTOR: Omit<EntersRule, 'context'> = { id: 'protector', as: { kind: 'makeChoice', choice: 'opponent' } }

/**
 * An object's own rules as it will enter, 2011's rule that loyalty is a number of counters (2011:contents/209), and that
 * a Saga enters with a lore counter (today:714.3a), a battle with its defense. `there`: the abilities that it will have, if those decide.
 */
export function ownEnters(
  state: State,
  object: GameObject,
  controller: Seat,
  there: readonly Ability[] | null,
): readonly EntersRule[] {
  const values = copiable(state, object)
  const { abilities, loyalty, defense } = values
  const context = contextOfObject(object, controller)
  const said = inFull(there ?? [...abilities, ...gainedAsSpell(state, object)]).flatMap((ability) => {
    if (ability.kind !== 'static' || ability.rule.kind !== 'enters' || ability.rule.what.kind !== 'self') return []
    if (ability.condition !== null && !holds(state, ability.condition, context)) return []
    return [{ id: ability.at.key, as: ability.rule.as, context }]
  })
  const counters = (counter: string, n: number): EntersRule => ({
    id: counter,
    as: { kind: 'counters', counter, n },
    context,
  })
  return [
    ...said,
    ...(loyalty === null ? [] : [counters('loyalty', Math.max(0, loyalty - lessLoyalty(object, abilities)))]),
    ...(defense === undefined ? [] : [counters('defense', defense)]),
    ...(values.types.includes('battle') && values.subtypes.includes('Siege') ? [{ ...PROTECTOR, context }] : []),
    ...firstLore(values, abilities, context),
  ]
}

/** today:702.150: compleated, it enters with two loyalty counters fewer for each symbol that was paid with life. */
const lessLoyalty = ({ choices }: GameObject, abilities: readonly Ability[]): number =>
  holdsKeyword(abilities, 'compleated') ? 2 * (choices?.lifeSymbols ?? 0) : 0

/** today:714.3a: a Saga enters with a lore counter, or, read ahead, with as many as its controller chooses. */
function firstLore(values: Characteristics, abilities: readonly Ability[], context: Context): readonly EntersRule[] {
  const most = lastChapter(values)
  if (most === 0) return []
  const as: EntersAs = holdsKeyword(abilities, 'readAhead')
    ? { kind: 'countersChosen', counter: 'lore', most }
    : { kind: 'counters', counter: 'lore', n: 1 }
  return [{ id: 'lore', as, context }]
}

/**
 * Permanents' rules about other objects that enter: "creatures your opponents control enter the battlefield tapped".
 */
export function othersEnters(state: State): readonly Working<'enters'>[] {
  return workingRules(state, 'enters').filter((one) => one.rule.what.kind !== 'self')
}

/** A permanent's rule, with the context for its text. */
export function asRule(one: Working<'enters'>): EntersRule {
  return { id: one.id, as: one.rule.as, context: contextOf(one.source, one.controller) }
}
