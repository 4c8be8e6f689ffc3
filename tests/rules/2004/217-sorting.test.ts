import { expect, test } from 'vitest'
import { seenBy, seenEvents } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const TOP = 'Look at the top three cards of your library.'
const CARDS = [
  card(
    'Thirds',
    '{U}',
    'Sorcery',
    `${TOP} Put one of them into your hand, one on the bottom of your library, and the rest into your graveyard.`,
  ),
  card('Old Ponder', '{U}', 'Sorcery', 'Look at the top three cards of your library, then put them back in any order.'),
  card(
    'Portent',
    '{U}',
    'Sorcery',
    'Look at the top two cards of target player’s library, then put them back in any order.',
  ),
  card(
    'Delve',
    '{U}',
    'Sorcery',
    'Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.',
  ),
  card(
    'Harvest',
    '{U}',
    'Sorcery',
    'Reveal the top three cards of your library. Put all creature cards revealed this way into your hand and the rest into your graveyard.',
  ),
  card('Sift Under', '{U}', 'Sorcery', `${TOP} You may put those cards on the bottom of your library in any order.`),
  card(
    'Bury Thoughts',
    '{U}',
    'Sorcery',
    'Look at the top two cards of target opponent’s library. You may put those cards on the bottom of that library in any order.',
  ),
  card('Old Peek', '{U}', 'Sorcery', 'Look at target player’s hand.'),
  card(
    'Old Extract',
    '{U}',
    'Sorcery',
    'Search target player’s library for a creature card and exile it. Then that player shuffles.',
  ),
  card(
    'Old Duress',
    '{U}',
    'Sorcery',
    'Target opponent reveals their hand. You choose a creature card from it. That player discards that card.',
  ),
  card(
    'Old Oust',
    '{U}',
    'Sorcery',
    'Target opponent reveals their hand. You choose a creature card from it and exile that card.',
  ),
]

