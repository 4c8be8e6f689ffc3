import { describe, expect, it } from 'vitest'
import { effects, readings } from './grammar.ts'

const YOU = { kind: 'you' }
const SELF = { kind: 'self' }
const creature = { noun: 'permanent', is: [{ is: 'type', type: 'creature' }] }
const targetCreature = { kind: 'target', filter: creature, player: null }
const END_OF_TURN = { kind: 'endOfTurn' }

describe('one clause', () => {
  it.each([
    ['Draw two cards.', { kind: 'draw', who: YOU, n: 2 }],
    ['Each opponent draws a card.', { kind: 'draw', who: { kind: 'eachOpponent' }, n: 1 }],
    ['You gain X life.', { kind: 'gainLife', who: YOU, n: { kind: 'x' } }],
    [
      'You gain 2 life for each creature you control.',
      { kind: 'gainLife', n: { kind: 'times', n: 2, of: { kind: 'count' } } },
    ],
    [
      '~ deals 3 damage to target creature or player.',
      { kind: 'damage', source: SELF, n: 3, divided: false, to: { player: 'any' } },
    ],
    [
      '~ deals 5 damage divided as you choose among any number of target creatures.',
      { kind: 'damage', divided: true, n: 5 },
    ],
    ['Destroy target creature.', { kind: 'destroy', what: targetCreature, noRegeneration: false }],
    [
      "Destroy all creatures. They can't be regenerated.",
      { kind: 'destroy', what: { kind: 'all' }, noRegeneration: true },
    ],
    ['Exile target creature.', { kind: 'move', what: targetCreature, to: { zone: 'exile' } }],
    ["Return target creature to its owner's hand.", { kind: 'move', to: { zone: 'hand', under: null } }],
    [
      'Return ~ from your graveyard to the battlefield tapped.',
      { kind: 'move', from: 'graveyard', to: { zone: 'battlefield', tapped: true } },
    ],
    ["Put target creature on top of its owner's library.", { kind: 'move', to: { zone: 'library', position: 'top' } }],
    ['Target player discards a card at random.', { kind: 'discard', n: 1, random: true }],
    ['Each player discards their hand.', { kind: 'discard', who: { kind: 'eachPlayer' }, n: { kind: 'all' } }],
    ['Target player mills three cards.', { kind: 'mill', n: 3 }],
    ['Target player puts the top three cards of their library into their graveyard.', { kind: 'mill', n: 3 }],
    [
      'Each player sacrifices a creature.',
      { kind: 'sacrifice', who: { kind: 'eachPlayer' }, what: { kind: 'choose' } },
    ],
    ['Add {G}{G}.', { kind: 'addMana', who: YOU, mana: { kind: 'fixed', mana: ['G', 'G'] } }],
    ['Add {R} or {G}.', { kind: 'addMana', mana: { kind: 'oneOf', among: ['R', 'G'], n: 1 } }],
    [
      'Add one mana of any color.',
      { kind: 'addMana', mana: { kind: 'oneOf', among: ['W', 'U', 'B', 'R', 'G'], n: 1 } },
    ],
    [
      'Put two +1/+1 counters on target creature.',
      { kind: 'putCounters', n: 2, counter: '+1/+1', what: targetCreature },
    ],
    [
      'Prevent the next 3 damage that would be dealt to target creature this turn.',
      { kind: 'preventDamage', n: 3, combat: null, from: null },
    ],
    [
      'Prevent all combat damage that would be dealt this turn.',
      { kind: 'preventDamage', n: null, to: null, combat: true },
    ],
    ['Target player skips their next untap step.', { kind: 'skipStep', step: 'untap' }],
    ['Take an extra turn after this one.', { kind: 'extraTurn', who: YOU }],
    ["You control target player's next turn.", { kind: 'controlTurn', who: YOU }],
    ["You control target player during that player's next turn.", { kind: 'controlTurn', who: YOU }],
    [
      "Players can't gain life this turn.",
      { kind: 'playerRule', rule: { kind: 'cantGainLife' }, duration: END_OF_TURN },
    ],
  ])('%s', (text, meaning) => {
    expect(effects(text)).toMatchObject([meaning])
  })
})

