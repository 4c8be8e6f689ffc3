import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Shade', '{B}', '2/2'),
  creature('Grunt', '{R}', '1/1', '', 'Creature — Goblin'),
  creature('Chief', '{R}', '2/2', 'Elves you control and other Goblins you control get +1/+1.', 'Creature — Goblin'),
  creature('Scout', '{G}', '1/1', '', 'Creature — Elf'),
  card('Rot', '{0}', 'Instant', "Destroy target land or nonblack creature. It can't be regenerated."),
  card('Scourfall', '{0}', 'Sorcery', 'Destroy all permanents except for lands and artifacts.'),
  card('Spare', '{0}', 'Sorcery', 'Destroy all creatures other than Elves.'),
  card('Fade', '{0}', 'Instant', "Return target creature that isn't red to its owner's hand."),
  card('Pin', '{0}', 'Instant', 'Target 1/1 creature gets +1/+2 until end of turn.'),
  card('Cliff', '', 'Land', '~ enters the battlefield tapped unless you control a Swamp or a Mountain.\n{T}: Add {B}.'),
  card('Snipe', '{0}', 'Instant', 'Exile target creature attacking you.'),
  card(
    'Pass',
    '{0}',
    'Sorcery',
    'Each of two target creatures gets +1/+0 until end of turn. Tap each of those creatures.',
  ),
]

const legal = (game: Table, name: string, seat = 0): readonly string[] => {
  const object = game.state.hands[seat]?.find((id) => characteristics(game.state, id).name === name) ?? -1
  game.reply({ do: 'cast', object, via: 'normal' })
  const names = game
    .asks('targets')
    .legal.map((ref) => ('object' in ref ? characteristics(game.state, ref.object).name : ''))
  return [...new Set(names)].sort()
}

inEditions('2004', '2011')('noun phrases, %s', (edition) => {
  const board = { battlefield: ['Shade', 'Grunt', 'Scout', 'Swamp'] }
  const casting = (name: string) => table(edition, [{ hand: [name] }, board], CARDS)

  test('[2004:409.1c] an adjective of one noun in a list is said of that one alone', () => {
    expect(legal(casting('Rot'), 'Rot')).toEqual(['Grunt', 'Scout', 'Swamp'])
    expect(legal(casting('Fade'), 'Fade')).toEqual(['Scout', 'Shade'])
    expect(legal(casting('Pin'), 'Pin')).toEqual(['Grunt', 'Scout'])
  })

  test('[2004:413.2b] what is excepted stays', () => {
    const purged = casting('Scourfall').cast('Scourfall').resolve()
    expect(['Shade', 'Grunt', 'Swamp'].map((name) => purged.has('battlefield', name))).toEqual([false, false, true])
    const spared = casting('Spare').cast('Spare').resolve()
    expect(['Shade', 'Grunt', 'Scout'].map((name) => spared.has('battlefield', name))).toEqual([false, false, true])
    spared.isAtAQuestion()
  })

  test('[2004:405.1] "other" in a list is said of its noun', () => {
    const game = table(edition, [{ battlefield: ['Chief', 'Grunt', 'Scout'] }, { battlefield: ['Scout'] }], CARDS)
    expect([game.size('Chief'), game.size('Grunt'), game.size('1:Scout'), game.size('2:Scout')]).toEqual([
      '2/2',
      '2/2',
      '2/2',
      '1/1',
    ])
  })

  test.each([
    ['Swamp', false],
    ['Mountain', false],
    ['Forest', true],
  ])('[2004:410.10e] "a Swamp or a Mountain": with a %s', (land, tapped) => {
    const game = table(edition, [{ battlefield: [land], hand: ['Cliff'] }, {}], CARDS).land('Cliff')
    expect(game.state.objects.flat()[game.id('Cliff')]?.tapped).toBe(tapped)
  })

  test('[2004:306.3] a creature attacks the defending player, nobody else', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Shade'], hand: ['Snipe'] },
        { battlefield: ['Grunt'], hand: ['Snipe'] },
      ],
      CARDS,
    )
    game.attack('Shade').to('declareAttackers')
    expect(game.why({ do: 'cast', object: game.state.hands[0]?.[0] ?? -1, via: 'normal' })).not.toBeNull()
    game.pass()
    expect(legal(game, 'Snipe', 1)).toEqual(['Shade'])
  })

  test('[2004:413.2b] "each of two": both get it, and both are spoken of', () => {
    const game = casting('Pass')
      .cast('Pass', { targets: ['Shade', 'Grunt'] })
      .resolve()
    expect([game.size('Shade'), game.size('Grunt'), game.size('Scout')]).toEqual(['3/2', '2/1', '1/1'])
    const tapped = ['Shade', 'Grunt', 'Scout'].map((name) => game.state.objects.flat()[game.id(name)]?.tapped)
    expect(tapped).toEqual([true, true, false])
  })
})

describe('[2011:contents/3] a player, or the controller of a planeswalker', () => {
  const EMBER = card(
    'Ember',
    '{0}',
    'Sorcery',
    "~ deals 1 damage to target player or planeswalker. That player or that planeswalker's controller discards a card.",
  )
  const cards = [EMBER, walker('Ilsa', '{2}{W}', 3, '+1: You gain 1 life.')]

  test('[2011:contents/3] whichever was targeted', () => {
    for (const target of ['player 1', 'Ilsa']) {
      const game = table('2011', [{ hand: ['Ember', 'Bear'] }, { battlefield: ['Ilsa'], hand: ['Ox'] }], cards)
      game
        .cast('Ember', { targets: [target] })
        .resolve()
        .resolveAll()
      expect([game.handSize(0), game.handSize(1)]).toEqual([1, 0])
      game.isAtAQuestion()
    }
  })
})
