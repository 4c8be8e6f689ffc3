import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const gives = (name: string, what: string) =>
  card(name, '{0}', 'Instant', `Target creature gains protection from ${what} until end of turn.`)
const golem = (name: string, text = '') => creature(name, '{0}', '2/2', text, 'Artifact Creature — Golem')
const CARDS = [
  creature('Saint', '{0}', '2/2', 'Protection from red'),
  creature('Twice Saint', '{0}', '2/2', 'Protection from red, protection from red'),
  creature('Hermit', '{0}', '2/2', 'Protection from everything'),
  creature('Luddite', '{0}', '2/2', 'Protection from artifacts'),
  creature('Rebel', '{0}', '2/2', 'Protection from legendary creatures'),
  creature('Warden', '{0}', '2/2', 'Protection from red, from blue, and from artifacts'),
  creature('Brute', '{R}', '5/5'),
  creature('King', '{0}', '3/3', '', 'Legendary Creature — Human'),
  creature('Smith', '{R}', '1/1', '{0}: Smith deals 1 damage to target creature.'),
  golem('Robot'),
  card('Zapper', '{0}', 'Artifact', '{0}: Zapper deals 1 damage to target creature.'),
  card('Relic', '{0}', 'Artifact', '{0}, Exile Relic from your graveyard: Tap target creature.'),
  card('Sword', '{0}', 'Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {0}'),
  card('Rage', '{R}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+0.'),
  card('Grace', '{W}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +0/+1.'),
  card(
    'Redcloak',
    '{R}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature gets +0/+2 and has protection from red. This effect doesn't remove ~.",
  ),
  card('Highwater', '{U}', 'Instant', 'Tap target creature.'),
  card('Strawfire', '{R}', 'Sorcery', 'Strawfire deals 3 damage to each creature.'),
  card('Doom', '{R}', 'Sorcery', 'Destroy all creatures.'),
  gives('Ward', 'red'),
  gives('Ironbane', 'artifacts'),
  gives('Mantle', 'everything'),
  card('Doubt', '{0}', 'Instant', 'Target creature loses protection until end of turn.'),
  card('Chapel', '{0}', 'Enchantment', 'Creatures you control have protection from red.'),
  card('Halo', '{0}', 'Enchantment', 'Creatures with protection get +0/+1.'),
  card('Ordain', '{0}', 'Sorcery', 'Create a 1/1 white Cleric creature token with protection from red.'),
]
const MANA = ['Mountain', 'Mountain', 'Island', 'Plains']