describe('tokens', () => {
  it('has the size, colour, types and abilities that are said', () => {
    expect(effects('Create two 1/1 white Soldier creature tokens with flying and vigilance.')).toMatchObject([
      {
        kind: 'createToken',
        who: YOU,
        n: 2,
        tapped: false,
        token: {
          name: 'Soldier',
          colors: ['W'],
          types: ['creature'],
          subtypes: ['Soldier'],
          power: 1,
          toughness: 1,
          abilities: [{ keyword: { name: 'flying' } }, { keyword: { name: 'vigilance' } }],
        },
      },
    ])
  })

  it('knows the order: tapped before the size', () => {
    expect(effects('Create a tapped 2/2 black Zombie creature token.')).toMatchObject([{ tapped: true }])
    expect(readings('Create a 2/2 tapped black Zombie creature token.')).toBe(0)
  })
})

describe('changes', () => {
  it('one modify for all verbs of one subject', () => {
    expect(effects('Target creature gets +3/+0 and gains first strike and haste until end of turn.')).toMatchObject([
      {
        kind: 'modify',
        what: targetCreature,
        changes: [{ kind: 'pt', power: 3, toughness: 0 }, { kind: 'gain' }, { kind: 'gain' }],
        duration: END_OF_TURN,
      },
    ])
  })

  it.each([
    [
      'Target creature gets -X/-0 until end of turn.',
      [{ power: { kind: 'negative', of: { kind: 'x' } }, toughness: 0 }],
    ],
    [
      "Up to two target creatures can't block this turn.",
      [{ kind: 'restrict', restriction: { kind: 'cantBlock', what: null } }],
    ],
    [
      'Until end of turn, ~ becomes a 3/3 Golem artifact creature.',
      [
        { kind: 'types', set: true },
        { kind: 'setPt', power: 3 },
      ],
    ],
    [
      "Until end of turn, ~ becomes a 3/3 Golem artifact creature. It's still a land.",
      [{ kind: 'types', set: false, types: ['artifact', 'creature'], subtypes: ['Golem'] }, { kind: 'setPt' }],
    ],
    ['Gain control of target creature until end of turn.', [{ kind: 'control', by: YOU }]],
    ["Switch target creature's power and toughness until end of turn.", [{ kind: 'switchPt' }]],
  ])('%s', (text, changes) => {
    expect(effects(text)).toMatchObject([{ kind: 'modify', changes }])
  })

  it('a second time is a second modify of the same', () => {
    expect(effects("Target creature gets +1/+0 until end of turn and can't be blocked this turn.")).toMatchObject([
      { kind: 'modify', what: targetCreature },
      { kind: 'modify', what: { kind: 'said', word: 'it' }, duration: END_OF_TURN },
    ])
  })

  it('a size without a time is no effect', () => {
    expect(readings('Target creature gets +1/+1.')).toBe(0)
  })
})

describe('several', () => {
  it.each([
    ['Draw a card, then discard a card.', ['draw', 'discard']],
    ['Each opponent loses 1 life and you gain 1 life.', ['loseLife', 'gainLife']],
  ])('%s', (text, kinds) => {
    expect(effects(text)).toMatchObject(kinds.map((kind) => ({ kind })))
  })

  it('one player does both, and is a target once', () => {
    expect(effects('Target player draws two cards and loses 2 life.')).toMatchObject([
      { kind: 'draw', who: { kind: 'target' }, n: 2 },
      { kind: 'loseLife', who: { kind: 'said', word: 'they' }, n: 2 },
    ])
  })

  it('a target in the middle of a subject is a target once', () => {
    expect(effects("Target creature's controller draws a card and loses 1 life.")).toMatchObject([
      { kind: 'draw', who: { kind: 'controllerOf', thing: { kind: 'target' } } },
      { kind: 'loseLife', who: { kind: 'said', word: 'they' } },
    ])
  })

  it.each([
    ['~ deals 2 damage to each creature and each player.', ['damage', 'damage']],
    ['Destroy target creature and target land.', ['destroy', 'destroy']],
    ['~ deals 3 damage to target creature and 1 damage to you.', ['damage', 'damage']],
  ])('one verb with several objects is one effect: %s', (text, kinds) => {
    expect(effects(text)).toMatchObject([{ kind: 'together', effects: kinds.map((kind) => ({ kind })) }])
  })

  it('Prevent all combat damage that would be dealt to and dealt by target creature this turn.', () => {
    expect(
      effects('Prevent all combat damage that would be dealt to and dealt by target creature this turn.'),
    ).toMatchObject([{ kind: 'preventDamage' }, { kind: 'preventDamage' }])
  })

  it('an X that nobody said is nothing to explain', () => {
    expect(readings('Draw a card, where X is the number of creatures you control.')).toBe(0)
  })

  it('X is what the end of the sentence says', () => {
    expect(
      effects('~ deals X damage to target creature, where X is the number of creatures you control.'),
    ).toMatchObject([{ kind: 'damage', n: { kind: 'count' } }])
  })
})

