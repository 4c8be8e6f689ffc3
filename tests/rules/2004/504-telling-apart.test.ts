/** Face-down spells and permanents: who may look at them (504.3), and telling them apart (504.4). */
import { expect, test } from 'vitest'
import { findAnywhere, getAnywhere, type ObjectId, type Seat, seenBy } from '../../../src/engine/index.ts'
import { lookOf, objectName } from '../../../src/ui/view/index.ts'
import { logEntries } from '../../../src/ui/view/logLines.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'
import { viewOf } from '../../ui/view/support.ts'

const DEEP = zoo('Deep')
const STILL = creature('Still', '{3}{U}', '3/3', 'Morph {1}')
const TAKE = card('Take', '{0}', 'Sorcery', 'Gain control of target creature.')
const VAULT = card('Blind Vault', '{0}', 'Sorcery', 'Exile the top card of your library face down.')
const AWAY = card('Away', '{0}', 'Instant', 'Target creature phases out.')
const SEE = card('Clarity', '{0}', 'Instant', "Return target creature to its owner's hand.")
const HERALD = creature('Herald', '{3}', '1/1', 'Morph {5}\nWhen ~ is turned face up, you gain 5 life.')
const REVEAL = card('Reveal', '{0}', 'Instant', 'Turn target creature face up.')
const ALL = [DEEP, STILL, TAKE, VAULT, AWAY, SEE]
const down = (name: string) => ({ name, faceDown: true })

const facesSeen = (game: Table, seat: Seat, id: ObjectId) => {
  const { now } = seenBy(game.position, seat)
  return now.printed[findAnywhere(now, id)?.face ?? -1]?.name ?? null
}
const labels = (game: Table, seat: Seat, ids: readonly ObjectId[]) => {
  const { now } = seenBy(game.position, seat)
  return ids.map((id) => objectName(now, id))
}

