/** The lessons that are games: both libraries are stacked, so that each comes to its point. */
import type { TableLesson } from './lesson.ts'

const times = (n: number, name: string): readonly string[] => Array.from({ length: n }, () => name)

/** What is drawn after a lesson's own cards: a game to play on with. */
const LIGHT: readonly string[] = [
  'Plains',
  'Choir of Noon',
  'Plains',
  'Drumline Ensign',
  'Causeway Patrol',
  'Plains',
  'Wayside Healer',
  'Oath of the Open Gate',
  'Plains',
  'Bannerlord of the Vale',
  'Skylark Herald',
  'Plains',
  'Lanternfield Recruit',
  'Parade Captain',
  'Plains',
  'Seraph of the Long Noon',
  'Dawnward Lancer',
  'Plains',
  'Verdict at Dawn',
  'Sunspear Cavalier',
]

const EMBERS: readonly string[] = [
  'Mountain',
  'Slagtooth Raider',
  'Mountain',
  'Ridgeback Goat',
  'Mountain',
  'Kettle Rascal',
  'Clinker Brute',
  'Mountain',
  'Rooftop Runner',
  'Ember Dart',
  'Mountain',
  'Slagplain Giant',
  'Reckless Stoker',
  'Mountain',
  'Rekindled Spark',
  'Chief of the Bellows',
  'Mountain',
  'Slagtooth Raider',
  'Furnace Parade',
  'Mountain',
]

const deck = (top: readonly string[], rest: readonly string[]): string[] => [...top, ...rest, ...rest]

const LAND_AND_MANA: TableLesson = {
  id: 'land-and-mana',
  board: {
    edition: '2011',
    turn: { number: 1, active: 0, step: 'main1' },
    players: [
      {
        hand: [
          'Plains',
          'Lanternfield Recruit',
          'Dawnward Lancer',
          'Plains',
          'Choir of Noon',
          'Skylark Herald',
          'Plains',
        ],
        library: deck(['Causeway Patrol', 'Plains', 'Lanternfield Recruit', 'Plains'], LIGHT),
      },
      {
        hand: [...times(3, 'Mountain'), 'Slagtooth Raider', 'Basalt Sentinel', 'Clinker Brute', 'Slagplain Giant'],
        library: deck(['Mountain', 'Ridgeback Goat'], EMBERS),
      },
    ],
  },
  sentences: [
    { say: 'land.first', when: { turn: 'you' }, move: { press: 'hand', card: 'Plains' } },
    { say: 'land.recruit', when: { turn: 'you' }, move: { press: 'hand', card: 'Lanternfield Recruit' } },
    {
      say: 'land.end',
      when: { turn: 'you', steps: ['main1', 'main2'] },
      move: { press: 'button', until: { turnOf: 'other' } },
    },
    { say: 'land.second', when: { turn: 'you' }, move: { press: 'hand', card: 'Plains' } },
    { say: 'land.lancer', when: { turn: 'you' }, move: { press: 'hand', card: 'Dawnward Lancer' } },
  ],
}

const CREATURES: TableLesson = {
  id: 'creatures',
  board: {
    edition: '2011',
    turn: { number: 3, active: 0, step: 'main1' },
    players: [
      {
        hand: ['Dawnward Lancer', 'Causeway Patrol', 'Choir of Noon', 'Parade Captain', 'Seraph of the Long Noon'],
        library: deck(['Choir of Noon', 'Plains', 'Lanternfield Recruit'], LIGHT),
        battlefield: times(3, 'Plains').slice(),
        landsPlayed: 1,
      },
      {
        life: 20,
        hand: ['Slagplain Giant', 'Korrun, the Bellows King', 'Mountain', 'Vermilion Sovereign'],
        library: deck(['Mountain', 'Slagplain Giant', 'Mountain'], EMBERS),
        battlefield: times(2, 'Mountain').slice(),
      },
    ],
  },
  sentences: [
    { say: 'creatures.lancer', when: { turn: 'you' }, move: { press: 'hand', card: 'Dawnward Lancer' } },
    {
      say: 'creatures.end',
      when: { turn: 'you', steps: ['main1', 'main2'] },
      move: { press: 'button', until: { turnOf: 'other' } },
    },
    {
      say: 'creatures.combat',
      when: { turn: 'you', steps: ['main1'] },
      move: { press: 'button', until: { step: 'declareAttackers' } },
    },
    { say: 'creatures.attack', when: { turn: 'you' }, move: { press: 'attacker', card: 'Dawnward Lancer' } },
    {
      say: 'creatures.patrol',
      when: { turn: 'you', steps: ['main2'] },
      move: { press: 'hand', card: 'Causeway Patrol' },
    },
  ],
}

