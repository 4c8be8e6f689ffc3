import { describe, expect, test } from 'vitest'
import { hasKeyword, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const PRISM = card('Prism', '{1}', 'Artifact', '{T}: Add one mana of any color.')
const MIRROR = card('Mirror', '{1}', 'Artifact', '{T}: Add one mana of any type that a land you control could produce.')
const WASTE = card('Waste', '', 'Land', '{T}: Add {C}.')
const CHALK = card('Chalk', '{W}', 'Instant', 'You gain 1 life.')
const RITE = card('Rite', '{0}', 'Sorcery', 'Add {R}.')
const GROVE = card('Grove', '{1}', 'Artifact', '{T}: Add {G}. Spend this mana only to cast creature spells.')
const FORGE = card(
  'Forge',
  '{1}',
  'Artifact',
  '{T}: Add {G}. If that mana is spent on a creature spell, it gains haste until end of turn.',
)
const WILD = card('Wild Word', '{G}', 'Sorcery', 'You gain 1 life.')
const ECHO = card('Echo Land', '', 'Land', '{T}: Add one mana of any type that another land you control could produce.')
const THORN = card('Thorn', '{1}', 'Enchantment', 'Whenever a land is tapped for mana, you gain 1 life.')
const CUB = creature('Cub', '{G}', '1/1')

describe('106 mana', () => {
  test('[2011:106.1b] five colours, and colourless as the sixth type', () => {
    const game = table(
      '2011',
      [{ battlefield: ['Prism', 'Mirror', 'Waste', 'Forest'], hand: ['Chalk'] }, {}],
      [PRISM, MIRROR, WASTE, CHALK],
    )
    game.activate('Prism')
    expect(game.asks('mana').among).toEqual(['W', 'U', 'B', 'R', 'G'])
    game.reply('U').activate('Mirror')
    expect([...game.asks('mana').among].sort()).toEqual(['C', 'G'])
    game.reply('C')
    expect(game.pool(0)).toBe('UC')
    expect(game.why({ do: 'cast', object: game.id('Chalk'), via: 'normal' })?.key).toBe('cast.cantPay')
  })

  test('[2011:106.3] spells and triggered abilities make mana like any other', () => {
    const herald = creature('Herald', '{0}', '1/1', 'When ~ enters, add {R}.')
    const game = table('2011', [{ hand: ['Rite', 'Herald', 'Spark', 'Spark'] }, {}], [RITE, herald])
    game
      .cast('Rite')
      .resolve()
      .cast('Spark', { targets: ['player 1'] })
      .resolve()
    game
      .cast('Herald')
      .resolve()
      .resolve()
      .cast('Spark', { targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(14)
  })

  test('[2011:106.4] pools empty at the end of each step and phase, without loss of life', () => {
    const game = table('2011', [{ pool: '{R}' }, {}], [], { step: 'upkeep' })
    expect(game.pool(0)).toBe('R')
    game.pass(2)
    expect([game.state.turn.step, game.pool(0), game.life(0)]).toEqual(['draw', '', 20])
    const combat = table('2011', [{ battlefield: ['Bear', 'Mountain'] }, {}]).attack('Bear')
    combat.activate('Mountain')
    expect(combat.pool(0)).toBe('R')
    combat.pass(2)
    expect([combat.state.turn.step === 'declareAttackers', combat.pool(0)]).toEqual([false, ''])
  })

  test('[2011:106.5] mana of an undetermined type is not produced, and nothing is asked', () => {
    const opal = card('Opal', '{1}', 'Artifact', '{T}: Add one mana of any color among creatures you control.')
    const game = table('2011', [{ battlefield: ['Opal'] }, {}], [opal]).activate('Opal')
    expect([game.pool(0), game.question.kind]).toEqual(['', 'priority'])
    const bear = table('2011', [{ battlefield: ['Opal', 'Bear'] }, {}], [opal]).activate('Opal')
    expect(bear.pool(0)).toBe('G')
    // Nor is it counted on to pay for something.
    const poor = table('2011', [{ battlefield: ['Opal'], hand: ['Mirror'] }, {}], [opal, MIRROR])
    expect(poor.why({ do: 'cast', object: poor.id('Mirror'), via: 'normal' })?.key).toBe('cast.cantPay')
    const rich = table('2011', [{ battlefield: ['Opal', 'Bear'], hand: ['Mirror'] }, {}], [opal, MIRROR])
    expect(rich.cast('Mirror').state.stack).toHaveLength(1)
  })

  test('[2011:106.6 2004:glossary/mana-restriction] a restriction or an effect goes with the mana and does not change its type', () => {
    const cards = [GROVE, FORGE, WILD, CUB]
    const game = table(
      '2011',
      [{ battlefield: ['Grove'], hand: ['Wild Word', 'Cub'], pool: '{G}' }, {}],
      cards,
    ).activate('Grove')
    expect(game.pool(0)).toBe('GG')
    game.cast('Wild Word')
    expect(game.state.players[0]?.pool.map((unit) => unit.use?.only != null)).toEqual([true])
    game.resolve().cast('Cub').resolve()
    expect([game.zone('Cub'), hasKeyword(game.state, game.id('Cub'), 'haste')]).toEqual(['battlefield', false])
    const hot = table('2011', [{ battlefield: ['Forge'], hand: ['Cub'] }, {}], cards)
    hot.cast('Cub').resolve()
    expect(hasKeyword(hot.state, hot.id('Cub'), 'haste')).toBe(true)
    const cold = table('2011', [{ battlefield: ['Forge', 'Forest'], hand: ['Cub'] }, {}], cards)
    cold.cast('Cub', { pay: false })
    cold
      .reply({ pay: 'activate', ...cold.nth(cold.id('Forest', 'battlefield'), 0) })
      .plain()
      .resolve()
    expect(hasKeyword(cold.state, cold.id('Cub'), 'haste')).toBe(false)
    // What stays in the pool is not spent on it.
    const text = '{T}: Add {R}. If that mana is spent on a creature spell, it gains haste until end of turn.'
    const red = card('Red Forge', '{1}', 'Artifact', text)
    const kept = table('2011', [{ battlefield: ['Red Forge'], hand: ['Cub'], pool: '{G}' }, {}], [red, CUB])
    kept.activate('Red Forge').cast('Cub').resolve()
    expect([kept.pool(0), hasKeyword(kept.state, kept.id('Cub'), 'haste')]).toEqual(['R', false])
  })

  test('[2011:106.7 2004:glossary/mana-could-produce] could produce: as if it resolved now, whatever it costs; two that ask each other say nothing', () => {
    const game = table('2011', [{ battlefield: ['Mirror', { name: 'Forest', tapped: true }] }, {}], [MIRROR]).activate(
      'Mirror',
    )
    expect(game.pool(0)).toBe('G')
    const echoes = table('2011', [{ battlefield: ['Echo Land', 'Echo Land'] }, {}], [ECHO]).activate('1:Echo Land')
    expect([echoes.pool(0), echoes.question.kind]).toEqual(['', 'priority'])
    // With what replaces the land's mana: it could produce no green.
    const drab = card('Drab', '{1}', 'Enchantment', 'Lands produce {C} instead of any other type of mana.')
    const grey = table('2011', [{ battlefield: ['Mirror', 'Forest', 'Drab'] }, {}], [MIRROR, drab]).activate('Mirror')
    expect([grey.pool(0), grey.question.kind]).toEqual(['C', 'priority'])
  })

  test('[2011:106.8] a hybrid symbol gives one half, a generic half that much colourless mana', () => {
    const bridge = card('Bridge', '{1}', 'Artifact', '{T}: Add {W/U}.')
    const kiln = card('Kiln', '{1}', 'Artifact', '{T}: Add {2/R}.')
    const game = table('2011', [{ battlefield: ['Bridge', 'Kiln', 'Kiln'] }, {}], [bridge, kiln]).activate('Bridge')
    expect(game.asks('mana').among).toEqual(['W', 'U'])
    game.reply('U').activate('1:Kiln')
    expect([...game.asks('mana').among].sort()).toEqual(['C', 'R'])
    game.reply('C').activate('2:Kiln').reply('R')
    expect(game.pool(0)).toBe('UCCR')
  })

  test('[2011:106.9] tapping for mana is a mana ability with the tap symbol, nothing else', () => {
    const burst = card('Burst Land', '', 'Land', '{1}, Sacrifice ~: Add {G}{G}.')
    const tapper = card('Tapper', '{0}', 'Instant', 'Tap target land.')
    const sides = { battlefield: ['Thorn', 'Forest', 'Burst Land', 'Mountain'], pool: '{C}', hand: ['Tapper'] }
    const game = table('2011', [sides, {}], [THORN, burst, tapper])
    game.activate('Burst Land')
    expect([game.pool(0), game.state.stack.length]).toEqual(['GG', 0])
    game.cast('Tapper', { targets: ['Mountain'] }).resolve()
    expect([game.state.stack.length, game.life(0)]).toEqual([0, 20])
    game.activate('Forest')
    game.resolveAll()
    expect(game.life(0)).toBe(21)
  })
})

describe('symbols of a cost', () => {
  test('[2004:409.1b] how hybrid and Phyrexian symbols are paid is announced before the total is known', () => {
    const spear = card('Spear', '{1}{R/P}', 'Instant', '~ deals 1 damage to target player.')
    const game = table('2011', [{ hand: ['Spear'], battlefield: ['Mountain', 'Mountain'] }, {}], [spear])
    game.reply({ do: 'cast', object: game.id('Spear'), via: 'normal' })
    expect(game.asks('number')).toMatchObject({ what: 'lifeForMana', min: 0, max: 1 })
    game.reply(1).reply([{ player: 1 }])
    expect(game.asks('pay').cost).toEqual(['1'])
    game.plain()
    expect(game.life(0)).toBe(18)
    const dual = card('Dual Spear', '{2/R}', 'Instant', '~ deals 1 damage to target player.')
    const forced = table('2011', [{ hand: ['Dual Spear'], battlefield: ['Forest', 'Forest'] }, {}], [dual])
    forced.cast('Dual Spear', { targets: ['player 1'], pay: false })
    expect(forced.asks('pay').cost).toEqual(['2'])
  })
})

describe('what players see of mana', () => {
  test('[2011:106.4a] both players see what is in each pool, after a payment and when priority is passed', () => {
    const game = table('2011', [{ pool: '{R}{G}{C}', hand: ['Spark'] }, {}])
    const seen = (seat: number) =>
      seenBy(game.position, seat)
        .now.players[0]?.pool.map((unit) => unit.type)
        .join('')
    expect([seen(0), seen(1)]).toEqual(['RGC', 'RGC'])
    game.cast('Spark', { targets: ['player 1'] })
    expect([seen(0), seen(1)]).toEqual(['GC', 'GC'])
    game.pass()
    expect([seen(0), seen(1)]).toEqual(['GC', 'GC'])
  })
})
