import { expect, test } from 'vitest'
import { characteristics, get, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SHIFT = creature(
  'Shifter',
  '{0}',
  '1/1',
  'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
  'Creature — Shapeshifter',
)
const BECOME = zoo('Becoming')
const VOICE = creature(
  'Voice',
  '{0}',
  '2/2',
  'As ~ enters the battlefield, choose a color.\n~ has protection from the chosen color.',
)
const ELVES = creature(
  'Prism Elves',
  '{0}',
  '1/1',
  'As ~ enters the battlefield, choose a color.\n{0}: Add one mana of the chosen color.',
)
const HUNT = creature(
  'Huntleader',
  '{0}',
  '1/1',
  'As ~ enters the battlefield, choose a creature type.\nOther creatures of the chosen type get +1/+1.',
)
const RED = card('Hotspray', '{R}', 'Instant', '~ deals 1 damage to target creature.')
const RAMPAGER = creature(
  'Rampager',
  '{0}',
  '4/3',
  '{0}: ~ gets +3/+0 until end of turn. Destroy ~ at the beginning of the next end step. Activate only once each turn.',
)
const ALL = [SHIFT, BECOME, VOICE, ELVES, HUNT, RED, RAMPAGER]

const named = (game: Table, id: ObjectId) => characteristics(game.state, id).name
/** Casts Becoming on these two. */
function become(game: Table, id: ObjectId, original: ObjectId): Table {
  game.reply({ do: 'cast', object: game.id('Becoming', 'hand'), via: 'normal' })
  return game
    .reply([{ object: id }])
    .reply([{ object: original }])
    .announce({})
    .resolve()
}
/** The Shifter, entered as a copy of this with that choice. */
function entered(game: Table, original: string, choice: string): ObjectId {
  game
    .cast('Shifter')
    .resolve()
    .reply([game.id(original, 'battlefield')])
    .reply(choice)
  return game.state.battlefield.at(-1) as ObjectId
}

inEditions('2004', '2011')('the choices of copies, %s', (edition) => {
  const put = (battlefield: readonly (string | { name: string; chosenColor: 'U' })[], hand: readonly string[]) =>
    table(
      edition,
      [
        { battlefield: [...battlefield], hand: [...hand] },
        { hand: ['Hotspray'], battlefield: ['Mountain'] },
      ],
      ALL,
    )

  test('[2004:503.7] what becomes a copy without entering as one has chosen nothing: protection from nothing', () => {
    const game = put([{ name: 'Voice', chosenColor: 'U' }, 'Ox'], ['Becoming'])
    const ox = game.id('Ox')
    become(game, ox, game.id('Voice'))
    expect([named(game, ox), game.question.kind]).toEqual(['Voice', 'priority'])
    expect(get(game.state, ox).chosen).toEqual({})
    game
      .pass()
      .cast('Hotspray', { targets: ['2:Voice'] })
      .resolve()
    expect(get(game.state, ox).damage).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:503.8] the choice it made as it entered is remembered for another ability, or only for its own (2011:contents/607)', () => {
    const game = put([{ name: 'Voice', chosenColor: 'U' }, 'Prism Elves'], ['Shifter', 'Becoming'])
    const shifter = entered(game, 'Voice', 'B')
    become(game, shifter, game.id('Prism Elves'))
    expect(named(game, shifter)).toBe('Prism Elves')
    game.reply({ do: 'activate', ...game.nth(shifter, 1) }).announce({})
    expect(game.pool(0)).toBe(edition === '2004' ? 'B' : '')
    game.isAtAQuestion()
  })

  test('[2004:503.8] what it became and is no longer: its choice is there again', () => {
    const until = card(
      'Brief Turn',
      '{0}',
      'Instant',
      'Target creature becomes a copy of target creature until end of turn.',
    )
    const game = table(
      edition,
      [{ battlefield: [{ name: 'Voice', chosenColor: 'U' }, 'Ox'], hand: ['Shifter', 'Brief Turn'] }, {}],
      [...ALL, until],
    )
    const shifter = entered(game, 'Voice', 'R')
    game.reply({ do: 'cast', object: game.id('Brief Turn', 'hand'), via: 'normal' })
    game
      .reply([{ object: shifter }])
      .reply([{ object: game.id('Ox') }])
      .announce({})
      .resolve()
    expect(named(game, shifter)).toBe('Ox')
    game.to('upkeep', game.state.turn.number + 1)
    expect([named(game, shifter), get(game.state, shifter).chosen.color]).toEqual(['Voice', 'R'])
    game.isAtAQuestion()
  })

  test('[2004:503.8] a chosen creature type is no colour', () => {
    const game = put(['Huntleader', 'Prism Elves'], ['Shifter', 'Becoming'])
    const shifter = entered(game, 'Huntleader', 'Goblin')
    become(game, shifter, game.id('Prism Elves'))
    game.reply({ do: 'activate', ...game.nth(shifter, 1) }).announce({})
    expect(game.pool(0)).toBe('')
    game.isAtAQuestion()
  })

  test('[2004:503.6] its own choice is its own, whatever the original chose', () => {
    const game = put([{ name: 'Voice', chosenColor: 'U' }], ['Shifter'])
    const shifter = entered(game, 'Voice', 'R')
    // Protected from red, it can't be the target.
    game.pass()
    expect(game.why({ do: 'cast', object: game.id('Hotspray', 'hand'), via: 'normal' })).toBeNull()
    game.reply({ do: 'cast', object: game.id('Hotspray', 'hand'), via: 'normal' })
    // The copy is protected from red, the original from blue.
    const original = game.state.battlefield.find((id) => id !== shifter && named(game, id) === 'Voice')
    expect(game.asks('targets').legal).toEqual([{ object: original }])
  })

  test('[2004:503.11] what is done to "~" later is done to it, whatever it has become', () => {
    const game = put(['Rampager', 'Ox'], ['Shifter', 'Becoming'])
    game
      .cast('Shifter')
      .resolve()
      .reply([game.id('Rampager')])
    const shifter = game.state.battlefield.at(-1) as ObjectId
    game
      .reply({ do: 'activate', ...game.nth(shifter, 0) })
      .announce({})
      .resolve()
    become(game, shifter, game.id('Ox'))
    expect([named(game, shifter), characteristics(game.state, shifter).power]).toEqual(['Ox', 6])
    game.to('end').resolveAll()
    // The Shifter, under whatever name; not the Rampager itself.
    expect(game.has('graveyard', 'Shifter')).toBe(true)
    expect([game.has('battlefield', 'Rampager'), game.has('battlefield', 'Ox')]).toEqual([true, true])
    game.isAtAQuestion()
  })
})
