/**
 * One sentence that is several rules, exceptions in front, keywords taken from other objects (418, 405, 502.6, 502.7).
 */
import { expect, test } from 'vitest'
import { characteristics, contextOf, matches } from '../../../src/engine/continuous/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card(
    'Masquerade',
    '{0}',
    'Enchantment',
    "As ~ enters the battlefield, choose a creature type.\nCreatures you control are the chosen type. The same is true for creature spells you control and creature cards you own that aren't on the battlefield.",
  ),
  card(
    'Dyer',
    '{0}',
    'Artifact',
    "As ~ enters the battlefield, choose a color.\nAll cards that aren't on the battlefield, spells, and permanents are the chosen color in addition to their other colors.",
  ),
  creature(
    'Ranger',
    '{0}',
    '3/3',
    'For each basic land type among lands you control, ~ has landwalk of that type.',
    'Creature — Treefolk',
  ),
  creature(
    'Grand Marshal',
    '{0}',
    '8/4',
    "Except for creatures named Grand Marshal and artifact creatures, creatures you control can't attack.",
  ),
  card('Automaton', '{0}', 'Artifact Creature — Golem', '', '2/2'),
  creature('Elk', '{G}', '3/4', '', 'Creature — Elk'),
  creature('Gull', '{U}', '1/3', '', 'Creature — Bird'),
  card(
    'Mask of Ages',
    '{0}',
    'Artifact — Equipment',
    'Equipment named Ring of Ages, Mask of Ages, and Cloak of Ages have indestructible.\nEquip {1}',
  ),
  card('Ring of Ages', '{0}', 'Artifact — Equipment', 'Equip {1}'),
  card('Plain Ring', '{0}', 'Artifact — Equipment', 'Equip {1}'),
  creature(
    'Warden',
    '{0}',
    '1/2',
    '{T}: Creatures you control gain protection from the colors of target permanent you control until end of turn.',
  ),
  card(
    'Pick',
    '{0}',
    'Artifact',
    '{T}, Sacrifice a basic land: Target creature gains landwalk of each of the land types of the sacrificed land until end of turn.',
  ),
  card(
    'Vow',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature has protection from the colors of permanents you control. This effect doesn't remove ~.",
  ),
  card('Zap', '{U}', 'Instant', '~ deals 1 damage to target creature.'),
  card('Burn', '{R}', 'Instant', '~ deals 1 damage to target creature.'),
  card(
    'Verdict',
    '{0}',
    'Instant',
    'Until end of turn, creatures you control gain protection from white if you control a Plains, from blue if you control an Island, and from green if you control a Forest.',
  ),
  card(
    'Awakening',
    '{0}',
    'Enchantment — Aura',
    "Enchant artifact\nAs long as enchanted artifact isn't a creature, it's an artifact creature with power and toughness each equal to its mana value.",
  ),
  card('Engine', '{4}', 'Artifact'),
]

