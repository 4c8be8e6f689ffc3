/** Keywords later than the second book that are short for text. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Pupil', '{0}', '1/1', 'Prowess'),
  creature('Twin Pupil', '{0}', '1/1', 'Prowess\nProwess'),
  card('Cheer', '{0}', 'Instant', 'You gain 1 life.'),
  creature('Runt', '{0}', '1/1'),
  creature('Brute', '{0}', '4/4'),
  creature('Giant', '{0}', '1/5'),
  creature('Deathless', '{0}', '2/2', 'Undying'),
  card('Snuff', '{0}', 'Instant', 'Destroy target creature.'),
  creature('Sprout', '{0}', '1/1', 'Evolve'),
  card('Tithe', '{0}', 'Enchantment', 'Extort'),
  creature('Tutor', '{0}', '2/2', 'Mentor'),
  creature('Rowdy', '{0}', '2/2', 'Riot'),
  creature('Savage', '{0}', '2/2', 'Unleash'),
  creature('Sneak', '{0}', '2/2', 'Skulk'),
  creature('Pale', '{R}', '2/2', 'Devoid'),
  card('Ashen', '{R}', 'Instant', 'Destroy target red creature.'),
  creature('Husk', '{0}', '2/2', 'Decayed'),
  creature('Mourned', '{0}', '1/1', 'Afterlife 2'),
  creature('Forger', '{0}', '1/1', 'Fabricate 2'),
  creature('Warded', '{0}', '1/1', 'Ward {2}'),
  creature('Priced', '{0}', '1/1', 'Ward—Pay 3 life.'),
  creature('Drill', '{0}', '1/1', 'Outlast {1}'),
  creature('Remains', '{0}', '3/1', 'Scavenge {1}'),
  creature('Eater', '{0}', '1/1', 'Exploit\nWhen ~ exploits a creature, you gain 5 life.'),
  card('Altar', '{0}', 'Enchantment', '{0}, Sacrifice a creature: You gain 1 life.'),
  creature('Onlooker', '{0}', '1/1', 'Whenever a creature you control exploits a creature, you gain 7 life.'),
  creature('Trainee', '{0}', '1/1', 'Training'),
  creature('Usurper', '{0}', '2/2', 'Dethrone'),
  creature('Maw', '{0}', '2/2', 'Ingest'),
]

const mine = (...battlefield: readonly string[]) =>
  table('today', [{ battlefield, hand: ['Cheer', 'Snuff', 'Runt', 'Brute', 'Giant'] }, { battlefield: ['Ox'] }], CARDS)

describe('[today:702.108] prowess', () => {
  test('a noncreature spell gives +1/+1 until end of turn, a creature spell nothing', () => {
    const game = mine('Pupil').cast('Cheer').resolveAll()
    expect(game.size('Pupil')).toBe('2/2')
    expect(game.cast('Runt').resolveAll().size('Pupil')).toBe('2/2')
    expect(game.to('upkeep', 2).size('Pupil')).toBe('1/1')
    game.isAtAQuestion()
  })
  test('each instance triggers', () => {
    expect(mine('Twin Pupil').cast('Cheer').resolveAll().size('Twin Pupil')).toBe('3/3')
  })
})

describe('[today:702.93] undying', () => {
  test('returns with a +1/+1 counter, and not again while it has one', () => {
    const game = mine('Deathless').cast('Snuff', { targets: ['Deathless'] })
    expect(game.resolveAll().size('Deathless')).toBe('3/3')
    const again = table('today', [{ battlefield: ['Deathless'], hand: ['Snuff', 'Snuff'] }, {}], CARDS)
    again.cast('Snuff', { targets: ['Deathless'] }).resolveAll()
    expect(
      again
        .cast('Snuff', { targets: ['Deathless'] })
        .resolveAll()
        .zone('Deathless'),
    ).toBe('graveyard')
    again.isAtAQuestion()
  })
})

describe('[today:702.100] evolve', () => {
  test('greater power or greater toughness, neither is not enough', () => {
    expect(mine('Sprout').cast('Brute').resolveAll().size('Sprout')).toBe('2/2')
    expect(mine('Sprout').cast('Giant').resolveAll().size('Sprout')).toBe('2/2')
    expect(mine('Sprout').cast('Runt').resolveAll().size('Sprout')).toBe('1/1')
  })
})

describe('[today:702.101] extort', () => {
  test('paid once a spell, each opponent loses 1 life and you gain as much', () => {
    const game = table('today', [{ battlefield: ['Tithe'], hand: ['Cheer'], pool: '{W}' }, {}], CARDS)
    game.cast('Cheer').pass(2)
    if (game.question.kind === 'confirm') game.reply(true)
    game.resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([22, 19])
  })
  test('unpaid nothing happens', () => {
    const game = table('today', [{ battlefield: ['Tithe'], hand: ['Cheer'] }, {}], CARDS)
      .cast('Cheer')
      .resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([21, 20])
  })
})

describe('[today:702.134] mentor', () => {
  test('an attacker with less power gets a counter; one with as much is no target', () => {
    const game = table('today', [{ battlefield: ['Tutor', 'Runt'] }, {}], CARDS).attack('Tutor', 'Runt')
    if (game.question.kind === 'targets') game.reply([game.ref('Runt')])
    expect(game.resolveAll().size('Runt')).toBe('2/2')
    const equal = table('today', [{ battlefield: ['Tutor', 'Bear'] }, {}], CARDS).attack('Tutor', 'Bear')
    expect(equal.resolveAll().size('Bear')).toBe('2/2')
    equal.isAtAQuestion()
  })
})

describe('[today:702.136] riot', () => {
  const enter = (counter: boolean) => {
    const game = table('today', [{ hand: ['Rowdy'] }, {}], CARDS)
      .cast('Rowdy')
      .pass(2)
    game.asks('confirm')
    return game.reply(counter)
  }
  test('with a counter it is larger and can’t attack; without it has haste', () => {
    const large = enter(true)
    expect(large.size('Rowdy')).toBe('3/3')
    const hasty = enter(false)
    expect(hasty.size('Rowdy')).toBe('2/2')
    expect(hasty.attack('Rowdy').to('main2').life(1)).toBe(18)
  })
})

describe('[today:702.98] unleash', () => {
  test('with the counter it can’t block, without it can', () => {
    const play = (counter: boolean) => {
      const game = table('today', [{ hand: ['Savage'] }, { battlefield: ['Runt'] }], CARDS)
        .cast('Savage')
        .pass(2)
      game.asks('confirm')
      return game.reply(counter).to('main1', 2).attack('Runt')
    }
    // With no creature that could block, nobody is asked.
    const large = play(true).to('main2', 2)
    expect([large.size('Savage'), large.life(0)]).toEqual(['3/3', 19])
    const small = play(false).block({ Savage: 'Runt' }).to('main2', 2)
    expect([small.zone('Runt'), small.life(0)]).toEqual(['graveyard', 20])
  })
})

describe('[today:702.118] skulk', () => {
  test('a creature with greater power can’t block it, one with as much can', () => {
    const game = table('today', [{ battlefield: ['Sneak'] }, { battlefield: ['Brute', 'Bear'] }], CARDS).attack('Sneak')
    game.until('blockers')
    const by = (name: string) => [{ id: game.id(name, 'battlefield'), attackers: [game.id('Sneak', 'battlefield')] }]
    expect(game.refusal(by('Brute'))).toBeTruthy()
    game.reply(by('Bear')).isAtAQuestion()
  })
})

describe('[today:702.114] devoid', () => {
  test('it is colourless, so what asks for its colour can’t target it', () => {
    const game = table('today', [{ battlefield: ['Pale'], hand: ['Ashen'] }, {}], CARDS)
    expect(game.why({ do: 'cast', ...game.way(game.id('Ashen', 'hand'), 'normal') })).not.toBeNull()
  })
})

describe('[today:702.147] decayed', () => {
  test('it can’t block, and is sacrificed at the end of the combat in which it attacked', () => {
    const game = table('today', [{ battlefield: ['Husk'] }, {}], CARDS)
      .attack('Husk')
      .to('main2')
    expect([game.life(1), game.zone('Husk')]).toEqual([18, 'graveyard'])
    const defending = table('today', [{ battlefield: ['Runt'] }, { battlefield: ['Husk'] }], CARDS).attack('Runt')
    expect(defending.to('main2').life(1)).toBe(19)
  })
})

describe('[today:702.135] afterlife', () => {
  test('as many Spirits with flying as it says', () => {
    const game = mine('Mourned')
      .cast('Snuff', { targets: ['Mourned'] })
      .resolveAll()
    expect(game.has('battlefield', 'Spirit')).toBe(true)
    expect(game.state.battlefield).toHaveLength(3)
  })
})

describe('[today:702.123] fabricate', () => {
  const made = (counters: boolean) => {
    const game = table('today', [{ hand: ['Forger'] }, {}], CARDS)
      .cast('Forger')
      .pass(2)
    game.until('confirm').reply(counters)
    return game.resolveAll()
  }
  test('counters, or else Servos', () => {
    expect([made(true).size('Forger'), made(true).state.battlefield.length]).toEqual(['3/3', 1])
    expect([made(false).size('Forger'), made(false).state.battlefield.length]).toEqual(['1/1', 3])
  })
})

describe('[today:702.21] ward', () => {
  const aim = (whose: number, name: string, pool: string) => {
    const sides = [
      { hand: ['Snuff'], pool, battlefield: whose === 0 ? [name] : [] },
      { battlefield: whose === 1 ? [name] : [] },
    ] as const
    return table('today', sides, CARDS).cast('Snuff', { targets: [name] })
  }
  test('an opponent’s spell is countered unless its controller pays', () => {
    expect(aim(1, 'Warded', '').resolveAll().zone('Warded')).toBe('battlefield')
    const paid = aim(1, 'Warded', '{C}{C}').pass(2)
    if (paid.question.kind === 'confirm') paid.reply(true)
    expect(paid.resolveAll().zone('Warded')).toBe('graveyard')
  })
  test('one’s own spell isn’t', () => expect(aim(0, 'Warded', '').resolveAll().zone('Warded')).toBe('graveyard'))
  test('the cost may be life', () => {
    const game = aim(1, 'Priced', '').pass(2)
    game.asks('confirm')
    game.reply(true).resolveAll()
    expect([game.zone('Priced'), game.life(0)]).toEqual(['graveyard', 17])
  })
})

describe('[today:702.107] outlast', () => {
  test('a counter for its cost and tapping, as a sorcery', () => {
    const game = table('today', [{ battlefield: ['Drill'], pool: '{C}' }, {}], CARDS)
    expect(game.activate('Drill').resolveAll().size('Drill')).toBe('2/2')
    const fighting = table('today', [{ battlefield: ['Drill'], pool: '{C}' }, {}], CARDS, { step: 'upkeep' })
    expect(fighting.why({ do: 'activate', ...fighting.nth(fighting.id('Drill'), 0) })).not.toBeNull()
  })
})

describe('[today:702.97] scavenge', () => {
  test('exiled from the graveyard, it gives as many counters as it had power', () => {
    const game = table('today', [{ graveyard: ['Remains'], battlefield: ['Bear'], pool: '{C}' }, {}], CARDS)
    game.activate('Remains', 0, { targets: ['Bear'] }, 'graveyard').resolveAll()
    expect([game.size('Bear'), game.zone('Remains')]).toEqual(['5/5', 'exile'])
  })
})

describe('[today:702.110] exploit', () => {
  const enter = (sacrifices: boolean) => {
    const game = table('today', [{ hand: ['Eater'], battlefield: ['Runt', 'Altar'] }, {}], CARDS)
      .cast('Eater')
      .pass(2)
    game.until('confirm').reply(sacrifices)
    return game
  }
  test('what it sacrifices it exploits, itself too', () => {
    const game = enter(true)
    if (game.question.kind === 'choose') game.reply([game.id('Eater')])
    game.resolveAll()
    expect([game.zone('Eater'), game.life(0)]).toEqual(['graveyard', 25])
  })
  test('a creature sacrificed for something else isn’t exploited, nor does declining', () => {
    const game = enter(false).resolveAll()
    expect(game.activate('Altar').resolveAll().life(0)).toBe(21)
    game.isAtAQuestion()
  })
})

describe('[today:702.110] exploit, seen by others', () => {
  const enter = () =>
    table('today', [{ hand: ['Eater', 'Snuff'], battlefield: ['Runt', 'Onlooker'] }, {}], CARDS)
      .cast('Eater')
      .resolve()
  const sacrificing = (game: ReturnType<typeof enter>, name: string) =>
    game
      .until('confirm')
      .reply(true)
      .until('choose')
      .reply([game.id(name)])
      .resolveAll()
      .life(0)
  test('what is sacrificed itself sees it', () => expect(sacrificing(enter(), 'Onlooker')).toBe(32))
  test('what is gone before its ability resolves exploits nothing, though something is sacrificed', () => {
    const game = enter()
    game.cast('Snuff', { targets: ['Eater'] }).resolve()
    expect(sacrificing(game, 'Runt')).toBe(20)
    expect(game.zone('Runt')).toBe('graveyard')
    game.isAtAQuestion()
  })
})

describe('[today:702.149] training', () => {
  test('with a stronger attacker beside it, not with an equal one, not alone', () => {
    const with_ = (other: string) =>
      table('today', [{ battlefield: ['Trainee', 'Runt', 'Brute'] }, {}], CARDS)
        .attack('Trainee', other)
        .resolveAll()
        .size('Trainee')
    expect([with_('Brute'), with_('Runt')]).toEqual(['2/2', '1/1'])
  })
})

describe('[today:702.105] dethrone', () => {
  test('the player with the most life, or tied for it', () => {
    const at = (yours: number) => {
      const game = table('today', [{ battlefield: ['Usurper'], life: yours }, { life: 20 }], CARDS)
      return game.attack('Usurper').resolveAll().size('Usurper')
    }
    expect([at(10), at(20), at(21)]).toEqual(['3/3', '3/3', '2/2'])
  })
})

describe('[today:702.115] ingest', () => {
  test('combat damage to a player exiles the top card of their library', () => {
    const game = table('today', [{ battlefield: ['Maw'] }, { library: times(3, 'Forest') }], CARDS).attack('Maw')
    game.to('main2')
    expect(game.has('exile', 'Forest', 1)).toBe(true)
  })
})
