/** What the table says of today's cards: doors, prepared copies, what waits in exile, what belongs together. */
import { describe, expect, test } from 'vitest'
import {
  actionsOf,
  cardView,
  halfBehind,
  objectName,
  offeredBy,
  otherPrices,
  zoomView,
} from '../../../src/ui/view/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { sceneOf, viewOf } from './support.ts'

const WHOLE: Parameters<typeof faced>[2] = ['Whole Cart', '', 'Artifact Creature — Construct', '', '6/6']
const CARDS = [
  creature('Steer', '{1}{G}', '2/3'),
  card('Omen Read', '{4}', 'Sorcery', 'You gain 1 life.\nForetell {0}'),
  card('Ambush', '{4}', 'Sorcery', 'You gain 10 life.\nPlot {1}'),
  card('Slow Tide', '{4}', 'Sorcery', 'You gain 100 life.\nSuspend 2—{U}'),
  faced(
    'adventure',
    ['Walker', '{9}', 'Creature — Human', '', '2/2'],
    ['Stroll', '{0}', 'Instant — Adventure', 'You gain 1000 life.'],
  ),
  faced(
    'prepare',
    ['Tutor', '{U}', 'Creature — Wizard', 'Vigilance', '2/2'],
    ['Lecture', '{0}', 'Sorcery', 'You gain 3 life.'],
  ),
  faced(
    'split',
    ['Cellar', '{1}', 'Enchantment — Room', 'When you unlock this door, you gain 1 life.'],
    ['Attic', '{1}', 'Enchantment — Room', 'Creatures you control have flying.'],
  ),
  faced('meld', ['Cart Front', '{1}', 'Artifact Creature — Construct', '', '1/1'], WHOLE),
  faced('meld', ['Cart Rear', '{2}', 'Artifact Creature — Construct', '', '2/2'], WHOLE),
  creature('Chameleon', '{0}', '1/1', 'As Chameleon enters, choose a color.\nProtection from the chosen color'),
  creature(
    'Eater',
    '{0}',
    '*/*',
    "As Eater enters, sacrifice any number of creatures.\nEater's power and toughness are each equal to the number of creatures sacrificed as it entered.",
  ),
  card(
    'Banner',
    '{0}',
    'Enchantment',
    'As Banner enters, choose North or South.\n• North — Creatures you control get +1/+1.\n• South — Creatures you control have flying.',
  ),
  card('Airbender', '{0}', 'Sorcery', 'Airbend target creature.'),
  card(
    'Borrowing',
    '{0}',
    'Sorcery',
    "Exile the top card of each opponent's library. Until end of turn, you may cast spells from among those exiled cards without paying their mana costs.",
  ),
  creature('Crane', '{U}', '1/1', 'Mutate {0}\nFlying'),
  creature('Twin', '{G}', '1/1', 'Soulbond'),
  card('File', '{0}', 'Sorcery', 'As an additional cost to cast this spell, you may collect evidence 2.\nDraw a card.'),
  card('Spark', '{0}', 'Sorcery', 'Spark deals 3 damage to any target.'),
  faced(
    'transform',
    ['Siege of Hills', '{2}', 'Battle — Siege', 'When this Siege enters, you gain 1 life.'],
    ['Hill King', '', 'Creature — Giant', '', '5/5'],
  ),
]
const of = (side: object, other: object = {}) => table('today', [side, other], CARDS)
const exileOf = (game: Table, me = 0) =>
  viewOf(game, 0).you.zones.find(({ zone }) => zone === (me === 0 ? 'exile' : ''))
const factsOf = (game: Table, name: string) =>
  (zoomView(sceneOf(game), game.id(name, 'battlefield'))?.facts ?? []).map(({ name, value }) => `${name}: ${value}`)

