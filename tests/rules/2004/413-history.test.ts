import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SIP = card('Sip', '{0}', 'Instant', 'You gain 3 life.')
const tally = (effect: string) => card('Tally', '{0}', 'Instant', effect)
const BOARD = { battlefield: ['Bear', 'Ox', 'Forest'] } as const

inEditions('2004', '2011')('what happened this turn, %s', (edition) => {
  function play(effect: string, hand: readonly string[], ...before: readonly ((game: Table) => Table)[]): Table {
    const mine = { ...BOARD, hand: [...hand, 'Tally'] }
    const game = table(edition, [mine, { battlefield: ['Bear'] }], [SIP, tally(effect)])
    for (const step of before) step(game).resolveAll()
    game.cast('Tally').resolveAll().isAtAQuestion()
    return game
  }
  const kill = (name: string) => (game: Table) => game.cast('Doom', { targets: [name] })
  const dart = (whom: string) => (game: Table) => game.cast('Dart', { targets: [whom] })
  const gained = (game: Table): number => game.life(0) - 20

  test('[2004:413.2f] what died is counted as it last existed, by kind and by graveyard', () => {
    const doomed = ['Doom', 'Doom'] as const
    const killed = [kill('1:Bear'), kill('Ox')] as const
    expect(gained(play('You gain 1 life for each creature that died this turn.', doomed, ...killed))).toBe(2)
    expect(gained(play('You gain 1 life for each Ox that died this turn.', doomed, ...killed))).toBe(1)
    const mine = 'You gain 1 life for each creature put into your graveyard from the battlefield this turn.'
    const theirs = (game: Table): Table => game.cast('Doom', { targets: ['1:Bear'] })
    const bears = play(mine, doomed, theirs, kill('Bear'))
    expect(gained(bears)).toBe(1)
    expect(gained(play('You gain 1 life for each creature that died this turn.', []))).toBe(0)
  })

  test('[2004:413.2f] it is forgotten when the turn is over', () => {
    const sides = [{ ...BOARD, hand: ['Doom', 'Tally'] }, {}] as const
    const text = 'If a creature died this turn, you gain 1 life.'
    const game = table(edition, [sides[0], sides[1]], [tally(text)])
      .cast('Doom', { targets: ['Bear'] })
      .resolveAll()
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(gained(game.cast('Tally').resolveAll())).toBe(0)
  })

  test('[2004:413.2f] how much life was lost and gained, and how much damage was dealt', () => {
    const least = (n: number) => `If an opponent lost ${n} or more life this turn, you gain 1 life.`
    expect(gained(play(least(2), ['Dart'], dart('player 1')))).toBe(1)
    expect(gained(play(least(3), ['Dart'], dart('player 1')))).toBe(0)
    expect(gained(play(least(2), ['Dart'], dart('player 0')))).toBe(-2)
    expect(gained(play('If you gained life this turn, you gain 1 life.', ['Sip'], (game) => game.cast('Sip')))).toBe(4)
    expect(gained(play('You gain life equal to the damage dealt to you this turn.', ['Dart'], dart('player 0')))).toBe(
      0,
    )
  })

  test('[2004:413.2f] spells cast before, of a kind, not counting itself', () => {
    const another = "If you've cast another spell this turn, you gain 1 life."
    expect(gained(play(another, []))).toBe(0)
    expect(gained(play(another, ['Dart'], dart('player 1')))).toBe(1)
    const creatureSpell = 'If you cast a creature spell this turn, you gain 1 life.'
    expect(gained(play(creatureSpell, ['Dart'], dart('player 1')))).toBe(0)
  })

  test('[2004:413.2f] another spell is not the one that the permanent was', () => {
    const thief = creature(
      'Thief',
      '{0}',
      '1/1',
      "When ~ enters the battlefield, if you've cast another spell this turn, you gain 1 life.",
    )
    const entity = creature(
      'Entity',
      '{0}',
      '1/1',
      '~ enters the battlefield with a +1/+1 counter on it for each other spell cast this turn.',
    )
    const start = (): Table => table(edition, [{ hand: ['Dart', 'Thief', 'Entity'] }, {}], [thief, entity])
    expect(gained(start().cast('Thief').resolveAll())).toBe(0)
    expect(gained(dart('player 1')(start()).resolveAll().cast('Thief').resolveAll())).toBe(1)
    expect(start().cast('Entity').resolveAll().size('Entity')).toBe('1/1')
    expect(dart('player 1')(start()).resolveAll().cast('Entity').resolveAll().size('Entity')).toBe('2/2')
  })

  test('[2004:413.2f] what entered this turn, and what dealt damage to you', () => {
    const raise = card('Raise', '{0}', 'Sorcery', 'Create a 1/1 red Goblin creature token.')
    const shrink = card(
      'Dwindling Word',
      '{0}',
      'Instant',
      'Destroy each creature that entered the battlefield this turn.',
    )
    const game = table(edition, [{ ...BOARD, hand: ['Raise', 'Dwindling Word'] }, {}], [raise, shrink])
      .cast('Raise')
      .resolveAll()
    game.cast('Dwindling Word').resolveAll()
    expect([game.has('battlefield', 'Goblin'), game.has('battlefield', 'Bear')]).toEqual([false, true])
    const answerBack = card('Back', '{0}', 'Instant', 'Destroy target creature that dealt damage to you this turn.')
    const struck = table(
      edition,
      [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Ox'], hand: ['Back'] }],
      [answerBack],
    )
    struck.attack('Bear').block({}).to('main2').pass()
    struck.reply({ do: 'cast', ...struck.way(struck.id('Back', 'hand'), 'normal') })
    expect(struck.asks('targets').legal).toEqual([{ object: struck.id('Bear') }])
  })

  test('[2004:404.3] a land that entered under your control, though it has left', () => {
    const text = 'If you had a land enter the battlefield under your control this turn, you gain 1 life.'
    const raze = card('Fell Flat', '{0}', 'Sorcery', 'Destroy target land.')
    const game = table(edition, [{ hand: ['Forest', 'Fell Flat', 'Tally'] }, {}], [raze, tally(text)]).land('Forest')
    game
      .cast('Fell Flat', { targets: ['Forest'] })
      .resolveAll()
      .cast('Tally')
      .resolveAll()
    expect(gained(game)).toBe(1)
    expect(gained(play(text, []))).toBe(0)
  })

  test('[2004:404.3] cast from a hand, or put onto the battlefield without being cast', () => {
    const herald = creature(
      'Herald',
      '{0}',
      '1/1',
      'When ~ enters the battlefield, if you cast it from your hand, you gain 1 life.',
    )
    const raise = zoo('Raise')
    const cast = table(edition, [{ hand: ['Herald'] }, {}], [herald])
      .cast('Herald')
      .resolveAll()
    expect(gained(cast)).toBe(1)
    const raised = table(edition, [{ hand: ['Raise'], graveyard: ['Herald'] }, {}], [herald, raise])
    expect(gained(raised.cast('Raise', { targets: ['Herald'] }).resolveAll())).toBe(0)
  })
})
