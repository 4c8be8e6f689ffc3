import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ONE = 'Imprint — When ~ enters the battlefield, you may exile a creature card from your hand.'
const MORE = 'Imprint — {0}: Exile target creature card from your graveyard.'
const CARDS = [
  card('Mould', '{0}', 'Artifact', `${ONE}\n{0}: You gain life equal to the exiled card's power.`),
  card('Cast', '{0}', 'Artifact', `${ONE}\n{0}: Return the exiled card to its owner's hand.`),
  card('Archive', '{0}', 'Artifact', `${MORE}\n{0}: Return the exiled cards to their owners' hands.`),
  creature('Giant', '{9}', '5/5'),
  creature('Elf', '{9}', '1/1'),
]

inEditions('2004', '2011')('502.34 imprint, %s', (edition) => {
  const board = (
    hand: readonly string[],
    battlefield: readonly string[] = [],
    graveyard: readonly string[] = [],
  ): Table => table(edition, [{ hand, battlefield, graveyard }, {}], CARDS)
  const imprinted = (game: Table, yes = true): Table => {
    game.resolve().resolve().reply(yes)
    while (game.question.kind !== 'priority') game.plain()
    return game
  }

  test('[2004:502.34a] what it exiles is imprinted on it, and its other ability uses it', () => {
    const game = imprinted(board(['Mould', 'Giant']).cast('Mould'))
    expect(game.zone('Giant')).toBe('exile')
    expect(game.activate('Mould', 1).resolve().life(0)).toBe(25)
    game.isAtAQuestion()
  })

  test('[2004:217.7b] a card exiled face down is turned up where it lies, and then known for what it is', () => {
    const shell = card(
      'Shell',
      '{0}',
      'Artifact Creature — Egg',
      `When ~ enters the battlefield, you may exile a card from your hand face down.
When ~ dies, turn the exiled card face up. If it's a creature card, put it onto the battlefield under your control.`,
      '0/4',
    )
    const rock = card('Rock', '{0}', 'Artifact')
    const end = zoo('End')
    const hatched = (kept: string) => {
      const game = table(edition, [{ hand: ['Shell', kept, 'End'] }, {}], [...CARDS, shell, rock, end])
      game.cast('Shell').resolve().resolve().reply(true)
      while (game.question.kind !== 'priority')
        game.question.kind === 'choose' ? game.reply([game.id(kept)]) : game.plain()
      expect(get(game.state, game.id(kept)).faceDown).toBe(true)
      game
        .cast('End', { targets: ['Shell'] })
        .resolveAll()
        .isAtAQuestion()
      return [game.zone(kept), get(game.state, game.id(kept)).faceDown]
    }
    expect(hatched('Giant')).toEqual(['battlefield', false])
    expect(hatched('Rock')).toEqual(['exile', false])
  })

  test('[2004:502.34a] on this object only', () => {
    const game = imprinted(board(['Mould', 'Giant'], ['Mould']).cast('Mould'))
    const lives = ['1:Mould', '2:Mould'].map((name) => game.activate(name, 1).resolve().life(0))
    // One of them gains 5, the other nothing.
    expect(lives.at(-1)).toBe(25)
  })

  test('[2004:502.34a] nothing exiled, nothing imprinted', () => {
    const game = imprinted(board(['Mould', 'Giant']).cast('Mould'), false)
    expect([game.zone('Giant'), game.activate('Mould', 1).resolve().life(0)]).toEqual(['hand', 20])
  })

  test('[2004:502.34b] it is imprinted only while it is in exile', () => {
    const game = imprinted(board(['Cast', 'Giant']).cast('Cast'))
    expect(game.activate('Cast', 1).resolve().zone('Giant')).toBe('hand')
    game.activate('Cast', 1).resolve()
    expect(game.zone('Giant')).toBe('hand')
  })

  test('[2004:502.34b] if several are imprinted, each of them is', () => {
    const game = board([], ['Archive'], ['Giant', 'Elf'])
    game
      .activate('Archive', 0, { targets: ['Giant'] })
      .resolve()
      .activate('Archive', 0, { targets: ['Elf'] })
      .resolve()
    expect([game.zone('Giant'), game.zone('Elf')]).toEqual(['exile', 'exile'])
    game.activate('Archive', 1).resolve()
    expect(['Giant', 'Elf'].map((name) => get(game.state, game.id(name)).zone)).toEqual(['hand', 'hand'])
  })
})
