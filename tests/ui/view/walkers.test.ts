import { describe, expect, test } from 'vitest'
import { menuOf, press, startDraft } from '../../../src/ui/view/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { sceneOf, viewOf } from './support.ts'

const CARDS = [
  walker('Lampward', '{0}', 2, '+1: You gain 1 life.\n−3: Draw a card.'),
  creature('Heron', '{U}', '1/1', 'Flying', 'Creature — Bird'),
  creature('Teller', '{U}', '1/1', '{1}{U}, {T}: Draw a card.'),
  card(
    'Toll',
    '{0}',
    'Enchantment',
    'Loyalty abilities of planeswalkers your opponents control cost an additional [−1] to activate.',
  ),
  card('Fee', '{0}', 'Enchantment', "Activated abilities cost {2} more to activate unless they're mana abilities."),
]

describe('planeswalkers on the table', () => {
  test('stand after the creatures, with their loyalty told once', () => {
    const game = table('2011', [{ battlefield: ['Forest', 'Lampward', 'Bear'] }, {}], CARDS)
    const [bear, lampward] = viewOf(game).you.side.creatures.map(({ members }) => members[0]?.card)
    expect([bear?.look.name, lampward?.look.name]).toEqual(['Bear', 'Lampward'])
    expect([lampward?.look.loyalty, lampward?.state.counters]).toEqual(['2', undefined])
    expect(lampward?.label).toContain('loyalty 2')
  })

  test('the menu has every loyalty ability with its cost; what can’t be paid says why', () => {
    const game = table('2011', [{ battlefield: ['Lampward'] }, {}], CARDS)
    const entries = menuOf(sceneOf(game), game.id('Lampward'))
    expect(entries.map(({ text }) => text)).toEqual(['+1: You gain 1 life.', '−3: Draw a card.'])
    expect(entries.map(({ refusal }) => refusal?.key ?? null)).toEqual([null, 'cost.loyalty'])
    game.activate('Lampward').resolve()
    expect(menuOf(sceneOf(game), game.id('Lampward'))).toEqual([])
  })
})

describe('what an ability costs now', () => {
  const texts = (others: readonly string[]) => {
    const mine = { battlefield: ['Lampward', 'Teller', 'Island', 'Island', 'Island', 'Island'] }
    const game = table('today', [mine, { battlefield: others }], CARDS)
    const entries = (name: string) => menuOf(sceneOf(game), game.id(name)).map(({ text }) => text)
    return [...entries('Lampward'), ...entries('Teller')]
  }

  test('is what is printed, or what it has become', () => {
    expect(texts([])).toEqual(['+1: You gain 1 life.', '−3: Draw a card.', '{1}{U}, {T}: Draw a card.'])
    expect(texts(['Toll'])).toEqual(['0: You gain 1 life.', '−4: Draw a card.', '{1}{U}, {T}: Draw a card.'])
    expect(texts(['Fee'])).toEqual(['+1, {2}: You gain 1 life.', '−3, {2}: Draw a card.', '{3}{U}, {T}: Draw a card.'])
  })
})

describe('attacks on planeswalkers', () => {
  const game = table('2011', [{ battlefield: ['Bear', 'Heron'] }, { battlefield: ['Lampward'] }], CARDS)
  const question = game.until('attackers').asks('attackers')
  const pressed = (...names: readonly string[]) => {
    let draft = startDraft(question)
    for (const name of names) {
      const next = press(game.state, question, draft, game.ref(name))
      if (next === null || !('draft' in next)) throw new Error(`${name} is no press`)
      draft = next.draft
    }
    return draft
  }
  const bear = game.id('Bear')
  const lampward = { object: game.id('Lampward') }

  test('a press on the planeswalker sends the attackers pressed after it there', () => {
    expect(pressed('Bear', 'Lampward', 'Heron')).toMatchObject({
      attacks: [
        { id: bear, defender: { player: 1 } },
        { id: game.id('Heron'), defender: lampward },
      ],
    })
  })

  test('an attacker pressed again goes to what is chosen now, and home where it attacks that already', () => {
    expect(pressed('Bear', 'Lampward', 'Bear')).toMatchObject({ attacks: [{ id: bear, defender: lampward }] })
    expect(pressed('Bear', 'Lampward', 'Bear', 'Bear')).toMatchObject({ attacks: [] })
    expect(pressed('Lampward', 'player 1', 'Bear')).toMatchObject({ attacks: [{ defender: { player: 1 } }] })
  })

  test('what is attacked stands in the names, and can be pressed', () => {
    const view = viewOf(game, 0, pressed('Lampward', 'Bear'))
    const cards = [...view.you.side.creatures, ...view.others[0].side.creatures].flatMap(({ members }) => members)
    const labels = cards.map(({ card }) => card.label)
    expect(labels.find((label) => label.startsWith('Bear'))).toContain('will attack Lampward')
    expect(labels.find((label) => label.startsWith('Lampward'))).toContain('can be chosen')
  })
})