inEditions('2004', '2011')('cards that are looked at and sorted, %s', (edition) => {
  const at = (name: string, library: readonly string[] = [], theirs: object = {}): Table =>
    table(edition, [{ battlefield: ['Island'], hand: [name], library }, theirs], CARDS)
  const namesOf = (game: Table, ids: readonly number[] = []): readonly string[] =>
    ids.map((id) => game.state.printed[game.state.objects.flat().find((one) => one?.id === id)?.face ?? -1]?.name ?? '')

  test('[2004:217.2b] one to hand, one below, the rest to the graveyard: what one takes is not there for the next', () => {
    const game = at('Thirds', ['Bear', 'Ox', 'Forest', 'Plains']).cast('Thirds').resolve()
    expect(namesOf(game, game.asks('choose').looking)).toEqual(['Bear', 'Ox', 'Forest'])
    game.refusal([])
    game.reply([game.id('Ox', 'library')])
    expect(namesOf(game, game.asks('choose').from)).toEqual(['Bear', 'Forest'])
    game.refusal([game.id('Ox')])
    game.reply([game.id('Bear', 'library')])
    expect([game.zone('Ox'), game.zone('Forest')]).toEqual(['hand', 'graveyard'])
    expect(namesOf(game, game.state.libraries[0])).toEqual(['Plains', 'Bear'])
    game.isAtAQuestion()
  })

  test('[2004:217.2d] put back in any order: who looks says which', () => {
    const game = at('Old Ponder', ['Bear', 'Ox', 'Forest', 'Plains']).cast('Old Ponder').resolve()
    const [a, b, c] = game.asks('order').items
    game.reply([c as number, a as number, b as number])
    expect(namesOf(game, game.state.libraries[0])).toEqual(['Forest', 'Bear', 'Ox', 'Plains'])
    game.isAtAQuestion()
  })

  test('[2004:217.2d] "you may put those cards on the bottom": who has looked says in which order', () => {
    const game = at('Sift Under', ['Bear', 'Ox', 'Forest', 'Plains']).cast('Sift Under').resolve().reply(true)
    const [a, b, c] = game.asks('order').items
    game.reply([c as number, a as number, b as number])
    expect(namesOf(game, game.state.libraries[0])).toEqual(['Plains', 'Forest', 'Bear', 'Ox'])
    game.isAtAQuestion()
    const kept = at('Sift Under', ['Bear', 'Ox', 'Forest', 'Plains']).cast('Sift Under').resolve().reply(false)
    expect(kept.question.kind).toBe('priority')
    expect(namesOf(kept, kept.state.libraries[0])).toEqual(['Bear', 'Ox', 'Forest', 'Plains'])
  })

  test('[2004:217.2d] of another player’s cards, too, which that player doesn’t see', () => {
    const game = at('Bury Thoughts', [], { library: ['Bear', 'Ox', 'Forest'] })
    game
      .cast('Bury Thoughts', { targets: ['player 1'] })
      .resolve()
      .reply(true)
    const { seat, items } = game.asks('order')
    expect(seat).toBe(0)
    expect(seenBy(game.position, 1).now.libraries[1]).toEqual([0, 0, 0])
    game.reply([...items].reverse())
    expect(namesOf(game, game.state.libraries[1])).toEqual(['Forest', 'Ox', 'Bear'])
    game.isAtAQuestion()
  })

  test('[2004:217.2b] another player’s library: its owner sees nothing of it', () => {
    const game = at('Portent', [], { library: ['Bear', 'Ox', 'Forest'] })
    game.cast('Portent', { targets: ['player 1'] }).resolve()
    const { seat, items } = game.asks('order')
    expect(seat).toBe(0)
    expect(seenBy(game.position, 1).now.libraries[1]).toEqual([0, 0, 0])
    game.reply([...items].reverse())
    expect(namesOf(game, game.state.libraries[1])).toEqual(['Ox', 'Bear', 'Forest'])
    game.isAtAQuestion()
  })

  test('[2004:glossary/reveal] until a card that matches, and no further', () => {
    const game = at('Delve', ['Forest', 'Plains', 'Bear', 'Ox']).cast('Delve').resolve()
    expect([game.zone('Bear'), game.handSize(0)]).toEqual(['hand', 1])
    expect(namesOf(game, game.state.libraries[0]?.slice(0, 1))).toEqual(['Ox'])
    expect(game.state.libraries[0]).toHaveLength(3)
    game.isAtAQuestion()
  })

  test('[2004:416.3] where none matches, all of them are revealed and none is found', () => {
    const game = at('Delve', ['Forest', 'Plains']).cast('Delve').resolve()
    expect([game.handSize(0), game.state.libraries[0]?.length]).toEqual([0, 2])
    game.isAtAQuestion()
  })

  test('[2004:glossary/reveal] all that match of what is revealed, without a choice', () => {
    const game = at('Harvest', ['Bear', 'Forest', 'Ox', 'Bear']).cast('Harvest').resolve()
    expect([game.handSize(0), game.zone('Forest'), game.state.libraries[0]?.length]).toEqual([2, 'graveyard', 1])
    game.isAtAQuestion()
  })

  test('[2004:217.3c] looking at a hand tells who looks, and nobody else', () => {
    const game = at('Old Peek', [], { hand: ['Bear', 'Ox'] })
    game.cast('Old Peek', { targets: ['player 1'] }).resolve()
    const told = (seat: number) =>
      seenEvents(game.events, seat).flatMap((one) =>
        one.kind === 'lookedAt' ? one.objects.map(({ name }) => name) : [],
      )
    expect([told(0), told(1)]).toEqual([['Bear', 'Ox'], []])
    expect(game.events.some((one) => one.kind === 'revealed')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:glossary/search] another player’s library: who searches may fail to find, and it is shuffled', () => {
    const game = at('Old Extract', [], { library: ['Forest', 'Bear', 'Ox'] })
    game.cast('Old Extract', { targets: ['player 1'] }).resolve()
    expect(game.asks('choose')).toMatchObject({ seat: 0, min: 0, max: 1, reason: 'search' })
    game.reply([game.id('Bear', 'library')])
    expect(game.zone('Bear')).toBe('exile')
    expect(game.events.some((one) => one.kind === 'shuffled' && one.seat === 1)).toBe(true)
    game.isAtAQuestion()
  })

  test.each([
    ['Old Duress', 'graveyard'],
    ['Old Oust', 'exile'],
  ])('[2004:217.3c] %s: the hand is shown to all, and you choose from it', (name, zone) => {
    const game = at(name, [], { hand: ['Bear', 'Forest', 'Ox'] })
    game.cast(name, { targets: ['player 1'] }).resolve()
    expect(game.asks('choose')).toMatchObject({ seat: 0, min: 1, max: 1, reason: 'takeFromHand' })
    expect(game.asks('choose').looking).toHaveLength(3)
    game.refusal([game.id('Forest', 'hand')])
    game.reply([game.id('Ox', 'hand')])
    expect([game.zone('Ox'), game.handSize(1)]).toEqual([zone, 2])
    expect(game.events.some((one) => one.kind === 'revealed' && one.objects.length === 3)).toBe(true)
    game.isAtAQuestion()
  })
})
