/** Sentences after one that returns something later on: they are about what has returned by then. */
import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const EXILED = 'Exile target creature.'
const RETURN_LATER = 'Return it to the battlefield under its owner’s control at the beginning of the next end step.'
const CARDS = [
  creature(
    'Ghost',
    '{2}',
    '3/3',
    'At the beginning of your end step, you may exile ~. If you do, return it to the battlefield under its owner’s control at the beginning of your next upkeep. It gains haste.',
  ),
  card('Veil', '{0}', 'Instant', `${EXILED} ${RETURN_LATER} Put a +1/+1 counter on it.`),
  card('Snare', '{0}', 'Instant', `${EXILED} ${RETURN_LATER} Tap it. That creature gains flying.`),
  card(
    'Tide',
    '{0}',
    'Instant',
    'Exile all creatures. At the beginning of the next end step, return those cards to the battlefield under their owners’ control. They gain flying.',
  ),
  card(
    'Vow',
    '{0}',
    'Instant',
    'When target creature dies this turn, return it to the battlefield under its owner’s control. Put a +1/+1 counter on it.',
  ),
  card(
    'Spark',
    '{0}',
    'Instant',
    'Create a 1/1 red Elemental creature token. Exile it at the beginning of the next end step. It gains flying.',
  ),
  card(
    'Litter',
    '{0}',
    'Instant',
    'At the beginning of the next end step, create two 1/1 green Cat creature tokens. They gain flying.',
  ),
  card(
    'Grave Call',
    '{0}',
    'Enchantment',
    'Whenever a creature an opponent controls dies, return it to the battlefield under your control at the beginning of the next end step. That creature is a black Zombie in addition to its other colors and types.',
  ),
  card(
    'Old Call',
    '{0}',
    'Sorcery',
    'At the beginning of your next upkeep, return target creature card from your graveyard to the battlefield. It gains flying.',
  ),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
]
const isFlying = (game: Table, id: number): boolean =>
  characteristics(game.state, id).abilities.some((one) => one.kind === 'keyword' && one.keyword.name === 'flying')

const flies = (game: Table, name: string): boolean => isFlying(game, game.id(name, 'battlefield'))

inEditions(
  '2004',
  '2011',
  'today',
)('404.4 said of what returns later, %s', (edition) => {
  const play = (...hand: readonly string[]): Table =>
    table(edition, [{ hand, battlefield: ['Bear', 'Ox'] }, { library: ['Ox', 'Ox', 'Ox'] }], CARDS)
  const returned = (name: string): Table => {
    const game = play(name)
      .cast(name, { targets: ['Bear'] })
      .resolve()
    expect(game.zone('Bear')).toBe('exile')
    return game.to('end').resolveAll()
  }

  test('[2004:404.4] a counter: on the permanent that has returned', () => {
    const game = returned('Veil')
    expect(game.size('Bear')).toBe('3/3')
    game.isAtAQuestion()
  })

  test('[2004:404.4] two sentences: it is tapped, and has the ability', () => {
    const game = returned('Snare')
    expect([get(game.state, game.id('Bear', 'battlefield')).tapped, flies(game, 'Bear')]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2004:404.4] all that return', () => {
    const game = play('Tide').cast('Tide').resolve().to('end').resolveAll()
    expect([flies(game, 'Bear'), flies(game, 'Ox')]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2004:404.4] if it was exiled at all: back at the upkeep, it can attack', () => {
    const game = table(edition, [{ battlefield: ['Ghost'] }, { library: ['Ox', 'Ox'] }], CARDS)
      .to('end')
      .resolve()
    game.reply(true)
    expect(game.zone('Ghost')).toBe('exile')
    game
      .to('upkeep', game.state.turn.number + 2)
      .resolveAll()
      .attack('Ghost')
    game.to('main2')
    expect(game.life(1)).toBe(17)
    game.isAtAQuestion()
  })

  test('[2004:404.4] after an event: what has died returns with a counter, if it dies', () => {
    const game = play('Vow', 'Slay')
      .cast('Vow', { targets: ['Bear'] })
      .resolve()
    expect(game.size('Bear')).toBe('2/2')
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect(game.size('Bear')).toBe('3/3')
    game.isAtAQuestion()
  })

  test('[2004:404.4] what is only gone later is spoken of at once', () => {
    const game = play('Spark').cast('Spark').resolve()
    const made = game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
    expect(made.map((id) => isFlying(game, id))).toEqual([true])
    game.isAtAQuestion()
  })
  test('[2004:404.4] tokens that are made then', () => {
    const game = play('Litter').cast('Litter').resolve().to('end').resolveAll()
    const made = game.state.battlefield.filter((id) => get(game.state, id).kind === 'token')
    expect(made.map((id) => isFlying(game, id))).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2004:404.4] a target that is remembered until then', () => {
    const game = table(edition, [{ hand: ['Old Call'], graveyard: ['Bear'] }, { library: ['Ox', 'Ox'] }], CARDS)
    game.cast('Old Call', { targets: ['Bear'] }).resolve()
    expect(game.zone('Bear')).toBe('graveyard')
    game.to('upkeep', game.state.turn.number + 2).resolveAll()
    expect(flies(game, 'Bear')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:404.4] of what an event was about', () => {
    const game = table(edition, [{ battlefield: ['Grave Call'], hand: ['Slay'] }, { battlefield: ['Bear'] }], CARDS)
      .cast('Slay', { targets: ['Bear'] })
      .resolveAll()
      .to('end')
      .resolveAll()
    const { colors, subtypes } = characteristics(game.state, game.id('Bear', 'battlefield'))
    expect([colors, subtypes.includes('Zombie')]).toEqual([['B', 'G'], true])
    expect(get(game.state, game.id('Bear', 'battlefield')).controller).toBe(0)
    game.isAtAQuestion()
  })
})
