/** Static abilities with conditions of their own, several in one sentence, and unless something is so (405, 418). */
import { expect, test } from 'vitest'
import { hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature(
    'Mob',
    '{0}',
    '0/0',
    "As long as it's your turn, ~'s power and toughness are each equal to 2 plus the number of Swamps your opponents control. As long as it's not your turn, ~'s power and toughness are each 2.",
  ),
  creature('Shrinker', '{0}', '1/1', '{0}: Target creature has base power and toughness 1/1 until end of turn.'),
  creature('Lurk', '{0}', '2/2', "~ can't be the target of spells unless it attacked or blocked this turn."),
  card(
    'Defy',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature gets +3/+3 unless it shares a color with the most common color among all permanents or a color tied for most common.',
  ),
  creature(
    'Dragon',
    '{0}',
    '2/2',
    '~ gets +0/+2 as long as you control a Plains, has flying as long as you control an Island, and has trample as long as you control a Forest.',
  ),
  creature(
    'Golem',
    '{0}',
    '3/3',
    '~ has trample as long as you control an Elk, haste as long as you control an Elf, and "{0}: You gain 1 life" as long as you control a Wolf.',
    'Artifact Creature — Golem',
  ),
  card('Quiet', '{0}', 'Enchantment', 'Players can cast spells and activate abilities only during their own turns.'),
  card('Market', '{0}', 'Enchantment', "Players can't play nonbasic lands with the same name as a nontoken permanent."),
  card('Cave', '', 'Land'),
  card('Den', '', 'Land'),
  card(
    'Energy',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature can attack as though it had haste.',
  ),
  creature('Slow', '{0}', '1/1', '{T}: You gain 1 life.'),
  creature('Sneak', '{0}', '1/1', "~ can't block or be blocked by creatures with power 2 or greater."),
  card(
    'Rapport',
    '{0}',
    'Enchantment',
    'As long as you control a permanent of each color, prevent all damage that would be dealt to you.',
  ),
  creature('Rainbow', '{W}{U}{B}{R}{G}', '1/1'),
  creature('Half Rainbow', '{W}{U}{B}{R}', '1/1'),
  card(
    'Prejudice',
    '{0}',
    'Enchantment',
    "Whenever an opponent casts a creature spell that doesn't share a color with a creature you control, counter that spell.",
  ),
  creature('Green Elk', '{0}', '2/2', '', 'Creature — Elk'),
  card(
    'Maroon',
    '{0}',
    'Enchantment',
    'If damage would be dealt to a player, that player exiles that many cards from the top of their library instead.',
  ),
  creature(
    'Lord',
    '{0}',
    '1/1',
    '~ gets +2/+2 as long as you control a permanent named Green Elk or a permanent named Half Rainbow.',
  ),
  creature(
    'Sum',
    '{0}',
    '0/0',
    "~'s power and toughness are each equal to the total number of cards in all players' hands.",
  ),
  creature('Shy', '{0}', '3/3', "You can't cast this spell if you've played a land this turn."),
  card(
    'Curse',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't block creatures with power equal to or greater than the enchanted creature's toughness.",
  ),
  creature('Grower', '{0}', '1/1', 'At the beginning of your upkeep, put another +1/+1 counter on ~.'),
]

