import { describe, expect, test } from 'vitest'
import { characteristics, get, hasKeyword, type ObjectId, seenBy } from '../../../src/engine/index.ts'
import { lookOf, objectName } from '../../../src/ui/view/index.ts'
import { card, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { viewOf } from '../../ui/view/support.ts'

const CARDS = [
  walker('Banneret', '{0}', 1, '−1: You get an emblem with "Creatures you control get +1/+1 and have haste."'),
  walker('Oathkeeper', '{0}', 1, '−1: You get an emblem with "At the beginning of your upkeep, draw a card."', 'Jace'),
  walker(
    'Smith',
    '{0}',
    1,
    `−1: You get an emblem with "Mountains you control have '{T}: ~ deals 1 damage to target player.'"`,
    'Koth',
  ),
  walker(
    'Avenger',
    '{0}',
    1,
    '−1: You get an emblem with "Whenever you cast a spell, exile target permanent."',
    'Venser',
  ),
  walker('Giver', '{0}', 1, '−1: Target opponent gets an emblem with "{0}: You gain 1 life."', 'Karn'),
  card('Doom', '{0}', 'Sorcery', 'Destroy all permanents.'),
  card('Tide', '{0}', 'Sorcery', "Return all permanents to their owners' hands."),
]
const emblems = (game: Table): readonly ObjectId[] => game.state.command

describe('113 emblems', () => {
  const put = (mine: object, theirs: object = {}) => table('2011', [mine, theirs], CARDS)

  test('[2011:contents/113] its ability works though the planeswalker is gone, whatever is destroyed', () => {
    const game = put({ battlefield: ['Banneret', 'Pup'], hand: ['Doom', 'Pup'] }, { battlefield: ['Pup'] })
    const [mine, theirs] = game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Pup')
    const size = (id: ObjectId | undefined) => characteristics(game.state, id as ObjectId).power
    game.activate('Banneret').resolve()
    expect(game.has('graveyard', 'Banneret')).toBe(true)
    expect([size(mine), size(theirs), hasKeyword(game.state, mine as ObjectId, 'haste')]).toEqual([2, 1, true])
    game.cast('Doom').resolve()
    expect([game.state.battlefield, emblems(game).length]).toEqual([[], 1])
    game.cast('Pup').resolve()
    expect(game.size('Pup')).toBe('2/2')
    game.to('main1', game.state.turn.number + 2)
    expect(game.size('Pup')).toBe('2/2')
    game.isAtAQuestion()
  })

  test('[2011:contents/113] it is neither card nor permanent, and has abilities only; its player owns and controls it', () => {
    const game = put({ battlefield: ['Banneret'], hand: ['Tide'] })
    game.activate('Banneret').resolve()
    const [id] = emblems(game)
    const { name, cost, colors, types, supertypes, subtypes, power, controller } = characteristics(
      game.state,
      id as ObjectId,
    )
    expect([name, cost, colors, types, supertypes, subtypes, power]).toEqual(['', null, [], [], [], [], null])
    expect(get(game.state, id as ObjectId)).toMatchObject({ kind: 'emblem', zone: 'command', owner: 0, card: null })
    expect(controller).toBe(0)
    game.cast('Tide').resolve()
    expect(emblems(game)).toEqual([id])
  })

  test('[2011:contents/113] a triggered ability of it triggers for its owner, every time; two emblems are two', () => {
    const game = put({ battlefield: ['Oathkeeper'], hand: ['Oathkeeper'] })
    game.activate('Oathkeeper').resolve().cast('Oathkeeper').resolve().activate('Oathkeeper').resolve()
    expect(emblems(game)).toHaveLength(2)
    const { number } = game.state.turn
    game.to('upkeep', number + 1)
    expect(game.state.stack).toEqual([])
    game.to('draw', number + 2)
    // Two for the emblems, before the draw of the turn.
    expect(game.handSize(0)).toBe(3)
    game.isAtAQuestion()
  })

  test('[2011:contents/113] what it gives is activated by whoever controls what has it; a spell is heard from there', () => {
    const game = put({ battlefield: ['Smith', 'Mountain'] }, { battlefield: ['Mountain'] })
    game.activate('Smith').resolve()
    const [mine, theirs] = game.state.battlefield
    expect(characteristics(game.state, mine as ObjectId).abilities).toHaveLength(2)
    expect(characteristics(game.state, theirs as ObjectId).abilities).toHaveLength(1)
    game
      .reply({ do: 'activate', ...game.nth(mine as ObjectId, 1) })
      .announce({ targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(19)
    const heard = put({ battlefield: ['Avenger'], hand: ['Pup'] }, { battlefield: ['Ox'] })
    heard.activate('Avenger').resolve().cast('Pup')
    expect(heard.asks('targets').legal).toEqual([{ object: heard.id('Ox') }])
    heard.reply([{ object: heard.id('Ox') }]).resolve()
    expect(heard.zone('Ox')).toBe('exile')
    heard.isAtAQuestion()
  })

  test('[2011:contents/113] an activated ability of it is its player’s, wherever it came from', () => {
    const game = put({ battlefield: ['Giver'] })
    game.activate('Giver', 0, { targets: ['player 1'] }).resolve()
    const [id] = emblems(game)
    const action = { do: 'activate', ...game.nth(id as ObjectId, 0) } as const
    expect(get(game.state, id as ObjectId).owner).toBe(1)
    expect(game.why(action)).not.toBeNull()
    game.pass().reply(action).announce({}).resolve()
    expect([game.life(1), game.life(0)]).toEqual([21, 20])
    game.isAtAQuestion()
  })

  test('[2011:contents/113] everyone sees it beside its player, with its words', () => {
    const game = put({ battlefield: ['Banneret'] })
    game.activate('Banneret').resolve()
    const [id] = emblems(game)
    for (const seat of [0, 1]) {
      const { now } = seenBy(game.position, seat)
      expect(objectName(now, id as ObjectId)).toBe('Emblem')
      expect(lookOf(now, id as ObjectId)).toMatchObject({ name: 'Emblem', typeLine: '' })
      expect(lookOf(now, id as ObjectId).rulesText).toContain('Creatures you control get +1/+1')
    }
    const shown = viewOf(game, 1).others[0].zones.find(({ zone }) => zone === 'command')
    expect([shown?.count, shown?.top?.name]).toEqual([1, 'Emblem'])
  })
})
