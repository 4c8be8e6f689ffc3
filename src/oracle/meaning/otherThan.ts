/**
 * What "other" and "another" are other than, where the words don't name it: `~`, if that can be one of those at all;
 * otherwise what the event, the Aura or Equipment, or the words before speak of.
 */
import type { CardType, Filter, PermanentState, Predicate, Thing } from '../../language/index.ts'
import { sameValue } from '../core/index.ts'
import type { Antecedents, Nature } from './antecedents.ts'
import { type Direction, type Fields, Unclear } from './nodeFacts.ts'
import type { Scope } from './pronouns.ts'

/** The subtypes of what is attached to something. */
export const ATTACHED: ReadonlySet<string> = new Set(['Aura', 'Equipment', 'Fortification'])
const HOST: Thing = { kind: 'host' }
const IN_COMBAT: ReadonlySet<PermanentState> = new Set(['attacking', 'blocking', 'unblocked', 'blocked'])
/** Subtypes of permanents that aren't creatures (205.3). */
const OF_TYPE: Readonly<Record<string, CardType>> = {
  Aura: 'enchantment',
  Equipment: 'artifact',
  Fortification: 'artifact',
}

/** Whether something of that nature can be described so, as far as its types say. */
function canBe(one: Predicate, { types, subtypes }: Nature): boolean {
  switch (one.is) {
    case 'type':
      return types.includes(one.type)
    case 'subtype':
      return subtypes.includes(one.subtype) || (types.includes('creature') && !(one.subtype in OF_TYPE))
    case 'state':
      return !IN_COMBAT.has(one.state) || types.includes('creature')
    case 'not':
      return one.of.is !== 'type' || !types.includes(one.of.type)
    case 'anyOf':
      return one.of.some((part) => canBe(part, { types, subtypes }))
    case 'allOf':
      return one.of.every((part) => canBe(part, { types, subtypes }))
    case 'exiledWith':
    case 'createdWith':
    case 'putWith':
      return false
    default:
      return true
  }
}

/** Whether the object with the words can be one of those. */
export const mayBeItself = ({ noun, is }: Filter, own: Nature): boolean =>
  (noun !== 'permanent' && noun !== 'card') || is.every((one) => canBe(one, own))

/** The types that the words say, as a nature; `null`: none, so that it may be anything. */
function natureOf({ is }: Filter): Nature | null {
  const all = is.flatMap((one) => (one.is === 'anyOf' || one.is === 'allOf' ? one.of : [one]))
  const subtypes = all.flatMap((one) => (one.is === 'subtype' ? one.subtype : []))
  const types = all.flatMap((one) => (one.is === 'type' ? one.type : []))
  const said = [...types, ...subtypes.map((one): CardType => OF_TYPE[one] ?? 'creature')]
  return said.length === 0 ? null : { types: said, subtypes }
}

/** Whether what was named with `known` can be one of those. */
function canBeOneOf(known: Filter | null, filter: Filter): boolean {
  const nature = known === null ? null : natureOf(known)
  return nature === null || filter.is.every((one) => canBe(one, nature))
}

const isAttached = ({ subtypes }: Nature): boolean => subtypes.some((one) => ATTACHED.has(one))

/** What is known where the words stand. */
export interface Heard {
  readonly direction: Direction
  readonly scope: Scope
  readonly own: Nature | null
  /** Whose numbers are counted: "it gets +1/+0 for each other attacking creature". */
  readonly counting: unknown
  /** The words describe the event, or a cost: nothing has happened to anything yet. */
  readonly before: boolean
  /** One verb has several objects: "to target creature and each other creature". */
  readonly together: boolean
}

/** What is named as a target is spoken of by its number. */
const asSlot = (what: unknown): Thing | null => {
  const thing = what as Thing | null
  if (thing?.kind === 'target') return { kind: 'slot', slot: thing.slot }
  return thing?.kind === 'slot' || thing?.kind === 'event' ? thing : null
}

/** Whether the words of the event themselves say "another": then "other" may go on meaning than `~`. */
const saysOther = (filter: Filter | null): boolean => filter?.is.some(({ is }) => is === 'other') === true

