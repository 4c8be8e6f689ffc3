/** Text that a spell has gained as it was cast, from cards in a hand (2011:702.45). */
import { type Ability, type Body, type Effect, memoised, memoisedAt } from '../../../language/index.ts'
import type { LayerState, PaidOption, State } from '../../state/index.ts'

const NO_TEXT: Body = { choose: null, modes: [[]] }

function bodyIn(abilities: readonly Ability[]): Body | null {
  const spell = abilities.find((ability) => ability.kind === 'spell')
  return spell?.kind === 'spell' ? spell.body : null
}

/** Whether the card's instructions can be spliced: what would be chosen among modes can't. */
export function isSpliceable(abilities: readonly Ability[]): boolean {
  return bodyIn(abilities)?.choose === null
}

/**
 * A spell's abilities with the instructions of the cards spliced onto it after its own, in their order. The same cards
 * and abilities give the same (identical) result.
 */
export function withSpliced(
  state: LayerState,
  abilities: readonly Ability[],
  options: readonly PaidOption[],
): readonly Ability[] {
  const faces = options.flatMap(({ spliced }) => (spliced === undefined ? [] : [spliced]))
  return faces.length === 0 ? abilities : splicedIn(state.printed)(abilities, faces.join(), faces)
}

const splicedIn = memoised((printed: State['printed']) =>
  memoisedAt((abilities: readonly Ability[], _: string, faces: readonly number[]): readonly Ability[] => {
    const more = faces.flatMap((face): readonly (readonly Effect[])[] => {
      const body = bodyIn(printed[face]?.abilities ?? [])
      return body === null ? [] : [body.modes[0] ?? []]
    })
    return spliceOnto(abilities, more)
  }),
)

function spliceOnto(abilities: readonly Ability[], more: readonly (readonly Effect[])[]): readonly Ability[] {
  const own = bodyIn(abilities) ?? NO_TEXT
  const body: Body = { ...own, modes: [...own.modes, ...more], added: more.length }
  if (own === NO_TEXT)
    return [...abilities, { kind: 'spell', body, at: { key: 'spliced', card: null, line: 0, keyword: 'splice' } }]
  return abilities.map((ability) => (ability.kind === 'spell' ? { ...ability, body } : ability))
}
