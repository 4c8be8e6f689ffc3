/** Sentences of effects, and the bodies made of them: one after another, or a choice of modes. */
import type { Body, Condition, Count, Effect } from '../../language/index.ts'
import { isResultRow, resultRow } from '../clauses/index.ts'
import { condition } from '../conditions/index.ts'
import { mapped, named, part, phrase, repeat, role, rule, type Syntax, table, wordings, words } from '../core/index.ts'
import { costs } from '../costs/index.ts'
import { asEffect } from '../reading/index.ts'
import { pricedModes, weighedModes } from './modes.ts'

export interface SentenceSyntaxes {
  /** The rows of a table, as sentences. */
  readonly rows: Syntax<readonly Effect[]>
  /** "Draw a card. You lose 1 life." */
  readonly sentences: Syntax<readonly Effect[]>
  /** The same, or "choose one —" and its modes. */
  readonly body: Syntax<Body>
  /** The modes, each with its bullet. */
  readonly modes: Syntax<Body['modes']>
  /** One sentence without its full stop. */
  /** Of an instant or sorcery: how many modes it has may depend on what is so as it is cast. */
  readonly spell: Syntax<Body>
  readonly clause: Syntax<Body>
  /** Modes of a spell that have costs of their own. */
  readonly priced: Syntax<Body>
}

export const modeCount: Syntax<Count> = table('how many modes', {
  one: { min: 1, max: 1 },
  two: { min: 2, max: 2 },
  three: { min: 3, max: 3 },
  four: { min: 4, max: 4 },
  'one or both': { min: 1, max: 2 },
  'one or more': { min: 1, max: { kind: 'all' } },
  'up to one': { min: 0, max: 1 },
  'up to two': { min: 0, max: 2 },
  'any number': { min: 0, max: { kind: 'all' } },
})

interface Tabled {
  readonly first: readonly Effect[]
  readonly rows: readonly Effect[]
}
/** Before the sentences are joined to one list. */
export const isRow = (sentence: Effect): boolean =>
  isResultRow((sentence as unknown as { readonly effects?: readonly Effect[] }).effects ?? [])

export function makeSentences(effects: Syntax<readonly Effect[]>): SentenceSyntaxes {
  const sentence = asEffect(role('do', rule('sentence')`${{ effects }}.`))
  const sentences = named('a sentence', repeat(sentence, { separator: '' }))
  const plain = part({ choose: null })`${{ modes: repeat(sentences, { max: 1 }) }}`
  const modes = repeat(phrase`• ${sentences}`, { separator: '\n', min: 2 })
  const modal = part()`choose ${{ choose: modeCount }} — \n${{ modes }}`
  /** "Choose one that hasn't been chosen —", "... this turn —". */
  const fresh = part()`choose ${{ choose: modeCount }} that hasn't been chosen ${{
    fresh: wordings(words('', 'ever' as const), words('this turn', 'turn' as const)),
  }} — \n${{ modes }}`
  const repeated = part({
    repeats: true,
  })`choose ${{ choose: modeCount }}. You may choose the same mode more than once. \n${{ modes }}`
  /** today:700.2: how many depends on what is so as it is cast. */
  const more = part()`if ${{ condition }} as you cast [this spell / ~], you may choose ${{
    choose: table('how many modes', { both: { min: 1, max: 2 } }),
  }} [/ instead]`
  /** "If this spell was kicked, choose any number instead." */
  const moreInstead = part()`if ${{ condition }}, choose ${{ choose: modeCount }} instead`
  const modalMore = part()`choose ${{ choose: modeCount }}. ${{ more: wordings(more, moreInstead) }}. \n${{ modes }}`
  /** today:702.172, 702.183: each mode with what it costs. */
  const priced = wordings(
    pricedModes(part()`+ ${{ price: costs }} — ${{ mode: sentences }}`, { min: 1, max: { kind: 'all' } }),
    pricedModes(part()`• ${{ price: costs }} — ${{ mode: sentences }}`, { min: 1, max: 1 }),
  )
  /** today:107.17a. */
  const weighed = weighedModes(sentences)
  /** 409.2: the opponent makes a choice that is normally the controller's. */
  const others = part({ by: 'opponent' })`an opponent chooses ${{ choose: modeCount }} — \n${{ modes }}`
  const bare = asEffect(role('do', rule('sentence')`${{ effects }}`))
  const clause = part({ choose: null })`${{ modes: repeat(repeat(bare, { max: 1 }), { max: 1 }) }}`
  const row = asEffect(role('do', rule('sentence')`${{ effects: resultRow(effects) }}.`))
  const rows = repeat(row, { separator: '\n', min: 1 })
  /** today:706.3: the table under a roll. */
  const tabled = part({ choose: null })`${{
    modes: mapped(part()`${{ first: sentences }} \n${{ rows }}` as unknown as Syntax<Tabled>, {
      to: ({ first, rows }): Body['modes'] => [[...first, ...rows]],
      is: (value): value is Body['modes'] => Array.isArray(value),
      from: ([mode = [], more]): Tabled | undefined => {
        const at = mode.findIndex(isRow)
        return at > 0 && more === undefined && mode.slice(at).every(isRow)
          ? { first: mode.slice(0, at), rows: mode.slice(at) }
          : undefined
      },
    }),
  }}`
  const body = wordings(plain, modal, fresh, others, tabled)
  return {
    sentences,
    rows,
    modes,
    body,
    priced,
    spell: wordings(body, repeated, modalMore, weighed, priced),
    clause: clause,
  }
}

/** "If you control a Swamp," right after the event. */
export const interveningIf: Syntax<Condition> = phrase`${role('if', phrase`if ${condition}`)},`
