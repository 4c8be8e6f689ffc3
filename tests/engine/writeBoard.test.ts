import assert from 'node:assert/strict'
import { describe, expect, test } from 'vitest'
import { boardFrom } from '../../src/engine/boards/write.ts'
import {
  characteristics,
  find,
  get,
  legalActions,
  type ObjectId,
  type Position,
  playerAt,
  type Seat,
  type State,
  seenBy,
  stateOf,
} from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import { playGame, sampleOf, setupOf } from '../invariants/support/games.ts'
import { BASICS, card, creature, walker } from '../support/cards.ts'
import { table } from '../support/table.ts'

const UNSEEN = 'Plains'
const plains = BASICS.find(({ name }) => name === UNSEEN) ?? null

/** What a board, written and read again, has become; fails where it can't be written or read. */
function again(position: Position, seat: Seat): Position {
  const written = boardFrom(seenBy(position, seat), UNSEEN)
  if ('losses' in written) throw new Error(JSON.stringify(written.losses))
  const file: unknown = JSON.parse(JSON.stringify(written.board))
  const made = positionFrom(file, (name) => written.cards.get(name) ?? (name === UNSEEN ? plains : null))
  if ('problems' in made) throw new Error(JSON.stringify(made.problems))
  return made.position
}

const losses = (position: Position, seat: Seat): readonly string[] => {
  const written = boardFrom(seenBy(position, seat), UNSEEN)
  return 'losses' in written ? written.losses.map(({ key, params }) => [key, ...Object.values(params)].join(' ')) : []
}

/** Everything that lies open, without ids and times, by name; `first` is the seat that comes first. */
function visible(state: State, first: Seat) {
  const { length } = state.players
  const seated = (seat: Seat): Seat => (seat - first + length) % length
  const name = (id: ObjectId): string => (find(state, id) === null ? '' : characteristics(state, id).name)
  const permanent = (id: ObjectId) => {
    const { tapped, damage, counters, owner, kind, faceDown, attachedTo, controlledSince, controller } = get(state, id)
    const { abilities, restrictions, ...values } = characteristics(state, id)
    return {
      ...values,
      abilities: abilities.length,
      restrictions: restrictions.map(({ restriction }) => restriction),
      controller: seated(controller),
      owner: seated(owner),
      sick: controlledSince > playerAt(state, controller).turnBegan,
      host: attachedTo !== null && 'object' in attachedTo ? name(attachedTo.object) : null,
      counters: Object.entries(counters).filter(([, n]) => n > 0),
      ...{ tapped, damage, kind, faceDown },
    }
  }
  const side = (seat: Seat) => {
    const { name: called, life, counters, pool, landsPlayed } = playerAt(state, seat)
    return {
      ...{ called, life },
      counters: Object.entries(counters).filter(([, n]) => n > 0),
      pool: pool.map(({ type }) => type),
      lands: landsPlayed.length,
      hand: seat === first ? state.hands[seat]?.map(name) : state.hands[seat]?.length,
      library: state.libraries[seat]?.length,
      graveyard: state.graveyards[seat]?.map(name),
      exile: state.exile.filter((id) => get(state, id).owner === seat).map(name),
      battlefield: state.battlefield
        .filter((id) => get(state, id).controller === seat)
        .sort((a, b) => get(state, a).timestamp - get(state, b).timestamp)
        .map(permanent),
    }
  }
  const { number, active, step } = state.turn
  const acts = active === first ? legalActions(state, first) : []
  return {
    turn: { number, active: seated(active), step },
    attackers: state.combat?.attackers.map(({ id }) => name(id)).sort() ?? [],
    acts: acts.map((act) => [act.do, 'object' in act ? name(act.object) : ''].join(' ')).sort(),
    players: state.players.map((_, index) => side((first + index) % length)),
  }
}