describe('cards in exile', () => {
  const EXILE = [
    'Steer',
    { name: 'Slow Tide', counters: { time: 2 } },
    { name: 'Walker', as: 'adventure' },
    { name: 'Ambush', as: 'plotted' },
    { name: 'Omen Read', as: 'foretold' },
  ]

  test('say what they wait for; the pile says how many can be cast', () => {
    const exile = exileOf(of({ exile: EXILE }))
    const notes = exile?.groups.flatMap(({ cards }) => cards.map(({ note }) => note))
    expect(notes).toEqual(['foretold', 'plotted', 'on an adventure', 'suspended, 2 time counters', null])
    // The Adventure's card is too dear.
    expect([exile?.lit, exile?.label, exile?.title]).toEqual([
      2,
      'Player 1’s exile, 5 cards, Omen Read on top, 2 usable',
      'Player 1’s exile, 5 cards',
    ])
  })

  test('foretold: its owner sees which it is, nobody else does', () => {
    const game = of({ exile: [{ name: 'Omen Read', as: 'foretold' }] })
    expect(exileOf(game)?.top?.name).toBe('Omen Read')
    const theirs = viewOf(game, 1).others[0].zones.find(({ zone }) => zone === 'exile')
    expect([theirs?.top, theirs?.groups[0]?.cards[0]]).toMatchObject([null, { unseen: true, note: 'Face-down card' }])
  })
})

describe('what can be done with a card', () => {
  const texts = (game: Table, id: number) => actionsOf(sceneOf(game), id).map(({ text }) => text)

  test('to set it aside has its keyword and its price', () => {
    const game = of({ hand: ['Omen Read', 'Ambush'], pool: '{C}{C}' })
    expect(texts(game, game.id('Omen Read'))).toEqual(['Foretell Omen Read {2}'])
    expect(texts(game, game.id('Ambush'))).toEqual(['Plot Ambush {1}'])
  })

  test('a prepared permanent has the copy that it offers', () => {
    const game = of({ battlefield: [{ name: 'Tutor', marks: { prepared: 1 } }, 'Tutor'] })
    const [prepared = 0, other = 0] = game.state.battlefield
    expect([texts(game, prepared), texts(game, other)]).toEqual([['Cast Lecture {0}'], []])
    expect(cardView(sceneOf(game), prepared).state.playable).toBe(true)
    expect(exileOf(game)?.groups.map(({ title, cards }) => [title, cards[0]?.note])).toEqual([
      [null, 'copy prepared by Tutor'],
    ])
  })

  test('a door that is locked has its price; its half says that it is locked', () => {
    const room = 'Cellar // Attic'
    const game = of({ battlefield: [{ name: room, marks: { leftUnlocked: 1 } }, room], pool: '{C}' })
    const [open = 0, shut = 0] = game.state.battlefield
    expect(texts(game, open)).toEqual(['Unlock Attic {1}'])
    expect(texts(game, shut)).toEqual(['Unlock Cellar {1}', 'Unlock Attic {1}'])
    const scene = sceneOf(game)
    const lockedIn = (id: number) => cardView(scene, id).look.parts?.faces.map(({ locked = false }) => locked)
    expect([lockedIn(open), lockedIn(shut)]).toEqual([
      [false, true],
      [true, true],
    ])
    expect(cardView(scene, open).label).toContain('Cellar unlocked, Attic locked')
    expect(cardView(scene, open).state.counters).toBeUndefined()
    expect([objectName(game.state, open), objectName(game.state, shut)]).toEqual(['Cellar', room])
  })
})

describe('what a card costs where it lies', () => {
  const pricesOf = (game: Table, name: string, zone: 'exile' | 'graveyard') =>
    otherPrices(sceneOf(game), game.id(name, zone))

  test('another price than its mana cost is told, and what is free', () => {
    const game = of({ hand: ['Airbender'], battlefield: ['Steer'], pool: '{C}{C}' })
    game.cast('Airbender', { targets: ['Steer'] }).pass(2)
    expect(pricesOf(game, 'Steer', 'exile')).toEqual(['{2}'])
    const exile = [{ name: 'Omen Read', as: 'foretold' } as const, { name: 'Walker', as: 'adventure' } as const]
    const free = of({ exile, pool: '{C}{C}{C}{C}{C}{C}{C}{C}{C}' })
    expect([pricesOf(free, 'Omen Read', 'exile'), pricesOf(free, 'Walker', 'exile')]).toEqual([['{0}'], []])
    expect(pricesOf(of({ exile: ['Steer'], pool: '{G}{C}' }), 'Steer', 'exile')).toEqual([])
  })

  test('another player’s card has the price at which it is offered', () => {
    const game = of({ hand: ['Borrowing'] }, { library: ['Steer'] })
    game.cast('Borrowing').pass(2)
    const id = game.id('Steer', 'exile')
    expect(otherPrices(sceneOf(game), id)).toEqual(['{0}'])
    expect(actionsOf(sceneOf(game), id).map(({ text }) => text)).toEqual(['Cast Steer'])
  })
})

