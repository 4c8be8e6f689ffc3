import { expect, test } from 'vitest'
import {
  characteristics,
  controllerOf,
  get,
  hasKeyword,
  newGame,
  type State,
  stateOf,
} from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const BLINK = card(
  'Blink',
  '{0}',
  'Instant',
  "Exile target creature. Return it to the battlefield under its owner's control at the beginning of the next end step.",
)

const listsOf = (state: State): readonly (readonly number[])[] => [
  ...state.libraries,
  ...state.hands,
  ...state.graveyards,
  ...state.outside,
  state.battlefield,
  state.stack,
  state.exile,
  state.phasedOut,
  state.ante,
]

inEditions('2004', '2011')('217.1 zones, %s', (edition) => {
  test('[2004:217.1] own libraries, hands and graveyards, one of everything else; each object is in one place', () => {
    const deck = Array.from({ length: 20 }, () => card('Wisp', '{0}', 'Creature — Spirit', '', '1/1'))
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck }))
    const { position } = newGame({ edition, seed: 3, starter: 0, players })
    const state = stateOf(position)
    expect([state.libraries.length, state.hands.length, state.graveyards.length]).toEqual([2, 2, 2])
    const ids = listsOf(state).flat()
    expect(ids).toHaveLength(40)
    expect(new Set(ids).size).toBe(40)
    const inList = (id: number, list: readonly number[]): boolean => list.includes(id)
    for (const id of ids) expect(listsOf(state).filter((list) => inList(id, list))).toHaveLength(1)
    expect([state.phasedOut, state.ante, state.exile, state.stack, state.battlefield]).toEqual([[], [], [], [], []])
  })

  test("[2004:217.1a 2004:glossary/owner] what would go to another's hand or graveyard goes to its owner's", () => {
    const sides = {
      battlefield: [
        { name: 'Bear', owner: 1 },
        { name: 'Ox', owner: 1 },
      ],
      hand: ['Bounce', 'Slay'],
    }
    const game = table(edition, [sides, {}])
    expect(get(game.state, game.id('Bear')).controller).toBe(0)
    game
      .cast('Bounce', { targets: ['Bear'] })
      .resolve()
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
    expect(game.state.hands[1]?.map((id) => characteristics(game.state, id).name)).toEqual(['Bear'])
    expect([game.handSize(0), game.state.graveyards[1]?.length]).toEqual([0, 1])
  })

  test('[2004:217.1a] an instant that would enter the battlefield stays where it is', () => {
    const game = table(edition, [{ hand: ['Lurch'], library: ['Spark', 'Bear'] }, {}])
    game.cast('Lurch').resolve()
    expect([game.zone('Spark'), game.state.libraries[0]?.[0]]).toEqual(['library', game.id('Spark')])
  })

  test('[2004:217.1a] a permanent card does enter', () => {
    const game = table(edition, [{ hand: ['Lurch'], library: ['Bear', 'Spark'] }, {}])
    game.cast('Lurch').resolve()
    expect(game.zone('Bear')).toBe('battlefield')
  })

  test('[2004:217.1c 2004:217.7a] what changes zones is a new object: nothing of before is on it', () => {
    const sides = {
      battlefield: [{ name: 'Bear', damage: 1, counters: { '+1/+1': 1 } }],
      hand: ['Swell', 'Blink', 'Slay'],
    }
    const game = table(edition, [sides, {}], [BLINK])
    game.cast('Swell', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('6/6')
    const before = game.id('Bear')
    game.cast('Blink', { targets: ['Bear'] }).resolve()
    expect(game.zone('Bear')).toBe('exile')
    game.to('end').resolve()
    const bear = get(game.state, game.id('Bear'))
    expect(bear.id).not.toBe(before)
    expect([bear.zone, game.size('Bear'), bear.damage, bear.counters, bear.controlledSince > 1]).toEqual([
      'battlefield',
      '2/2',
      0,
      {},
      true,
    ])
  })

  test('[2004:217.1c] a spell that targeted the object before does nothing to the new one', () => {
    const flicker = card(
      'Blinkout',
      '{0}',
      'Instant',
      "Exile target creature. Return that card to the battlefield under its owner's control.",
    )
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Slay', 'Blinkout'] }, {}], [flicker])
    game
      .cast('Slay', { targets: ['Bear'] })
      .cast('Blinkout', { targets: ['Bear'] })
      .resolve()
    expect(game.zone('Bear')).toBe('battlefield')
    game.resolve()
    expect(game.zone('Bear')).toBe('battlefield')
    expect(game.events.some((event) => event.kind === 'countered' && event.byRules)).toBe(true)
  })

  test('[2004:217.1c] what changed a creature spell goes on with the permanent', () => {
    const text = '{T}: Add {G}. If that mana is spent on a creature spell, it gains haste until end of turn.'
    const spur = card('Spur Well', '{1}', 'Artifact', text)
    const cub = creature('Cub', '{G}', '1/1')
    const game = table(edition, [{ battlefield: ['Spur Well'], hand: ['Cub', 'Cub'], pool: '{G}' }, {}], [spur, cub])
    game.cast('1:Cub').resolve()
    game.cast('Cub', { pay: false }).plain().resolve()
    expect(['1:Cub', '2:Cub'].map((name) => hasKeyword(game.state, game.id(name), 'haste')).sort()).toEqual([
      false,
      true,
    ])
    game.isAtAQuestion()
  })

  test('[2004:217.1c] a zone-change trigger finds the object where it went', () => {
    const phoenix = creature('Phoenix', '{0}', '1/1', "When ~ dies, return it to its owner's hand.")
    const game = table(edition, [{ battlefield: ['Phoenix'], hand: ['Slay'] }, {}], [phoenix])
    game
      .cast('Slay', { targets: ['Phoenix'] })
      .resolve()
      .resolve()
    expect(game.zone('Phoenix')).toBe('hand')
  })

  test('[2004:217.1c] not when it has moved on since', () => {
    const phoenix = creature('Phoenix', '{0}', '1/1', "When ~ dies, return it to its owner's hand.")
    const sift = card('Sieving', '{0}', 'Instant', 'Exile target card from a graveyard.')
    const game = table(edition, [{ battlefield: ['Phoenix'], hand: ['Slay', 'Sieving'] }, {}], [phoenix, sift])
    game.cast('Slay', { targets: ['Phoenix'] }).resolve()
    game.cast('Sieving', { targets: ['Phoenix'] }).resolveAll()
    expect(game.zone('Phoenix')).toBe('exile')
  })

  test('[2004:217.1d] of two things that would happen to it instead, its controller chooses one', () => {
    const text = "If ~ would die, exile it instead.\nIf ~ would die, shuffle it into its owner's library instead."
    const ghoul = creature('Ghoul', '{0}', '1/1', text)
    for (const [index, where] of ['exile', 'library'].entries()) {
      const sides = { battlefield: ['Ghoul'], library: [] }
      const game = table(edition, [{ hand: ['Slay'] }, sides], [ghoul])
      game.cast('Slay', { targets: ['Ghoul'] }).resolve()
      expect([game.asks('replacement').seat, game.asks('replacement').options.length]).toEqual([1, 2])
      game.reply(index)
      expect([game.zone('Ghoul'), game.state.graveyards[1]]).toEqual([where, []])
    }
  })
})

