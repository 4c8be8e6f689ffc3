import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const watching = (when: string) => card('Bell', '{1}', 'Enchantment', `Whenever ${when}, you gain 1 life.`)
const GUARD = creature(
  'Guard',
  '{1}',
  '1/9',
  '~ can block an additional creature each combat.\nWhenever ~ blocks two or more creatures, you gain 1 life.',
)
const TWIST = card('Twist', '{0}', 'Instant', 'Target player discards a card.')
const NUDGE = card('Nudge', '{0}', 'Instant', 'Untap target creature.')

inEditions('2004', '2011')('whom an event is about, %s', (edition) => {
  const won = (game: Table, seat = 0): number => {
    while (game.question.kind === 'order') game.plain()
    game.resolveAll().isAtAQuestion()
    return game.life(seat) - 20
  }

  test('[2004:410.7] damage to you, to a creature you control, or to either', () => {
    const dealt = (whom: string, target: string): number => {
      const bell = watching(`a source deals damage to ${whom}`)
      const sides = [{ battlefield: ['Bell', 'Ox'], hand: ['Dart'] }, { battlefield: ['Ox'] }] as const
      return won(table(edition, [sides[0], sides[1]], [bell]).cast('Dart', { targets: [target] }))
    }
    expect([dealt('you', 'player 0'), dealt('you', 'player 1'), dealt('you', 'Ox')]).toEqual([-1, 0, 0])
    expect([dealt('an opponent', 'player 1'), dealt('an opponent', 'player 0')]).toEqual([1, -2])
    expect([dealt('a creature or opponent', 'player 1'), dealt('a creature or opponent', 'Ox')]).toEqual([1, 1])
    expect(dealt('a creature or opponent', 'player 0')).toBe(-2)
  })

  test('[2004:410.7] so much damage or more', () => {
    const dealt = (least: number): number => {
      const bell = watching(`a source deals ${least} or more damage to an opponent`)
      const game = table(edition, [{ battlefield: ['Bell'], hand: ['Dart'] }, {}], [bell])
      return won(game.cast('Dart', { targets: ['player 1'] }))
    }
    expect([dealt(2), dealt(3)]).toEqual([1, 0])
  })

  test('[2004:410.2] a creature attacks you: not when it attacks another player', () => {
    const attacked = (owner: 0 | 1): number => {
      const bell = watching('a creature attacks you')
      const sides = [0, 1].map((seat) => ({
        battlefield: [...(seat === 0 ? ['Bear'] : []), ...(seat === owner ? ['Bell'] : [])],
      }))
      const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], [bell]).attack('Bear')
      while (game.question.kind === 'order') game.plain()
      return game.state.stack.length
    }
    expect([attacked(1), attacked(0)]).toEqual([1, 0])
  })

  test('[2004:410.9d] attacking with that many creatures triggers once, and with fewer not at all', () => {
    for (const when of ['you attack with two or more creatures', 'two or more creatures attack']) {
      const attackers = (...names: string[]): number => {
        const game = table(edition, [{ battlefield: ['Bell', 'Bear', 'Bear', 'Ox'] }, {}], [watching(when)])
        return game.attack(...names).state.stack.length
      }
      expect([attackers('1:Bear'), attackers('1:Bear', 'Ox'), attackers('1:Bear', '2:Bear', 'Ox')]).toEqual([0, 1, 1])
    }
  })

  test('[2004:410.9d] blocking that many creatures triggers once, and blocking fewer not at all', () => {
    const blocked = (...names: string[]): number => {
      const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Guard'] }], [GUARD])
      game.attack('Bear', 'Ox').block({ Guard: names })
      while (game.question.kind === 'order') game.plain()
      return game.state.stack.length
    }
    expect([blocked('Bear'), blocked('Bear', 'Ox')]).toEqual([0, 1])
  })

  test('[2004:410.2] the target of what an opponent controls, not of your own', () => {
    const bell = watching(
      'Bear becomes the target of a spell or ability an opponent controls'.replace('Bear', 'a creature'),
    )
    const targeted = (seat: 0 | 1): number => {
      const hands = [{ battlefield: ['Bell', 'Bear'] }, {}].map((side, at) => ({
        ...side,
        hand: at === seat ? ['Nudge'] : [],
      }))
      const game = table(edition, [hands[0] ?? {}, hands[1] ?? {}], [bell, NUDGE])
      if (seat === 1) game.pass()
      return won(game.cast('Nudge', { targets: ['Bear'] }))
    }
    expect([targeted(0), targeted(1)]).toEqual([0, 1])
  })

  test('[2004:410.2] a spell cast during an opponent’s turn', () => {
    const bell = watching("you cast a spell during an opponent's turn")
    const game = table(edition, [{ battlefield: ['Bell'], hand: ['Dart', 'Dart'] }, {}], [bell])
    game.cast('Dart', { targets: ['player 1'] })
    expect(won(game)).toBe(0)
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(won(game.cast('Dart', { targets: ['player 1'] }))).toBe(1)
  })

  test('[2004:410.10] what an opponent’s spell makes you discard, and what your own does not', () => {
    const mite = creature(
      'Mite',
      '{1}',
      '1/1',
      'When a spell or ability an opponent controls causes you to discard ~, you gain 1 life.',
    )
    const discarded = (seat: 0 | 1): number => {
      const hand = (at: number) => [...(at === 0 ? ['Mite'] : []), ...(at === seat ? ['Twist'] : [])]
      const game = table(edition, [{ hand: hand(0) }, { hand: hand(1) }], [mite, TWIST])
      if (seat === 1) game.pass()
      return won(game.cast('Twist', { targets: ['player 0'] }))
    }
    expect([discarded(0), discarded(1)]).toEqual([0, 1])
  })

  test('[2004:410.2] a land played, not one put onto the battlefield', () => {
    const grow = card('Grow', '{0}', 'Sorcery', 'You may put a land card from your hand onto the battlefield.')
    const bell = watching('a player plays a land')
    const game = table(edition, [{ battlefield: ['Bell'], hand: ['Forest', 'Forest', 'Grow'] }, {}], [bell, grow])
    expect(won(game.cast('Grow').resolveAll())).toBe(0)
    expect(won(game.land('Forest'))).toBe(1)
  })

  test('[2004:410.2] a step or an event, whichever comes', () => {
    const bell = card(
      'Bell',
      '{1}',
      'Enchantment',
      'At the beginning of your upkeep or whenever you cast a spell, you gain 1 life.',
    )
    const game = table(edition, [{ battlefield: ['Bell'], hand: ['Dart'] }, {}], [bell])
    expect(won(game.cast('Dart', { targets: ['player 1'] }))).toBe(1)
    game.to('draw', game.state.turn.number + 2)
    expect(game.life(0)).toBe(22)
  })
})