describe('what was chosen for a permanent', () => {
  const shown = (game: Table, name: string) => {
    const { state, label } = cardView(sceneOf(game), game.id(name, 'battlefield'))
    return [state.counters?.map((one) => one.label), label]
  }

  test.each([
    ['North', 'North — Creatures you control get +1/+1.'],
    ['South', 'South — Creatures you control have flying.'],
  ])('a word, and what its text has for it: %s', (word, line) => {
    const game = of({ hand: ['Banner'] })
      .cast('Banner')
      .pass(2)
      .reply(word)
    expect(shown(game, 'Banner')).toEqual([[word], `Banner, ${word} chosen for it`])
    expect(factsOf(game, 'Banner')).toContain(`Chosen for it: ${line}`)
  })

  test('a colour by its name; a number that was only counted is none', () => {
    const game = of({ hand: ['Chameleon'] })
      .cast('Chameleon')
      .pass(2)
      .reply('U')
    expect(shown(game, 'Chameleon')[0]).toEqual(['blue'])
    const eater = of({ hand: ['Eater'], battlefield: ['Steer'] })
      .cast('Eater')
      .pass(2)
    eater.reply([eater.id('Steer')])
    expect(shown(eater, 'Eater')).toEqual([undefined, 'Eater, 1/1, summoning sick'])
    expect(factsOf(eater, 'Eater').filter((fact) => fact.startsWith('Chosen'))).toEqual([])
  })
})

describe('on the stack', () => {
  test('what a text offers as a cost has its own words', () => {
    const game = of({ hand: ['File'], graveyard: ['Steer'], library: ['Steer'] })
    const [option] = game.reply({ do: 'cast', object: game.id('File'), via: 'normal' }).asks('options').options
    expect(option && offeredBy(game.state, game.id('File'), option)).toBe('collect evidence 2')
    game.announce({ kick: true, pay: false })
    expect(viewOf(game).stack[0]?.text).toContain('With **collect evidence 2**')
  })

  test('a battle defeated says what happens to it, not what it did as it entered', () => {
    const siege = { name: 'Siege of Hills', counters: { defense: 3 }, protector: 1 }
    const game = of({ battlefield: [siege], hand: ['Spark'] })
    game.cast('Spark', { targets: ['Siege of Hills'] }).resolve()
    expect(viewOf(game).stack.map(({ title, text }) => [title, text])).toEqual([
      ['Siege of Hills’ trigger', 'Defeated: exile it, then you may cast its other side for no mana.'],
    ])
  })

  test('the payment for a door is told by the half behind it', () => {
    const game = of({ battlefield: [{ name: 'Cellar // Attic', marks: { leftUnlocked: 1 } }], pool: '{C}' })
    const [room = 0] = game.state.battlefield
    const { terms } = game.reply({ do: 'special', object: room, what: 'unlock', which: 2 }).asks('pay')
    expect([terms?.for, halfBehind(game.state, room, 2), halfBehind(game.state, room, 1)]).toEqual([
      { unlock: 2 },
      'Attic',
      'Cellar',
    ])
  })
})

describe('what belongs together', () => {
  test('a merged permanent says of how many cards, and of which', () => {
    const game = of({ battlefield: [{ name: 'Crane', under: ['Steer', 'Twin'] }, 'Steer'] })
    const view = cardView(sceneOf(game), game.id('Crane'))
    expect(view.state.counters).toEqual([{ label: 'merged ×3', count: 1 }])
    expect(factsOf(game, 'Crane')).toEqual(expect.arrayContaining(['Status: merged ×3', 'Merged with: Steer, Twin']))
    expect(factsOf(game, 'Steer')).not.toContainEqual(expect.stringMatching(/Merged|Status/))
  })

  test('a melded one says with what', () => {
    const game = of({ battlefield: [{ name: 'Cart Front', side: 1, under: ['Cart Rear'] }] })
    expect(factsOf(game, 'Whole Cart')).toEqual(expect.arrayContaining(['Status: melded', 'Melded with: Cart Rear']))
  })

  test('a pair says with whom, a battle who protects it', () => {
    const game = of({
      battlefield: [
        { name: 'Steer', label: 's' },
        { name: 'Twin', pairedWith: 's' },
        { name: 'Siege of Hills', counters: { defense: 3 }, protector: 1 },
      ],
    })
    expect(factsOf(game, 'Steer')).toContain('Paired with: Twin')
    expect(factsOf(game, 'Siege of Hills')).toContain('Protected by: Player 2')
  })
})
