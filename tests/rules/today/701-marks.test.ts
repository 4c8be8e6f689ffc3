/** What permanents become and stay: monstrous, renowned, suspected, saddled; and that nothing of it is copied. */
import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import type { PermanentMark } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Colossus', '{0}', '2/2', '{0}: Monstrosity 3.\nWhen ~ becomes monstrous, you gain 4 life.'),
  creature('Hydra', '{0}', '1/1', '{X}: Monstrosity X.\nWhen ~ becomes monstrous, ~ deals X damage to target player.'),
  creature('Brute', '{0}', '2/2', '{0}: Monstrosity 1.\nAs long as ~ is monstrous, it has trample.'),
  creature('Squire', '{0}', '1/1', 'Renown 1'),
  creature('Twin Squire', '{0}', '1/1', 'Double strike\nRenown 1'),
  creature('Herald', '{0}', '1/1', 'Whenever a creature you control becomes renowned, draw a card.'),
  card('Mirror Image', '{0}', 'Sorcery', "Create a token that's a copy of target creature."),
  card('Whisper', '{0}', 'Instant', 'Suspect target creature.'),
  card('Alibi', '{0}', 'Instant', 'Target creature is no longer suspected.'),
  card('Silence All', '{0}', 'Instant', 'Target creature loses all abilities until end of turn.'),
  card('Return Home', '{0}', 'Instant', "Return target creature to its owner's hand."),
  card('Praise', '{0}', 'Sorcery', 'Each renowned creature you control gets +2/+2 until end of turn.'),
  creature(
    'Mount',
    '{0}',
    '2/2',
    'Saddle 2\nWhenever ~ attacks while saddled, you gain 3 life.',
    'Creature — Horse Mount',
  ),
]
const play = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
/** What the permanents of that name are marked as, in the order of the battlefield. */
const marksOf = (game: Table, name: string): readonly (readonly string[])[] =>
  game.state.battlefield.flatMap((id) =>
    characteristics(game.state, id).name.startsWith(name) ? [Object.keys(get(game.state, id).marks ?? {})] : [],
  )
const isMarked = (game: Table, name: string, as: PermanentMark) => marksOf(game, name).flat().includes(as)

describe('701.37 monstrosity', () => {
  test('[today:701.37 today:text/designations] three counters once; the second time nothing happens', () => {
    const game = play({ battlefield: ['Colossus'] })
    game.activate('Colossus', 0).resolve()
    expect([game.size('Colossus'), isMarked(game, 'Colossus', 'monstrous')]).toEqual(['5/5', true])
    game.resolve()
    expect(game.life(0)).toBe(24)
    game.activate('Colossus', 0).resolve()
    expect([game.size('Colossus'), game.life(0), game.state.stack]).toEqual(['5/5', 24, []])
    game.isAtAQuestion()
  })
})

describe('what marks do', () => {
  test('[today:701.37] X of monstrosity is known to its trigger', () => {
    const game = play({ battlefield: ['Hydra', 'Forest', 'Forest', 'Forest'] })
    game.activate('Hydra', 0, { x: 3 }).resolve()
    game.announce({ targets: ['player 1'] }).resolve()
    expect([game.size('Hydra'), game.life(1)]).toEqual(['4/4', 17])
  })

  test('[today:701.37 today:text/designations] it ends as the permanent leaves, and isn’t copied', () => {
    const game = play({ battlefield: ['Brute'], hand: ['Mirror Image', 'Return Home'] })
    game.activate('Brute', 0).resolve()
    game.cast('Mirror Image', { targets: ['Brute'] }).resolve()
    expect(marksOf(game, 'Brute')).toEqual([['monstrous'], []])
    game.cast('Return Home', { targets: ['1:Brute'] }).resolve()
    expect([marksOf(game, 'Brute'), game.handSize(0)]).toEqual([[[]], 1])
    game.cast('Brute').resolve()
    expect(marksOf(game, 'Brute')).toEqual([[], []])
    game.isAtAQuestion()
  })
})