describe('sentences made of parts that others have', () => {
  it.each([
    [
      'Target creature gets +2/+0 or +0/+2 until end of turn.',
      {
        kind: 'modify',
        changes: [
          {
            kind: 'oneOf',
            of: [
              { kind: 'pt', power: 2, toughness: 0 },
              { kind: 'pt', power: 0, toughness: 2 },
            ],
          },
        ],
      },
    ],
    [
      'Target creature loses defender and all creature types until end of turn.',
      { changes: [{ kind: 'loseKeyword', keyword: 'defender' }, { kind: 'loseCreatureTypes' }], duration: END_OF_TURN },
    ],
    [
      'Target creature gains landwalk of each of the land types of target land until end of turn.',
      { changes: [{ kind: 'gainFrom', keyword: 'landwalk', of: { kind: 'target' } }] },
    ],
    [
      'Until your next turn, you may cast that card without paying its mana cost.',
      { kind: 'allowPlay', lands: false, free: true, duration: { kind: 'yourNextTurn' } },
    ],
    [
      'You may cast those cards without paying their mana costs this turn.',
      { kind: 'allowPlay', lands: false, free: true, duration: END_OF_TURN },
    ],
    [
      "Target creature can't be the target of spells or abilities this turn.",
      { changes: [{ kind: 'restrict', restriction: { kind: 'cantBeTargeted', by: null } }] },
    ],
    [
      'Target creature can block this turn as though it had reach.',
      { changes: [{ restriction: { kind: 'asThough', does: 'block', has: 'reach', lacks: null } }] },
    ],
    [
      'Target land becomes every basic land type in addition to its other types until end of turn.',
      { changes: [{ kind: 'types', set: false, types: [] }] },
    ],
    [
      "Target creature doesn't untap during its controller's next three untap steps.",
      { changes: [{ restriction: { kind: 'doesntUntapNext', steps: 3 } }] },
    ],
  ])('%s', (text, effect) => {
    expect(effects(text)).toMatchObject([effect])
  })

  it('what is chosen is chosen first', () =>
    expect(
      effects('Target creature becomes the color of your choice in addition to its other colors until end of turn.'),
    ).toMatchObject([
      { kind: 'makeChoice', choice: 'color' },
      { kind: 'modify', changes: [{ kind: 'asChosen', what: 'color', set: false }] },
    ]))

  it.each([
    'Target creature gets +2/+0 or loses flying until end of turn.',
    'Target creature gains your choice of flying or flying until end of turn.',
    'You may cast target opponent without paying its mana cost this turn.',
    'Target creature becomes the name of your choice until end of turn.',
  ])('not understood: %s', (text) => {
    expect(readings(text)).toBe(0)
  })
})

