import { describe, expect, test } from 'vitest'
import { modeTexts } from '../../../src/ui/view/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { viewOf } from './support.ts'

const MODAL = 'Choose one —\n• Destroy target artifact.\n• You gain 4 life.'
const CARDS = [
  card('Either', '{0}', 'Instant', `${MODAL}\nEntwine {0}`),
  creature(
    'Guest',
    '{0}',
    '1/1',
    `When Guest enters the battlefield, choose one —\n• You gain 1 life.\n• Draw a card.`,
  ),
  card('Wick', '{0}', 'Artifact', '{0}: Choose one —\n• You gain 1 life.\n• Draw a card.'),
]

describe('the modes of a text', () => {
  test.each([
    [MODAL, ['Destroy target artifact.', 'You gain 4 life.']],
    [`Flying\n${MODAL}\nDraw a card.`, ['Destroy target artifact.', 'You gain 4 life.']],
    ['{1}: Choose one — You gain 1 life; or you draw a card.', ['You gain 1 life', 'you draw a card.']],
    ['Destroy target creature; or so it is said — at least.', []],
    ['You gain 1 life.', []],
  ])('of %j', (text, modes) => {
    expect(modeTexts(text)).toEqual(modes)
  })
})

describe('[2004:409.1b] on the stack only the chosen modes are told', () => {
  const board = (...battlefield: string[]) => table('2011', [{ hand: ['Either'], battlefield }, {}], CARDS)

  test('of a spell: the only one that can be chosen, and both', () => {
    expect(viewOf(board().cast('Either', { modes: [1] }), 1).stack[0]?.text).toBe('You gain 4 life.')
    const both = board('Wick').cast('Either', { kick: true, targets: ['Wick'] })
    expect(viewOf(both, 1).stack[0]?.text).toContain('Destroy target artifact. You gain 4 life.')
  })

  test('of a permanent spell all that it will have to be chosen among', () => {
    const game = table('2011', [{ hand: ['Guest'] }, {}], CARDS).cast('Guest')
    expect(viewOf(game, 1).stack[0]?.text).toContain('You gain 1 life. • Draw a card.')
  })

  test('of an ability', () => {
    const game = board('Wick').activate('Wick', 0, { modes: [1] })
    expect(viewOf(game, 1).stack[0]?.text).toBe('Draw a card.')
  })

  test('while they are asked for all of them are told, not the one that comes first', () => {
    const spell = board('Wick')
    spell.reply({ do: 'cast', ...spell.way(spell.id('Either', 'hand'), 'normal') })
    if (spell.question.kind === 'options') spell.reply([0])
    expect(spell.question.kind).toBe('modes')
    expect(viewOf(spell).stack[0]?.text).toContain('Choose one')
    const ability = board('Wick')
    ability.reply({ do: 'activate', ...ability.nth(ability.id('Wick'), 0) })
    expect(ability.question.kind).toBe('modes')
    expect(viewOf(ability).stack[0]?.text).toContain('Choose one')
  })
})
