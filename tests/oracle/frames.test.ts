import { describe, expect, it } from 'vitest'
import { abilities, ability, effects, unaddressed } from './support.ts'

const you = { kind: 'you' }
const self = { kind: 'self' }

describe('the frames of abilities', () => {
  it('keywords in a line, with and without costs', () => {
    expect(abilities('Flying, first strike').map((one) => one.kind === 'keyword' && one.keyword.name)).toEqual([
      'flying',
      'firstStrike',
    ])
    expect(ability('Protection from black and from red')).toMatchObject({
      keyword: { name: 'protection', from: { is: 'anyOf', of: [{ color: 'B' }, { color: 'R' }] } },
    })
    const cost = [{ kind: 'payLife', n: 2 }]
    expect(ability('Cycling—Pay 2 life.')).toMatchObject({ keyword: { name: 'cycling', cost } })
    expect(ability('Snow swampwalk')).toMatchObject({ keyword: { name: 'landwalk', land: [{}, { subtype: 'Swamp' }] } })
  })

  it('what players can’t do, under one verb: a rule for each', () => {
    const players = (who: string, ...rules: readonly object[]) =>
      rules.map((rule) => ({ kind: 'static', rule: { kind: 'players', who: { kind: who }, rule } }))
    expect(abilities('Your opponents can’t gain life or draw cards.')).toMatchObject(
      players('eachOpponent', { kind: 'cantGainLife' }, { kind: 'cantDraw' }),
    )
    expect(abilities('Players can’t search libraries, cycle cards, or cast Elf spells.')).toMatchObject(
      players('eachPlayer', { kind: 'cantSearch' }, { kind: 'cantActivate' }, { kind: 'cantCast' }),
    )
    expect(
      abilities('Your opponents can cast spells and activate abilities only during their own turns.'),
    ).toMatchObject(players('eachOpponent', { kind: 'onlyInOwnTurns' }, { kind: 'onlyInOwnTurns' }))
  })

  it('costs before a colon, limits at the end', () => {
    expect(unaddressed(ability('{2}, {T}, Sacrifice ~: Draw a card. Activate only as a sorcery.'))).toEqual({
      kind: 'activated',
      zone: 'battlefield',
      cost: [{ kind: 'mana', mana: ['2'] }, { kind: 'tap' }, { kind: 'sacrifice', what: self }],
      body: { choose: null, modes: [[{ kind: 'draw', who: you, n: 1 }]] },
      limits: [{ kind: 'sorcerySpeed' }],
    })
    expect(ability('{T}: Draw a card. Activate only during your turn and only once each turn.')).toMatchObject({
      limits: [{ kind: 'yourTurn' }, { kind: 'timesPerTurn', n: 1 }],
    })
  })

  it('from which zone it works', () => {
    expect(ability('{3}: Return ~ from your graveyard to your hand.')).toMatchObject({
      zone: 'graveyard',
      body: { modes: [[{ kind: 'move', what: self }]] },
    })
    expect(ability('{2}, Discard ~: Draw a card.')).toMatchObject({ zone: 'hand' })
    expect(ability('~ can’t be countered.')).toMatchObject({ zone: 'stack' })
    expect(ability('~ costs {1} less to cast for each artifact you control.')).toMatchObject({ zone: 'stack' })
  })

  it('an if right after the event is the condition of the trigger; a later one is an effect', () => {
    const exists = { kind: 'exists' }
    expect(ability('When ~ dies, if you control an artifact, draw a card.')).toMatchObject({
      condition: exists,
      body: { modes: [[{ kind: 'draw' }]] },
    })
    expect(ability('When ~ dies, draw a card if you control an artifact.')).toMatchObject({
      condition: null,
      body: { modes: [[{ kind: 'if', condition: exists, then: [{ kind: 'draw' }] }]] },
    })
  })

  it('modes, each with its own targets', () => {
    expect(
      ability('Choose one —\n• Destroy target artifact.\n• ~ deals 3 damage to target creature.', 'Instant'),
    ).toMatchObject({
      kind: 'spell',
      body: { choose: { min: 1, max: 1 }, modes: [[{ what: { slot: 0 } }], [{ source: self, to: { slot: 0 } }]] },
    })
    const trigger = 'When ~ enters the battlefield, choose one —\n• You gain 2 life.\n• Draw a card.'
    expect(ability(trigger)).toMatchObject({ kind: 'triggered', body: { choose: { min: 1 } } })
  })

  it('the paragraphs of a spell are one ability; its targets are counted through', () => {
    const [first, second, third] = effects('Tap target creature.\nUntap target land. Draw a card.')
    expect(first).toMatchObject({ kind: 'tap', what: { slot: 0 } })
    expect(second).toMatchObject({ kind: 'untap', what: { slot: 1 } })
    expect(third).toMatchObject({ kind: 'draw' })
  })

  it('rules of a spell beside its effects', () => {
    const [additional, spell] = abilities(
      'As an additional cost to cast this spell, sacrifice a creature.\nDraw X cards, where X is the sacrificed creature’s power.',
      'Sorcery',
    )
    expect(additional).toMatchObject({ kind: 'static', rule: { kind: 'additionalCost' } })
    expect(spell).toMatchObject({ body: { modes: [[{ n: { kind: 'statistic', of: { kind: 'paid' } } }]] } })
  })

  it('abilities in quotes are texts of their own', () => {
    expect(ability('Enchanted creature has “{T}: Draw a card.”', 'Enchantment — Aura')).toMatchObject({
      rule: { kind: 'affect', what: { kind: 'host' }, changes: [{ kind: 'gain', ability: { kind: 'activated' } }] },
    })
  })

  it('may, if you do, unless', () => {
    const [may, then] = effects('You may draw a card. If you do, discard a card.')
    expect(may).toMatchObject({ kind: 'may', who: you, effects: [{ kind: 'draw' }] })
    expect(then).toMatchObject({ kind: 'if', condition: { kind: 'did' } })
    const [unless] = effects('Counter target spell unless its controller pays {2}.')
    const who = { kind: 'controllerOf', thing: { kind: 'slot', slot: 0 } }
    expect(unless).toMatchObject({ kind: 'mayPay', who, otherwise: [{ kind: 'counterSpell' }] })
  })

  it('the same meaning in the words of other years', () => {
    const pairs = [
      ['When ~ enters the battlefield, draw a card.', 'When this creature enters, draw a card.'],
      [
        '{T}: Draw a card. Activate only as a sorcery.',
        '{T}: Draw a card. Activate this ability only any time you could cast a sorcery.',
      ],
      [
        'At the beginning of each player’s upkeep, that player draws a card.',
        "At the beginning of each player's upkeep, that player draws a card.",
      ],
      ['Flying (It can fly.)', 'Flying'],
      [
        'Threshold — ~ has flying as long as there are seven or more cards in your graveyard.',
        'As long as there are seven or more cards in your graveyard, ~ has flying.',
      ],
    ] as const
    for (const [one, other] of pairs) expect(abilities(one)).toEqual(abilities(other))
  })
})
