/** What may begin to be cast, triggered mana abilities, redirection, living metal, subgames: in today's words. */
import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { dream, SUBGAME_CARDS } from '../../support/subgames.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('No Beasts', '{0}', 'Enchantment', 'Players can’t cast creature spells.'),
  card(
    'Nymph',
    '{5}',
    'Enchantment Creature — Nymph',
    'Bestow {0}\nEnchanted creature gets +1/+1 and has flying.',
    '1/1',
  ),
  card('Quick Paths', '{0}', 'Enchantment', 'You may cast creature spells as though they had flash.'),
  faced(
    'adventure',
    ['Old Walker', '{G}', 'Creature — Human', '', '2/2'],
    ['Long Walk', '{G}', 'Sorcery — Adventure', 'You gain 2 life.'],
  ),
  card('Rich Soil', '{0}', 'Enchantment', 'Whenever you tap a Forest for mana, add an additional {G}.'),
  card('Two Greens', '{G}{G}', 'Sorcery', 'You gain 2 life.'),
  card(
    'Turn Aside',
    '{0}',
    'Instant',
    'All damage that would be dealt to you this turn is dealt to target creature instead.',
  ),
  card('Petrify', '{0}', 'Instant', 'Target creature isn’t a creature until end of turn.'),
  card('Scorch', '{0}', 'Instant', '~ deals 2 damage to target player.'),
  card('Walking Cart', '{0}', 'Artifact — Vehicle', 'Living metal', '3/3'),
  creature('Biter', '{0}', '1/1', 'Poisonous 3'),
  creature('Raider', '{0}', '1/1', 'Haste'),
]
const whyCast = (game: Table, name: string, half?: string, via: 'normal' | 'bestow' = 'normal') =>
  game.why({ do: 'cast', ...game.way(game.id(name, 'hand'), via, half) })?.key ?? null

describe('the proposal of a spell', () => {
  test('[today:601.2] who can’t cast creature spells may cast what is none with the choices that are made', () => {
    const sides = { battlefield: ['No Beasts', 'Bear'], hand: ['Nymph'], pool: '{C}{C}{C}{C}{C}' }
    const game = table('today', [sides, {}], CARDS)
    expect(whyCast(game, 'Nymph')).not.toBeNull()
    expect(whyCast(game, 'Nymph', undefined, 'bestow')).toBeNull()
    game.cast('Nymph', { via: 'bestow', targets: ['Bear'] }).resolve()
    expect([game.size('Bear'), game.pool(0)]).toEqual(['3/3', 'CCCCC'])
    game.isAtAQuestion()
  })

  test('[today:601.2e] a permission that doesn’t apply to the half that is chosen leaves everything as it was', () => {
    const sides = { battlefield: ['Quick Paths', 'Forest'], hand: ['Old Walker'] }
    const game = table('today', [{}, sides], CARDS).pass()
    const object = game.id('Old Walker', 'hand')
    expect(whyCast(game, 'Old Walker')).toBeNull()
    const { via } = game.way(object, 'normal', 'Long Walk')
    expect(game.refusal({ do: 'cast', object, via }).key).toMatch(/^timing/)
    expect([game.zone('Old Walker'), get(game.state, game.id('Forest', 'battlefield')).tapped]).toEqual(['hand', false])
    game.cast('Old Walker')
    expect(game.zone('Old Walker')).toBe('stack')
  })
})

inEditions('2011', 'today')('triggered mana abilities, %s', (edition) => {
  test('[today:605.1b] one that triggers on mana adds its own at once, also while a cost is being paid', () => {
    const sides = { battlefield: ['Forest', 'Rich Soil'], hand: ['Two Greens'] }
    const game = table(edition, [sides, {}], CARDS).cast('Two Greens')
    expect([game.state.stack.length, game.pool(0), get(game.state, game.id('Forest', 'battlefield')).tapped]).toEqual([
      1,
      '',
      true,
    ])
    expect(game.resolve().life(0)).toBe(22)
  })
})

describe('redirection', () => {
  const turned = (petrified: boolean) => {
    const mine = { battlefield: ['Ox'], hand: ['Turn Aside', 'Petrify', 'Scorch'] }
    const game = table('today', [mine, {}], CARDS)
      .cast('Turn Aside', { targets: ['Ox'] })
      .resolve()
    if (petrified) game.cast('Petrify', { targets: ['Ox'] }).resolve()
    game.cast('Scorch', { targets: ['player 0'] }).resolve()
    return [game.life(0), get(game.state, game.id('Ox')).damage]
  }
  test('[today:614.9] to what is no creature any more it does nothing: the damage is dealt where it was', () => {
    expect([turned(false), turned(true)]).toEqual([
      [20, 2],
      [18, 0],
    ])
  })
})

describe('living metal', () => {
  test('[today:702.161] it is a creature on its controller’s turns, and can’t block on others’', () => {
    const game = table('today', [{ battlefield: ['Walking Cart'] }, { battlefield: ['Raider'] }], CARDS)
    game.attack('Walking Cart').to('endCombat')
    expect(game.life(1)).toBe(17)
    game.to('upkeep', game.state.turn.number + 1).attack('Raider')
    for (let guard = 0; guard < 10 && game.state.turn.step !== 'endCombat'; guard++) {
      expect(game.question.kind).not.toBe('blockers')
      game.pass()
    }
    expect(game.life(0)).toBe(19)
    game.isAtAQuestion()
  })
})

describe('subgames', () => {
  test('[today:729] counters on players are those of their own game', () => {
    const library = Array<string>(12).fill('Raider')
    const side = { battlefield: ['Biter'], hand: ['Dream'], library }
    const game = table('today', [side, { library }], [...CARDS, ...SUBGAME_CARDS])
    game.attack('Biter').to('main2')
    expect(game.state.players[1]?.counters.poison).toBe(3)
    dream(game)
    expect(game.state.players.map(({ counters }) => counters.poison ?? 0)).toEqual([0, 0])
    game.reply({ concede: game.question.seat })
    while (game.question.kind !== 'priority') game.plain()
    expect(game.state.players[1]?.counters.poison).toBe(3)
    game.isAtAQuestion()
  })
})

describe('ability words', () => {
  const WORDS =
    'Adamant Addendum Alliance Battalion Celebration Cohort Constellation Converge Coven Delirium Eerie Enrage Ferocious Disappear Flurry Formidable Heroic Infusion Inspired Magecraft Opus Raid Rally Repartee Revolt Survival Undergrowth Valiant Vivid Void'
  test.each([...WORDS.split(' '), 'Spell mastery'])('[today:207.2c] %s means nothing by itself', (word) => {
    const text = (before: string) => ({
      name: 'Tried',
      mana_cost: '{1}',
      type_line: 'Creature — Bear',
      oracle_text: `${before}When Tried enters, you gain 1 life.`,
      power: '2',
      toughness: '2',
    })
    const [said, plain] = [compile(text(`${word} — `)), compile(text(''))]
    const trigger = (one: typeof said) =>
      one.ok ? one.printed.abilities.map(({ at: _, ...rest }) => rest) : one.problems
    expect(trigger(said)).toEqual(trigger(plain))
    expect(said.ok).toBe(true)
  })

  test('[today:207.2c] a word that means something before a dash isn’t skipped', () => {
    const record = { name: 'Tried', mana_cost: '{1}', type_line: 'Sorcery', oracle_text: 'Boast — You gain 1 life.' }
    expect(compile(record).ok).toBe(false)
  })
})
