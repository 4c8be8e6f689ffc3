import { describe, expect, test } from 'vitest'
import { characteristics, get, legalActions } from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const why = (game: Table, name: string, ability = 0) =>
  game.why({ do: 'activate', ...game.nth(game.id(name), ability) })?.key ?? null

describe('602.1-2 activating', () => {
  test('[2011:602.1a] everything before the colon is paid, or nothing', () => {
    const shrine = card('Shrine', '{1}', 'Artifact', '{2}, {T}: You gain 1 life.')
    const at = (pool: string, tapped = false) =>
      table('2011', [{ battlefield: [{ name: 'Shrine', tapped }], pool }, {}], [shrine])
    expect([why(at('{R}'), 'Shrine'), why(at('{R}{U}', true), 'Shrine')]).toEqual(['cast.cantPay', 'cost.tapped'])
    const game = at('{R}{U}').activate('Shrine')
    expect([game.pool(0), get(game.state, game.id('Shrine')).tapped]).toEqual(['', true])
  })

  test('[2011:602.1b] who may activate it is no part of the effect', () => {
    const well = card('Well', '{1}', 'Artifact', '{1}: Draw a card. Any player may activate this ability.')
    const [ability] = well.abilities
    expect(ability).toMatchObject({ limits: [{ kind: 'anyPlayer' }], body: { modes: [[{ kind: 'draw', n: 1 }]] } })
    const game = table('2011', [{ battlefield: ['Well'] }, { pool: '{C}' }], [well]).pass()
    expect(legalActions(game.state, 1)).toContainEqual({ do: 'activate', ...game.nth(game.id('Well'), 0) })
    game.activate('Well').resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([0, 1])
  })

  test('[2011:602.2] what can’t be completed is undone; another’s permanent is not offered', () => {
    const pit = card('Pit', '{1}', 'Artifact', '{3}, Sacrifice a creature: Draw two cards.')
    const none = table('2011', [{ battlefield: ['Pit', ...times(3, 'Forest')] }, { battlefield: ['Pit'] }], [pit])
    expect(why(none, 'Pit')).toBe('cost.nothingToSacrifice')
    expect(
      legalActions(none.state, 0).some((action) => action.do === 'activate' && action.object === none.id('2:Pit')),
    ).toBe(false)
    expect(why(none, '2:Pit')).toBe('activate.notYours')
    const game = table('2011', [{ battlefield: ['Pit', 'Bear', ...times(3, 'Forest')] }, {}], [pit])
    game.activate('Pit', 0, { pay: false })
    game
      .reply({ pay: 'activate', ...game.nth(game.id('1:Forest', 'battlefield'), 0) })
      .reply({ pay: 'cancel' })
      .plain()
    expect([game.state.stack.length, game.zone('Bear'), game.pool(0)]).toEqual([0, 'battlefield', ''])
    expect(get(game.state, game.id('1:Forest', 'battlefield')).tapped).toBe(false)
  })

  test('[2011:602.2] it goes on the stack and its costs are paid, then it can be responded to, and later it resolves', () => {
    const pit = card('Pit', '{1}', 'Artifact', '{3}, Sacrifice a creature: Draw two cards.')
    const sides = [{ battlefield: ['Pit', 'Bear', ...times(3, 'Forest')] }, { hand: ['Nap'] }] as const
    const game = table('2011', [...sides], [pit])
    const forests = () => [1, 2, 3].map((n) => get(game.state, game.id(`${n}:Forest`, 'battlefield')).tapped)
    game.activate('Pit')
    expect([game.state.stack.length, game.zone('Bear'), forests(), game.handSize(0)]).toEqual([
      1,
      'graveyard',
      [true, true, true],
      0,
    ])
    expect(game.asks('priority').seat).toBe(0)
    game.pass().cast('Nap').resolve()
    expect([game.life(1), game.handSize(0)]).toEqual([21, 0])
    expect([game.resolve().handSize(0), game.state.stack.length]).toEqual([2, 0])
    game.isAtAQuestion()
  })

  test('[2011:602.2] only its controller activates it, of a card that nobody controls only its owner', () => {
    const orb = card('Orb', '{1}', 'Artifact', '{0}: You gain 1 life.')
    const ghost = creature('Ghost', '{B}', '1/1', '{0}: Return ~ from your graveyard to your hand.')
    const side = { battlefield: ['Orb'], graveyard: ['Ghost'] }
    const game = table('2011', [side, side], [orb, ghost])
    const may = (seat: number) =>
      legalActions(game.state, seat).flatMap((action) => {
        if (action.do !== 'activate') return []
        const { zone, owner } = get(game.state, action.object)
        return [`${zone} ${owner}`]
      })
    expect(may(0).sort()).toEqual(['battlefield 0', 'graveyard 0'])
    expect(may(game.pass().question.seat).sort()).toEqual(['battlefield 1', 'graveyard 1'])
    const theirs = game.state.graveyards[0]?.[0] ?? 0
    expect(game.refusal({ do: 'activate', ...game.nth(theirs, 0) }).key).toBe('activate.notYours')
  })

  test('[2011:602.2] a step that can’t be completed takes it all back, also at the last one', () => {
    const orb = card('Orb', '{1}', 'Artifact', '{2}, {T}: ~ deals 1 damage to target player.')
    const game = table('2011', [{ battlefield: ['Orb', 'Forest', 'Forest'] }, {}], [orb])
    const { checkpoint } = game.position
    game.reply({ do: 'activate', ...game.nth(game.id('Orb'), 0) }).reply([{ player: 1 }])
    expect([game.question.kind, game.state.stack.length]).toEqual(['pay', 1])
    game.reply({ pay: 'cancel' })
    expect([game.state.stack, game.life(1), get(game.state, game.id('Orb')).tapped]).toEqual([[], 20, false])
    expect(game.state.objects).toEqual(checkpoint.objects)
    // Nothing of it was used up: it can be activated now.
    game.activate('Orb', 0, { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(19)
  })

  test('[2011:602.2a 2004:409.1a] the ability has no characteristics and outlives its source; a hidden card is revealed', () => {
    const imp = creature('Imp', '{R}', '1/1', '{0}: ~ deals 1 damage to target player.')
    const slay = zoo('Slay')
    const game = table('2011', [{ battlefield: ['Imp'], hand: ['Slay'] }, {}], [imp, slay])
    game.activate('Imp', 0, { targets: ['player 1'] })
    expect(characteristics(game.state, game.state.stack[0] as number)).toMatchObject({
      name: '',
      colors: [],
      types: [],
      cost: null,
    })
    game
      .cast('Slay', { targets: ['Imp'] })
      .resolve()
      .resolve()
    expect(game.life(1)).toBe(19)
    const page = creature('Page', '{5}', '1/1', 'Cycling {0}')
    const cycled = table('2011', [{ hand: ['Page'] }, {}], [page]).activate('Page', 0, {}, 'hand')
    expect(cycled.events).toContainEqual(expect.objectContaining({ kind: 'revealed', rule: '2011:602.2a' }))
  })

  test('[2011:602.2b] X, targets and division first, then mana abilities, then the cost as it is changed', () => {
    const cannon = card(
      'Cannon',
      '{1}',
      'Artifact',
      '{X}, {T}: ~ deals X damage divided as you choose among any number of targets.',
    )
    const ease = card('Ease', '{1}', 'Artifact', 'Activated abilities of artifacts cost {1} less to activate.')
    const game = table(
      '2011',
      [{ battlefield: ['Cannon', 'Ease', 'Forest', 'Forest'] }, { battlefield: ['Ox'] }],
      [cannon, ease],
    )
    game.reply({ do: 'activate', ...game.nth(game.id('Cannon'), 0) })
    expect(game.asks('number').max).toBe(3)
    game.reply(3)
    game.asks('targets')
    game.reply([game.ref('Ox'), { player: 1 }]).reply([1, 2])
    expect(game.asks('pay').cost).toEqual(['2'])
    game.plain().resolve()
    expect([game.life(1), get(game.state, game.id('Ox')).damage]).toEqual([18, 1])
  })
})

test('[2011:602.2b] what makes abilities cost more is paid for mana abilities too, also inside a payment', () => {
  const weight = card('Weight', '{1}', 'Enchantment', 'Activated abilities of lands cost {1} more to activate.')
  const poor = table('2011', [{ battlefield: ['Weight', 'Mountain'], hand: ['Spark'] }, {}], [weight])
  expect(why(poor, 'Mountain')).toBe('cast.cantPay')
  expect(poor.why({ do: 'cast', object: poor.id('Spark'), via: 'normal' })?.key).toBe('cast.cantPay')
  const game = table('2011', [{ battlefield: ['Weight', 'Mountain'], hand: ['Spark'], pool: '{G}' }, {}], [weight])
  game.cast('Spark', { targets: ['player 1'], pay: false })
  game.reply({ pay: 'activate', ...game.nth(game.id('Mountain', 'battlefield'), 0) })
  expect(game.asks('pay').cost).toEqual(['1'])
  game.plain()
  expect(game.pool(0)).toBe('R')
  game.plain().resolve()
  expect(game.life(1)).toBe(17)
})

describe('[2011:602.2b] abilities that one player or another activates', () => {
  const LESS = "This effect can't reduce the mana in that cost to less than one mana."
  const cards = [
    card(
      'Levy',
      '{1}',
      'Artifact',
      "Abilities your opponents activate cost {1} more to activate unless they're mana abilities.",
    ),
    card(
      'Grant',
      '{1}',
      'Artifact',
      `Abilities you activate that aren't mana abilities cost {2} less to activate. ${LESS}`,
    ),
    card('Fount', '{1}', 'Artifact', '{2}: You gain 1 life. Any player may activate this ability.'),
    card('Prism', '{1}', 'Artifact', '{2}: Add {U}{U}.'),
  ]
  const price = (mine: readonly string[], theirs: readonly string[], seat: 0 | 1) => {
    const pool = '{C}{C}{C}{C}'
    const game = table(
      '2011',
      [
        { battlefield: [...mine], pool },
        { battlefield: [...theirs], pool },
      ],
      cards,
    )
    if (seat === 1) game.pass()
    return game.activate('Fount', 0, { pay: false }).asks('pay').cost.join('')
  }

  test('an opponent pays more, also for an ability of your permanent; you don’t', () => {
    expect([price(['Fount', 'Levy'], [], 0), price(['Fount', 'Levy'], [], 1)]).toEqual(['2', '3'])
    expect([price(['Fount'], ['Levy'], 0), price(['Fount'], ['Levy'], 1)]).toEqual(['3', '2'])
  })

  test('you pay less, but one mana at least; an opponent doesn’t', () => {
    expect([price(['Fount', 'Grant'], [], 0), price(['Fount', 'Grant'], [], 1)]).toEqual(['1', '2'])
  })

  test('mana abilities cost what they did', () => {
    const sides = [{ battlefield: ['Prism', 'Grant'], pool: '{C}' }, { battlefield: ['Levy'] }] as const
    expect(why(table('2011', sides, cards), 'Prism')).toBe('cast.cantPay')
    const paid = table('2011', [{ ...sides[0], pool: '{C}{C}' }, sides[1]], cards).activate('Prism')
    expect(paid.pool(0)).toBe('UU')
  })
})

describe('602.3-4', () => {
  const modal = card(
    'Riddle',
    '{1}',
    'Artifact',
    '{0}: An opponent chooses one —\n• Target player gains 5 life.\n• Draw a card.',
  )
  const pick = card(
    'Twin Doom',
    '{1}',
    'Artifact',
    '{0}: Destroy target creature you control and target creature an opponent chooses.',
  )

  test('[2011:602.3] an opponent makes the choice where the controller would', () => {
    const game = table('2011', [{ battlefield: ['Riddle'] }, {}], [modal])
    game.reply({ do: 'activate', ...game.nth(game.id('Riddle'), 0) })
    expect(game.asks('modes').seat).toBe(1)
    game.reply([0])
    expect(game.asks('targets').seat).toBe(0)
    // So with a target: while activating, before anything is paid.
    const doom = card('Shared Doom', '{1}', 'Artifact', '{1}: Destroy target creature an opponent chooses.')
    const sides = { battlefield: ['Shared Doom', 'Bear', 'Ox'], pool: '{R}' }
    const other = table('2011', [sides, {}], [doom])
    other.reply({ do: 'activate', ...other.nth(other.id('Shared Doom'), 0) })
    expect([other.asks('targets').seat, other.pool(0)]).toEqual([1, 'R'])
    other.reply([other.ref('Ox')]).announce({})
    expect([other.pool(0), other.resolve().zone('Ox'), other.zone('Bear')]).toEqual(['', 'graveyard', 'battlefield'])
  })

  test('[2011:602.3a] of several opponents the controller says which one', () => {
    const players = [{ battlefield: ['Riddle'], library: ['Riddle'] }, { library: ['Riddle'] }, { library: ['Riddle'] }]
    const made = positionFrom({ edition: '2011', players }, () => modal)
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    const game = new Table(made.position)
    game.reply({ do: 'activate', ...game.nth(game.id('Riddle', 'battlefield'), 0) })
    expect(game.asks('player')).toMatchObject({ seat: 0, among: [1, 2] })
    game.reply(2)
    expect(game.asks('modes').seat).toBe(2)
  })

  test('[2011:602.3b] the controller first, although the opponent is the active player', () => {
    const game = table('2011', [{ battlefield: ['Ox'] }, { battlefield: ['Twin Doom', 'Bear', 'Bear'] }], [pick]).pass()
    game.reply({ do: 'activate', ...game.nth(game.id('Twin Doom'), 0) })
    expect(game.asks('targets').seat).toBe(1)
    game.reply([game.ref('1:Bear')])
    expect(game.asks('targets').seat).toBe(0)
    // Also where the text names the opponent's choice first.
    const text = '{0}: Destroy target creature an opponent chooses and target creature you control.'
    const turned = card('Turned Doom', '{1}', 'Artifact', text)
    const other = table('2011', [{ battlefield: ['Ox'] }, { battlefield: ['Turned Doom', 'Bear'] }], [turned]).pass()
    other.reply({ do: 'activate', ...other.nth(other.id('Turned Doom'), 0) })
    expect(other.asks('targets')).toMatchObject({ seat: 1, legal: [other.ref('Bear')] })
    other.reply([other.ref('Bear')])
    other.reply([other.asks('targets').seat === 0 ? other.ref('Ox') : other.ref('Bear')])
    expect(other.resolve().state.battlefield).toEqual([other.id('Turned Doom')])
  })

  test('[2011:602.4] an ability that alters costs leaves what is on the stack alone', () => {
    const bell = card('Tax Bell', '{1}', 'Artifact', '{0}: Spells cost {1} more to cast this turn.')
    const game = table('2011', [{ battlefield: ['Tax Bell'], hand: ['Spark', 'Spark'], pool: '{R}{R}{C}' }, {}], [bell])
    game
      .cast('1:Spark', { targets: ['player 1'] })
      .activate('Tax Bell')
      .resolve()
      .resolve()
    expect([game.life(1), game.pool(0)]).toEqual([17, 'RC'])
    game.cast('Spark', { targets: ['player 1'], pay: false })
    expect(game.asks('pay').cost).toEqual(['1', 'R'])
  })
})

describe('602.5 what limits activating', () => {
  test('[2011:602.5] a prohibited ability is not offered and is refused before anything is paid', () => {
    const seal = zoo('Seal')
    const book = card('Book', '{1}', 'Artifact', '{1}: Draw a card.')
    const game = table('2011', [{ battlefield: ['Seal', 'Book'], pool: '{C}' }, {}], [seal, book])
    expect(legalActions(game.state, 0)).toEqual([{ do: 'pass' }])
    expect(game.refusal({ do: 'activate', ...game.nth(game.id('Book'), 0) }).key).toBe('activate.forbidden')
    expect(game.pool(0)).toBe('C')
  })

  test('[2011:602.5a] {T} and {Q} of a creature wait for a turn under control', () => {
    const elf = creature('Elf', '{G}', '1/1', '{T}: Draw a card.\n{Q}: Draw a card.\n{0}: Draw a card.')
    const game = table('2011', [{ battlefield: [{ name: 'Elf', sick: true }] }, {}], [elf])
    expect([why(game, 'Elf', 0), why(game, 'Elf', 2)]).toEqual(['cost.sick', null])
    const tapped = table('2011', [{ battlefield: [{ name: 'Elf', sick: true, tapped: true }] }, {}], [elf])
    expect(why(tapped, 'Elf', 1)).toBe('cost.sick')
    const ready = table('2011', [{ battlefield: [{ name: 'Elf', tapped: true }] }, {}], [elf])
    expect(why(ready, 'Elf', 1)).toBeNull()
    const swift = creature('Swift Elf', '{G}', '1/1', 'Haste\n{T}: Draw a card.\n{Q}: Draw a card.')
    for (const [isTapped, index] of [
      [false, 1],
      [true, 2],
    ] as const) {
      const hasty = { battlefield: [{ name: 'Swift Elf', sick: true, tapped: isTapped }] }
      expect(why(table('2011', [hasty, {}], [swift]), 'Swift Elf', index)).toBeNull()
    }
    const rock = card('Rock', '{1}', 'Artifact', '{T}: Draw a card.')
    const wake = card('Wake', '{0}', 'Instant', 'Target artifact becomes a 1/1 artifact creature until end of turn.')
    const woken = table('2011', [{ battlefield: [{ name: 'Rock', sick: true }], hand: ['Wake'] }, {}], [rock, wake])
    expect(why(woken, 'Rock')).toBeNull()
    woken.cast('Wake', { targets: ['Rock'] }).resolve()
    expect(why(woken, 'Rock')).toBe('cost.sick')
  })

  test('[2011:602.5b] once each turn is once for whoever controls it', () => {
    const imp = creature('Imp', '{B}', '1/1', '{0}: You gain 1 life. Activate only once each turn.')
    const steal = card('Steal', '{0}', 'Instant', 'Gain control of target creature until end of turn.')
    const game = table('2011', [{ battlefield: ['Imp'] }, { hand: ['Steal'] }], [imp, steal])
    game.activate('Imp').resolve().pass()
    game
      .cast('Steal', { targets: ['Imp'] })
      .pass(2)
      .pass()
    expect([game.question.seat, why(game, 'Imp')]).toEqual([1, 'activate.usedUp'])
  })

  test('[2011:602.5c] an ability acquired from another object is counted for itself', () => {
    const text = '{0}: ~ gets +1/+1 until end of turn. Activate only once each turn.'
    const own = creature('Grower', '{G}', '2/2', text)
    const gift = card(
      'Gift',
      '{1}',
      'Enchantment',
      `Creatures you control have "${text.replace('~', 'This creature').replace('{0}: This', '{0}: This')}"`,
    )
    const game = table('2011', [{ battlefield: ['Grower', 'Gift'] }, {}], [own, gift])
    game.activate('Grower', 0).resolve()
    expect([why(game, 'Grower', 0), why(game, 'Grower', 1)]).toEqual(['activate.usedUp', null])
    game.activate('Grower', 1).resolve()
    expect([game.size('Grower'), why(game, 'Grower', 1)]).toEqual(['4/4', 'activate.usedUp'])
    const two = table('2011', [{ battlefield: ['Bear', 'Gift', 'Gift'] }, {}], [gift])
    two.activate('Bear', 0).resolve()
    expect([why(two, 'Bear', 0), why(two, 'Bear', 1)]).toEqual(['activate.usedUp', null])
  })

  testInEditions('2011', 'today')(
    '[2011:602.5d 2004:212.7e today:304.5] sorcery timing, without being a sorcery, %s',
    (edition) => {
      const sage = creature('Sage', '{U}', '1/1', '{0}: Draw a card. Activate only any time you could cast a sorcery.')
      const quiet = card('Quiet', '{1}', 'Enchantment', "Players can't cast sorcery spells.")
      const game = table(edition, [{ battlefield: ['Sage', 'Quiet'] }, {}], [sage, quiet])
      expect(why(game, 'Sage')).toBeNull()
      game.activate('Sage')
      expect(why(game, 'Sage')).toBe('timing.stackNotEmpty')
      expect(why(game.resolve().to('upkeep', 5), 'Sage')).toBe('timing.notMainPhase')
      // While something is paid no sorcery could be cast, be it in the main phase and with an empty stack.
      const well = card(
        'Slow Well',
        '{1}',
        'Artifact',
        '{T}: Add {R}. Activate only any time you could cast a sorcery.',
      )
      const lurker = zoo('Hidden One')
      const sides = { battlefield: ['Slow Well', { name: 'Hidden One', faceDown: true }] }
      const hidden = table(edition, [sides, {}], [well, lurker])
      const up = { do: 'turnFaceUp', object: hidden.id('Hidden One') } as const
      expect([hidden.why(up)?.key, why(hidden, 'Slow Well')]).toEqual(['cast.cantPay', null])
      expect(hidden.activate('Slow Well').why(up)).toBeNull()
    },
  )

  test('[2011:602.5e 2004:212.5e] instant timing keeps a mana ability out of payments, yet it does not use the stack', () => {
    const spring = zoo('Spring')
    const game = table('2011', [{ battlefield: ['Spring'], hand: ['Spark'] }, {}], [spring])
    expect(game.why({ do: 'cast', object: game.id('Spark'), via: 'normal' })?.key).toBe('cast.cantPay')
    game.activate('Spring')
    expect([game.pool(0), game.state.stack.length]).toEqual(['R', 0])
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(17)
    const paying = table('2011', [{ battlefield: ['Spring', 'Mountain'], hand: ['Spark'] }, {}], [spring])
    paying.cast('Spark', { targets: ['player 1'], pay: false })
    expect(paying.refusal({ pay: 'activate', ...paying.nth(paying.id('Spring'), 0) }).key).toBe('timing.noPriority')
    // With priority it may be activated though no sorcery could be cast: a spell is on the stack, then it is the
    // upkeep.
    expect(why(paying.plain(), 'Spring')).toBeNull()
    expect(why(paying.to('upkeep', 5), 'Spring')).toBeNull()
  })
})
