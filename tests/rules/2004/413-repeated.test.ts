import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/continuous/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{U}', 'Sorcery', text)
const CARDS = [
  sorcery(
    'Nausea',
    'Reveal the top card of your library and put that card into your hand. You lose 1 life. You may repeat this process any number of times.',
  ),
  sorcery(
    'Crusade',
    'Reveal the top card of your library. If it’s a land card, put it into your graveyard and repeat this process.',
  ),
  sorcery(
    'Open Table',
    'Starting with you, each player may put a creature card from their hand onto the battlefield. Repeat this process until no one puts a card onto the battlefield.',
  ),
  sorcery(
    'Joint Study',
    'Starting with you, each player may pay any amount of mana. Each player draws X cards, where X is the total amount of mana paid this way.',
  ),
  card('Palette', '{U}', 'Instant', 'Target creature becomes the color or colors of your choice until end of turn.'),
  card(
    'Trainer',
    '',
    'Artifact',
    '{0}: Target creature gets -1/-0 and gains your choice of flying, first strike, or trample until end of turn.',
  ),
  card('Clipper', '', 'Artifact', '{0}: Target creature loses your choice of flying or trample until end of turn.'),
  creature('Eagle', '{W}', '3/3', 'Flying, trample', 'Creature — Bird'),
]
const keywords = (game: Table, name: string): readonly string[] =>
  characteristics(game.state, game.id(name)).abilities.flatMap((one) =>
    one.kind === 'keyword' ? one.keyword.name : [],
  )
const spells = ['Island', 'Island', 'Island']

inEditions('2004', '2011')('processes that are repeated, and choices of several, %s', (edition) => {
  test('[2004:413.2b] all of it once more, as often as the player wants', () => {
    const game = table(edition, [{ battlefield: spells, hand: ['Nausea'], library: times(5, 'Bear') }, {}], CARDS)
    game.cast('Nausea').resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(true)
    expect([game.life(0), game.handSize(0)]).toEqual([18, 2])
    game.reply(false)
    expect([game.life(0), game.handSize(0)]).toEqual([18, 2])
    expect(game.zone('Nausea')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:413.2b] repeated for as long as it says, each time by itself', () => {
    const library = ['Forest', 'Plains', 'Bear', 'Forest']
    const game = table(edition, [{ battlefield: spells, hand: ['Crusade'], library }, {}], CARDS)
    game.cast('Crusade').resolve()
    expect(game.state.libraries[0]?.length).toBe(2)
    expect([game.zone('Plains'), game.zone('Bear')]).toEqual(['graveyard', 'library'])
    game.isAtAQuestion()
  })

  test('[2004:413.2d] each in turn, until nobody does', () => {
    const game = table(
      edition,
      [{ battlefield: spells, hand: ['Open Table', 'Bear', 'Ox'] }, { hand: ['Eagle'] }],
      CARDS,
    )
    game.cast('Open Table').resolve()
    const seats: number[] = []
    for (let guard = 0; guard < 20 && game.state.stack.length > 0; guard++) {
      if (game.question.kind === 'confirm') seats.push(game.question.seat)
      game.question.kind === 'confirm' ? game.reply(true) : game.plain()
    }
    // Who has no such card isn't asked.
    expect(seats).toEqual([0, 1, 0])
    expect(['Bear', 'Ox', 'Eagle'].map((name) => game.zone(name))).toEqual(times(3, 'battlefield'))
    game.isAtAQuestion()
  })

  test('[2004:413.2e] each pays as much as they like; the total counts', () => {
    const game = table(
      edition,
      [{ battlefield: [...spells, 'Forest'], hand: ['Joint Study'] }, { battlefield: ['Plains', 'Plains'] }],
      CARDS,
    )
    game.cast('Joint Study').resolve()
    expect(game.asks('number')).toMatchObject({ seat: 0, min: 0, max: 3 })
    game.reply(2).plain()
    expect(game.asks('number')).toMatchObject({ seat: 1, min: 0, max: 2 })
    game.reply(1).plain()
    expect([game.handSize(0), game.handSize(1)]).toEqual([3, 3])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] several colors: one after the other, none twice', () => {
    const game = table(edition, [{ battlefield: spells, hand: ['Palette'] }, { battlefield: ['Eagle'] }], CARDS)
    game
      .cast('Palette', { targets: ['Eagle'] })
      .resolve()
      .reply('G')
    expect(game.asks('confirm').reason).toBe('anotherColor')
    game.reply(true)
    expect(game.asks('color').colors).toEqual(['W', 'U', 'B', 'R'])
    game.reply('B').reply(false)
    game.isAtAQuestion()
    const { colors } = characteristics(game.state, game.id('Eagle'))
    expect(colors).toEqual(['B', 'G'])
  })

  test('[2004:413.2c] one of the abilities, chosen as it happens', () => {
    const game = table(edition, [{ battlefield: ['Trainer', 'Bear'] }, {}], CARDS)
    game.activate('Trainer', 0, { targets: ['Bear'] }).resolve()
    expect(game.asks('word').words).toEqual(['flying', 'firstStrike', 'trample'])
    game.refusal('shadow')
    game.reply('trample')
    expect(keywords(game, 'Bear')).toEqual(['trample'])
    expect(game.size('Bear')).toBe('1/2')
    game.isAtAQuestion()
  })

  test('[2004:413.2c] one of the abilities lost', () => {
    const game = table(edition, [{ battlefield: ['Clipper', 'Eagle'] }, {}], CARDS)
    game
      .activate('Clipper', 0, { targets: ['Eagle'] })
      .resolve()
      .reply('flying')
    expect(keywords(game, 'Eagle')).toEqual(['trample'])
    game.isAtAQuestion()
  })
})
