import { expect, test } from 'vitest'
import { characteristics, find, manaValueOf, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const HIDER = creature('Hider', '{3}{G}', '4/4', 'Flying\nMorph {G}', 'Creature — Elf')
const DOUSE = card('Soakdown', '{0}', 'Instant', 'Destroy target green creature.')
const CARDS = [HIDER, DOUSE]
const DOWN = { name: 'Hider', faceDown: true }

testInEditions('2004', '2011')(
  '[2004:glossary/face-down] a face-down permanent or spell is a 2/2 creature and nothing more, until turned up (%s)',
  (edition) => {
    const game = table(edition, [{ battlefield: [DOWN], hand: ['Hider', 'Soakdown'], pool: '{C}{C}{C}{G}' }, {}], CARDS)
    const permanent = game.id('Hider', 'battlefield')
    game.cast('Hider', { via: 'faceDown' })
    for (const id of [permanent, game.id('Hider', 'stack')]) {
      const { name, colors, types, subtypes, abilities, power, toughness } = characteristics(game.state, id)
      expect({ name, colors, types, subtypes, power, toughness }).toEqual({
        name: '',
        colors: [],
        types: ['creature'],
        subtypes: [],
        power: 2,
        toughness: 2,
      })
      expect([abilities, manaValueOf(game.state, id)]).toEqual([[], 0])
    }
    expect(game.why({ do: 'turnFaceUp', object: game.id('Hider', 'stack') })).not.toBeNull()
    expect(game.why({ do: 'cast', object: game.id('Soakdown'), via: 'normal' })).not.toBeNull()
    game.reply({ do: 'turnFaceUp', object: permanent }).announce({})
    expect([
      characteristics(game.state, permanent).name,
      game.why({ do: 'cast', object: game.id('Soakdown'), via: 'normal' }),
    ]).toEqual(['Hider', null])
  },
)

testInEditions('2004', '2011')(
  '[2004:glossary/face-down] phased out it stays what it is, and face down (%s)',
  (edition) => {
    const veil = card('Veil', '{1}', 'Enchantment', 'Creatures have phasing.')
    const watch = zoo('Watch')
    const game = table(edition, [{ battlefield: [DOWN, 'Veil', 'Watch'] }, {}], [...CARDS, veil, watch])
    const [hidden = 0] = game.state.battlefield
    const like = () => {
      const { name, power, toughness, colors } = characteristics(game.state, hidden)
      return [name, power, toughness, colors]
    }
    game.to('upkeep', 5)
    // 2004: it has gone to another zone; 2011: only its status has changed, and nothing has left.
    expect([game.state.phasedOut, game.state.stack.length]).toEqual([[hidden], edition === '2004' ? 1 : 0])
    expect(like()).toEqual(['', 2, 2, []])
    expect(JSON.stringify(seenBy(game.position, 1))).not.toContain('Hider')
    game.to('upkeep', 7)
    expect([game.state.battlefield.includes(hidden), ...like()]).toEqual([true, '', 2, 2, []])
  },
)

test('[2004:glossary/face-down-look] its controller knows the card, the opponent only that there are two', () => {
  const game = table('2004', [{ battlefield: [DOWN, DOWN] }, {}], CARDS)
  const ids = game.state.battlefield
  const faceAs = (seat: number, id: number) => {
    const { now } = seenBy(game.position, seat)
    return now.printed[find(now, id)?.face ?? -1]?.name
  }
  expect(ids.map((id) => faceAs(0, id))).toEqual(['Hider', 'Hider'])
  expect(ids.map((id) => faceAs(1, id))).toEqual([undefined, undefined])
  expect(seenBy(game.position, 1).now.battlefield).toEqual(ids)
  expect(JSON.stringify(seenBy(game.position, 1))).not.toContain('Hider')
})

testInEditions('2004', '2011')(
  '[2004:glossary/face-down] without names, two face-down permanents have no name in common (%s)',
  (edition) => {
    const wane = card(
      'Wane',
      '{0}',
      'Instant',
      'Target creature and all other creatures with the same name as that creature get -2/-2 until end of turn.',
    )
    const game = table(edition, [{ battlefield: [DOWN, DOWN], hand: ['Wane'] }, {}], [...CARDS, wane])
    const [one = 0, other = 0] = game.state.battlefield
    game
      .cast('Wane')
      .reply([{ object: one }])
      .announce({})
      .resolve()
    expect(game.state.battlefield).toEqual([other])
    game.isAtAQuestion()
  },
)