describe('a board from a position', () => {
  test('read again, it looks the same to whoever it was written for, throughout generated games', () => {
    let written = 0
    for (const game of sampleOf('two', 7, 8, 12, 15)) {
      playGame(setupOf(game), game.seed, ({ after, index }) => {
        // Every second position: the one after it differs by one reply.
        if (index % 2 > 0) return
        for (const { seat } of after.checkpoint.players) {
          if (after.question === null || losses(after, seat).length > 0) continue
          written++
          const back = again(after, seat)
          assert.deepEqual(visible(stateOf(back), 0), visible(stateOf(after), seat))
          assert.deepEqual(losses(back, 0), [])
        }
      })
    }
    expect(written).toBeGreaterThan(300)
  })
})

const OX = creature('Ox', '{1}{G}', '2/3')
const DOG = creature('Dog', '{R}', '1/1', 'Haste')
const CARDS = [
  OX,
  DOG,
  card('Nymph', '{5}', 'Enchantment Creature — Nymph', 'Bestow {0}\nEnchanted creature gets +1/+1.', '1/1'),
  card('Bury', '{0}', 'Sorcery', 'Manifest the top card of your library.'),
  card('Surge', '{G}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card(
    'Mimic',
    '{U}',
    'Creature — Bear',
    'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
    '0/1',
  ),
  card('Steal', '{U}', 'Enchantment — Aura', 'Enchant creature\nYou control enchanted creature.'),
  creature('Echoer', '{R}', '2/2', 'Echo {R}'),
  walker('Warden', '{W}', 3, '+1: You gain 2 life.'),
  card('Wheel', '{1}', 'Artifact', '{0}: You gain 1 life.'),
  card('Knack', '{1}', 'Artifact', '{0}: You gain 1 life. Activate this ability only once each turn.'),
  card(
    'Tally',
    '{1}',
    'Artifact',
    '{0}: You gain 1 life. If this ability has been activated four or more times this turn, sacrifice ~.',
  ),
  card(
    'Nurse',
    '{1}',
    'Artifact',
    '{0}: ~ deals damage to target creature equal to the damage already dealt to it this turn.',
  ),
  card(
    'Nest',
    '{1}',
    'Artifact',
    '{0}: Create a 1/1 green Snake creature token named Brood.\nWhen ~ leaves the battlefield, destroy all tokens created with ~.',
  ),
]

describe('what a board says', () => {
  test('everything of a permanent, the floating mana, the lands played, one seat first', () => {
    const game = table(
      '2004',
      [
        {
          name: 'Ada',
          life: 7,
          hand: ['Forest', 'Ox'],
          battlefield: ['Forest', { name: 'Ox', label: 'it', sick: true }],
        },
        {
          name: 'Bea',
          hand: ['Dog'],
          // As boards said it before.
          poison: 2,
          graveyard: ['Surge', 'Ox'],
          exile: ['Dog'],
          battlefield: [
            { name: 'Charm', attachedTo: 'it' },
            { name: 'Dog', damage: 1, counters: { '+1/+1': 2 }, owner: 0, tapped: true },
          ],
        },
      ],
      CARDS,
    )
    game.land('Forest').activate('Forest')
    const written = boardFrom(seenBy(game.position, 1), UNSEEN)
    if ('losses' in written) throw new Error(JSON.stringify(written.losses))
    expect(written.board).toEqual({
      edition: '2004',
      turn: { number: 3, active: 1, step: 'main1' },
      players: [
        {
          name: 'Bea',
          life: 20,
          counters: { poison: 2 },
          library: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
          hand: ['Dog'],
          graveyard: ['Surge', 'Ox'],
          exile: ['Dog'],
          battlefield: [
            { name: 'Charm', attachedTo: '#9' },
            { name: 'Dog', tapped: true, damage: 1, counters: { '+1/+1': 2 }, owner: 1 },
          ],
        },
        {
          name: 'Ada',
          life: 7,
          pool: '{G}',
          landsPlayed: 1,
          library: ['Plains', 'Plains', 'Plains', 'Plains', 'Plains'],
          hand: ['Plains'],
          battlefield: [
            { name: 'Forest', tapped: true },
            { name: 'Ox', label: '#9', sick: true },
            { name: 'Forest', sick: true },
          ],
        },
      ],
    })
  })

  test('a planeswalker’s loyalty, also where it is the printed one', () => {
    const game = table('2011', [{ battlefield: ['Warden'] }, {}], CARDS)
    const back = again(game.position, 0)
    expect(visible(stateOf(back), 0).players[0]?.battlefield[0]?.counters).toEqual([['loyalty', 3]])
  })

  test('an attack on the next player that nobody has blocked', () => {
    const game = table('2011', [{ battlefield: [{ name: 'Ox', attacking: true }, 'Dog'] }, {}], CARDS, {
      step: 'declareAttackers',
    })
    expect(visible(stateOf(again(game.position, 1)), 0).attackers).toEqual(['Ox'])
  })
})