const ATTACK_AND_BLOCK: TableLesson = {
  id: 'attack-and-block',
  board: {
    edition: '2011',
    turn: { number: 4, active: 1, step: 'declareAttackers' },
    players: [
      {
        life: 18,
        hand: ['Parade Captain', 'Seraph of the Long Noon'],
        library: deck(['Plains', 'Choir of Noon'], LIGHT),
        battlefield: [...times(4, 'Plains'), 'Skylark Herald', 'Causeway Patrol'],
      },
      {
        life: 16,
        hand: ['Slagplain Giant', 'Vermilion Sovereign'],
        library: deck(['Mountain', 'Slagplain Giant'], EMBERS),
        battlefield: [
          ...times(4, 'Mountain'),
          'Basalt Sentinel',
          { name: 'Slagtooth Raider', tapped: true, attacking: true },
        ],
        landsPlayed: 1,
      },
    ],
  },
  sentences: [
    { say: 'attack.block', when: { turn: 'other' }, move: { press: 'blocker', card: 'Causeway Patrol' } },
    {
      say: 'attack.combat',
      when: { turn: 'you', steps: ['main1'] },
      move: { press: 'button', until: { step: 'declareAttackers' } },
    },
    { say: 'attack.herald', when: { turn: 'you' }, move: { press: 'attacker', card: 'Skylark Herald' } },
    { say: 'attack.patrol', when: { turn: 'you' }, move: { press: 'attacker', card: 'Causeway Patrol' } },
    {
      say: 'attack.confirm',
      when: { turn: 'you', attacking: true },
      move: { press: 'button', until: { damageBy: 'Skylark Herald' } },
    },
  ],
}

const SPELLS_AND_THE_STACK: TableLesson = {
  id: 'spells-and-the-stack',
  board: {
    edition: '2011',
    turn: { number: 6, active: 1, step: 'main2' },
    players: [
      {
        life: 17,
        hand: ['Lightwell Blessing', 'Banish to Memory', 'Verdict at Dawn'],
        library: deck(['Plains', 'Choir of Noon'], LIGHT),
        battlefield: [...times(7, 'Plains'), 'Dawnward Lancer'],
      },
      {
        life: 15,
        hand: ['Ember Dart'],
        library: deck(['Mountain', 'Mountain'], EMBERS),
        battlefield: ['Mountain', 'Slagtooth Raider', 'Cinderhorn Ram'],
        landsPlayed: 1,
      },
    ],
  },
  sentences: [
    {
      say: 'stack.blessing',
      when: { turn: 'other', answering: true },
      move: { press: 'hand', card: 'Lightwell Blessing', on: 'Dawnward Lancer' },
    },
    {
      say: 'stack.resolve',
      when: { turn: 'other', answering: true },
      move: { press: 'button', until: { resolved: 'Ember Dart' } },
    },
    {
      say: 'stack.sorcery',
      when: { turn: 'you' },
      move: { press: 'hand', card: 'Banish to Memory', on: 'Slagtooth Raider' },
    },
    {
      say: 'stack.pass',
      when: { turn: 'you', steps: ['main1'] },
      move: { press: 'button', until: { step: 'beginCombat' } },
    },
    {
      say: 'stack.instant',
      when: { turn: 'other', steps: ['declareAttackers', 'declareBlockers'] },
      move: { press: 'hand', card: 'Verdict at Dawn', on: 'Cinderhorn Ram' },
    },
  ],
}

const COMBAT_TRICKS: TableLesson = {
  id: 'combat-tricks',
  board: {
    edition: '2011',
    turn: { number: 7, active: 0, step: 'main1' },
    players: [
      {
        life: 14,
        hand: ['Lightwell Blessing', 'Sallyport Ambusher'],
        library: deck(['Plains', 'Choir of Noon'], LIGHT),
        battlefield: [...times(4, 'Plains'), 'Lanternfield Recruit'],
        landsPlayed: 1,
      },
      {
        life: 13,
        hand: ['Elder of the Fernreach'],
        library: deck(['Cinderhorn Ram', 'Forest'], EMBERS),
        battlefield: ['Mountain', 'Mountain', 'Tanglefoot Boar', { name: 'Cinderhorn Ram', tapped: true }],
      },
    ],
  },
  sentences: [
    {
      say: 'tricks.combat',
      when: { turn: 'you', steps: ['main1'] },
      move: { press: 'button', until: { step: 'declareAttackers' } },
    },
    { say: 'tricks.bait', when: { turn: 'you' }, move: { press: 'attacker', card: 'Lanternfield Recruit' } },
    {
      say: 'tricks.blessing',
      when: { turn: 'you', steps: ['declareBlockers'] },
      move: { press: 'hand', card: 'Lightwell Blessing', on: 'Lanternfield Recruit' },
    },
    {
      say: 'tricks.damage',
      when: { turn: 'you', steps: ['declareBlockers'] },
      move: { press: 'button', until: { damageBy: 'Lanternfield Recruit' } },
    },
    {
      say: 'tricks.ambush',
      when: { turn: 'other', steps: ['declareAttackers'] },
      move: { press: 'hand', card: 'Sallyport Ambusher' },
    },
  ],
}

/** In their order. */
export const TABLE_LESSONS: readonly TableLesson[] = [
  LAND_AND_MANA,
  CREATURES,
  ATTACK_AND_BLOCK,
  SPELLS_AND_THE_STACK,
  COMBAT_TRICKS,
]

export const tableLesson = (id: string): TableLesson | null => TABLE_LESSONS.find((one) => one.id === id) ?? null

/** A lesson's board with the names of those who sit there. */
export const lessonBoard = ({ board }: TableLesson, names: readonly [string, string]): unknown => ({
  ...board,
  players: board.players.map((side, seat) => ({ ...side, name: names[seat] })),
})
