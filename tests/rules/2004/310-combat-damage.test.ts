import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const WURM = zoo('Wurm')
const TWO = creature('Cub', '{G}', '2/2')
const FOUR = creature('Boar', '{G}', '1/4')
const NUMB = creature('Numb', '{W}', '0/4', 'Whenever ~ deals combat damage, you gain 1 life.')
const SLAY = zoo('Slay')
const RECALL = zoo('Homecall')
const SURGE = zoo('Surge')
const TENDER = creature('Tender', '{W}', '1/4', 'Whenever ~ is dealt damage, you gain 1 life.')
const CARDS = [WURM, TWO, FOUR, NUMB, SLAY, RECALL, SURGE, TENDER]

function damageOf(game: Table, pick: string): number {
  return game.state.objects.flat()[game.id(pick)]?.damage ?? Number.NaN
}

/** Combat damage dealt so far: the amounts in order. */
function dealt(game: Table): readonly number[] {
  return game.events.flatMap((event) => (event.kind === 'damage' && event.combat ? [event.n] : []))
}

function isDamage(game: Table): boolean {
  const top = game.state.objects.flat()[game.state.stack.at(-1) ?? -1]
  return top?.kind === 'combatDamage'
}

describe('310.2 dividing, in 2004', () => {
  function wurm(edition: '2004' | '2011' = '2004'): Table {
    const sides = [{ battlefield: ['Wurm'], hand: ['Surge'] }, { battlefield: ['Cub', 'Boar'] }] as const
    return table(edition, [sides[0], sides[1]], CARDS).attack('Wurm').block({ Cub: 'Wurm', Boar: 'Wurm' })
  }

  test.each([[[5, 0]], [[0, 5]], [[1, 4]], [[3, 2]]])('[2004:310.2] any division will do: %j', (division) => {
    const game = wurm().to('combatDamage')
    expect(game.state.stack).toHaveLength(1)
    const asked = wurm().until('assignDamage')
    asked.reply([division]).resolve()
    const [cub, boar] = division as [number, number]
    expect(asked.has('graveyard', 'Cub')).toBe(cub >= 2)
    expect(asked.has('graveyard', 'Boar')).toBe(boar >= 4)
  })

  test('[2004:310.2 2004:310.2a] neither more nor less than its power as it is now', () => {
    const game = wurm()
      .cast('Surge', { targets: ['Wurm'] })
      .resolve()
      .until('assignDamage')
    expect(game.asks('assignDamage').sources[0]?.n).toBe(7)
    expect(game.refusal([[3, 2]]).key).toBe('damage.sum')
    expect(game.refusal([[4, 4]]).key).toBe('damage.sum')
    expect(game.refusal([[8, -1]])).toBeDefined()
    game.reply([[3, 4]])
  })

  test('[2004:310.2c] only among the creatures that block it', () => {
    const [mine, theirs] = [{ battlefield: ['Wurm', 'Bear'] }, { battlefield: ['Cub', 'Boar', 'Ox'] }]
    const game = table('2004', [mine, theirs], CARDS).attack('Wurm', 'Bear')
    game.block({ Cub: 'Wurm', Boar: 'Wurm', Ox: 'Bear' }).until('assignDamage')
    const { seat, sources } = game.asks('assignDamage')
    expect(seat).toBe(0)
    expect(sources).toHaveLength(1)
    expect(sources[0]?.to.map((one) => one.ref)).toEqual([{ object: game.id('Cub') }, { object: game.id('Boar') }])
  })

  testInEditions('2004', '2011')('[2004:310.2a] power zero or less assigns nothing (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Numb'] }], CARDS).attack('Bear')
    game.block({ Numb: 'Bear' }).to('endCombat')
    expect(dealt(game)).toEqual([2])
    expect(game.life(1)).toBe(20)
  })

  testInEditions('2004', '2011')('[2004:310.2b] an unblocked creature: all to the defending player (%s)', (edition) => {
    const game = table(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Cub'] }], CARDS)
      .attack('Ox')
      .to('endCombat')
    expect(game.life(1)).toBe(17)
    expect(damageOf(game, 'Cub')).toBe(0)
  })

  testInEditions('2004', '2011')(
    '[2004:310.2d] a blocker of two divides between them; of none, it assigns none (%s)',
    (edition) => {
      const guard = zoo('Guard')
      const [mine, theirs] = [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Guard'], hand: ['Homecall'] }]
      const game = table(edition, [mine, theirs], [...CARDS, guard]).attack('Bear', 'Ox')
      game.block({ Guard: ['Bear', 'Ox'] })
      if (game.question.kind === 'order') game.reply([game.id('Bear'), game.id('Ox')])
      expect(game.until('assignDamage').asks('assignDamage').seat).toBe(1)
      game.reply([[2, 1]]).to('endCombat')
      expect(game.has('graveyard', 'Bear')).toBe(true)
      expect(damageOf(game, 'Ox')).toBe(1)
      expect(damageOf(game, 'Guard')).toBe(5)
      const alone = table(edition, [mine, theirs], [...CARDS, guard])
        .attack('Bear')
        .block({ Guard: 'Bear' })
      alone
        .pass()
        .cast('Homecall', { targets: ['Bear'] })
        .resolve()
        .to('endCombat')
      expect(dealt(alone)).toEqual([])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:310.2e] "as though it weren\'t blocked": its controller may (%s)',
    (edition) => {
      const text = "You may have ~ assign its combat damage as though it weren't blocked."
      const drifter = creature('Drifter', '{G}', '5/5', text)
      const sides = [{ battlefield: ['Drifter'] }, { battlefield: ['Cub'] }] as const
      const start = (): Table =>
        table(edition, [sides[0], sides[1]], [...CARDS, drifter])
          .attack('Drifter')
          .block({ Cub: 'Drifter' })
      const through = start().until('confirm')
      expect(through.asks('confirm')).toMatchObject({ seat: 0, reason: 'asUnblocked' })
      through.reply(true).to('endCombat')
      expect([through.life(1), through.has('battlefield', 'Cub')]).toEqual([15, true])
      const plain = start().until('confirm').reply(false).to('endCombat')
      expect([plain.life(1), plain.has('graveyard', 'Cub')]).toEqual([20, true])
    },
  )

  testInEditions('2004', '2011')(
    '[2004:310.2e] this turn: it must, unless its controller may choose that (%s)',
    (edition) => {
      const start = (text: string): Table => {
        const slip = card('Slip', '{0}', 'Instant', text)
        const sides = [{ battlefield: ['Wurm'], hand: ['Slip'] }, { battlefield: ['Cub'] }] as const
        return table(edition, [sides[0], sides[1]], [...CARDS, slip])
          .attack('Wurm')
          .block({ Cub: 'Wurm' })
      }
      const must = start(
        'Target blocked creature assigns its combat damage this turn as though it weren’t blocked.'.replace('’', "'"),
      )
      must.cast('Slip', { targets: ['Wurm'] }).resolve()
      while (must.question.kind === 'priority' && must.state.turn.step !== 'endCombat') must.pass()
      expect([must.life(1), must.has('battlefield', 'Cub')]).toEqual([15, true])
      const may = start(
        "You may have creatures you control assign their combat damage this turn as though they weren't blocked.",
      )
      may.cast('Slip').resolve()
      expect(may.asks('confirm').reason).toBe('may')
      may.reply(false).to('endCombat')
      expect([may.life(1), may.has('graveyard', 'Cub')]).toEqual([20, true])
    },
  )

  testInEditions('2004', '2011')('[2004:310.2e] "assigns no combat damage" (%s)', (edition) => {
    const imp = creature(
      'Spitter',
      '{R}',
      '4/4',
      "Whenever ~ attacks and isn't blocked, you may have it deal 2 damage to target creature. If you do, ~ assigns no combat damage this turn.",
    )
    const game = table(edition, [{ battlefield: ['Spitter'] }, { battlefield: ['Cub'] }], [...CARDS, imp])
    game
      .attack('Spitter')
      .until('targets')
      .reply([{ object: game.id('Cub') }])
      .until('confirm')
      .reply(true)
      .to('endCombat')
    expect(game.life(1)).toBe(20)
    expect(game.has('graveyard', 'Cub')).toBe(true)
  })
})

