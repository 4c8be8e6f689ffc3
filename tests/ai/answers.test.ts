import { describe, expect, it } from 'vitest'
import type { Level } from '../../src/ai/index.ts'
import { type Action, type Board, characteristics, stateOf } from '../../src/engine/index.ts'
import type { EditionId } from '../../src/rulebook/index.ts'
import { card, creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { type Table, table, times } from '../support/table.ts'
import { LEVELS, nameAt, play, think } from './table.ts'

const CARDS = [
  creature('Goblin', '{R}', '2/1'),
  creature('Wall', '{G}', '0/4', 'Defender'),
  creature('Bear', '{1}{G}', '2/2'),
  creature('Ox', '{2}{G}', '3/3'),
  creature('Lurker', '{2}{G}', '3/4', 'Flash'),
  creature('Gatherer', '{G}', '1/1', '{T}: Add {G}.', 'Creature — Elf Druid'),
  creature('Caller', '{G}', '1/1', 'When ~ enters the battlefield, you gain 1 life.'),
  creature('Wrecker', '{3}{R}', '2/2', 'When ~ enters the battlefield, destroy target permanent.'),
  creature('Sprite', '{1}{U}', '1/1'),
  card(
    'Altar',
    '{1}{B}',
    'Sorcery',
    'As an additional cost to cast ~, sacrifice a creature.\nDestroy target creature.',
  ),
  card('Quake', '{2}{R}', 'Sorcery', 'Destroy target land.'),
  card('Dart', '{R}', 'Instant', '~ deals 3 damage to target creature or player.'),
  card('Shelter', '{W}', 'Instant', 'Target creature gains protection from black until end of turn.'),
  card('Recall', '{U}', 'Instant', "Return target creature to its owner's hand."),
  card('Trifle', '{R}', 'Sorcery', 'You gain 1 life.'),
]

type Side = Board['players'][number]

/** Seat 1 has cast its card at its target; seat 0 has priority. */
function answering(edition: EditionId, own: Side, other: Side, spell: string, at?: string): Table {
  const game = table(edition, [own, other], CARDS, { active: 1 })
  game.cast(spell, at === undefined ? {} : { targets: [at] })
  return game.pass()
}

/** What it does: the name of the card cast or used; `pass`. */
function doneBy(game: Table, level: Level): string {
  const reply = think(game.position, level).reply as Action
  return reply.do === 'pass' || !('object' in reply) ? reply.do : nameAt(game.position, reply.object)
}

inEditions('2004', '2011')('a spell on the stack, %s', (edition) => {
  const islands = [...times(2, 'Island')]

  it.each(LEVELS)('is countered where it kills what matters (%s)', (level) => {
    const own = { hand: ['Denial'], battlefield: [...islands, 'Giant'] }
    const other = { hand: ['Murder'], battlefield: [...times(2, 'Swamp')] }
    expect(doneBy(answering(edition, own, other, 'Murder', 'Giant'), level)).toBe('Denial')
  })

  it.each(LEVELS)('is let go where it does next to nothing (%s)', (level) => {
    const own = { hand: ['Denial'], battlefield: islands }
    const trifle = { hand: ['Trifle'], battlefield: ['Mountain'] }
    expect(doneBy(answering(edition, own, trifle, 'Trifle'), level)).toBe('pass')
    const murder = { hand: ['Murder'], battlefield: [...times(2, 'Swamp')] }
    const mouse = { hand: ['Denial'], battlefield: [...islands, 'Mouse'] }
    expect(doneBy(answering(edition, mouse, murder, 'Murder', 'Mouse'), level)).toBe('pass')
  })

  it.each(LEVELS)('is answered with what saves the creature from damage (%s)', (level) => {
    const other = { hand: ['Dart'], battlefield: ['Mountain'] }
    const own = { hand: ['Growth'], battlefield: ['Forest', 'Ox'] }
    expect(doneBy(answering(edition, own, other, 'Dart', 'Ox'), level)).toBe('Growth')
    const troll = { battlefield: ['Forest', 'Troll'] }
    expect(doneBy(answering(edition, troll, other, 'Dart', 'Troll'), level)).toBe('Troll')
  })

  it.each(LEVELS)('is answered with protection, or by taking the creature back (%s)', (level) => {
    const other = { hand: ['Murder'], battlefield: [...times(2, 'Swamp')] }
    const shelter = { hand: ['Shelter'], battlefield: ['Plains', 'Giant'] }
    expect(doneBy(answering(edition, shelter, other, 'Murder', 'Giant'), level)).toBe('Shelter')
    const recall = { hand: ['Recall'], battlefield: ['Island', ...times(4, 'Forest'), 'Giant'] }
    expect(doneBy(answering(edition, recall, other, 'Murder', 'Giant'), level)).toBe('Recall')
  })

  it.each(LEVELS)('is not answered with what does not save the creature (%s)', (level) => {
    const other = { hand: ['Murder'], battlefield: [...times(2, 'Swamp')] }
    const own = { hand: ['Growth'], battlefield: ['Forest', 'Ox'] }
    expect(doneBy(answering(edition, own, other, 'Murder', 'Ox'), level)).toBe('pass')
  })
})

describe('the right moment', () => {
  it.each(LEVELS)('for a creature with flash is before blocks, where it kills what attacks (%s)', (level) => {
    const game = table(
      '2011',
      [{ hand: ['Lurker'], battlefield: [...times(3, 'Forest')] }, { battlefield: [{ name: 'Ox', attacking: true }] }],
      CARDS,
      { active: 1, step: 'declareAttackers' },
    ).pass()
    expect(doneBy(game, level)).toBe('Lurker')
  })

  it.each(LEVELS)('for tapping the only blocker is before the attack (%s)', (level) => {
    const game = table('2011', [{ battlefield: ['Jailer', 'Ox', 'Ox'] }, { life: 20, battlefield: ['Giant'] }], CARDS)
    expect(doneBy(game, level)).toBe('Jailer')
    const end = play(game.position, 0, level, (now) => now.checkpoint.turn.number > 3, 60)
    expect(stateOf(end).players[1]?.life).toBe(14)
  })

  it.each(LEVELS)('for a small creature is later, where its mana holds up a counterspell (%s)', (level) => {
    const own = (n: number) => ({ hand: ['Denial', 'Sprite'], battlefield: [...times(n, 'Island')] })
    const other = { hand: ['Giant', 'Giant', 'Giant'], battlefield: [...times(6, 'Forest')] }
    expect(doneBy(table('2011', [own(2), other], CARDS), level)).toBe('pass')
    expect(doneBy(table('2011', [own(4), other], CARDS), level)).toBe('Sprite')
  })
})

describe('what a card is for', () => {
  it.each(LEVELS)('removal waits for more than the first small creature (%s)', (level) => {
    const own = { hand: ['Murder'], battlefield: [...times(2, 'Swamp')] }
    const small = table('2011', [own, { hand: ['Giant'], battlefield: ['Mouse', 'Forest'] }], CARDS)
    expect(doneBy(small, level)).toBe('pass')
    const large = table('2011', [own, { hand: ['Giant'], battlefield: ['Giant', 'Forest'] }], CARDS)
    expect(doneBy(large, level)).toBe('Murder')
  })

  it.each(LEVELS)('a creature that makes mana is not given up like a plain one (%s)', (level) => {
    const game = table(
      '2011',
      [{ hand: ['Altar'], battlefield: ['Gatherer', 'Caller', ...times(2, 'Swamp')] }, { battlefield: ['Giant'] }],
      CARDS,
    )
    game.reply(think(game.position, level).reply as never)
    const asked = play(game.position, 0, level, ({ question }) => question?.kind === 'choose')
    expect((think(asked, level).reply as readonly number[]).map((id) => nameAt(asked, id))).toEqual(['Caller'])
  })

  it.each(LEVELS)('nor does it attack into a trade that a plain one is good for (%s)', (level) => {
    const attacked = (name: string) => {
      const own = { battlefield: [name, 'Wall', ...times(4, 'Forest')] }
      const game = table('2011', [own, { life: 9, battlefield: ['Goblin', 'Forest'] }], CARDS).until('attackers')
      return (think(game.position, level).reply as readonly unknown[]).length
    }
    expect(attacked('Gatherer')).toBe(0)
    expect(attacked('Mouse')).toBe(1)
  })

  it.each(LEVELS)('what a creature still does decides which is destroyed (%s)', (level) => {
    const other = { hand: ['Giant'], battlefield: ['Caller', 'Pinger', 'Bear', 'Mouse'] }
    const game = table('2011', [{ hand: ['Murder'], battlefield: [...times(2, 'Swamp')] }, other], CARDS)
    game.reply(think(game.position, level).reply as never)
    const reply = think(game.position, level).reply as readonly { object: number }[]
    expect(characteristics(game.state, reply[0]?.object ?? 0).name).toBe('Pinger')
  })

  it.each(LEVELS)('one’s own land is not what is harmed (%s)', (level) => {
    const mountains = times(4, 'Mountain')
    const game = table(
      '2011',
      [{ hand: ['Wrecker'], battlefield: [...mountains, 'Mouse'] }, { battlefield: ['Forest'] }],
      CARDS,
    )
    game.cast('Wrecker')
    const asked = play(game.position, 0, level, ({ question }) => question?.kind === 'targets')
    const reply = think(asked, level).reply as readonly { object: number }[]
    expect(nameAt(asked, reply[0]?.object ?? 0)).toBe('Forest')
    const none = table('2011', [{ hand: ['Quake'], battlefield: mountains }, { battlefield: ['Ox'] }], CARDS)
    expect(doneBy(none, level)).toBe('pass')
  })
})
