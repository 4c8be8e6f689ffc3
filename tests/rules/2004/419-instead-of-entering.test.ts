/** 419.6: "If ~ would enter the battlefield, ... instead" is about whatever enters with that text. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const AND_THEN = "If you do, put ~ onto the battlefield. If you don't, put it into its owner's graveyard."
const CARDS = [
  card('Mere', '', 'Land', `If ~ would enter the battlefield, sacrifice two untapped lands instead. ${AND_THEN}`),
  card('Gem', '{0}', 'Artifact', `If ~ would enter the battlefield, you may discard a land card instead. ${AND_THEN}`),
  card('Twin Maker', '{0}', 'Sorcery', 'Create a token that’s a copy of target permanent.'),
  card('Same Ground', '', 'Land', 'You may have ~ enter the battlefield as a copy of any land on the battlefield.'),
  card('Pyre Law', '{0}', 'Enchantment', 'If a card would be put into a graveyard from anywhere, exile it instead.'),
]

inEditions('2004', '2011')('instead of entering, %s', (edition) => {
  const copied = (original: string, mine: readonly string[], hand: readonly string[] = []): Table =>
    table(edition, [{ hand: ['Twin Maker', ...hand], battlefield: [...mine] }, { battlefield: [original] }], CARDS)
      .cast('Twin Maker', { targets: [original] })
      .resolve()
  const tokens = ({ state }: Table): number => state.battlefield.filter((id) => get(state, id).kind === 'token').length

  test('[2004:419.6] a token copy enters only if its own price is paid', () => {
    const paid = copied('Mere', ['Forest', 'Swamp'])
    expect([tokens(paid), paid.has('battlefield', 'Forest'), paid.has('battlefield', 'Swamp')]).toEqual([
      1,
      false,
      false,
    ])
    const poor = copied('Mere', ['Forest'])
    expect([tokens(poor), poor.question.kind]).toEqual([0, 'priority'])
    poor.isAtAQuestion()
  })

  test('[2004:419.6] what a token copy may cost is offered: taken, or declined', () => {
    const taken = copied('Gem', [], ['Plains'])
    taken.asks('confirm')
    taken.reply(true)
    expect([tokens(taken), taken.zone('Plains')]).toEqual([1, 'graveyard'])
    const declined = copied('Gem', [], ['Plains']).reply(false)
    expect([tokens(declined), declined.zone('Plains')]).toEqual([0, 'hand'])
    declined.isAtAQuestion()
  })

  test('[2004:503.5] what enters as a copy enters at the price of what it will be', () => {
    const mimic = (...battlefield: string[]) =>
      table(edition, [{ hand: ['Same Ground'], battlefield }, { battlefield: ['Mere'] }], CARDS)
        .land('Same Ground')
        .reply([])
    const plain = mimic('Forest', 'Swamp')
    expect([plain.zone('Same Ground'), plain.has('battlefield', 'Forest')]).toEqual(['battlefield', true])
    const as = (...battlefield: string[]) => {
      const game = table(edition, [{ hand: ['Same Ground'], battlefield }, { battlefield: ['Mere'] }], CARDS)
      game.land('Same Ground')
      return game.reply([game.id('Mere')])
    }
    const copy = as('Forest', 'Swamp')
    expect([copy.has('battlefield', 'Mere', 0), copy.has('battlefield', 'Forest')]).toEqual([true, false])
    const lost = as('Forest')
    expect([lost.has('battlefield', 'Mere', 0), lost.zone('Same Ground')]).toEqual([false, 'graveyard'])
    lost.isAtAQuestion()
  })

  test('[2004:419.9b] the graveyard that it goes to instead can be replaced as well', () => {
    const game = table(edition, [{ hand: ['Mere'], battlefield: ['Forest', 'Pyre Law'] }, {}], CARDS).land('Mere')
    expect(game.zone('Mere')).toBe('exile')
    game.isAtAQuestion()
  })
})
