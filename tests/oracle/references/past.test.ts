/** What was true of something before, and what it did: "if it was attacking", "if it attacked this turn" (413.2f). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Old Ambush', '{W}', 'Instant', 'Destroy target creature. If it was attacking, you gain 3 life.'),
  card('Grudge', '{W}', 'Instant', 'Destroy target creature. If it attacked this turn, you gain 3 life.'),
  card('Verdict', '{W}', 'Instant', "Destroy target creature if it didn't attack this turn."),
  card('Toll', '{W}', 'Instant', 'Sacrifice a creature. If it was green, you gain 3 life.'),
  card(
    'Old Erase',
    '{W}',
    'Instant',
    'Exile target card from a graveyard. If it was a creature card, you gain 3 life.',
  ),
  card('Sweep', '{W}', 'Instant', 'Destroy all creatures that attacked or blocked this turn.'),
  creature(
    'Engine',
    '{2}',
    '4/4',
    'At end of combat, if ~ attacked or blocked this combat, put a -1/-1 counter on it.',
  ),
  creature('Idler', '{2}', '2/2', "At the beginning of your end step, if ~ didn't attack this turn, sacrifice it."),
  card('Trance', '{W}', 'Instant', 'Remove target attacking creature from combat.'),
  card(
    'Again',
    '{W}',
    'Sorcery',
    'After this main phase, there is an additional combat phase followed by an additional main phase.',
  ),
  creature('Hawk', '{1}{W}', '1/1', 'Flying', 'Creature — Bird'),
]
const PLAINS = ['Plains', 'Plains', 'Plains']

inEditions('2004', '2011')('what was, and what it did, %s', (edition) => {
  const mine = (hand: string, ...battlefield: string[]): Table =>
    table(edition, [{ battlefield: [...PLAINS, ...battlefield], hand: [hand] }, { battlefield: ['Ox'] }], CARDS)
  const gained = (game: Table): number => game.resolveAll().life(0) - 20

  test('“if it was attacking” asks about the creature that was destroyed, not the card in the graveyard', () => {
    const struck = mine('Old Ambush', 'Bear')
      .attack('Bear')
      .cast('Old Ambush', { targets: ['Bear'] })
    expect([gained(struck), struck.zone('Bear')]).toEqual([3, 'graveyard'])
    expect(gained(mine('Old Ambush', 'Bear').cast('Old Ambush', { targets: ['Bear'] }))).toBe(0)
    const beside = mine('Old Ambush', 'Bear', 'Monk')
      .attack('Monk')
      .cast('Old Ambush', { targets: ['Bear'] })
    expect(gained(beside)).toBe(0)
  })

  test('“if it attacked this turn” is still so after combat, and of a card that has gone', () => {
    const after = mine('Grudge', 'Bear')
      .attack('Bear')
      .block({})
      .to('main2')
      .cast('Grudge', { targets: ['Bear'] })
    expect(gained(after)).toBe(3)
    expect(gained(mine('Grudge', 'Bear').cast('Grudge', { targets: ['Bear'] }))).toBe(0)
    after.isAtAQuestion()
  })

  test('it attacked although it was removed from combat', () => {
    const game = table(edition, [{ battlefield: [...PLAINS, 'Bear'], hand: ['Trance', 'Grudge'] }, {}], CARDS)
    game
      .attack('Bear')
      .cast('Trance', { targets: ['Bear'] })
      .resolve()
    expect(gained(game.cast('Grudge', { targets: ['Bear'] }))).toBe(3)
  })

  test('“destroy target creature if it didn’t attack this turn”', () => {
    const idle = mine('Verdict', 'Bear')
      .cast('Verdict', { targets: ['Bear'] })
      .resolve()
    expect(idle.zone('Bear')).toBe('graveyard')
    const busy = mine('Verdict', 'Bear')
      .attack('Bear')
      .cast('Verdict', { targets: ['Bear'] })
      .resolve()
    expect(busy.zone('Bear')).toBe('battlefield')
    busy.isAtAQuestion()
  })

  test('“sacrifice a creature. If it was green”: the one that was chosen, as it was', () => {
    expect(gained(mine('Toll', 'Bear').cast('Toll'))).toBe(3)
    expect(gained(mine('Toll', 'Monk').cast('Toll'))).toBe(0)
  })

  test('“if it was a creature card” of a card in a graveyard', () => {
    const exiled = (name: string): Table =>
      table(edition, [{ battlefield: PLAINS, hand: ['Old Erase'] }, { graveyard: [name] }], CARDS).cast('Old Erase', {
        targets: [name],
      })
    expect([gained(exiled('Bear')), gained(exiled('Forest'))]).toEqual([3, 0])
  })

  test('“all creatures that attacked or blocked this turn”', () => {
    const sides = [
      { battlefield: [...PLAINS, 'Bear', 'Monk'], hand: ['Sweep'] },
      { battlefield: ['Ox', 'Hawk'] },
    ] as const
    const game = table(edition, sides, CARDS).attack('Bear').block({ Ox: 'Bear' }).to('main2')
    game.cast('Sweep').resolve()
    expect([game.zone('Ox'), game.zone('Hawk'), game.zone('Monk')]).toEqual(['graveyard', 'battlefield', 'battlefield'])
  })

  test('“attacked or blocked this combat”: only in this one, whoever did it', () => {
    const attacked = mine('Again', 'Engine').attack('Engine').block({}).to('main2')
    expect(attacked.size('Engine')).toBe('3/3')
    attacked.cast('Again').resolve()
    attacked.attack().to('end')
    expect(attacked.size('Engine')).toBe('3/3')
    const blocked = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Engine'] }], CARDS)
    expect(blocked.attack('Bear').block({ Engine: 'Bear' }).to('main2').size('Engine')).toBe('3/3')
    expect(mine('Again', 'Engine', 'Bear').attack('Bear').block({}).to('main2').size('Engine')).toBe('4/4')
  })

  test('“if ~ didn’t attack this turn”: asked at the end step', () => {
    expect(mine('Again', 'Idler').to('end').resolveAll().zone('Idler')).toBe('graveyard')
    expect(mine('Again', 'Idler').attack('Idler').block({}).to('end').resolveAll().zone('Idler')).toBe('battlefield')
  })
})
