import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{U}', 'Sorcery', text)
const CARDS = [
  card(
    'Pit',
    '',
    'Enchantment',
    'At the beginning of each player’s upkeep, destroy target creature that player controls of their choice.',
  ),
  sorcery('Tuck', 'Put target creature into its owner’s library second from the top.'),
  sorcery('Deep Tuck', 'Put target creature into its owner’s library third from the top.'),
  sorcery(
    'Sunrise',
    'Return to your hand all creature cards in your graveyard that were put there from the battlefield this turn.',
  ),
  sorcery('Reflect', 'Each opponent loses life equal to the life they lost this turn.'),
  sorcery('Rekindle', 'You gain life equal to the life you’ve lost this turn.'),
  sorcery(
    'Vortex',
    'Target player draws two cards, then ~ deals damage to that player equal to the number of cards they’ve drawn this turn.',
  ),
  sorcery('Bleed', '~ deals 1 damage to each creature dealt damage this turn.'),
  sorcery('Ashes', 'Discard a card at random. You gain life equal to that card’s mana value.'),
  creature(
    'Channeler',
    '{G}',
    '2/2',
    'Play with the top card of your library revealed.\nAs long as the top card of your library is a creature card, ~ gets +3/+3.',
  ),
  sorcery('Chop', 'Destroy target creature.'),
]

inEditions('2004', '2011')('who chooses, where it goes, what has happened, %s', (edition) => {
  const at = (hand: readonly string[], yours: object = {}, theirs: object = {}): Table =>
    table(edition, [{ battlefield: ['Island', 'Island', 'Mountain'], hand, ...yours }, theirs], CARDS)

  test('[2004:409.2] the target is chosen by the player whose choice it is', () => {
    const game = at([], { battlefield: ['Pit', 'Bear'] }, { battlefield: ['Ox', 'Bear'] })
    game.until('targets')
    expect(game.asks('targets')).toMatchObject({ seat: 1, min: 1, max: 1 })
    expect(game.asks('targets').legal.length).toBe(2)
    game.reply([game.ref('Ox')]).resolve()
    expect(game.zone('Ox')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:217.2] second and third from the top', () => {
    const library = ['Forest', 'Plains', 'Swamp', 'Island']
    const second = at(['Tuck'], {}, { battlefield: ['Ox'], library })
      .cast('Tuck', { targets: ['Ox'] })
      .resolve()
    expect(second.state.libraries[1]?.indexOf(second.id('Ox', 'library'))).toBe(1)
    const third = at(['Deep Tuck'], {}, { battlefield: ['Ox'], library })
      .cast('Deep Tuck', { targets: ['Ox'] })
      .resolve()
    expect(third.state.libraries[1]?.indexOf(third.id('Ox', 'library'))).toBe(2)
    const few = at(['Deep Tuck'], {}, { battlefield: ['Ox'], library: ['Forest'] })
      .cast('Deep Tuck', { targets: ['Ox'] })
      .resolve()
    expect(few.state.libraries[1]?.indexOf(few.id('Ox', 'library'))).toBe(1)
    few.isAtAQuestion()
  })

  test('[2004:217.4] only what came there from the battlefield this turn', () => {
    const game = at(['Chop', 'Sunrise'], { battlefield: ['Island', 'Island', 'Bear'], graveyard: ['Ox'] })
    game
      .cast('Chop', { targets: ['Bear'] })
      .resolve()
      .cast('Sunrise')
      .resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['hand', 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:104.1] the life that was lost this turn, by each of them', () => {
    const game = at(['Spark', 'Reflect'])
    game
      .cast('Spark', { targets: ['player 1'] })
      .resolve()
      .cast('Reflect')
      .resolve()
    expect([game.life(0), game.life(1)]).toEqual([20, 14])
    const own = at(['Spark', 'Rekindle'])
    own
      .cast('Spark', { targets: ['player 0'] })
      .resolve()
      .cast('Rekindle')
      .resolve()
    expect(own.life(0)).toBe(20)
    own.isAtAQuestion()
  })

  test('[2004:413.2b] the cards drawn this turn, those of the same text among them', () => {
    const game = at(['Vortex'])
      .cast('Vortex', { targets: ['player 1'] })
      .resolve()
    expect([game.handSize(1), game.life(1)]).toEqual([2, 18])
  })

  test('[2004:310.4] what has been dealt damage this turn, and nothing else', () => {
    const game = at(['Spark', 'Bleed'], {}, { battlefield: ['Bear', 'Channeler'] })
    const tough = table(
      edition,
      [{ battlefield: ['Island', 'Mountain'], hand: ['Spark', 'Bleed'] }, { battlefield: ['Giant', 'Bear'] }],
      [...CARDS, creature('Giant', '{G}', '4/4')],
    )
    tough
      .cast('Spark', { targets: ['Giant'] })
      .resolve()
      .cast('Bleed')
      .resolve()
    expect([tough.zone('Giant'), tough.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] that card is the one discarded', () => {
    const game = at(['Ashes', 'Ox']).cast('Ashes').resolve()
    expect([game.zone('Ox'), game.life(0)]).toEqual(['graveyard', 23])
  })

  test('[2004:217.2e] as long as the top card is a creature card', () => {
    const game = at(['Vortex'], { battlefield: ['Island', 'Channeler'], library: ['Bear', 'Ox', 'Forest', 'Forest'] })
    expect(game.size('Channeler')).toBe('5/5')
    game.cast('Vortex', { targets: ['player 0'] }).resolve()
    expect(game.size('Channeler')).toBe('2/2')
    game.isAtAQuestion()
  })
})
