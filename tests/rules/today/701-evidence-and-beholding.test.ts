/** Collecting evidence and beholding: costs that look at the graveyard, and at the hand and the battlefield. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Case Notes',
    '{0}',
    'Sorcery',
    'As an additional cost to cast ~, you may collect evidence 4.\nYou gain 1 life. If evidence was collected, you gain 4 life.',
  ),
  card(
    'Cold Case',
    '{4}',
    'Sorcery',
    'As an additional cost to cast ~, collect evidence 4.\nYou gain 1 life.\nFlashback {0}',
  ),
  creature('Sleuth', '{0}', '1/1', 'Collect evidence 3: You gain 1 life.'),
  creature('Inspector', '{0}', '1/1', 'When ~ enters, you may collect evidence 4. If you do, you gain 2 life.'),
  card('Three', '{3}', 'Sorcery', 'You gain 1 life.'),
  card('Two', '{2}', 'Sorcery', 'You gain 1 life.'),
  creature(
    'Drake Friend',
    '{0}',
    '1/1',
    'As an additional cost to cast ~, you may behold a Dragon.\nIf a Dragon was beheld, ~ enters with two +1/+1 counters on it.',
  ),
  card('Elf Call', '{0}', 'Sorcery', 'As an additional cost to cast ~, behold an Elf.\nYou gain 3 life.'),
  creature('Wyrm', '{5}', '4/4', '', 'Creature — Dragon'),
  creature('Twig', '{1}', '1/1', '', 'Creature — Elf'),
  creature('Twig Caller', '{0}', '1/1', 'As an additional cost to cast ~, behold an Elf.', 'Creature — Elf'),
]
const whyCast = (game: Table, name: string) =>
  game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })?.key ?? null
const cast = (game: Table, name: string) => game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })

describe('collect evidence', () => {
  test('[today:701.59] an additional cost: more than the number may be exiled, less may not', () => {
    const game = table('today', [{ hand: ['Case Notes'], graveyard: ['Three', 'Two', 'Plains'] }, {}], CARDS)
    cast(game, 'Case Notes').reply([1])
    expect(game.asks('choose').reason).toBe('evidence')
    expect(game.refusal([game.id('Three'), game.id('Plains')]).key).toBe('choose.tooLittle')
    game.reply([game.id('Three'), game.id('Two'), game.id('Plains')]).resolve()
    expect([game.life(0), game.zone('Three'), game.zone('Two'), game.zone('Plains')]).toEqual([
      25,
      'exile',
      'exile',
      'exile',
    ])
    game.isAtAQuestion()
  })

  test('[today:701.59] it isn’t offered where all cards together have less; without it the spell says nothing of it', () => {
    const poor = table('today', [{ hand: ['Case Notes'], graveyard: ['Three'] }, { graveyard: ['Three'] }], CARDS)
    expect(poor.cast('Case Notes').resolve().life(0)).toBe(21)
    const rich = table('today', [{ hand: ['Case Notes'], graveyard: ['Three', 'Two'] }, {}], CARDS)
    rich.cast('Case Notes').resolve()
    expect([rich.life(0), rich.zone('Three')]).toEqual([21, 'graveyard'])
  })

  test('[today:701.59] the cost of an ability, refused without enough; as an effect, if wanted', () => {
    const game = table('today', [{ battlefield: ['Sleuth'], graveyard: ['Three'] }, {}], CARDS)
    game
      .activate('Sleuth')
      .reply([game.id('Three')])
      .resolve()
    expect([game.life(0), game.zone('Three')]).toEqual([21, 'exile'])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Sleuth'), 0) })?.key).toBe('cost.noEvidence')
    const entering = table('today', [{ hand: ['Inspector'], graveyard: ['Three', 'Two'] }, {}], CARDS)
    entering.cast('Inspector').resolve().resolve().reply(true)
    entering.reply([entering.id('Three'), entering.id('Two')])
    expect(entering.life(0)).toBe(22)
    const none = table('today', [{ hand: ['Inspector'], graveyard: ['Three'] }, {}], CARDS)
    none.cast('Inspector').resolve().resolve()
    expect([none.question.kind, none.life(0)]).toEqual(['priority', 20])
    game.isAtAQuestion()
  })
})

describe('behold', () => {
  test('[today:701.4] a permanent one controls is chosen, a card in hand revealed; both stay where they are', () => {
    const game = table('today', [{ hand: ['Drake Friend', 'Wyrm'], battlefield: ['Wyrm'] }, {}], CARDS)
    const held = game.id('Wyrm', 'hand')
    cast(game, 'Drake Friend').reply([1])
    expect(game.asks('choose').from.toSorted()).toEqual([held, game.id('Wyrm', 'battlefield')].toSorted())
    game.reply([held])
    expect(game.events.some(({ kind }) => kind === 'revealed')).toBe(true)
    game.resolve()
    expect([game.size('Drake Friend'), game.has('hand', 'Wyrm'), game.has('battlefield', 'Wyrm')]).toEqual([
      '3/3',
      true,
      true,
    ])
    game.isAtAQuestion()
  })

  test('[today:701.4] what is chosen on the battlefield isn’t revealed; declined, nothing follows', () => {
    const game = table('today', [{ hand: ['Drake Friend'], battlefield: ['Wyrm'] }, {}], CARDS)
    game.cast('Drake Friend', { kick: true }).resolve()
    expect([game.size('Drake Friend'), game.events.some(({ kind }) => kind === 'revealed')]).toEqual(['3/3', false])
    const plain = table('today', [{ hand: ['Drake Friend'], battlefield: ['Wyrm'] }, {}], CARDS)
    expect(plain.cast('Drake Friend').resolve().size('Drake Friend')).toBe('1/1')
  })

  test('[today:701.4] with neither it can’t be paid: not with an opponent’s, nor with the card itself', () => {
    const without = table('today', [{ hand: ['Elf Call', 'Bear'] }, { battlefield: ['Twig'], hand: ['Twig'] }], CARDS)
    expect(whyCast(without, 'Elf Call')).toBe('cost.nothingToBehold')
    const own = table('today', [{ hand: ['Twig Caller'] }, {}], CARDS)
    expect(whyCast(own, 'Twig Caller')).toBe('cost.nothingToBehold')
    const game = table('today', [{ hand: ['Elf Call', 'Twig'] }, {}], CARDS)
    game.cast('Elf Call').resolve()
    expect([game.life(0), game.zone('Twig')]).toEqual([23, 'hand'])
    game.isAtAQuestion()
  })
})

test('[today:701.59] a spell from the graveyard is no evidence for itself', () => {
  const why = (...graveyard: readonly string[]) => {
    const game = table('today', [{ graveyard: ['Cold Case', ...graveyard] }, {}], CARDS)
    return game.why({ do: 'cast', ...game.way(game.id('Cold Case'), 'flashback') })?.key ?? null
  }
  expect([why('Two'), why('Two', 'Three')]).toEqual(['cost.noEvidence', null])
})
