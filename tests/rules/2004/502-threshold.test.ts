import { expect, test } from 'vitest'
import { abilitiesOf, characteristics } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const SEVEN = 'seven or more cards are in your graveyard'
const CARDS = [
  creature('Barrow Hound', '{0}', '2/2', `Threshold — As long as ${SEVEN}, ~ gets +2/+2 and has flying.`),
  card('Well', '{0}', 'Artifact', `Threshold — As long as ${SEVEN}, ~ has "{T}: Draw a card."`),
  card('Dirge', '{0}', 'Instant', `You gain 1 life.\nThreshold — If ${SEVEN}, you gain 4 life.`),
  card('Chaff', '{0}', 'Instant', 'You gain 1 life.'),
  card('Sweep', '{0}', 'Instant', 'Exile target card from your graveyard.'),
]
const graves = (n: number): readonly string[] => Array<string>(n).fill('Forest')

inEditions('2004', '2011')('502.23 threshold, %s', (edition) => {
  const board = (n: number, battlefield: readonly string[], hand: readonly string[] = [], others = 0): Table =>
    table(edition, [{ battlefield, hand, graveyard: graves(n) }, { graveyard: graves(others) }], CARDS)
  const hound = (game: Table): readonly unknown[] => [
    game.size('Barrow Hound'),
    abilitiesOf(game.state, game.id('Barrow Hound')).some(
      (one) => one.kind === 'keyword' && one.keyword.name === 'flying',
    ),
  ]

  test('[2004:502.23a] the instant the seventh card is there, and until it is gone, without the stack', () => {
    const game = board(6, ['Barrow Hound'], ['Chaff', 'Sweep', 'Sweep'])
    expect(hound(game)).toEqual(['2/2', false])
    game.cast('Chaff')
    expect(hound(game)).toEqual(['2/2', false])
    expect(hound(game.resolve())).toEqual(['4/4', true])
    expect(game.state.stack).toEqual([])
    const gone = board(7, ['Barrow Hound'], ['Sweep']).cast('Sweep', { targets: ['1:Forest'] })
    expect(hound(gone)).toEqual(['4/4', true])
    gone.isAtAQuestion()
  })

  test('[2004:502.23a] only the graveyard of its controller counts', () => {
    expect(hound(board(6, ['Barrow Hound'], [], 9))).toEqual(['2/2', false])
  })

  test('[2004:502.23b] below it, the text is no ability at all', () => {
    const activated = (n: number) => {
      const game = board(n, ['Well'])
      return abilitiesOf(game.state, game.id('Well')).filter((one) => one.kind === 'activated').length
    }
    expect([activated(6), activated(7)]).toEqual([0, 1])
    const game = board(7, ['Well'])
    const cards = game.handSize(0)
    const key = abilitiesOf(game.state, game.id('Well')).find((one) => one.kind === 'activated')?.at.key ?? ''
    game.reply({ do: 'activate', object: game.id('Well'), ability: key }).resolveAll()
    expect(game.handSize(0)).toBe(cards + 1)
  })

  test('[2004:502.23c] a permanent has it only on the battlefield, and a spell is not itself among the seven', () => {
    const game = board(7, [], ['Barrow Hound'])
    expect(characteristics(game.state, game.id('Barrow Hound')).power).toBe(2)
    expect(board(6, [], ['Dirge']).cast('Dirge').resolve().life(0)).toBe(21)
    expect(board(7, [], ['Dirge']).cast('Dirge').resolve().life(0)).toBe(25)
  })
})

test('[2004:502.23a] the word alone is not read as if it said nothing: the condition has to be written out', () => {
  const record = { name: 'Gleam', mana_cost: '{1}', type_line: 'Enchantment' }
  expect(compile({ ...record, oracle_text: 'Threshold — Creatures you control get +1/+1.' }).ok).toBe(false)
  expect(
    compile({ ...record, oracle_text: `Threshold — As long as ${SEVEN}, creatures you control get +1/+1.` }).ok,
  ).toBe(true)
})