describe('310 damage on the stack, in 2004', () => {
  const HALT = card('Halt Motion', '{0}', 'Instant', 'Counter target ability.')
  const cards = [...CARDS, card('Charm', '{0}', 'Instant', 'Counter target spell.'), HALT]
  const sides = [
    { battlefield: ['Wurm'], hand: ['Slay', 'Surge', 'Homecall'] },
    { battlefield: ['Tender'], hand: ['Charm', 'Halt Motion'] },
  ] as const
  const onStack = (): Table =>
    table('2004', [sides[0], sides[1]], cards).attack('Wurm').block({ Tender: 'Wurm' }).to('combatDamage')

  test('[2004:310.1 2004:310.4] all assignments are one object; dealt when it resolves', () => {
    const game = onStack()
    expect(game.state.stack).toHaveLength(1)
    expect(isDamage(game)).toBe(true)
    expect(game.asks('priority').seat).toBe(0)
    expect([damageOf(game, 'Wurm'), damageOf(game, 'Tender')]).toEqual([0, 0])
    game.resolve()
    expect(dealt(game)).toEqual([5, 1])
    expect(game.has('graveyard', 'Tender')).toBe(true)
    // "Is dealt damage" triggers only now, and the active player gets priority.
    expect(game.state.stack).toHaveLength(1)
    expect(game.asks('priority').seat).toBe(0)
  })

  test('[2004:310.1] the active player assigns first, then the defending player', () => {
    const guard = zoo('Guard')
    const both = [{ battlefield: ['Wurm', 'Ox'] }, { battlefield: ['Guard', 'Cub'] }]
    const game = table('2004', [both[0] ?? {}, both[1] ?? {}], [...CARDS, guard]).attack('Wurm', 'Ox')
    game.block({ Guard: ['Wurm', 'Ox'], Cub: 'Wurm' }).until('assignDamage')
    expect(game.asks('assignDamage').seat).toBe(0)
    game.reply([[5, 0]])
    expect(game.asks('assignDamage').seat).toBe(1)
    expect(game.state.stack).toHaveLength(0)
    game.reply([[2, 1]])
    expect(game.state.stack).toHaveLength(1)
  })

  test("[2004:310.3] it is neither a spell nor an ability: it can't be countered", () => {
    const game = onStack().pass()
    for (const name of ['Charm', 'Halt Motion'])
      expect(game.why({ do: 'cast', object: game.id(name), via: 'normal' })?.key).toBe('cast.noTarget')
    const spell = onStack()
      .cast('Surge', { targets: ['Wurm'] })
      .pass()
    expect(spell.why({ do: 'cast', object: spell.id('Charm'), via: 'normal' })).toBeNull()
  })

  test('[2004:310.4] both lethally wounded die together', () => {
    const game = table('2004', [{ battlefield: ['Bear'] }, { battlefield: ['Cub'] }], CARDS).attack('Bear')
    game.block({ Cub: 'Bear' }).to('combatDamage').resolve()
    expect([game.has('graveyard', 'Bear'), game.has('graveyard', 'Cub')]).toEqual([true, true])
    expect(game.asks('priority').seat).toBe(0)
  })

  test('[2004:310.4a] as assigned, though the source is gone or its power has changed', () => {
    const gone = onStack()
      .cast('Slay', { targets: ['Wurm'] })
      .resolve()
      .resolve()
    expect(gone.has('graveyard', 'Tender')).toBe(true)
    expect(dealt(gone)).toEqual([5])
    const grown = onStack()
      .cast('Surge', { targets: ['Wurm'] })
      .resolve()
      .resolve()
    expect(dealt(grown)).toEqual([5, 1])
  })

  test('[2004:310.4a 2004:glossary/removed-from-combat] also to and by what is no longer in combat', () => {
    const off = zoo('Call Off')
    const both = [{ battlefield: ['Wurm'], hand: ['Call Off'] }, { battlefield: ['Tender'] }]
    const game = table('2004', [both[0] ?? {}, both[1] ?? {}], [...CARDS, off]).attack('Wurm')
    game
      .block({ Tender: 'Wurm' })
      .to('combatDamage')
      .cast('Call Off', { targets: ['Tender'] })
      .resolve()
      .resolve()
    expect(dealt(game)).toEqual([5, 1])
  })

  test('[2004:310.4b] the source is the creature as it is, or as it last was', () => {
    const soot = zoo('Soot')
    const red = creature('Firebrand', '{R}', '3/3')
    const norton = creature('Redward', '{W}', '1/3', 'Protection from red')
    const nightward = creature('Nightward', '{W}', '1/3', 'Protection from black')
    const fight = (blocker: string): Table => {
      const both = [{ battlefield: ['Firebrand'], hand: ['Soot', 'Slay'] }, { battlefield: [blocker] }]
      const game = table('2004', [both[0] ?? {}, both[1] ?? {}], [soot, red, norton, nightward]).attack('Firebrand')
      return game
        .block({ [blocker]: 'Firebrand' })
        .to('combatDamage')
        .cast('Soot', { targets: ['Firebrand'] })
        .resolve()
    }
    expect(fight('Redward').resolve().has('graveyard', 'Redward')).toBe(true)
    expect(fight('Nightward').resolve().has('battlefield', 'Nightward')).toBe(true)
    const slain = (blocker: string): Table =>
      fight(blocker)
        .cast('Slay', { targets: ['Firebrand'] })
        .resolve()
        .resolve()
    expect(slain('Redward').has('graveyard', 'Redward')).toBe(true)
    expect(slain('Nightward').has('battlefield', 'Nightward')).toBe(true)
  })

  test('[2004:310.4c] damage to what is gone, or no creature, is not dealt', () => {
    const game = onStack()
      .cast('Homecall', { targets: ['Tender'] })
      .resolve()
      .resolve()
    expect(dealt(game)).toEqual([1])
    expect(game.life(1)).toBe(20)
    const root = zoo('Take Root')
    const both = [{ battlefield: ['Wurm'], hand: ['Take Root'] }, { battlefield: ['Tender'] }]
    const rooted = table('2004', [both[0] ?? {}, both[1] ?? {}], [...CARDS, root]).attack('Wurm')
    rooted
      .block({ Tender: 'Wurm' })
      .to('combatDamage')
      .cast('Take Root', { targets: ['Tender'] })
      .resolve()
      .resolve()
    expect(dealt(rooted)).toEqual([1])
  })
})
