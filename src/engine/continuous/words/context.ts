/** The surroundings in which words are read. */
import type { ChoiceName, HeldChoices, Link, NamedChoices } from '../../../language/index.ts'
import type { Edition } from '../../../rulebook/index.ts'
import {
  type Choices,
  type Context,
  editionOf,
  findOrLast,
  type LayerObject,
  type LayerState,
  type ObjectId,
  type Seat,
} from '../../state/index.ts'

/** A context with nothing chosen yet; of a delayed trigger, with what the text that made it has done and chosen. */
export function contextOf(source: ObjectId, controller: Seat, fields: Partial<Context> = {}): Context {
  return {
    source,
    onStack: null,
    controller,
    at: null,
    x: 0,
    options: [],
    targets: [],
    chosen: null,
    division: null,
    triggerData: null,
    remembered: [],
    paid: [],
    log: [],
    choices: {},
    they: null,
    ...fields.triggerData?.told,
    ...fields,
  }
}

/** The context of a spell or an ability on the stack, as announced; its targets are those of each mode. */
export function contextOnStack({ id, ability, controller }: LayerObject, choices: Choices): Context {
  return contextOf(ability?.source ?? id, controller, {
    ...(ability?.self === undefined ? {} : { self: ability.self }),
    onStack: id,
    at: ability?.at ?? null,
    x: choices.x,
    options: choices.options,
    paid: choices.paid,
    division: choices.division,
    triggerData: ability?.triggerData ?? null,
    remembered: ability?.remembered ?? [],
    ...(choices.announcedX === true ? { announcedX: true } : {}),
  })
}

/** The context for questions about what was chosen: illegal targets can't be acted on, but are known (413.2a). */
export function informed(context: Context): Context {
  return context.chosen === null ? context : { ...context, targets: context.chosen }
}

type Known = (held: HeldChoices, link: string | null) => NamedChoices

/** 2011:contents/607: an ability knows what was chosen for the one that it is linked with. */
function linkedChoices(held: HeldChoices, link: string | null): NamedChoices {
  const { links, ...choices } = held
  if (links === undefined) return choices
  const known = Object.entries(choices).filter(([name]) => {
    const made = links[name as ChoiceName]
    return made === undefined || made === link
  })
  return Object.fromEntries(known) as NamedChoices
}

const KNOWN: { readonly [K in Edition['abilities']['choicesKnownTo']]: Known } = {
  object: (held) => held,
  linked: linkedChoices,
}

const NO_CHOICES: HeldChoices = {}

/** What was chosen for what grants an ability, as it is or last was. */
export function chosenByGranter(state: LayerState, id: ObjectId | null): NamedChoices {
  return (id === null ? null : findOrLast(state, id)?.chosen) ?? NO_CHOICES
}

/**
 * "The chosen colour" and its like: what this text has chosen, otherwise what was chosen for the object the words are
 * of, as far as words with this link know it.
 */
export function chosenFor(state: LayerState, { choices, source }: Context, link: Link | undefined): NamedChoices {
  const held = findOrLast(state, source)?.chosen ?? NO_CHOICES
  return { ...KNOWN[editionOf(state).abilities.choicesKnownTo](held, link?.key ?? null), ...choices }
}