describe('what a board can’t say is told', () => {
  const put = (battlefield: readonly string[], hand: readonly string[] = [], step: 'main1' | 'upkeep' = 'main1') =>
    table(
      '2011',
      [{ hand: ['Surge', ...hand], battlefield: ['Forest', 'Island', 'Mountain', ...battlefield] }, {}],
      CARDS,
      {
        step,
      },
    )

  test.each([
    [
      'unsayable.effects',
      'an effect until end of turn',
      () =>
        put(['Ox'])
          .cast('Surge', { targets: ['Ox'] })
          .resolveAll(),
    ],
    ['unsayable.moment', 'a spell on the stack', () => put(['Ox']).cast('Surge', { targets: ['Ox'] })],
    ['unsayable.moment', 'the other player’s priority', () => put(['Ox']).pass()],
    ['unsayable.moment', 'a declaration', () => put(['Ox']).until('attackers')],
    ['unsayable.combat', 'blocked attackers', () => blocked()],
    ['unsayable.history Echoer', 'a text that asks when it came', () => put(['Echoer'])],
    ['unsayable.object Mimic', 'a copy', () => copied()],
    [
      'unsayable.object Nymph',
      'an Aura that is a creature card',
      () =>
        put(['Ox'], ['Nymph'])
          .cast('Nymph', { via: 'bestow', targets: ['Ox'] })
          .resolveAll(),
    ],
    ['unsayable.object Dog', 'an effect’s control', () => stolen()],
    ['unsayable.object Warden', 'a loyalty ability activated', () => put(['Warden']).activate('Warden').resolveAll()],
    ['unsayable.object Knack', 'what works only once each turn', () => put(['Knack']).activate('Knack').resolveAll()],
    ['unsayable.object Tally', 'an ability that counts its uses', () => put(['Tally']).activate('Tally').resolveAll()],
    ['unsayable.history Nurse', 'a text that asks for damage dealt before', () => put(['Nurse'])],
    ['unsayable.object Brood', 'a token that its maker speaks of', () => put(['Nest']).activate('Nest').resolveAll()],
  ] as const)('%s: %s', (key, _what, game) => {
    expect(losses(game().position, 0)).toEqual([key])
  })

  const blocked = () => {
    const game = table('2011', [{ battlefield: ['Ox'] }, { battlefield: ['Dog'] }], CARDS)
    return game.attack('Ox').block({ Dog: 'Ox' })
  }

  const copied = () => {
    const game = put(['Ox'], ['Mimic']).cast('Mimic').pass(2)
    return game.reply([game.id('Ox')])
  }

  const stolen = () => {
    const hand = ['Steal']
    const game = table('2011', [{ hand, battlefield: ['Island'] }, { battlefield: ['Dog'] }], CARDS)
    return game.cast('Steal', { targets: ['Dog'] }).resolveAll()
  }

  test('two cards of one name', () => {
    const game = table('2011', [{ hand: ['Dog', 'Ox'] }, {}], CARDS)
    const { checkpoint } = game.position
    const printed = checkpoint.printed.map((face) => (face?.name === 'Ox' ? { ...face, name: 'Dog' } : face))
    expect(losses({ ...game.position, checkpoint: { ...checkpoint, printed } }, 0)).toEqual(['unsayable.twoCards Dog'])
  })

  test('but what an ability did that may be activated again is forgotten', () => {
    const game = put(['Wheel']).activate('Wheel').resolveAll()
    expect(losses(game.position, 0)).toEqual([])
  })
})