inEditions('2004', '2011')('face-down spells and permanents, %s', (edition) => {
  test('[2004:504.3] the controller of a face-down permanent may look at it, even a new one; others may not', () => {
    const game = table(edition, [{ battlefield: [down('Deep')] }, { hand: ['Take'] }], ALL, { active: 1 })
    const id = game.state.battlefield[0] as ObjectId
    expect([facesSeen(game, 0, id), facesSeen(game, 1, id)]).toEqual(['Deep', null])
    expect(JSON.stringify(seenBy(game.position, 1))).not.toContain('Deep')
    game.reply({ do: 'cast', object: game.id('Take', 'hand'), via: 'normal' }).reply([{ object: id }])
    game.announce({}).resolve()
    expect([getAnywhere(game.state, id).controller, facesSeen(game, 1, id)]).toEqual([1, 'Deep'])
    game.isAtAQuestion()
  })

  test('[2004:504.3] who no longer controls it may not look at it', () => {
    const sides = { hand: ['Deep', 'Still'], battlefield: times(6, 'Forest') }
    const game = table(edition, [sides, { hand: ['Take'] }], ALL)
    const cast = (name: string) => {
      game.cast(name, { via: 'faceDown' }).resolve()
      return game.state.battlefield.at(-1) as ObjectId
    }
    const ids = [cast('Deep'), cast('Still')]
    const seen = (seat: Seat) => ids.map((id) => facesSeen(game, seat, id))
    expect([seen(0), seen(1)]).toEqual([
      ['Deep', 'Still'],
      [null, null],
    ])
    const target = (name: string, id: ObjectId) =>
      game
        .reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })
        .reply([{ object: id }])
        .announce({})
        .resolve()
    game.to('main1', game.state.turn.number + 1)
    target('Take', ids[0] as ObjectId)
    expect([seen(0), seen(1)]).toEqual([
      [null, 'Still'],
      ['Deep', null],
    ])
    expect(JSON.stringify(seenBy(game.position, 0)).includes('Deep')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:504.3] so with a spell, which can’t be turned face up', () => {
    const game = table(edition, [{ hand: ['Deep'], battlefield: ['Forest', 'Forest', 'Forest'] }, {}], ALL)
    game.cast('Deep', { via: 'faceDown' })
    const spell = game.state.stack[0] as ObjectId
    expect([facesSeen(game, 0, spell), facesSeen(game, 1, spell)]).toEqual(['Deep', null])
    // Nor does how it was cast say what it is.
    expect(JSON.stringify(seenBy(game.position, 1)).includes('Deep')).toBe(false)
    expect(game.why({ do: 'turnFaceUp', object: spell })?.key).toBe('faceUp.notFaceDown')
    game.isAtAQuestion()
  })

  test('[2004:504.3] a card face down in another zone is not for its owner to look at', () => {
    const game = table(edition, [{ hand: ['Blind Vault'], library: ['Still', 'Ox'] }, {}], ALL)
    game.cast('Blind Vault').resolve()
    const [exiled] = game.state.exile
    expect([0, 1].map((seat) => facesSeen(game, seat, exiled as ObjectId))).toEqual([null, null])
  })

  test('[2004:504.4] each has a name of its own for both players, through tapping, attacking and phasing', () => {
    const side = { battlefield: [down('Deep'), down('Deep'), down('Still')], hand: ['Away'] }
    const game = table(edition, [side, {}], ALL)
    const all = [...game.state.battlefield]
    const before = labels(game, 1, all)
    expect(new Set(before).size).toBe(3)
    expect(labels(game, 0, all)).toEqual(before)
    // Looking alike to the opponent, they don't lie in one pile.
    expect(viewOf(game, 1).others[0].side.creatures).toHaveLength(3)
    expect(viewOf(game, 0).you.side.creatures).toHaveLength(3)
    const [first, second] = all as [ObjectId, ObjectId]
    game.until('attackers').reply([{ id: second, defender: { player: 1 } }])
    const where = { state: seenBy(game.position, 1).now, me: 1 }
    const told = logEntries(game.events, where).map(({ text }) => text)
    expect(told.some((text) => text.includes(before[1] as string))).toBe(true)
    expect(told.some((text) => text.includes(before[0] as string))).toBe(false)
    expect(labels(game, 1, all)).toEqual(before)
    game.to('main2').reply({ do: 'cast', object: game.id('Away', 'hand'), via: 'normal' })
    game
      .reply([{ object: first }])
      .announce({})
      .resolve()
    expect(getAnywhere(game.state, first).zone).toBe('phasedOut')
    game.to('main1', game.state.turn.number + 2)
    expect([getAnywhere(game.state, first).zone, labels(game, 1, all)]).toEqual(['battlefield', before])
    game.isAtAQuestion()
  })

  test('[2004:504.4] the order in which spells were cast is to be seen; what is turned up has its name', () => {
    const game = table(edition, [{ hand: times(3, 'Deep'), battlefield: times(9, 'Forest') }, {}], ALL)
    const numbers = (ids: readonly ObjectId[]) => labels(game, 1, ids).map((name) => Number(/\d+/.exec(name)?.[0]))
    game.cast('Deep', { via: 'faceDown' }).resolve()
    const first = game.state.battlefield.at(-1) as ObjectId
    game.cast('Deep', { via: 'faceDown' })
    const spell = game.state.stack[0] as ObjectId
    expect(numbers([first, spell])).toEqual([1, 2])
    game.resolve()
    const second = game.state.battlefield.at(-1) as ObjectId
    expect(numbers([first, second])).toEqual([1, 2])
    game.reply({ do: 'turnFaceUp', object: first })
    expect(labels(game, 1, [first])).toEqual(['Deep'])
    expect(lookOf(seenBy(game.position, 1).now, second).name).toBe(labels(game, 1, [second])[0])
    game.cast('Deep', { via: 'faceDown' }).resolve()
    // The second keeps its number, and the next comes after it.
    expect(numbers([second, game.state.battlefield.at(-1) as ObjectId])).toEqual([2, 3])
    game.isAtAQuestion()
  })

  test('[2004:504.4] a spell keeps its number as it becomes a permanent, whatever has been turned up meanwhile', () => {
    const side = { hand: ['Deep'], battlefield: [down('Deep'), ...times(3, 'Forest')] }
    const game = table(edition, [side, {}], ALL)
    const [first] = game.state.battlefield as [ObjectId]
    game.cast('Deep', { via: 'faceDown' })
    game.reply({ do: 'turnFaceUp', object: first })
    expect(labels(game, 1, game.state.stack)).toEqual(['Face-down card 2'])
    game.resolve()
    expect(labels(game, 1, game.state.battlefield.slice(-1))).toEqual(['Face-down card 2'])
    game.isAtAQuestion()
  })

  test('[2004:504.4] only its controller turns it face up, and only face down', () => {
    const side = { battlefield: [down('Deep'), 'Still'], hand: ['Take'] }
    const game = table(edition, [{ battlefield: [down('Deep'), 'Still'] }, side], ALL, { active: 1 })
    const [mine, shown] = game.state.battlefield as [ObjectId, ObjectId]
    const why = (object: ObjectId) => game.why({ do: 'turnFaceUp', object })?.key
    expect([why(mine), why(shown)]).toEqual(['faceUp.notFaceDown', 'faceUp.notFaceDown'])
    game.reply({ do: 'cast', object: game.id('Take', 'hand'), via: 'normal' }).reply([{ object: mine }])
    game.announce({}).resolve()
    expect(why(mine)).toBeUndefined()
    game.pass()
    expect(why(mine)).toBe('faceUp.notFaceDown')
  })

  test('[2004:504.4] what lies face up already isn’t turned face up', () => {
    const side = { battlefield: ['Herald', down('Herald')], hand: ['Reveal', 'Reveal'] }
    const game = table(edition, [side, {}], [...ALL, HERALD, REVEAL])
    const [up, under] = game.state.battlefield as [ObjectId, ObjectId]
    const reveal = (object: ObjectId) => {
      game.reply({ do: 'cast', object: game.id('Reveal', 'hand'), via: 'normal' }).reply([{ object }])
      game.announce({}).resolveAll()
    }
    reveal(up)
    expect(game.life(0)).toBe(20)
    reveal(under)
    expect(game.life(0)).toBe(25)
    game.isAtAQuestion()
  })

  test('[2004:504.6] leaving the battlefield it is shown to everyone', () => {
    const game = table(edition, [{ battlefield: [down('Deep')] }, { hand: ['Clarity'] }], ALL, { active: 1 })
    const id = game.state.battlefield[0] as ObjectId
    game.reply({ do: 'cast', object: game.id('Clarity', 'hand'), via: 'normal' }).reply([{ object: id }])
    game.announce({}).resolve()
    const told = logEntries(game.events, { state: seenBy(game.position, 1).now, me: 1 })
    expect(told.some(({ text }) => text.includes('Deep'))).toBe(true)
  })
})
