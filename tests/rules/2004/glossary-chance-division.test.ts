import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Wagerall',
    '{R}',
    'Sorcery',
    'Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you lose 5 life.',
  ),
  card('Shred', '{B}', 'Sorcery', 'Target player discards a card at random.'),
  card('Cheeron', '{G}', 'Sorcery', 'Distribute three +1/+1 counters among any number of target creatures.'),
  card('Volley', '{R}', 'Sorcery', '~ deals 3 damage divided as you choose among any number of target creatures.'),
]

function flip(edition: '2004' | '2011', seed: number, call: 'heads' | 'tails') {
  const game = table(edition, [{ battlefield: ['Mountain'], hand: ['Wagerall'] }, {}], CARDS, {}, { seed })
  game.cast('Wagerall').resolve()
  const asked = game.asks('coin')
  game.refusal('edge')
  game.reply(call)
  const event = game.events.find((one) => one.kind === 'coinFlipped')
  return { caller: asked.seat, event, life: game.life(0) }
}

inEditions('2004', '2011')('coins, %s', (edition) => {
  test('[2004:glossary/coin-flip] the call comes before the coin falls, and decides', () => {
    const falls = new Set<string>()
    for (let seed = 1; seed <= 20; seed++) {
      const { caller, event, life } = flip(edition, seed, 'heads')
      // 2004: the one flips, the other calls; 2011: the player who flips calls.
      expect(caller).toBe(edition === '2004' ? 1 : 0)
      if (event?.kind !== 'coinFlipped') throw new Error('no coin was flipped')
      falls.add(event.fell)
      const right = event.fell === 'heads'
      const won = edition === '2004' ? !right : right
      expect([event.won, life]).toEqual([won, won ? 25 : 15])
    }
    expect([...falls].sort()).toEqual(['heads', 'tails'])
  })

  test('[2004:glossary/coin-flip] what is called does not change how it falls', () => {
    const fell = (call: 'heads' | 'tails') => {
      const { event } = flip(edition, 7, call)
      return event?.kind === 'coinFlipped' ? [event.called?.call, event.fell] : null
    }
    expect(fell('heads')?.[1]).toBe(fell('tails')?.[1])
  })

  test('[2004:glossary/at-random] chance picks without a question, the same from the same seed', () => {
    const pick = (seed: number) => {
      const hand = ['Bear', 'Ox', 'Forest', 'Spark']
      const game = table(edition, [{ battlefield: ['Swamp'], hand: ['Shred'] }, { hand }], CARDS, {}, { seed })
      game.cast('Shred', { targets: ['player 1'] }).resolve()
      expect([game.question.kind, game.handSize(1)]).toEqual(['priority', 3])
      return hand.find((name) => game.has('graveyard', name, 1))
    }
    const picked = Array.from({ length: 60 }, (_, seed) => pick(seed + 1))
    expect(new Set(picked).size).toBe(4)
    expect(pick(9)).toBe(picked[8])
  })

  test('[2004:glossary/distribute] each target gets at least one', () => {
    const game = table(
      edition,
      [{ battlefield: ['Forest', 'Bear', 'Ox', ...times(2, 'Bear')], hand: ['Cheeron'] }, {}],
      CARDS,
    )
    game.reply({ do: 'cast', object: game.id('Cheeron'), via: 'normal' })
    const asked = game.asks('targets')
    expect(asked.legal).toHaveLength(4)
    game.refusal(asked.legal)
    game.reply([{ object: game.id('1:Bear') }, { object: game.id('Ox') }])
    expect(game.asks('divide')).toMatchObject({ total: 3, least: 1 })
    game.refusal([3, 0])
    game.refusal([2, 2])
    game.reply([2, 1]).announce({}).resolve()
    expect([game.size('1:Bear'), game.size('Ox')]).toEqual(['4/4', '4/4'])
  })

  test('[2004:glossary/distribute] what an illegal target was to get is lost', () => {
    const flick = card('Flick', '{U}', 'Instant', "Return target creature to its owner's hand.")
    const game = table(
      edition,
      [{ battlefield: ['Forest', 'Bear', 'Ox', 'Island'], hand: ['Cheeron', 'Flick'] }, {}],
      [...CARDS, flick],
    )
    game.reply({ do: 'cast', object: game.id('Cheeron'), via: 'normal' })
    game
      .reply([{ object: game.id('Bear') }, { object: game.id('Ox') }])
      .reply([2, 1])
      .announce({})
    game
      .cast('Flick', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect(game.size('Ox')).toBe('4/4')
  })

  test('[2004:glossary/divide] damage that is divided: at least one each', () => {
    const game = table(
      edition,
      [{ battlefield: ['Mountain'], hand: ['Volley'] }, { battlefield: ['Bear', 'Ox'] }],
      CARDS,
    )
    game.reply({ do: 'cast', object: game.id('Volley'), via: 'normal' })
    game.reply([{ object: game.id('Bear') }, { object: game.id('Ox') }])
    game.refusal([3, 0])
    game.reply([2, 1]).announce({}).resolve()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:glossary/divide] combat damage need not reach everyone', () => {
    const game = table(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Bear', 'Bear'] }], CARDS)
    game.attack('Ox').block({ '1:Bear': 'Ox', '2:Bear': 'Ox' }).until('assignDamage')
    const source = game.asks('assignDamage').sources[0]
    game.reply([source?.to.map((_, index) => (index === 0 ? 3 : 0)) ?? []])
    game.to('main2')
    expect(game.state.battlefield.filter((id) => id === game.id('Bear', 'battlefield'))).toHaveLength(1)
  })
})