describe('shields and damage dealt otherwise', () => {
  const RED = { noun: 'source', is: [{ is: 'color', color: 'R' }] }
  it('to whom, by what and when are said in any order', () => {
    const meaning = [{ kind: 'preventDamage', n: null, to: YOU, from: RED }]
    expect(effects('Prevent all damage that would be dealt to you by red sources this turn.')).toMatchObject(meaning)
    expect(effects('Prevent all damage that would be dealt this turn to you by red sources.')).toMatchObject(meaning)
    expect(effects('Prevent all damage that would be dealt to you this turn by red sources.')).toMatchObject(meaning)
    expect(readings('Prevent all damage that would be dealt by red sources to you this turn.')).toBe(0)
  })
  it('the next time that any of them would', () => {
    const goblin = {
      noun: 'permanent',
      is: [
        { is: 'color', color: 'R' },
        { is: 'type', type: 'creature' },
      ],
    }
    expect(
      effects('The next time a red creature would deal damage to you this turn, that damage is dealt to ~ instead.'),
    ).toMatchObject([
      { kind: 'redirectDamage', covers: { once: true, chosen: false }, from: goblin, to: YOU, onto: SELF },
    ])
  })
  it('one that you choose deals it otherwise', () => {
    const instead = (what: object) => [
      { kind: 'replaceEvent', chosen: true, once: true, event: { on: 'damage', to: YOU }, instead: [what] },
    ]
    const next = 'The next time a source of your choice would deal damage to you this turn,'
    expect(effects(`${next} it deals double that damage to you instead.`)).toMatchObject(
      instead({ kind: 'damage', n: { kind: 'times', n: 2 }, to: YOU }),
    )
    expect(effects(`${next} that source deals that damage to its controller instead.`)).toMatchObject(
      instead({ kind: 'damage', n: { kind: 'thatMuch' }, to: { kind: 'controllerOf' } }),
    )
  })
  it("whose controller it is can't be anybody else's", () => {
    const next = 'The next time a source of your choice would deal damage to target creature this turn,'
    expect(effects(`${next} that damage is dealt to its controller instead.`)).toMatchObject([
      { kind: 'redirectDamage', onto: { kind: 'controllerOf', thing: { kind: 'said', word: 'it' } } },
    ])
    expect(effects(`${next} that damage is dealt to that source's controller instead.`)).toMatchObject([
      { kind: 'replaceEvent', instead: [{ to: { kind: 'controllerOf', thing: { kind: 'eventOther' } } }] },
    ])
    expect(readings(`${next} it deals double that damage to you instead.`)).toBe(0)
  })
})

describe('what would happen, and what happens instead', () => {
  const LIFE = [{ kind: 'gainLife', n: 2 }]
  it('the next time, if, until end of turn; instead first or last', () => {
    const drawing = { event: { on: 'draw' }, instead: LIFE }
    expect(effects('Until end of turn, if you would draw a card, instead you gain 2 life.')).toMatchObject([
      { kind: 'replaceEvent', once: false, ...drawing },
    ])
    expect(effects('The next time you would draw a card this turn, you gain 2 life instead.')).toMatchObject([
      { kind: 'replaceEvent', once: true, ...drawing },
    ])
  })
  it('of what was mentioned, too', () => {
    const dying = { on: 'moves', from: 'battlefield', to: 'graveyard', what: { kind: 'said', word: 'that' } }
    expect(effects('The next time that creature would die this turn, exile it instead.')).toMatchObject([
      { kind: 'replaceEvent', once: true, event: dying },
    ])
    expect(effects('Until end of turn, if that creature would die, exile it instead.')).toMatchObject([
      { kind: 'replaceEvent', once: false, event: dying },
    ])
    expect(readings('The next time that creature would dies this turn, exile it instead.')).toBe(0)
  })
})

describe('mana that is for something', () => {
  const CREATURE = { is: [{ is: 'type', type: 'creature' }] }
  it('spells and abilities, one or many, in any combination', () => {
    expect(
      effects('Add {G}. Spend this mana only to cast creature spells or activate an ability of a creature.'),
    ).toMatchObject([{ kind: 'addMana', use: { only: { cast: CREATURE, activate: CREATURE } } }])
    expect(effects('Add {G}. Spend this mana only to cast a creature spell or activate abilities.')).toMatchObject([
      { kind: 'addMana', use: { only: { cast: CREATURE, activate: { noun: 'source' } } } },
    ])
    expect(readings('Add {G}. Spend this mana only to activate abilities or cast creature spells.')).toBe(0)
  })
  it('so much of one type for each', () => {
    expect(effects('Add {C}{C}{C} for each creature you control.')).toMatchObject([
      { kind: 'addMana', mana: { kind: 'repeat', mana: 'C', n: { kind: 'times', n: 3 } } },
    ])
    expect(readings('Add {C}{G} for each creature you control.')).toBe(0)
  })
})
