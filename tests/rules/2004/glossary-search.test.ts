import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card('Scout', '{G}', 'Sorcery', 'Search your library for a Forest card, put it into your hand, then shuffle.'),
  card('Tutor', '{B}', 'Sorcery', 'Search your library for a card, put it into your hand, then shuffle.'),
  card('Hoard', '{B}', 'Sorcery', 'Search your library for three cards, put them into your hand, then shuffle.'),
  card(
    'Muster',
    '{R}',
    'Sorcery',
    'Search your library for a Goblin card, reveal it, put it into your hand, then shuffle.',
  ),
  card('Warded', '{1}', 'Enchantment', 'Whenever a player searches their library, you gain 1 life.'),
  creature('Goblin Elder', '{R}', '1/1', '', 'Creature — Elf'),
  creature('Redcap', '{R}', '1/1', '', 'Creature — Goblin'),
  creature('Banner', '{R}', '1/1', '', 'Creature — Goblin'),
]

inEditions('2004', '2011')('searching, %s', (edition) => {
  const at = (name: string, library: string[]) => {
    const game = table(
      edition,
      [{ battlefield: ['Forest', 'Swamp', 'Mountain', 'Warded'], hand: [name], library }, {}],
      CARDS,
    )
    return game.cast(name).resolve()
  }

  test('[2004:glossary/search] with criteria nothing need be found, and it was a search nevertheless', () => {
    const game = at('Scout', ['Bear', 'Forest', 'Ox'])
    expect(game.asks('choose')).toMatchObject({ min: 0, max: 1, from: [game.id('Forest', 'library')] })
    game.reply([])
    expect(game.handSize(0)).toBe(0)
    expect(game.events.some((event) => event.kind === 'shuffled')).toBe(true)
    expect(game.resolve().life(0)).toBe(21)
  })

  test('[2004:glossary/search] the same where nothing fits', () => {
    const game = at('Scout', ['Bear', 'Ox']).resolveAll()
    expect([game.handSize(0), game.life(0)]).toEqual([0, 21])
    expect(game.events.some((event) => event.kind === 'shuffled')).toBe(true)
  })

  test('[2004:glossary/search] what is found goes where it is told', () => {
    const game = at('Scout', ['Bear', 'Forest', 'Ox'])
    game.reply([game.id('Forest', 'library')])
    expect([game.handSize(0), game.state.libraries[0]?.length]).toEqual([1, 2])
  })

  test('[2004:glossary/search-quantity] without criteria a card must be found', () => {
    const game = at('Tutor', ['Bear', 'Ox'])
    game.refusal([])
    game.reply([game.id('Ox', 'library')])
    expect(game.zone('Ox')).toBe('hand')
  })

  test('[2004:glossary/search-quantity] exactly as many as it says, or all there are', () => {
    const game = at('Hoard', times(5, 'Bear'))
    const { from } = game.asks('choose')
    game.refusal(from.slice(0, 2))
    game.refusal(from.slice(0, 4))
    game.reply(from.slice(0, 3))
    expect(game.handSize(0)).toBe(3)
    const few = at('Hoard', ['Bear', 'Ox'])
    if (few.question.kind === 'choose') {
      few.refusal([])
      few.reply(few.asks('choose').from)
    }
    expect(few.handSize(0)).toBe(2)
  })

  test('[2004:glossary/search-type] the type counts, not the name', () => {
    const game = at('Muster', ['Goblin Elder', 'Redcap', 'Banner', 'Bear'])
    const found = ['Redcap', 'Banner'].map((name) => game.id(name, 'library')).sort()
    expect([...game.asks('choose').from].sort()).toEqual(found)
    game.refusal([game.id('Goblin Elder', 'library')])
    game.reply([game.id('Banner', 'library')])
    expect(game.zone('Banner')).toBe('hand')
  })
})