/** Than what the event is about, where that is one of those; `null`: it isn't, or the words before name `~`. */
function otherThanEvent(filter: Filter, { background: { it, gone, filterOf }, namesItself }: Scope, canBeOwn: boolean) {
  const known = it?.kind === 'event' ? filterOf(it) : null
  if (it === null || known?.noun !== filter.noun || !canBeOneOf(known, filter)) return null
  if (canBeOwn && namesItself()) return null
  if (!canBeOwn || sameValue(filter, known)) return it
  if (gone || saysOther(known)) throw new Unclear('the other')
  return it
}

/** "Deals damage to a blocking creature": the one named last, where that is one of those. */
const otherThanHost = ({ noun, is }: Filter, { it, other }: Antecedents): Thing | null =>
  other?.filter.noun === noun && canBeOneOf(other.filter, { noun, is }) ? other.ref : it

/**
 * Of an instant or sorcery: than what it has just named, where that may be one of those. Of spells it is one itself:
 * "if you've cast another spell this turn".
 */
function otherThanNamed(filter: Filter, scope: Scope): Thing | null {
  const named = filter.noun === 'spell' || filter.noun === 'spellOrAbility' ? null : scope.justNamed()
  return named !== null && canBeOneOf(scope.filterOf(named), filter) ? named : null
}

/** Other than which thing; `null`: than `~`, or as the words themselves say. */
function otherThan(filter: Filter, { scope, own, counting, before, together }: Heard): Thing | null {
  if (scope.background.isHost) return before ? HOST : otherThanHost(filter, scope.background)
  if ((counting as Thing | null)?.kind === 'affected') return null
  const canBeOwn = own === null || mayBeItself(filter, own)
  const event = before ? null : otherThanEvent(filter, scope, canBeOwn)
  if (own === null) return event ?? (before ? null : otherThanNamed(filter, scope))
  const counted = asSlot(counting)
  if (counted !== null && canBeOneOf(scope.filterOf(counted), filter)) return counted
  const beside = together ? scope.namedNow() : null
  if (beside !== null) return beside
  if (event !== null || canBeOwn) return event
  if (isAttached(own)) return HOST
  const named = before ? null : scope.justNamed()
  return named !== null && canBeOneOf(scope.filterOf(named), filter) ? named : null
}

const isPlainOther = (one: Predicate): one is Extract<Predicate, { is: 'other' }> =>
  one.is === 'other' && !('than' in one)

type Qualities = readonly Predicate[]

const isList = (one: Predicate): one is Extract<Predicate, { is: 'anyOf' | 'allOf' }> =>
  one.is === 'anyOf' || one.is === 'allOf'

/** The qualities of a noun phrase, with what others each of its parts means. */
function distinguished(noun: Filter['noun'], is: Qualities, heard: Heard): Qualities {
  if (!is.some(isPlainOther)) {
    // Several nouns with "other" of their own: "all other enchantments you control and all other Auras".
    const parts = heard.own === null && is.some(isList)
    return parts ? is.map((one) => (isList(one) ? { ...one, of: distinguished(noun, one.of, heard) } : one)) : is
  }
  const than = otherThan({ noun, is: is.filter((one) => !isPlainOther(one)) }, heard)
  return than === null ? is : is.map((one) => (isPlainOther(one) ? { ...one, than } : one))
}

/** The noun phrase, with what others it means: "whenever a creature enters, destroy all other creatures". */
export function ofOthers(node: Fields, heard: Heard): Fields {
  if (heard.direction === 'say' || !('noun' in node)) return node
  const { it, filterOf } = heard.scope.background
  // The words of the event itself: "if damage would be dealt to another creature you control".
  if (it?.kind === 'event' && sameValue(node, filterOf(it))) return node
  const { noun, is } = node as never as Filter
  const meant = distinguished(noun, is, heard)
  return meant === is ? node : { ...node, is: meant }
}

/** The word by itself: what each of all that match counts others than, or what is known already. */
export function asOther({ than: known }: Fields, { direction, scope, counting }: Heard): Fields {
  if (direction === 'say') return { is: 'other' }
  const each = counting as Thing | null
  const than = known ?? (each?.kind === 'affected' ? each : scope.justNamed())
  return { is: 'other', ...(than === null ? {} : { than }) }
}
