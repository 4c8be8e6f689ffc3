/** Games inside one another, as the client shows them (506). */
import { describe, expect, test } from 'vitest'
import { answer, type Reply, seenBy } from '../../../src/engine/index.ts'
import { append, current, startTimeline, type Timeline } from '../../../src/store/timeline.ts'
import { gameNews, gamesOf, gameView, logOf } from '../../../src/ui/view/index.ts'
import { testInEditions } from '../../support/editions.ts'
import { begun, dream, myMain, SUBGAME_CARDS } from '../../support/subgames.ts'
import { table, times } from '../../support/table.ts'

const ISLANDS = { library: times(30, 'Island'), life: 16 }

describe('games inside one another', () => {
  test('are listed from the outermost, each with its turn, its life totals and what waits in it', () => {
    const game = dream(myMain(begun('2004', [{ hand: ['Dream'], library: times(30, 'Dream'), life: 12 }, ISLANDS])))
    const games = gamesOf(seenBy(game.position, 1))
    const views = games.map((seen, depth) => gameView(seen, depth, depth === games.length - 1))
    expect(views.map(({ name, cause }) => [name, cause])).toEqual([
      ['Main game', 'Dream'],
      ['Subgame', 'Dream'],
      ['Subgame, 2 deep', null],
    ])
    expect(views.map(({ players }) => players.map(({ whose, life }) => [whose, life]))).toEqual([
      [
        ['ring', 12],
        ['you', 16],
      ],
      [
        ['ring', 20],
        ['you', 20],
      ],
      [
        ['ring', 20],
        ['you', 20],
      ],
    ])
    expect(views[0]?.state).toBe('turn 3, on hold')
  })

  test('outside of any subgame there is one', () => {
    expect(gamesOf(seenBy(table('2011', [{}, {}]).position, 0)).length).toBe(1)
  })

  testInEditions('2004', '2011')(
    'the log of %s has a mark for each, and no line for each card of a deck',
    (edition) => {
      const from = table(edition, [{ hand: ['Dream'], library: times(30, 'Forest') }, ISLANDS], SUBGAME_CARDS)
      let timeline: Timeline = startTimeline(from.position)
      const give = (reply: Reply): void => {
        const answered = answer(current(timeline).position, reply)
        if ('refused' in answered) throw new Error(answered.refused.key)
        timeline = append(timeline, { ...answered, reply, by: null, auto: false })
      }
      for (const reply of [
        { do: 'cast', object: from.id('Dream'), via: 'normal' },
        { do: 'pass' },
        { do: 'pass' },
      ] as const)
        give(reply)
      expect(gameNews(timeline, from.state, 0, 1)).toMatch(/^\*\*Dream\*\* begins a subgame/)
      give('keep')
      give('keep')
      give({ concede: 1 })
      expect(gameNews(timeline, from.state, 0, 0)).toBe('**Player 1** wins the subgame. The main game resumes.')
      const rows = logOf(timeline, from.state, 0).map(({ entry }) => entry.text)
      expect(rows.filter((text) => /game/i.test(text))).toEqual([
        'Player 1’s **Dream** begins a subgame.',
        'Subgame',
        'Player 1 wins the subgame.',
        'The outer game resumes',
      ])
      expect(rows.length).toBeLessThan(20)
    },
  )
})
