import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Turtle', '{0}', '2/4', "~ can't attack if it attacked during your last turn.", 'Creature — Turtle'),
  creature(
    'Sled',
    '{0}',
    '2/4',
    "~ doesn't untap during your untap step if it attacked during your last turn.",
    'Creature — Goblin',
  ),
  card('Mist', '{0}', 'Enchantment', "Creatures that attacked during their controller's last turn can't attack."),
  creature(
    'Slayer',
    '{0}',
    '3/3',
    "Whenever ~ attacks, it deals damage equal to its power to the player or planeswalker it's attacking.",
    'Creature — Human',
  ),
  walker('Ilsa', '{0}', 5),
]

inEditions('2004', '2011')('500 the last turn, %s', (edition) => {
  const board = (mine: readonly string[], theirs: readonly string[] = []): Table =>
    table(edition, [{ battlefield: mine }, { battlefield: theirs }], CARDS)
  const able = (game: Table, name: string): boolean =>
    game.until('attackers').asks('attackers').able.includes(game.id(name))
  /** On to the next turn of the player whose turn it is. */
  const again = (game: Table): Table => game.to('upkeep', game.state.turn.number + 2)

  test('[2004:500.1] it attacks every other turn', () => {
    const game = board(['Turtle', 'Bear'])
    expect(able(game, 'Turtle')).toBe(true)
    again(game.attack('Turtle'))
    expect(['Turtle', 'Bear'].map((name) => able(game, name))).toEqual([false, true])
    again(game.reply([]))
    expect(able(game, 'Turtle')).toBe(true)
  })

  test('[2004:302.2] it stays tapped for one untap step', () => {
    const game = again(board(['Sled']).attack('Sled'))
    expect(get(game.state, game.id('Sled')).tapped).toBe(true)
    expect(get(again(game).state, game.id('Sled')).tapped).toBe(false)
  })

  test("[2004:500.1] the last turn of each creature's own controller", () => {
    const game = board(['Mist', 'Bear', 'Sled'], ['Turtle']).attack('Bear')
    game.to('upkeep', game.state.turn.number + 1)
    expect(able(game, 'Turtle')).toBe(true)
    game.attack('Turtle').to('upkeep', game.state.turn.number + 1)
    expect(['Bear', 'Sled'].map((name) => able(game, name))).toEqual([false, true])
  })

  test('[2004:413.2f] whom or what it attacks is dealt the damage', () => {
    const game = board(['Slayer'], edition === '2011' ? ['Ilsa'] : [])
    game.until('attackers')
    const defender = edition === '2011' ? { object: game.id('Ilsa') } : { player: 1 }
    const before = game.life(1)
    game.reply([{ id: game.id('Slayer'), defender }]).resolve()
    expect(game.life(1)).toBe(edition === '2011' ? before : before - 3)
    if (edition === '2011') expect(get(game.state, game.id('Ilsa')).counters.loyalty).toBe(2)
    game.isAtAQuestion()
  })
})