inEditions('2004', '2011')('405 said with conditions, %s', (edition) => {
  test('[2004:405.2] a size under a condition is set, and by what comes later set otherwise', () => {
    const game = table(edition, [{ battlefield: ['Mob', 'Shrinker'] }, { battlefield: times(3, 'Swamp') }], CARDS)
    expect(game.size('Mob')).toBe('5/5')
    game.activate('Shrinker', 0, { targets: ['Mob'] }).resolve()
    expect(game.size('Mob')).toBe('1/1')
    expect(game.to('upkeep', 4).size('Mob')).toBe('2/2')
    game.isAtAQuestion()
  })

  test('[2004:415.2] unless it attacked', () => {
    const game = table(edition, [{ battlefield: ['Lurk'] }, { hand: ['Zap'] }], CARDS)
    game.attack('Lurk').to('endCombat')
    game
      .pass()
      .cast('Zap', { targets: ['Lurk'] })
      .resolve()
    expect(game.has('graveyard', 'Lurk')).toBe(true)
    const calm = table(edition, [{ battlefield: ['Lurk'], hand: ['Zap'] }, {}], CARDS)
    calm.cast('Zap')
    expect(calm.asks('targets').legal).not.toContainEqual({ object: calm.id('Lurk') })
  })

  test('[2004:418.2] unless it is of the most common color', () => {
    const size = (...others: string[]) => {
      const game = table(edition, [{ battlefield: ['Half Rainbow', ...others], hand: ['Defy'] }, {}], CARDS)
      return game
        .cast('Defy', { targets: ['Half Rainbow'] })
        .resolve()
        .size('Half Rainbow')
    }
    expect([size(), size('Bear', 'Bear')]).toEqual(['1/1', '4/4'])
  })

  test('[2004:418.5] each part as long as its own condition is true', () => {
    const game = table(edition, [{ battlefield: ['Dragon', 'Plains', 'Forest', 'Golem', 'Green Elk'] }, {}], CARDS)
    const has = (name: string, keyword: 'flying' | 'trample' | 'haste') =>
      hasKeyword(game.state, game.id(name), keyword)
    expect([game.size('Dragon'), has('Dragon', 'flying'), has('Dragon', 'trample')]).toEqual(['2/4', false, true])
    expect([has('Golem', 'trample'), has('Golem', 'haste')]).toEqual([true, false])
  })

  test('[2004:103.1] spells and abilities only in own turns; lands of a kind', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Quiet', 'Market', 'Cave'], hand: ['Cave', 'Den'] },
        { battlefield: ['Shrinker'], hand: ['Zap'] },
      ],
      CARDS,
    )
    expect(game.why({ do: 'playLand', object: game.id('Cave', 'hand') })?.key).toBe('play.cantPlayLands')
    game.land('Den').pass()
    expect(game.why({ do: 'cast', ...game.way(game.id('Zap'), 'normal') })).not.toBeNull()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Shrinker'), 0) })).not.toBeNull()
  })

  test('[2004:212.3d] as though it had haste: to attack, not to be tapped', () => {
    const game = table(edition, [{ hand: ['Slow', 'Energy'] }, {}], CARDS)
    game
      .cast('Slow')
      .resolve()
      .cast('Energy', { targets: ['Slow'] })
      .resolve()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Slow'), 0) })).not.toBeNull()
    const turn = game.state.turn.number
    const { state } = game.attack('Slow')
    expect([state.turn.number, state.combat?.attackers.length]).toEqual([turn, 1])
  })

  test('[2004:500.1] neither blocks nor is blocked by those', () => {
    const game = table(
      edition,
      [{ battlefield: ['Sneak', 'Slow'] }, { battlefield: ['Bear', '1:Slow'.slice(2)] }],
      CARDS,
    )
    game.attack('Sneak')
    expect(() => game.block({ Bear: 'Sneak' })).toThrow()
    game.block({ '2:Slow': 'Sneak' })
    const back = table(edition, [{ battlefield: ['Bear', 'Slow'] }, { battlefield: ['Sneak'] }], CARDS).attack(
      'Bear',
      'Slow',
    )
    expect(() => back.block({ Sneak: 'Bear' })).toThrow()
    back.block({ Sneak: 'Slow' })
  })

  test('[2004:418.2] a permanent of each color; of one of two names', () => {
    const lost = (...mine: string[]) => {
      const game = table(edition, [{ battlefield: mine, hand: ['Zap'] }, {}], CARDS)
      return (
        20 -
        game
          .cast('Zap', { targets: ['player 0'] })
          .resolve()
          .life(0)
      )
    }
    expect([
      lost('Rapport', 'Rainbow'),
      lost('Rapport', 'Half Rainbow'),
      lost('Rapport', 'Half Rainbow', 'Bear'),
    ]).toEqual([0, 2, 0])
    const lord = (other: string) => table(edition, [{ battlefield: ['Lord', other] }, {}], CARDS).size('Lord')
    expect([lord('Green Elk'), lord('Half Rainbow'), lord('Bear')]).toEqual(['3/3', '3/3', '1/1'])
  })

  test('[2004:409.1i] a spell that shares no color with any of yours', () => {
    const cast = (mine: string) => {
      const game = table(
        edition,
        [{ battlefield: times(2, 'Forest'), hand: ['Bear'] }, { battlefield: ['Prejudice', mine] }],
        CARDS,
      )
      return game.cast('Bear').resolveAll().has('battlefield', 'Bear', 0)
    }
    expect([cast('Rainbow'), cast('Half Rainbow')]).toEqual([true, false])
  })

  test('[2004:419.6] cards instead of damage; cards in all hands; no spell after a land', () => {
    const game = table(
      edition,
      [{ battlefield: ['Maroon', 'Sum'], hand: ['Zap', 'Forest', 'Shy'] }, { hand: times(2, 'Forest') }],
      CARDS,
    )
    expect(game.size('Sum')).toBe('5/5')
    game.cast('Zap', { targets: ['player 1'] }).resolve()
    expect([game.life(1), game.state.libraries[1]?.length, game.state.exile.length]).toEqual([20, 3, 2])
    expect(game.why({ do: 'cast', ...game.way(game.id('Shy'), 'normal') })).toBeNull()
    game.land('Forest')
    expect(game.why({ do: 'cast', ...game.way(game.id('Shy'), 'normal') })).not.toBeNull()
  })

  test('[2004:500.1] power against its own toughness; one more counter', () => {
    const game = table(
      edition,
      [{ battlefield: ['Bear', 'Slow', 'Grower'], hand: ['Curse'] }, { battlefield: ['Green Elk'] }],
      CARDS,
    )
    game
      .cast('Curse', { targets: ['Green Elk'] })
      .resolve()
      .attack('Bear', 'Slow')
    expect(() => game.block({ 'Green Elk': 'Bear' })).toThrow()
    game.block({ 'Green Elk': 'Slow' })
    expect(game.to('main1', game.state.turn.number + 2).size('Grower')).toBe('2/2')
  })
})