inEditions('2004', '2011')('several rules in one sentence, %s', (edition) => {
  const play = (hand: readonly string[], mine: readonly string[] = [], theirs: readonly string[] = [], deck = {}) =>
    table(
      edition,
      [
        { hand, battlefield: mine, ...deck },
        { battlefield: theirs, hand: ['Gull'] },
      ],
      CARDS,
    )
  const typesOf = (game: Table, name: string) => characteristics(game.state, game.id(name)).subtypes

  test('[2004:418.5a] a type on the battlefield, on the stack and in the zones of its player, and nowhere else', () => {
    const game = play(['Masquerade', 'Elk'], ['Elk', 'Engine'], ['Gull'], { graveyard: ['Bear'] })
    game.cast('Masquerade').resolve()
    game.reply('Goblin')
    expect(typesOf(game, '1:Elk')).toEqual(['Goblin'])
    expect(typesOf(game, '2:Elk')).toEqual(['Goblin'])
    expect(typesOf(game, 'Bear')).toEqual(['Goblin'])
    expect(typesOf(game, 'Engine')).toEqual([])
    expect(typesOf(game, '1:Gull')).toEqual(['Bird'])
    expect(typesOf(game, '2:Gull')).toEqual(['Bird'])
    game.isAtAQuestion()
  })

  test("[2004:418.5a] a spell is of the type while it is one; an opponent's is not", () => {
    const game = table(
      edition,
      [{ hand: ['Masquerade', 'Ox'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}],
      CARDS,
    )
    game.cast('Masquerade').resolve().reply('Goblin')
    game.cast('Ox')
    expect(characteristics(game.state, game.id('Ox', 'stack')).subtypes).toEqual(['Goblin'])
  })

  test('[2004:418.5a] a color for everything, besides its own', () => {
    const game = play(['Dyer'], ['Elk'], ['Gull'], { graveyard: ['Bear'] })
    game.cast('Dyer').resolve().reply('R')
    const colors = (name: string) => characteristics(game.state, game.id(name)).colors
    expect([colors('Elk'), colors('Dyer'), colors('Bear'), colors('2:Gull')]).toEqual([
      ['R', 'G'],
      ['R'],
      ['R', 'G'],
      ['U', 'R'],
    ])
  })

  test('[2004:502.6b] landwalk of the types that its controller has, of each by itself', () => {
    const unblocked = play([], ['Ranger', 'Forest', 'Swamp'], ['Elk', 'Forest'])
    // There is nothing to declare.
    expect(unblocked.attack('Ranger').to('main2').life(1)).toBe(17)
    const game = play([], ['Ranger', 'Forest'], ['Elk', 'Swamp'])
    game.attack('Ranger').block({ Elk: 'Ranger' })
    game.isAtAQuestion()
  })

  test('[2004:103.2] but for those with the name and the artifact ones, none of them can attack', () => {
    const game = play([], ['Grand Marshal', 'Automaton', 'Elk'], ['Gull'])
    game.until('attackers')
    const { defenders } = game.asks('attackers')
    const one = (name: string) => ({ id: game.id(name), defender: defenders[0] as { player: number } })
    expect(game.refusal([one('Elk')])).toBeTruthy()
    game.reply([one('Grand Marshal'), one('Automaton')])
    game.isAtAQuestion()
    const theirs = table(edition, [{ battlefield: ['Elk'] }, { battlefield: ['Grand Marshal'] }], CARDS)
    theirs.attack('Elk')
    theirs.isAtAQuestion()
  })

  test('[2004:202.2] a list of names, one of which is its own', () => {
    const game = play(['Smash', 'Smash', 'Smash'], ['Mask of Ages', 'Ring of Ages', 'Plain Ring'])
    for (const name of ['Mask of Ages', 'Ring of Ages', 'Plain Ring'])
      game.cast('1:Smash', { targets: [name] }).resolve()
    expect(['Mask of Ages', 'Ring of Ages', 'Plain Ring'].map((name) => game.has('battlefield', name))).toEqual([
      true,
      true,
      false,
    ])
  })

  test('[2004:418.3c] protection from the colors that the target then had', () => {
    const game = play(['Zap', 'Burn'], ['Warden', 'Gull', 'Elk', 'Island', 'Mountain'])
    game.activate('Warden', 0, { targets: ['1:Gull'] }).resolve()
    expect(game.why({ do: 'cast', ...game.way(game.id('Zap'), 'normal') })).not.toBeNull()
    game.cast('Burn', { targets: ['Elk'] }).resolve()
    expect(game.has('battlefield', 'Elk')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:418.3c] landwalk of the types that the sacrificed land had', () => {
    const game = play([], ['Pick', 'Forest', 'Elk'], ['Gull', 'Forest'])
    game.activate('Pick', 0, { targets: ['Elk'] }).resolve()
    expect(game.attack('Elk').to('main2').life(1)).toBe(17)
    const other = play([], ['Pick', 'Swamp', 'Elk'], ['Gull', 'Forest'])
    other.activate('Pick', 0, { targets: ['Elk'] }).resolve()
    other.attack('Elk').block({ Gull: 'Elk' })
    other.isAtAQuestion()
  })

  test('[2004:502.7c] "permanents you control" are those of the one who controls what gives it', () => {
    const game = play(['Vow', 'Zap', 'Burn'], ['Gull', 'Engine', 'Automaton', 'Island', 'Mountain'], ['Elk'])
    game.cast('Vow', { targets: ['Elk'] }).resolve()
    expect(game.has('battlefield', 'Vow')).toBe(true)
    const mayAim = (name: string) => {
      game.reply({ do: 'cast', ...game.way(game.id(name), 'normal') })
      const { legal } = game.asks('targets')
      return legal.some((ref) => 'object' in ref && ref.object === game.id('Elk'))
    }
    // Blue as the Gull of the Aura's controller is; its own controller has the green Elk.
    expect(mayAim('Zap')).toBe(false)
    game
      .reply([game.ref('Automaton')])
      .plain()
      .resolveAll()
    expect(mayAim('Burn')).toBe(true)
  })

  test('[2004:413.2b] each protection under a condition of its own', () => {
    const game = play(['Verdict'], ['Elk', 'Island'])
    game.cast('Verdict').resolve()
    const protectedFrom = (color: 'W' | 'U' | 'G') =>
      characteristics(game.state, game.id('Elk')).abilities.some(
        (one) =>
          one.kind === 'keyword' &&
          one.keyword.name === 'protection' &&
          one.keyword.from.is === 'color' &&
          one.keyword.from.color === color,
      )
    expect([protectedFrom('W'), protectedFrom('U'), protectedFrom('G')]).toEqual([false, true, false])
  })

  test("[2004:418.4b] what isn't a creature becomes one, and stays so", () => {
    const game = play(['Awakening'], ['Engine'])
    game.cast('Awakening', { targets: ['Engine'] }).resolve()
    expect(game.size('Engine')).toBe('4/4')
    expect(
      matches(
        game.state,
        { noun: 'permanent', is: [{ is: 'type', type: 'artifact' }] },
        game.id('Engine'),
        contextOf(game.id('Engine'), 0),
      ),
    ).toBe(true)
    game.to('end')
    expect(game.size('Engine')).toBe('4/4')
  })

  test('[2004:418.4b] an artifact that is a creature already keeps its size', () => {
    const game = play(['Awakening'], ['Automaton'])
    game.cast('Awakening', { targets: ['Automaton'] }).resolve()
    expect(game.size('Automaton')).toBe('2/2')
  })
})