describe('702.112 renown', () => {
  test('[today:702.112] combat damage to a player: a counter, renowned, and only once', () => {
    const game = play({ battlefield: ['Twin Squire', 'Herald'], library: ['Bear', 'Ox', 'Bear'], hand: ['Praise'] })
    game.attack('Twin Squire').to('main2')
    expect([
      game.size('Twin Squire'),
      game.life(1),
      isMarked(game, 'Twin Squire', 'renowned'),
      game.handSize(0),
    ]).toEqual(['2/2', 17, true, 2])
    game.cast('Praise').resolve()
    expect([game.size('Twin Squire'), game.size('Herald')]).toEqual(['4/4', '1/1'])
    game.isAtAQuestion()
  })

  test('[today:702.112] blocked, it isn’t', () => {
    const game = play({ battlefield: ['Squire'] }, { battlefield: ['Wall'] })
    game.attack('Squire').block({ Wall: 'Squire' }).to('main2')
    expect(isMarked(game, 'Squire', 'renowned')).toBe(false)
  })

  test('[today:text/designations] a copy of a renowned creature isn’t renowned, and can become so', () => {
    const game = play({ battlefield: ['Squire'], hand: ['Mirror Image'], library: ['Bear', 'Bear', 'Bear'] })
    game.attack('Squire').to('main2')
    game.cast('Mirror Image', { targets: ['Squire'] }).resolve()
    game.to('main1', game.state.turn.number + 2)
    game.attack('1:Squire', '2:Squire').to('main2')
    expect([game.size('1:Squire'), game.size('2:Squire')]).toEqual(['2/2', '2/2'])
  })
})

describe('701.60 suspect', () => {
  const suspected = (mine: object, theirs: object = {}) => {
    const game = play({ hand: ['Whisper', 'Whisper', 'Alibi', 'Silence All', 'Mirror Image'], ...mine }, theirs)
    return game.cast('Whisper', { targets: ['Bear'] }).resolve()
  }

  test('[today:701.60] menace', () => {
    const game = suspected({ battlefield: ['Bear'] }, { battlefield: ['Ox', 'Wall'] })
    game.attack('Bear').until('blockers')
    expect(game.refusal([{ id: game.id('Ox'), attackers: [game.id('Bear')] }]).key).toMatch(/^block/)
    game.block({ Ox: 'Bear', Wall: 'Bear' })
    game.isAtAQuestion()
  })

  test('[today:701.60] it can’t block; without abilities it is suspected still, without menace', () => {
    const game = suspected({ battlefield: ['Bear'] }, { battlefield: ['Ox'] })
    game.cast('Silence All', { targets: ['Bear'] }).resolve()
    expect(isMarked(game, 'Bear', 'suspected')).toBe(true)
    game.attack('Bear').until('blockers')
    game.block({ Ox: 'Bear' })
    const idle = suspected({ battlefield: ['Bear'] }, { battlefield: ['Ox'] })
    idle.to('main1', idle.state.turn.number + 1)
    idle.attack('Ox')
    expect(idle.to('main2').life(0)).toBeLessThan(20)
  })

  test('[today:701.60] a second time it does nothing; cleared, it may block; a copy isn’t suspected', () => {
    const game = suspected({ battlefield: ['Bear'] })
    const held = get(game.state, game.id('Bear')).marks
    game.cast('Whisper', { targets: ['Bear'] }).resolve()
    expect(get(game.state, game.id('Bear')).marks).toEqual(held)
    game.cast('Mirror Image', { targets: ['Bear'] }).resolve()
    expect(marksOf(game, 'Bear')).toEqual([['suspected'], []])
    game.cast('Alibi', { targets: ['1:Bear'] }).resolve()
    expect(marksOf(game, 'Bear')).toEqual([[], []])
    expect(get(game.state, game.id('1:Bear'))).not.toHaveProperty('marks')
    game.isAtAQuestion()
  })
})

describe('702.171 saddle', () => {
  test('[today:702.171] creatures of that power are tapped for it; it ends with the turn', () => {
    const game = play({ battlefield: ['Mount', 'Bear'] })
    game.activate('Mount', 0)
    game.plain().resolve()
    expect([isMarked(game, 'Mount', 'saddled'), game.state.battlefield.length]).toEqual([true, 2])
    game.attack('Mount').resolve()
    expect(game.life(0)).toBe(23)
    game.to('main1', game.state.turn.number + 1)
    expect(isMarked(game, 'Mount', 'saddled')).toBe(false)
    game.isAtAQuestion()
  })

  test('[today:702.171] it attacks without it, and then nothing triggers; only as a sorcery', () => {
    const game = play({ battlefield: ['Mount', 'Bear'] })
    game.attack('Mount')
    expect([game.state.stack, game.life(0)]).toEqual([[], 20])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Mount'), 0) })?.key).toBe('timing.notMainPhase')
  })
})
