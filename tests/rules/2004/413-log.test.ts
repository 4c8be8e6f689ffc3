import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Sweep', '{B}', 'Sorcery', 'Destroy all creatures. You gain 2 life for each creature destroyed this way.'),
  card('Old Purge', '{B}', 'Sorcery', 'Destroy target creature. If a Goblin was destroyed this way, draw a card.'),
  card(
    'Old Windfall',
    '{B}',
    'Sorcery',
    'Each player discards two cards. You gain life equal to the number of creature cards discarded this way.',
  ),
  card('Leech', '{B}', 'Sorcery', 'Each opponent loses 3 life. You gain life equal to the life lost this way.'),
  card(
    'Reclaim',
    '{B}',
    'Sorcery',
    'Put the top three cards of your library into your graveyard. Return all creature cards milled this way to your hand.',
  ),
  card('Census', '{B}', 'Sorcery', 'Choose a creature type. Destroy all creatures of the chosen type.'),
  card('Naming', '{B}', 'Sorcery', 'Choose a card name. Destroy all creatures with the chosen name.'),
  card('Quota', '{B}', 'Sorcery', 'Choose a number. You gain life equal to the chosen number.'),
  creature('Goblin Elder', '{R}', '1/1', '', 'Creature — Goblin'),
  creature('Undying', '{B}', '1/1', '{B}: Regenerate ~.', 'Creature — Zombie'),
]

inEditions('2004', '2011')('what was done this way, %s', (edition) => {
  const at = (name: string, mine: readonly string[] = [], more: object = {}, theirs: object = {}) =>
    table(edition, [{ battlefield: ['Swamp', 'Swamp', ...mine], hand: [name], ...more }, theirs], CARDS)

  test('[2004:413.2b] “destroyed this way” counts what was destroyed, both sides, and no more', () => {
    const game = at('Sweep', ['Bear', 'Ox'], {}, { battlefield: ['Ox', 'Forest'] })
    expect(game.cast('Sweep').resolve().life(0)).toBe(26)
    game.isAtAQuestion()
  })

  test('[2004:419.6b] what regenerated was not destroyed this way', () => {
    const game = at('Sweep', ['Bear', 'Undying'])
    game.activate('Undying').resolve()
    expect(game.cast('Sweep').resolve().life(0)).toBe(22)
    expect(game.has('battlefield', 'Undying')).toBe(true)
  })

  test.each([
    ['Goblin Elder', 1],
    ['Bear', 0],
  ])('[2004:413.2f] “if a Goblin was destroyed this way” knows it as it last was: %s', (name, drawn) => {
    const game = at('Old Purge', [name], { library: ['Forest', 'Forest'] })
    expect(
      game
        .cast('Old Purge', { targets: [name] })
        .resolve()
        .handSize(0),
    ).toBe(drawn)
    game.isAtAQuestion()
  })

  test('[2004:413.2b] “discarded this way” counts cards of all players by what they are', () => {
    const game = at('Old Windfall', [], { hand: ['Old Windfall', 'Bear', 'Ox'] }, { hand: ['Bear', 'Forest'] })
    expect(game.cast('Old Windfall').resolve().life(0)).toBe(23)
  })

  test('[2004:413.2b] “the life lost this way” is what was lost', () => {
    const game = at('Leech')
    game.cast('Leech').resolve()
    expect([game.life(0), game.life(1)]).toEqual([23, 17])
  })

  test('[2004:413.2b] “all creature cards milled this way” are found where they have gone, and no others', () => {
    const game = at('Reclaim', [], { library: ['Bear', 'Forest', 'Ox', 'Bear'], graveyard: ['Bear'] })
    game.cast('Reclaim').resolve()
    expect(game.handSize(0)).toBe(2)
    expect(game.state.graveyards[0]).toHaveLength(3)
  })
})

inEditions('2004', '2011')('named choices, %s', (edition) => {
  const at = (name: string) =>
    table(
      edition,
      [{ battlefield: ['Swamp', 'Swamp', 'Goblin Elder'], hand: [name] }, { battlefield: ['Bear', 'Ox'] }],
      CARDS,
    )
      .cast(name)
      .resolve()

  test('[2004:413.2c] a creature type is chosen as it resolves, and the rest of the text speaks of it', () => {
    const game = at('Census')
    expect(game.asks('creatureType').seat).toBe(0)
    game.refusal('Quibble')
    game.reply('Goblin')
    expect([game.has('battlefield', 'Goblin Elder'), game.has('battlefield', 'Bear')]).toEqual([false, true])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] a card name is chosen: any card’s, and no other data', () => {
    const game = at('Naming')
    expect(game.asks('cardName').known).toContain('Bear')
    game.refusal('')
    game.refusal(' Bear')
    game.refusal(7)
    game.reply('Bear')
    expect([game.has('battlefield', 'Ox'), game.has('battlefield', 'Bear')]).toEqual([true, false])
    game.isAtAQuestion()
    expect(at('Naming').reply('Nobody Has This').has('battlefield', 'Bear')).toBe(true)
  })

  test('[2004:217.2b] the names suggested tell nothing of what is hidden', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Swamp', 'Swamp'], hand: ['Naming'] },
        { hand: ['Goblin Elder'], library: ['Undying'] },
      ],
      CARDS,
    )
    const { known } = game.cast('Naming').resolve().asks('cardName')
    expect(known).not.toContain('Goblin Elder')
    expect(known).not.toContain('Undying')
  })

  test('[2004:413.2c] a number is chosen', () => {
    const game = at('Quota')
    game.refusal(-1)
    expect(game.reply(7).life(0)).toBe(27)
    game.isAtAQuestion()
  })
})

test('[2004:413.2c] what was chosen as it entered is the object’s own', () => {
  const totem = card(
    'Ban',
    '{B}',
    'Enchantment',
    'As ~ enters the battlefield, choose a card name.\nCreatures with the chosen name get +1/+1.',
  )
  const game = table('2004', [{ battlefield: ['Swamp', 'Bear', 'Ox'], hand: ['Ban'] }, {}], [totem])
  game.cast('Ban').resolve().reply('Bear')
  expect(get(game.state, game.id('Ban')).chosen.cardName).toBe('Bear')
  expect(game.size('Bear')).toBe('3/3')
})
