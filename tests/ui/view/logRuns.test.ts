import { describe, expect, test } from 'vitest'
import type { Reason } from '../../../src/ai/index.ts'
import { answer, type LogEntry, type Reply } from '../../../src/engine/index.ts'
import { append, startTimeline } from '../../../src/store/timeline.ts'
import { say } from '../../../src/ui/messages/index.ts'
import { logOf } from '../../../src/ui/view/log.ts'
import { logEntries } from '../../../src/ui/view/logLines.ts'
import { folded } from '../../../src/ui/view/logRuns.ts'
import { lastTurnOfOthers, watched } from '../../../src/ui/view/watch.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Hawk', '{1}{R}', '2/2', '', 'Creature — Bird'),
  card('Kindle', '{R}', 'Sorcery', 'Create a 3/1 red Elemental creature token.'),
]

const linesOf = (game: Table) => logEntries(game.events, { state: game.state, me: 0 })
const textOf = (game: Table) => linesOf(game).map(({ text }) => text)

describe('one line for what happened', () => {
  test('a hit says what it leaves, and cites the rule of a spell’s damage', () => {
    const game = table('2011', [{ name: 'Ada', battlefield: ['Mountain'], hand: ['Spark'] }, { name: 'Bea' }], CARDS)
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    const hit = linesOf(game).find(({ text }) => text.includes('deals'))
    expect(hit).toMatchObject({ text: '**Spark** deals 3 damage to **Bea** (17).', rule: '2011:119.2b' })
    expect(textOf(game).some((text) => text.includes('loses 3 life'))).toBe(false)
  })

  test('combat damage cites combat', () => {
    const game = table('2011', [{ name: 'Ada', battlefield: ['Hawk'] }, { name: 'Bea' }], CARDS)
    game.attack('Hawk').to('main2')
    const hit = linesOf(game).find(({ text }) => text.includes('deals'))
    expect(hit).toMatchObject({ text: '**Hawk** deals 2 damage to **Bea** (18).', rule: '2011:510.2' })
  })

  test('damage that costs other life than its own is told apart from it', () => {
    const { state } = table('2011', [{ name: 'Ada' }, { name: 'Bea' }])
    const object = { id: 1, name: 'Hawk' }
    const damage: LogEntry = { kind: 'damage', rule: '', object, to: { player: 1 }, n: 2, combat: true }
    const life = (seat: number, change: number): LogEntry => ({ kind: 'life', rule: '', seat, change, total: 10 })
    const told = (events: readonly LogEntry[]) => logEntries(events, { state, me: 0 }).length
    expect([told([damage, life(1, -2)]), told([damage, life(1, -1)]), told([damage, life(0, -2)])]).toEqual([1, 2, 2])
    expect(told([damage, life(1, -2), life(1, -2)])).toBe(2)
  })

  test('a token has the right article', () => {
    const game = table('2011', [{ name: 'Ada', battlefield: ['Mountain'], hand: ['Kindle'] }, {}], CARDS)
    game.cast('Kindle').resolve()
    expect(textOf(game)).toContain('Ada creates an **Elemental** token.')
    expect(say('log.token', { who: 'Ada', name: 'Bear' })).toBe('Ada creates a **Bear** token.')
  })

  test('the same in a row is folded, other lines and headings are not', () => {
    const line = (text: string) => ({ entry: { kind: 'line', by: null, text, rule: null } as const })
    const turn = { entry: { kind: 'turn', text: 'a' } as const }
    const rows = folded([line('a'), line('a'), line('a'), line('b'), line('a'), turn, turn])
    expect(rows.map(({ entry, times }) => `${entry.text}${times}`)).toEqual(['a3', 'b1', 'a1', 'a1', 'a1'])
  })
})

describe('against the machine', () => {
  const game = table('2011', [{ name: 'You', battlefield: ['Mountain'], hand: ['Spark'] }, { name: 'Corvin' }], CARDS)

  test('the reader is spoken to', () => {
    game.cast('Spark', { targets: ['player 0'] }).resolve()
    const told = textOf(game)
    expect(told).toContain('You cast **Spark**, targeting **you**.')
    expect(told).toContain('**Spark** deals 3 damage to **you** (17).')
    expect(say('over.won', { names: ['You'] })).toBe('You win')
    expect(say('over.won', { names: ['Corvin'] })).toBe('Corvin wins')
    expect(say('over.won', { names: ['You', 'Bea'] })).toBe('You and Bea win')
    expect(say('pool.label', { name: 'You' })).toBe('Your mana pool')
    expect(say('priority.spoken', { name: 'You', button: 'Pass' })).toBe('You have priority. Pass')
    expect(say('log.noAttack', { who: 'You' })).toBe('You do not attack.')
    expect(say('turn.starts', { name: 'You' })).toBe('You go first')
  })
})

describe('the line of a game with a machine', () => {
  const WHY: Reason = { key: 'reason.land', params: { name: 'Mountain' } }
  const CASTING: Reason = { key: 'reason.cast', params: { name: 'Spark' } }
  const PAYING: Reason = { key: 'reason.pay', params: {} }
  const game = table('2011', [{ battlefield: ['Mountain'], hand: ['Mountain', 'Spark'] }, {}], CARDS)
  let timeline = startTimeline(game.position)
  const feed = (reply: Reply, by: number, reason: Reason | null): void => {
    const answered = answer(timeline.nodes[timeline.cursor]?.position ?? game.position, reply)
    if ('refused' in answered) throw new Error(JSON.stringify(answered.refused))
    timeline = append(timeline, { ...answered, reply, by, auto: true, reason })
    game.reply(reply)
  }

  test('its acts say why, by the reason with which they were begun', () => {
    feed({ do: 'playLand', object: game.id('Mountain', 'hand') }, 0, WHY)
    feed({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' }, 0, CASTING)
    feed([{ player: 1 }], 0, PAYING)
    const { proposal } = game.asks('pay')
    if (proposal === null) throw new Error('nothing is proposed')
    feed({ pay: 'plan', plan: proposal }, 0, PAYING)
    const rows = logOf(timeline, game.state, 1)
    const why = (text: string) => rows.find(({ entry }) => entry.text.includes(text))?.why
    expect(why('plays **Mountain**')).toEqual(WHY)
    expect(why('casts **Spark**')).toEqual(CASTING)
    // One's own acts don't.
    expect(logOf(timeline, game.state, 0).every((row) => row.why === null)).toBe(true)
  })

  test('another player’s turn can be shown again, from before it to where the game is', () => {
    const own = game.state.turn.number + 2
    for (let guard = 0; guard < 60 && game.state.turn.number < own; guard++) {
      const { seat } = game.question
      if (game.question.kind === 'priority') feed({ do: 'pass' }, seat, null)
      else if (game.question.kind === 'attackers' || game.question.kind === 'blockers') feed([], seat, null)
      else throw new Error(game.question.kind)
    }
    const watch = lastTurnOfOthers(timeline, 0)
    const shown = (watch?.nodes ?? []).map((index) => timeline.nodes[index]?.position.checkpoint.turn.active)
    expect(shown[0]).toBe(0)
    expect(shown).toContain(1)
    expect(watched(timeline, watch).cursor).toBe(watch?.nodes[0])
    expect(watched(timeline, null)).toBe(timeline)
    // What happens next ends it.
    expect(watched({ ...timeline, cursor: timeline.cursor - 1 }, watch).cursor).toBe(timeline.cursor - 1)
    expect(lastTurnOfOthers(startTimeline(game.position), 0)).toBeNull()
  })
})