inEditions('2004', '2011')('217.5 the battlefield, %s', (edition) => {
  test('[2004:217.5b] what names no other zone affects and counts the battlefield only', () => {
    const doom = card('Doom', '{0}', 'Sorcery', 'Destroy all creatures. You gain 1 life for each Swamp you control.')
    const sides = { battlefield: ['Bear', 'Swamp'], hand: ['Doom', 'Ox', 'Swamp'], graveyard: ['Ox', 'Swamp'] }
    const game = table(edition, [sides, {}], [doom])
    game.cast('Doom').resolve()
    expect([game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 21])
    expect(game.state.hands[0]).toHaveLength(2)
  })

  test('[2004:217.5c] what returns is brand new: nothing that was on it this turn', () => {
    const bar = card('Bar', '{0}', 'Instant', "Target creature can't attack this turn.")
    const mend = zoo('Mend')
    const doom = card('Doom', '{0}', 'Instant', "Destroy target creature. It can't be regenerated.")
    const fleet = creature('Fleet', '{0}', '2/2', 'Haste')
    const worn = { name: 'Fleet', damage: 1, counters: { '+1/+1': 1 } }
    const sides = { battlefield: [worn], hand: ['Bar', 'Mend', 'Doom', 'Raise', 'Slay'] }
    const game = table(edition, [sides, {}], [bar, mend, doom, fleet])
    for (const spell of ['Bar', 'Mend', 'Doom', 'Raise']) game.cast(spell, { targets: ['Fleet'] }).resolve()
    const { counters, damage } = get(game.state, game.id('Fleet', 'battlefield'))
    expect([game.size('Fleet'), counters, damage]).toEqual(['2/2', {}, 0])
    game.attack('Fleet')
    expect([game.state.turn.number, game.state.combat?.attackers.length]).toEqual([3, 1])
    game.cast('Slay', { targets: ['Fleet'] }).resolve()
    expect(game.zone('Fleet')).toBe('graveyard')
  })

  test('[2004:217.5d] off the battlefield nothing is tapped, and nothing but a spell has a controller', () => {
    const dawn = card('Dawn', '{0}', 'Sorcery', 'Exile all tapped creatures.')
    const tally = card('Tally', '{0}', 'Sorcery', 'You gain 1 life for each creature you control.')
    const sides = { battlefield: [{ name: 'Bear', tapped: true, owner: 1 }], hand: ['Slay', 'Dawn', 'Tally', 'Ox'] }
    const game = table(edition, [sides, {}], [dawn, tally])
    game
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
      .cast('Dawn')
      .resolve()
      .cast('Tally')
      .resolve()
    expect([game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 20])
    expect(get(game.state, game.id('Bear')).tapped).toBe(false)
    // 217.5d: an effect that needs one takes the owner.
    expect([controllerOf(game.state, game.id('Bear')), get(game.state, game.id('Bear')).controller]).toEqual([1, 1])
  })
})
