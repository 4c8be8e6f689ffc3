/** More words of today, by play: own costs, both kinds of recipients, what is compared with the event. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{1}', '1/1'),
  creature('Ogre', '{3}', '3/3'),
  card(
    'Engine',
    '{0}',
    'Artifact',
    '{3}: You gain 1 life. This ability costs {1} less to activate for each creature you control.',
  ),
  card(
    'Motor',
    '{0}',
    'Artifact',
    '{2}: You gain 1 life. This ability costs {2} less to activate if you control a creature.',
  ),
  card(
    'Wrath',
    '{0}',
    'Enchantment',
    'If a source would deal damage to an opponent or a permanent an opponent controls, it deals double that damage to that player or permanent instead.',
  ),
  card('Haven', '{0}', 'Enchantment', 'Prevent all damage that would be dealt to you and creatures you control.'),
  card('Sting', '{0}', 'Instant', '~ deals 1 damage to any target.'),
  creature(
    'Heir',
    '{2}',
    '1/1',
    'When ~ dies, return target creature card with lesser mana value from your graveyard to your hand.',
  ),
  card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.'),
  creature(
    'Packer',
    '{0}',
    '2/2',
    'Whenever ~ attacks, if you attacked with creatures with total power 5 or greater this combat, you gain 3 life.',
  ),
  card('Fade', '{0}', 'Instant', 'Target creature gets -2/-0 until end of turn.'),
  card(
    'Binding',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature gets -1/-0, and its activated abilities can't be activated.",
  ),
  creature('Tapper', '{0}', '2/2', '{0}: You gain 1 life.'),
  card('Sole', '{0}', 'Sorcery', 'If you control exactly one creature, you gain 5 life.'),
  creature(
    'Burner',
    '{0}',
    '1/1',
    'Whenever ~ deals noncombat damage to a player, you gain 1 life.\n{0}: ~ deals 1 damage to target player.',
  ),
  card('Calm', '{0}', 'Sorcery', "Target creature can't attack or block until your next turn."),
  card(
    'Raise',
    '{0}',
    'Sorcery',
    'Return target creature card in your graveyard that was put there from the battlefield this turn to your hand.',
  ),
]

const damageOn = (game: Table, name: string): number => get(game.state, game.id(name)).damage

describe('[2011:602.2b] an ability that says what it costs less', () => {
  const may = (name: string, pool: string, battlefield: readonly string[]) => {
    const game = table('today', [{ battlefield: [name, ...battlefield], pool }, {}], CARDS)
    return game.why({ do: 'activate', ...game.nth(game.id(name), 0) }) === null
  }
  test('for each', () => {
    expect([
      may('Engine', '{G}{G}', []),
      may('Engine', '{G}', ['Imp', 'Imp']),
      may('Engine', '', ['Imp', 'Imp']),
    ]).toEqual([false, true, false])
  })
  test('if', () => expect([may('Motor', '', []), may('Motor', '', ['Imp'])]).toEqual([false, true]))
})

describe('[2004:419.1] damage to players and permanents alike', () => {
  const sting = (mine: readonly string[], theirs: readonly string[], target: string) => {
    const game = table(
      'today',
      [
        { life: 10, hand: ['Sting'], battlefield: mine },
        { life: 10, battlefield: theirs },
      ],
      CARDS,
    )
    return game.cast('Sting', { targets: [target] }).resolveAll()
  }
  test('doubled to an opponent, and to what an opponent controls', () => {
    expect(sting(['Wrath'], [], 'player 1').life(1)).toBe(8)
    expect(damageOn(sting(['Wrath'], ['Ogre'], 'Ogre'), 'Ogre')).toBe(2)
  })
  test('not to you', () => expect(sting(['Wrath'], [], 'player 0').life(0)).toBe(9))
  test('prevented to you and what you control, not to others', () => {
    expect(sting(['Haven'], [], 'player 0').life(0)).toBe(10)
    expect(sting(['Haven', 'Imp'], [], 'Imp').zone('Imp')).toBe('battlefield')
    expect(sting(['Haven'], ['Imp'], 'Imp').zone('Imp')).toBe('graveyard')
  })
})

test('[today:603.10a] lesser than what the event is about', () => {
  const game = table('today', [{ hand: ['Doom'], battlefield: ['Heir'], graveyard: ['Imp', 'Ogre'] }, {}], CARDS)
  game.cast('Doom').resolve()
  const { kind, legal = [] } = game.question as unknown as { kind: string; legal?: readonly unknown[] }
  expect(kind).toBe('targets')
  expect(JSON.stringify(legal)).not.toContain(String(game.id('Ogre')))
  game.reply([game.ref('Imp')]).resolveAll()
  expect([game.zone('Imp'), game.zone('Ogre')]).toEqual(['hand', 'graveyard'])
})

describe('[today:508.3] attacked with total power', () => {
  const life = (others: readonly string[], fade: boolean) => {
    const game = table('today', [{ life: 10, hand: ['Fade'], battlefield: ['Packer', ...others] }, {}], CARDS)
    game.attack('Packer', ...others)
    if (fade && game.state.stack.length > 0) game.cast('Fade', { targets: ['Packer'] }).resolve()
    return game.resolveAll().life(0)
  }
  test('enough, or not', () => expect([life(['Ogre'], false), life(['Imp'], false)]).toEqual([13, 10]))
  test('as strong as they were when they were declared', () => expect(life(['Ogre'], true)).toBe(13))
})

test('its abilities are off', () => {
  const may = (hand: string[]) => {
    const game = table('today', [{ hand, battlefield: ['Tapper'] }, {}], CARDS)
    for (const name of hand) game.cast(name, { targets: ['Tapper'] }).resolve()
    return [game.size('Tapper'), game.why({ do: 'activate', ...game.nth(game.id('Tapper'), 0) }) === null]
  }
  expect([may([]), may(['Binding'])]).toEqual([
    ['2/2', true],
    ['1/2', false],
  ])
})

test('exactly one', () => {
  const life = (battlefield: string[]) =>
    table('today', [{ life: 10, hand: ['Sole'], battlefield }, {}], CARDS)
      .cast('Sole')
      .resolve()
      .life(0)
  expect([life([]), life(['Imp']), life(['Imp', 'Imp'])]).toEqual([10, 15, 10])
})

test('noncombat damage', () => {
  const game = table('today', [{ life: 10, battlefield: ['Burner'] }, { life: 10 }], CARDS)
  game.activate('Burner', 1, { targets: ['player 1'] }).resolveAll()
  expect([game.life(0), game.life(1)]).toEqual([11, 9])
  game.attack('Burner').to('endCombat')
  expect([game.life(0), game.life(1)]).toEqual([11, 8])
})

test('until your next turn it can’t attack', () => {
  const game = table('today', [{ hand: ['Calm'] }, { battlefield: ['Imp'], library: ['Forest', 'Forest'] }], CARDS)
  game
    .cast('Calm', { targets: ['Imp'] })
    .resolve()
    .to('main1', 2)
  game.to('endCombat', 2)
  expect(game.life(0)).toBe(20)
  game.isAtAQuestion()
})

test('what was put there from the battlefield this turn', () => {
  const game = table('today', [{ hand: ['Doom', 'Raise'], battlefield: ['Imp'], graveyard: ['Ogre'] }, {}], CARDS)
  expect(game.why({ do: 'cast', object: game.id('Raise', 'hand'), via: 'normal' })).not.toBeNull()
  game
    .cast('Doom')
    .resolve()
    .cast('Raise', { targets: ['Imp'] })
    .resolve()
  expect(game.has('hand', 'Imp', 0)).toBe(true)
})
