/** Classes of words that once meant something else than they say (issue 9), played. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Mantle',
    '{1}',
    'Enchantment — Aura',
    'Enchant creature\nAs long as enchanted creature is green, it gets +1/+1.',
  ),
  creature('Asp', '{1}{B}', '1/4', 'Whenever ~ blocks or becomes blocked by a green creature, destroy that creature.'),
  card(
    'Harness',
    '{1}',
    'Artifact — Equipment',
    'Whenever a creature enters the battlefield under your control, you may attach ~ to it.\nEquip {1}',
  ),
  card('Old Chill', '{U}', 'Instant', "Destroy target creature if it's green."),
  card(
    'Eddy',
    '{U}',
    'Instant',
    "Return target permanent to its owner's hand. If that permanent is green, put it on top of its owner's library instead.",
  ),
  creature('Taunter', '{R}', '2/2', 'Whenever ~ attacks, you may have target creature block it this turn if able.'),
  card('Bolt', '{R}', 'Instant', "~ deals 1 damage to target creature. If it's green, ~ deals 3 damage to it instead."),
  card(
    'Burst',
    '{R}',
    'Instant',
    'Kicker {R}\n~ deals 1 damage to target creature. If ~ was kicked, it deals 2 damage to another target creature.',
  ),
  card(
    'Old Blaze',
    '{R}',
    'Instant',
    'Kicker {R}\n~ deals 1 damage to target creature. If ~ was kicked, it deals 2 damage to that creature instead.',
  ),
  card(
    'Swell',
    '{G}',
    'Instant',
    `Kicker {G}
Target creature gets +1/+1 until end of turn. If ~ was kicked, that creature gets +4/+4 until end of turn instead.`,
  ),
  card(
    'Old Blight',
    '{B}',
    'Instant',
    `Kicker {B}
Creatures target player controls get -1/-1 until end of turn. If ~ was kicked, those creatures get -2/-2 until end of turn instead.`,
  ),
  card(
    'Gather',
    '{G}',
    'Sorcery',
    `Kicker {R}
Return target creature card from your graveyard to your hand. If ~ was kicked, put it onto the battlefield.`,
  ),
  card(
    'Brood',
    '{U}',
    'Enchantment',
    `When ~ enters the battlefield, exile all creatures you control. Then create that many 5/5 red Dragon creature tokens.
When ~ leaves the battlefield, sacrifice all Dragons you control. Then return the exiled cards to the battlefield under your control.`,
  ),
  card('Old Undo', '{W}', 'Instant', 'Destroy target enchantment.'),
  card('Soil', '{R}', 'Sorcery', '~ deals damage to each player equal to the number of lands they control.'),
  card('Ward', '{W}', 'Instant', 'Target creature gains protection from the color of your choice until end of turn.'),
  card(
    'Vault',
    '{W}',
    'Sorcery',
    "Return all artifact cards from all graveyards to the battlefield under their owners' control.",
  ),
  creature(
    'Volley',
    '{R}',
    '2/2',
    'Whenever an Archer deals damage to a creature, that Archer deals that much damage to that creature’s controller.',
    'Creature — Archer',
  ),
  card(
    'Old Uproot',
    '{G}',
    'Sorcery',
    'Return target creature card from your graveyard to your hand. You gain life equal to its power.',
  ),
  creature('Pyre', '{R}', '2/2', 'Sacrifice ~: It deals 2 damage to target player.'),
]

const marksOn = (game: Table, name: string): number => get(game.state, game.id(name)).damage

inEditions('2004', '2011')('words that are bound in the order of the text, %s', (edition) => {
  test('“as long as enchanted creature is green, it” is the creature', () => {
    const on = (host: string) =>
      table(edition, [{ battlefield: ['Bear', 'Monk', { name: 'Mantle', attachedTo: host }] }, {}], CARDS).size(host)
    expect([on('Bear'), on('Monk')]).toEqual(['3/3', '2/2'])
  })

  test('“blocks or becomes blocked by a green creature”: both are a green one, once for each', () => {
    const attacked = (by: string) =>
      table(edition, [{ battlefield: [by] }, { battlefield: ['Asp'] }], CARDS)
        .attack(by)
        .block({ Asp: by })
        .resolveAll()
    expect(attacked('Bear').zone('Bear')).toBe('graveyard')
    expect(attacked('Monk').zone('Monk')).toBe('battlefield')
    const both = table(edition, [{ battlefield: ['Asp'] }, { battlefield: ['Bear', 'Ox', 'Monk'] }], CARDS)
    both.attack('Asp').block({ Bear: 'Asp', Ox: 'Asp', Monk: 'Asp' }).resolveAll()
    expect([both.zone('Bear'), both.zone('Ox'), both.zone('Monk')]).toEqual(['graveyard', 'graveyard', 'battlefield'])
  })

  test('“attach ~ to it” attaches it to something else', () => {
    const game = table(edition, [{ battlefield: ['Harness', 'Forest', 'Forest'], hand: ['Bear'] }, {}], CARDS)
    game.cast('Bear').resolve().resolve().reply(true)
    expect(get(game.state, game.id('Harness')).attachedTo).toEqual({ object: game.id('Bear') })
    game.isAtAQuestion()
  })

  test('“destroy target creature if it’s green” looks at it before anything is done', () => {
    const cast = (name: string) =>
      table(edition, [{ battlefield: ['Island'], hand: ['Old Chill'] }, { battlefield: [name] }], CARDS)
        .cast('Old Chill', { targets: [name] })
        .resolve()
    expect([cast('Bear').zone('Bear'), cast('Monk').zone('Monk')]).toEqual(['graveyard', 'battlefield'])
  })

  test('“if that permanent is green, ... instead” looks at what is still there', () => {
    const cast = (name: string) =>
      table(edition, [{ battlefield: ['Island'], hand: ['Eddy'] }, { battlefield: [name] }], CARDS)
        .cast('Eddy', { targets: [name] })
        .resolve()
    expect([cast('Bear').zone('Bear'), cast('Monk').zone('Monk')]).toEqual(['library', 'hand'])
  })

  test('“target creature block it” is to block the attacker', () => {
    const game = table(edition, [{ battlefield: ['Taunter'] }, { battlefield: ['Ox'] }], CARDS).attack('Taunter')
    game.reply([game.ref('Ox')])
    game.resolve().reply(true).until('blockers')
    game.refusal([])
    game.block({ Ox: 'Taunter' }).isAtAQuestion()
  })

  test('“~ deals 3 damage to it instead” is not to itself', () => {
    const game = table(edition, [{ battlefield: ['Mountain'], hand: ['Bolt'] }, { battlefield: ['Ox'] }], CARDS)
    expect(
      game
        .cast('Bolt', { targets: ['Ox'] })
        .resolve()
        .zone('Ox'),
    ).toBe('graveyard')
  })

  test('“if ~ was kicked, it deals” is the spell', () => {
    const sides = [{ battlefield: ['Mountain', 'Mountain'], hand: ['Burst'] }, { battlefield: ['Ox', 'Bear'] }] as const
    const game = table(edition, sides, CARDS)
      .cast('Burst', { kick: true, targets: ['Ox', 'Bear'] })
      .resolve()
    expect([marksOn(game, 'Ox'), game.zone('Bear')]).toEqual([1, 'graveyard'])
    const dealt = game.events.filter((one) => one.kind === 'damage')
    expect(dealt.map((one) => one.object.name)).toEqual(['Burst', 'Burst'])
  })

  test('“if ~ was kicked, it deals ... instead” is the spell, too', () => {
    const cast = (kick: boolean): Table => {
      const sides = [{ battlefield: ['Mountain', 'Mountain'], hand: ['Old Blaze'] }, { battlefield: ['Ox'] }] as const
      return table(edition, sides, CARDS)
        .cast('Old Blaze', { kick, targets: ['Ox'] })
        .resolve()
    }
    expect([false, true].map((kick) => marksOn(cast(kick), 'Ox'))).toEqual([1, 2])
    const dealt = cast(true).events.filter((one) => one.kind === 'damage')
    expect(dealt.map((one) => one.object.name)).toEqual(['Old Blaze'])
  })

  test('“if ~ was kicked, that creature ... instead”: the target is chosen either way', () => {
    const cast = (kick: boolean): Table => {
      const game = table(edition, [{ battlefield: ['Forest', 'Forest', 'Ox'], hand: ['Swell'] }, {}], CARDS)
      return game.cast('Swell', { kick, targets: ['Ox'] }).resolve()
    }
    expect([false, true].map((kick) => cast(kick).size('Ox'))).toEqual(['4/4', '7/7'])
    const bare = table(edition, [{ battlefield: ['Forest', 'Forest'], hand: ['Swell'] }, {}], CARDS)
    expect(bare.why({ do: 'cast', object: bare.id('Swell'), via: 'normal' })).not.toBeNull()
  })

  test('“if ~ was kicked, those creatures ... instead” are all that the first wording means', () => {
    const cast = (kick: boolean): Table => {
      const sides = [
        { battlefield: ['Swamp', 'Swamp', 'Bear'], hand: ['Old Blight'] },
        { battlefield: ['Ox'] },
      ] as const
      return table(edition, sides, CARDS)
        .cast('Old Blight', { kick, targets: ['player 1'] })
        .resolve()
    }
    expect([false, true].map((kick) => cast(kick).size('Ox'))).toEqual(['2/2', '1/1'])
    expect(cast(true).size('Bear')).toBe('2/2')
  })

  test('“if ~ was kicked, put it ...” is what was returned', () => {
    const cast = (kick: boolean): Table => {
      const sides = [{ battlefield: ['Forest', 'Mountain'], hand: ['Gather'], graveyard: ['Ox'] }, {}] as const
      return table(edition, sides, CARDS)
        .cast('Gather', { kick, targets: ['Ox'] })
        .resolve()
    }
    expect([false, true].map((kick) => cast(kick).zone('Ox'))).toEqual(['hand', 'battlefield'])
    expect(cast(true).zone('Gather')).toBe('graveyard')
  })

  test('“the exiled cards” are those that were exiled, not what has just been sacrificed', () => {
    const sides = [{ battlefield: ['Bear', 'Island', 'Plains'], hand: ['Brood', 'Old Undo'] }, {}] as const
    const game = table(edition, sides, CARDS).cast('Brood').resolve().resolveAll()
    expect([game.zone('Bear'), game.has('battlefield', 'Dragon')]).toEqual(['exile', true])
    game
      .cast('Old Undo', { targets: ['Brood'] })
      .resolve()
      .resolveAll()
    expect([game.zone('Bear'), game.has('battlefield', 'Dragon')]).toEqual(['battlefield', false])
  })

  test('“to each player equal to the number of lands they control” counts for each', () => {
    const sides = [{ battlefield: ['Mountain', 'Forest'], hand: ['Soil'] }, { battlefield: ['Island'] }] as const
    const game = table(edition, sides, CARDS).cast('Soil').resolve()
    expect([game.life(0), game.life(1)]).toEqual([18, 19])
  })

  test('“protection from the color of your choice”: the colour is asked for', () => {
    const sides = [
      { battlefield: ['Plains', 'Monk'], hand: ['Ward'] },
      { battlefield: ['Mountain'], hand: ['Spark'] },
    ] as const
    const game = table(edition, sides, CARDS)
      .cast('Ward', { targets: ['Monk'] })
      .resolve()
    game.asks('color')
    game.reply('R').pass()
    expect(game.question.seat).toBe(1)
    game.reply({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })
    expect(game.asks('targets').legal).not.toContainEqual(game.ref('Monk'))
  })

  test('“under their owners’ control”: each under its own owner’s', () => {
    const sides = [{ battlefield: ['Plains'], hand: ['Vault'], graveyard: ['Pebble'] }, { graveyard: ['Cog'] }] as const
    const game = table(edition, sides, CARDS).cast('Vault').resolve()
    expect([get(game.state, game.id('Pebble')).controller, get(game.state, game.id('Cog')).controller]).toEqual([0, 1])
  })

  test('“that Archer” and “that creature” are told apart by their nouns', () => {
    const game = table(edition, [{ battlefield: ['Volley'] }, { battlefield: ['Ox'] }], CARDS)
    game.attack('Volley').block({ Ox: 'Volley' })
    for (let guard = 0; guard < 12 && game.life(1) === 20; guard++) game.pass()
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
  })

  test('“its power” of a card that has moved is the power it has there', () => {
    const sides = [{ battlefield: ['Forest'], hand: ['Old Uproot'], graveyard: ['Ox'] }, {}] as const
    const game = table(edition, sides, CARDS)
      .cast('Old Uproot', { targets: ['Ox'] })
      .resolve()
    expect([game.life(0), game.zone('Ox')]).toEqual([23, 'hand'])
  })

  test('“Sacrifice ~: It deals ...”: the cost names it', () => {
    const game = table(edition, [{ battlefield: ['Pyre'] }, {}], CARDS).activate('Pyre', 0, { targets: ['player 1'] })
    expect(game.resolve().life(1)).toBe(18)
  })
})
