import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { namesIn } from '../../support/game.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  spell(
    'Called Kin',
    'For each creature you control, you may search your library for a creature card with the same name as that creature. Put those cards onto the battlefield, then shuffle.',
  ),
  spell(
    'Split Halves',
    "For each tapped nonland permanent target opponent controls, search that player's library for a card with the same name as that permanent. Put those cards onto the battlefield under your control, then that player shuffles.",
  ),
  spell(
    'Long Echo',
    "Exile all cards from target player's graveyard other than basic land cards. For each card exiled this way, search that player's library for all cards with the same name as that card and exile them. Then that player shuffles.",
  ),
  spell(
    'Burnt Roads',
    'Destroy all nonbasic lands. For each land destroyed this way, its controller may search their library for a basic land card and put it onto the battlefield. Then each player who searched their library this way shuffles.',
  ),
  creature('Greeter', '{1}', '1/1', 'Whenever another creature enters the battlefield, you gain 1 life.'),
  creature('Newt', '{1}', '1/1'),
  card('Road', '', 'Land'),
]

inEditions('2004', '2011')('217.2 searching for each of several, %s', (edition) => {
  const cast = (name: string, mine: Side, theirs: Side = {}): Table => {
    const game = table(edition, [{ ...mine, hand: [name] }, theirs], CARDS)
    game.cast(name)
    if (game.question.kind === 'targets') game.reply([game.ref('player 1')])
    return game.resolve()
  }
  const shuffles = (game: Table) => game.events.flatMap((one) => (one.kind === 'shuffled' ? [one.seat] : []))
  const find = (game: Table, name: string): Table => game.reply([game.id(name, 'library')])
  const atRest = (game: Table): Table => {
    while (game.question.kind === 'order') game.plain()
    return game.resolveAll()
  }

  const kin = (library: readonly string[]): Table =>
    cast('Called Kin', { battlefield: ['Bear', 'Bear', 'Greeter'], library })

  test('[2004:413.2a] what is found goes together when all are found, and the library is shuffled once', () => {
    const game = kin(['Bear', 'Greeter', 'Bear', 'Ox'])
    find(game.reply(true), 'Bear')
    expect(game.state.libraries[0]).toHaveLength(4)
    // What has been found already can't be found again.
    expect(game.reply(true).asks('choose').from).toEqual([game.state.libraries[0]?.[2]])
    game.reply(game.asks('choose').from).reply(true)
    find(game, 'Greeter')
    expect(shuffles(game)).toEqual([0])
    expect(namesIn(game, 'libraries', 0)).toEqual(['Ox'])
    // Each of the two sees all that came at the same time.
    expect(atRest(game).life(0)).toBe(25)
  })

  test('[2004:413.2a] the library is shuffled once also where nothing is looked for', () => {
    const game = kin(['Bear', 'Greeter']).reply(false).reply(false).reply(false)
    expect([shuffles(game), game.question.kind]).toEqual([[0], 'priority'])
  })

  test('[2004:413.2a] another player’s library: that player shuffles it once', () => {
    const tapped = ['Newt', 'Ox', 'Newt'].map((name) => ({ name, tapped: true }))
    const game = cast('Split Halves', {}, { battlefield: [...tapped, 'Bear'], library: ['Newt', 'Bear', 'Newt', 'Ox'] })
    find(find(game, 'Newt'), 'Ox')
    game.reply(game.asks('choose').from)
    expect([shuffles(game), namesIn(game, 'libraries', 1)]).toEqual([[1], ['Bear']])
    const mine = game.state.battlefield.filter((id) => get(game.state, id).controller === 0)
    expect(mine.map((id) => characteristics(game.state, id).name).sort()).toEqual(['Newt', 'Newt', 'Ox'])
  })

  test('[2004:217.2] cards found for each are exiled, and the library is shuffled once', () => {
    const game = cast('Long Echo', {}, { graveyard: ['Newt', 'Ox'], library: ['Newt', 'Bear', 'Newt', 'Ox'] })
    while (game.question.kind === 'choose') game.reply(game.asks('choose').from)
    expect([shuffles(game), namesIn(game, 'libraries', 1)]).toEqual([[1], ['Bear']])
  })

  test('[2004:413.2a] only who searched shuffles, once', () => {
    const mine = { battlefield: ['Road', 'Road'], library: ['Plains', 'Island', 'Bear'] }
    const game = cast('Burnt Roads', mine, { battlefield: ['Road'], library: ['Swamp'] })
    for (let left = 3; left > 0; left--) {
      const { seat } = game.asks('confirm')
      game.reply(seat === 0)
      if (seat === 0) game.reply(game.asks('choose').from.slice(0, 1))
    }
    expect([shuffles(game), namesIn(game, 'libraries', 0), namesIn(game, 'libraries', 1)]).toEqual([
      [0],
      ['Bear'],
      ['Swamp'],
    ])
  })
})