inEditions('2004', '2011')('502.7 protection, %s', (edition) => {
  const board = (mine: readonly string[], hand: readonly string[] = [], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield: [...mine, ...MANA], hand }, { battlefield: theirs }], CARDS)
  /** Whether the card in hand, or the permanent's ability, may target the creature. */
  const targets = (game: Table, name: string, whom: string): boolean => {
    const zone = game.has('hand', name) ? 'hand' : 'battlefield'
    const action =
      zone === 'hand'
        ? ({ do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') } as const)
        : ({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), name === 'Sword' ? 1 : 0) } as const)
    if (game.why(action) !== null) return false
    game.reply(action)
    const object = game.id(whom)
    return game.asks('targets').legal.some((ref) => 'object' in ref && ref.object === object)
  }

  test('[2004:502.7b] no target of spells and abilities of such a source, but of others', () => {
    const mine = ['Saint', 'Bear', 'Smith', 'Zapper']
    expect(
      ['Spark', 'Highwater', 'Smith', 'Zapper'].map((one) =>
        targets(board(mine, ['Spark', 'Highwater']), one, 'Saint'),
      ),
    ).toEqual([false, true, false, true])
    expect(targets(board(mine, ['Spark']), 'Spark', 'Bear')).toBe(true)
  })

  test('[2004:502.7b] gained in response, it counters the spell; what does not target still does what it does', () => {
    const game = board(['Bear'], ['Spark', 'Ward', 'Doom']).cast('Spark', { targets: ['Bear'] })
    game
      .cast('Ward', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect([game.zone('Spark'), game.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
    expect(get(game.state, game.id('Bear')).damage).toBe(0)
    expect(game.cast('Doom').resolve().zone('Bear')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:502.7c] no red Aura goes there, and one that is there goes to the graveyard', () => {
    expect([
      targets(board(['Saint', 'Bear'], ['Rage']), 'Rage', 'Saint'),
      targets(board(['Saint'], ['Grace']), 'Grace', 'Saint'),
    ]).toEqual([false, true])
    const game = board(['Bear'], ['Rage', 'Grace', 'Ward'])
      .cast('Rage', { targets: ['Bear'] })
      .resolve()
    game.cast('Grace', { targets: ['Bear'] }).resolve()
    expect(game.size('Bear')).toBe('3/3')
    game.cast('Ward', { targets: ['Bear'] }).resolve()
    expect([game.size('Bear'), game.zone('Rage'), game.zone('Grace')]).toEqual(['2/3', 'graveyard', 'battlefield'])
  })

  test('[2004:502.7c] "this effect doesn\'t remove it": only the Aura that says so stays, and protects all the same', () => {
    const game = table(
      edition,
      [
        {
          battlefield: [{ name: 'Bear', label: 'bear' }, { name: 'Redcloak', attachedTo: 'bear' }, ...MANA],
          hand: ['Spark'],
        },
        {},
      ],
      CARDS,
    )
    expect([game.zone('Redcloak'), game.size('Bear')]).toEqual(['battlefield', '2/4'])
    expect(targets(game, 'Spark', 'Bear')).toBe(false)
    const rage = board(['Bear'], ['Rage', 'Redcloak'])
      .cast('Rage', { targets: ['Bear'] })
      .resolve()
    rage
      .to('main1', 3)
      .cast('Redcloak', { targets: ['Bear'] })
      .resolve()
    expect([rage.zone('Rage'), rage.zone('Redcloak'), rage.size('Bear')]).toEqual(['graveyard', 'battlefield', '2/4'])
    const both = [
      { name: 'Bear', label: 'bear' },
      ...['Redcloak', 'Redcloak'].map((name) => ({ name, attachedTo: 'bear' })),
    ]
    const two = table(edition, [{ battlefield: both }, {}], CARDS)
    expect([two.size('Bear'), two.has('battlefield', 'Redcloak')]).toEqual(['2/2', false])
    two.isAtAQuestion()
  })

  test('[2004:502.7d] no such Equipment goes there; attached, it comes off and stays on the battlefield', () => {
    expect([
      targets(board(['Luddite', 'Bear', 'Sword']), 'Sword', 'Luddite'),
      targets(board(['Saint', 'Sword']), 'Sword', 'Saint'),
    ]).toEqual([false, true])
    const game = board(['Bear', 'Sword'], ['Ironbane'])
      .activate('Sword', 1, { targets: ['Bear'] })
      .resolve()
    expect(game.size('Bear')).toBe('3/3')
    game.cast('Ironbane', { targets: ['Bear'] }).resolve()
    expect([game.size('Bear'), game.zone('Sword'), get(game.state, game.id('Sword')).attachedTo]).toEqual([
      '2/2',
      'battlefield',
      null,
    ])
  })

  test('[2004:502.7e] damage of such a source is prevented, combat damage and any other', () => {
    const game = table(edition, [{ battlefield: ['Brute'] }, { battlefield: ['Saint'] }], CARDS)
    game.attack('Brute').block({ Saint: 'Brute' }).to('main2')
    expect([game.zone('Saint'), get(game.state, game.id('Brute')).damage]).toEqual(['battlefield', 2])
    const blaze = board(['Saint', 'Bear'], ['Strawfire']).cast('Strawfire').resolve()
    expect([blaze.zone('Saint'), blaze.zone('Bear')]).toEqual(['battlefield', 'graveyard'])
  })

  test('[2004:502.7f] no such creature blocks it; it may block them', () => {
    const game = board(['Saint'], [], ['Brute', 'Bear']).attack('Saint').until('blockers')
    const refused = game.refusal([{ id: game.id('Brute'), attackers: [game.id('Saint')] }])
    expect(refused).toMatchObject({ key: 'block.protection', rule: cite('block.protection', edition) })
    game.block({ Bear: 'Saint' }).isAtAQuestion()
  })

  test('[2004:502.7g] twice is as good as once', () => {
    const blaze = board(['Twice Saint'], ['Strawfire', 'Spark']).cast('Strawfire').resolve()
    expect([blaze.zone('Twice Saint'), blaze.events.filter((one) => one.kind === 'prevented').length]).toEqual([
      'battlefield',
      1,
    ])
  })

  test('[2004:502.7a] from a card type: of permanents, spells, and cards elsewhere', () => {
    expect(targets(board(['Luddite', 'Bear', 'Zapper']), 'Zapper', 'Luddite')).toBe(false)
    const sides = [{ battlefield: ['Luddite', 'Bear'], graveyard: ['Relic'] }, {}] as const
    const game = table(edition, [sides[0], sides[1]], CARDS)
    game.reply({ do: 'activate', ...game.nth(game.id('Relic'), 0) })
    expect(game.asks('targets').legal).toEqual([game.ref('Bear')])
    const robot = board(['Luddite'], [], ['Robot', 'Bear']).attack('Luddite').until('blockers')
    expect(robot.refusal([{ id: robot.id('Robot'), attackers: [robot.id('Luddite')] }]).key).toBe('block.protection')
  })

  test('[2004:502.7a] from what has several characteristics: from both together', () => {
    const blocking = board(['Rebel'], [], ['King', 'Bear']).attack('Rebel').until('blockers')
    expect(blocking.refusal([{ id: blocking.id('King'), attackers: [blocking.id('Rebel')] }]).key).toBe(
      'block.protection',
    )
    blocking.block({ Bear: 'Rebel' }).isAtAQuestion()
  })

  test('[2004:502.7a] from several qualities: from each of them', () => {
    const hand = ['Spark', 'Highwater', 'Grace']
    const names = ['Spark', 'Highwater', 'Zapper', 'Grace']
    expect(names.map((one) => targets(board(['Warden', 'Bear', 'Zapper'], hand), one, 'Warden'))).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  test('[2004:502.7a] from everything: no target, nothing attached, no damage, no blockers; but destroyed', () => {
    const hand = ['Spark', 'Grace', 'Strawfire', 'Doom']
    const mine = ['Hermit', 'Bear', 'Zapper', 'Sword']
    expect(['Spark', 'Grace', 'Zapper', 'Sword'].map((one) => targets(board(mine, hand), one, 'Hermit'))).toEqual([
      false,
      false,
      false,
      false,
    ])
    const game = board(['Hermit', 'Brute'], hand).cast('Strawfire').resolve()
    expect([game.zone('Hermit'), get(game.state, game.id('Brute')).damage]).toEqual(['battlefield', 3])
    expect(game.cast('Doom').resolve().zone('Hermit')).toBe('graveyard')
    expect(board(['Hermit'], [], ['Bear', 'Robot']).attack('Hermit').to('main2').life(1)).toBe(18)
    const worn = board(['Bear', 'Sword'], ['Grace', 'Mantle'])
      .activate('Sword', 1, { targets: ['Bear'] })
      .resolve()
    worn
      .cast('Grace', { targets: ['Bear'] })
      .resolve()
      .cast('Mantle', { targets: ['Bear'] })
      .resolve()
    expect([worn.size('Bear'), worn.zone('Grace'), worn.zone('Sword')]).toEqual(['2/2', 'graveyard', 'battlefield'])
  })

  test('[2004:502.7b] granted, lost, on a token, in a filter', () => {
    expect(targets(board(['Bear', 'Chapel', 'Smith'], ['Spark']), 'Spark', 'Bear')).toBe(false)
    const lost = board(['Twice Saint'], ['Doubt', 'Spark'])
      .cast('Doubt', { targets: ['Twice Saint'] })
      .resolve()
    expect(targets(lost, 'Spark', 'Twice Saint')).toBe(true)
    const token = board(['Halo', 'Bear', 'Saint'], ['Ordain', 'Spark']).cast('Ordain').resolve()
    expect([token.size('Cleric'), token.size('Bear'), token.size('Saint')]).toEqual(['1/2', '2/2', '2/3'])
    expect(targets(token, 'Spark', 'Cleric')).toBe(false)
  })
})
