import { expect, test } from 'vitest'
import { characteristics, get, hasKeyword, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const TWIN = card('Twinning', '{0}', 'Sorcery', "Create a token that's a copy of target creature.")
const BRIEF = card(
  'Brief Twin',
  '{0}',
  'Sorcery',
  "Create a token that's a copy of target creature, except it has haste. Sacrifice it at the beginning of the next end step.",
)
const COMMON = card(
  'Common Twin',
  '{0}',
  'Sorcery',
  "Create a token that's a copy of target creature, except it isn't legendary.",
)
const OLD = card('Old Twin', '{0}', 'Sorcery', "Put a token onto the battlefield that's a copy of target creature.")
const SPLIT = creature('Splitter', '{2}{G}', '3/2', 'When ~ dies, create two tokens that are copies of it.')
const BREED = card(
  'Breeding',
  '{0}',
  'Enchantment',
  "Whenever a nontoken creature enters the battlefield, its controller creates a token that's a copy of that creature.",
)
const GREET = creature(
  'Greeter',
  '{0}',
  '1/1',
  '~ enters the battlefield tapped.\n~ enters the battlefield with a +1/+1 counter on it.\nWhen ~ enters the battlefield, you gain 1 life.',
)
const GROW = zoo('Grow')
const DEEP = zoo('Deep')
const QUEEN = zoo('Queen')
const KILL = zoo('Kill')
const HUE = creature(
  'Hued',
  '{0}',
  '1/1',
  'As ~ enters the battlefield, choose a color.\n~ has protection from the chosen color.',
)
const ALL = [TWIN, BRIEF, COMMON, OLD, SPLIT, BREED, GREET, GROW, DEEP, QUEEN, KILL, HUE]

const tokens = (game: Table): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
const newest = (game: Table) => {
  const id = game.state.battlefield.at(-1) as ObjectId
  const { name, colors, cost, power, toughness } = characteristics(game.state, id)
  return { id, name, colors, cost, size: `${power}/${toughness}`, kind: get(game.state, id).kind }
}

inEditions('2004', '2011')('tokens that are copies, %s', (edition) => {
  const put = (battlefield: readonly string[], hand: readonly string[]) =>
    table(edition, [{ battlefield: [...battlefield], hand: [...hand] }, {}], ALL)

  test('[2004:503.2] the token has the copiable values, mana cost and all, and neither counters nor pumps', () => {
    const game = table(
      edition,
      [{ battlefield: [{ name: 'Bear', counters: { '+1/+1': 2 } }], hand: ['Twinning', 'Grow'] }, {}],
      ALL,
    )
    game
      .cast('Grow', { targets: ['Bear'] })
      .resolve()
      .cast('Twinning', { targets: ['Bear'] })
      .resolve()
    expect(newest(game)).toMatchObject({ name: 'Bear', colors: ['G'], size: '2/2', kind: 'token' })
    expect(newest(game).cost).not.toBeNull()
    game.isAtAQuestion()
  })

  test('[2004:503.5] it is a copy as it enters: tapped, with its counter, and what triggers on entering does', () => {
    const game = put(['Greeter'], ['Twinning'])
      .cast('Twinning', { targets: ['Greeter'] })
      .resolve()
    expect(get(game.state, newest(game).id)).toMatchObject({ tapped: true, counters: { '+1/+1': 1 } })
    expect(game.resolveAll().life(0)).toBe(21)
  })

  test('[2004:503.6] its controller chooses anew for the token', () => {
    const game = table(edition, [{ battlefield: [{ name: 'Hued', chosenColor: 'U' }], hand: ['Twinning'] }, {}], ALL)
    game.cast('Twinning', { targets: ['Hued'] }).resolve()
    game.asks('color')
    game.reply('R')
    expect(get(game.state, newest(game).id).chosen.color).toBe('R')
    game.isAtAQuestion()
  })

  test('[2004:503.9] with haste it attacks at once; "it" is the token, which goes at the end', () => {
    const game = put(['Bear'], ['Brief Twin'])
    const bear = game.id('Bear')
    game.cast('Brief Twin', { targets: ['Bear'] }).resolve()
    const { id } = newest(game)
    expect([hasKeyword(game.state, id, 'haste'), hasKeyword(game.state, bear, 'haste')]).toEqual([true, false])
    game.until('attackers').reply([{ id, defender: { player: 1 } }])
    game.to('end').resolveAll()
    expect([tokens(game), get(game.state, bear).zone]).toEqual([[], 'battlefield'])
    expect([game.life(1), game.has('graveyard', 'Bear')]).toEqual([18, false])
  })

  test('[2004:503.9] the copy of a legend that isn’t legendary stays; a plain one doesn’t stay beside it', () => {
    const common = put(['Queen'], ['Common Twin'])
      .cast('Common Twin', { targets: ['Queen'] })
      .resolve()
    expect([tokens(common).length, common.has('graveyard', 'Queen')]).toEqual([1, false])
    const plain = put(['Queen'], ['Twinning'])
      .cast('Twinning', { targets: ['Queen'] })
      .resolve()
    expect(plain.state.battlefield).toHaveLength(edition === '2004' ? 1 : 0)
    plain.isAtAQuestion()
  })

  test('[2004:503.2] copies of what died are made as it last was; the copies’ copies, too', () => {
    const game = put(['Splitter'], ['Kill', 'Kill'])
    game.cast('Kill', { targets: ['Splitter'] }).resolveAll()
    expect(tokens(game)).toHaveLength(2)
    expect(newest(game)).toMatchObject({ name: 'Splitter', size: '3/2', kind: 'token' })
    // One of the tokens dies: two more for it.
    game.cast('Kill', { targets: ['Splitter'] }).resolveAll()
    expect(tokens(game)).toHaveLength(3)
    game.isAtAQuestion()
  })

  test('[2004:503.2] its controller gets the copy, of a card only; tokens are not copied again', () => {
    const game = table(edition, [{ hand: ['Greeter'] }, { battlefield: ['Breeding'] }], ALL)
    game.cast('Greeter').resolveAll()
    const [token, more] = tokens(game)
    expect([more, get(game.state, token as ObjectId).controller, game.life(0)]).toEqual([undefined, 0, 22])
    game.isAtAQuestion()
  })

  test('[2004:504.2] a copy of a face-down creature is a nameless 2/2', () => {
    const game = table(edition, [{ battlefield: [{ name: 'Deep', faceDown: true }], hand: ['Old Twin'] }, {}], ALL)
    const down = game.state.battlefield[0] as ObjectId
    game.reply({ do: 'cast', object: game.id('Old Twin', 'hand'), via: 'normal' }).reply([{ object: down }])
    game.announce({}).resolve()
    expect(newest(game)).toMatchObject({ name: '', colors: [], size: '2/2', kind: 'token' })
    expect(game.why({ do: 'turnFaceUp', object: newest(game).id })?.key).toBe('faceUp.notFaceDown')
    game.isAtAQuestion()
  })
})
