import { expect, test } from 'vitest'
import { answer, forget, legalReplies, stateOf } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Limpalong', '{0}', 'Sorcery', "Target creature can't attack. Its controller may pay {2} to end this effect."),
  card('Sapping', '{0}', 'Sorcery', 'Creatures you control get -1/-0. You may pay 2 life to end this effect.'),
  card(
    'Toll Truce',
    '{1}',
    'Enchantment',
    "Creatures can't attack. Any player may pay {1} to ignore this effect until end of turn.",
  ),
  card(
    'Hushed Market',
    '{1}',
    'Enchantment',
    "Players can't cast creature spells. Any player may pay {1} to ignore this effect until end of turn.",
  ),
  card(
    'Leaden Vow',
    '{0}',
    'Enchantment — Aura',
    "Enchant creature\nEnchanted creature can't attack or block. Its controller may sacrifice a permanent for that player to ignore this effect until end of turn.",
  ),
  card(
    'Deferred Bill',
    '{0}',
    'Sorcery',
    'You lose 5 life at the beginning of your next upkeep unless you pay {2} before that step.',
  ),
  card(
    'Long Fuse',
    '{0}',
    'Sorcery',
    '~ deals 3 damage to target creature. Draw two cards at the beginning of the next upkeep unless any player pays {1} before that upkeep.',
  ),
  card('Nudge', '{0}', 'Instant', 'You gain 1 life.'),
  creature('Strider', '{1}', '2/2', 'Haste'),
]

/** The turn of the player who is active now, after the opponent's. */
const NEXT = 5

/** The special actions that the player with priority may take. */
const specials = (game: Table) =>
  legalReplies(game.position).flatMap((one) =>
    typeof one === 'object' && 'do' in one && one.do === 'special' ? [one] : [],
  )
/** Takes the only one there is. */
function takeOffer(game: Table): Table {
  const [special, more] = specials(game)
  if (special === undefined || more !== undefined) throw new Error('not one special action')
  game.reply(special)
  while (game.question.kind !== 'priority') game.plain()
  return game
}
const mayAttack = (game: Table, name: string): boolean => {
  game.until('attackers')
  return game.asks('attackers').able.includes(game.id(name))
}

inEditions('2004', '2011')('actions that effects offer, %s', (edition) => {
  test('[2004:408.2i] paying ends the effect at once, without the stack, and leaves the player with priority', () => {
    const game = table(
      edition,
      [{ battlefield: ['Bear', 'Forest', 'Forest'], hand: ['Limpalong', 'Nudge'] }, {}],
      CARDS,
    )
    game.cast('Limpalong', { targets: ['Bear'] }).resolve()
    expect(game.state.lasting).toHaveLength(1)
    game.cast('Nudge')
    takeOffer(game)
    expect([game.state.lasting.length, game.state.stack.length, game.asks('priority').seat]).toEqual([0, 1, 0])
    expect(
      game.events.some((event) => event.kind === 'tookOffer' && event.rule === cite('special.ending', edition)),
    ).toBe(true)
    expect(specials(game)).toEqual([])
    expect(mayAttack(game.resolveAll(), 'Bear')).toBe(true)
  })

  test('[2004:408.2i] until then it holds, also in later turns', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Limpalong'] }, {}], CARDS)
    game
      .cast('Limpalong', { targets: ['Bear'] })
      .resolve()
      .to('main1', NEXT)
    expect(game.state.lasting).toHaveLength(1)
    game.to('main2')
    expect(game.state.combat).toBeNull()
    expect(game.state.facts.attacked).toEqual([])
  })

  test('[2004:408.2i] only the player whom the effect names, with priority, and able to pay', () => {
    const sides = [
      { battlefield: ['Forest', 'Forest'], hand: ['Limpalong', 'Nudge'] },
      { battlefield: ['Bear', 'Forest', 'Forest'] },
    ] as const
    const game = table(edition, [sides[0], sides[1]], CARDS)
    game.cast('Limpalong', { targets: ['Bear'] }).resolve()
    const which = game.state.lasting[0]?.end?.id ?? -1
    const end = { do: 'special', object: game.id('Bear'), what: 'end', which } as const
    expect(game.refusal(end)).toMatchObject({ key: 'special.notYours', rule: cite('special.ending', edition) })
    expect(game.refusal({ ...end, which: which + 1 })).toMatchObject({
      key: 'special.noEffect',
      rule: cite('special.ending', edition),
    })
    expect(specials(game)).toEqual([])
    game.cast('Nudge').pass()
    takeOffer(game)
    expect([game.state.lasting.length, game.asks('priority').seat]).toEqual([0, 1])
    const poor = table(edition, [{ battlefield: ['Bear', 'Forest'], hand: ['Limpalong'] }, {}], CARDS)
    poor.cast('Limpalong', { targets: ['Bear'] }).resolve()
    expect(specials(poor)).toEqual([])
    const action = {
      do: 'special',
      object: poor.id('Bear'),
      what: 'end',
      which: poor.state.lasting[0]?.end?.id ?? 0,
    } as const
    expect(poor.why(action)?.key).toBe('cast.cantPay')
  })

  test('[2004:408.2i] a payment that is taken back leaves the effect, and the position can be answered again from a save', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Forest', 'Forest'], hand: ['Limpalong'] }, {}], CARDS)
    game.cast('Limpalong', { targets: ['Bear'] }).resolve()
    const [special] = specials(game)
    game.reply(special ?? { do: 'pass' }).reply({ pay: 'cancel' })
    expect([game.state.lasting.length, game.asks('priority').seat]).toEqual([1, 0])
    const saved = JSON.parse(JSON.stringify(game.position))
    const again = answer(saved, special)
    forget(game.position)
    game.reply(special ?? { do: 'pass' })
    expect('position' in again && stateOf(again.position).lasting).toEqual(game.state.lasting)
  })

  test('[2004:408.2i] an effect on several objects ends for all of them, and its price need not be mana', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'], hand: ['Sapping'] }, {}], CARDS)
    game.cast('Sapping').resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['1/2', '2/3'])
    takeOffer(game)
    expect([game.size('Bear'), game.size('Ox'), game.life(0)]).toEqual(['2/2', '3/3', 18])
  })

  test('[2004:408.2i] a delayed trigger is called off before it triggers, not afterwards', () => {
    const start = () =>
      table(edition, [{ battlefield: ['Forest', 'Forest'], hand: ['Deferred Bill'] }, {}], CARDS)
        .cast('Deferred Bill')
        .resolve()
    const paid = takeOffer(start())
    expect([paid.state.delayed.length, paid.to('draw', NEXT).life(0)]).toEqual([0, 20])
    const late = start().to('upkeep', NEXT)
    expect([late.state.stack.length, specials(late).length]).toEqual([1, 0])
    expect(late.to('draw', NEXT).life(0)).toBe(15)
  })

  test('[2004:408.2i] a trigger that any player may call off', () => {
    const sides = [{ battlefield: ['Bear'], hand: ['Long Fuse'] }, { battlefield: ['Forest'] }] as const
    const game = table(edition, [sides[0], sides[1]], CARDS)
      .cast('Long Fuse', { targets: ['Bear'] })
      .resolve()
      .pass()
    takeOffer(game)
    expect([game.state.delayed.length, game.asks('priority').seat]).toEqual([0, 1])
    expect(game.to('upkeep', NEXT).handSize(0)).toBe(0)
  })
})

inEditions('2004', '2011')('ignoring a static ability, %s', (edition) => {
  const started = (more: readonly string[] = []) =>
    table(
      edition,
      [
        { battlefield: ['Toll Truce', 'Bear', 'Forest', 'Forest', ...more], hand: ['Nudge'] },
        { battlefield: ['Ox', 'Forest'] },
      ],
      CARDS,
    )

  test('[2004:408.2j] who paid may attack until end of turn; who has not may not', () => {
    const without = started().to('main2')
    expect(without.state.facts.attacked).toEqual([])
    const game = started().cast('Nudge')
    takeOffer(game)
    expect([game.state.stack.length, game.asks('priority').seat]).toEqual([1, 0])
    expect(mayAttack(game.resolveAll(), 'Bear')).toBe(true)
    game.attack('Bear').to('main1', NEXT)
    expect(game.state.lasting).toEqual([])
    expect(game.to('main2', NEXT).state.facts.attacked).toEqual([])
  })

  test('[2004:408.2j] it is ignored by its payer only', () => {
    const game = started().pass()
    takeOffer(game)
    expect(game.asks('priority').seat).toBe(1)
    expect(game.to('main2').state.facts.attacked).toEqual([])
  })

  test('[2004:408.2j] not twice, not without priority, not where there is no such effect', () => {
    const game = started()
    const action = { do: 'special', what: 'ignore', object: game.id('Toll Truce'), which: 'Toll Truce#0' } as const
    expect(game.refusal({ ...action, object: game.id('Bear') })).toMatchObject({
      key: 'special.noEffect',
      rule: cite('special.ignoring', edition),
    })
    expect(game.refusal({ ...action, which: 'Toll Truce#1' })).toMatchObject({ key: 'special.noEffect' })
    takeOffer(game)
    expect(game.refusal(action)).toMatchObject({ key: 'special.ignored', rule: cite('special.ignoring', edition) })
    game.until('attackers')
    expect('refused' in answer(game.position, action)).toBe(true)
  })

  test('[2004:408.2j] a rule for players is ignored by the one who paid', () => {
    const game = table(
      edition,
      [{ battlefield: ['Hushed Market', 'Forest', 'Forest', 'Forest'], hand: ['Bear'] }, {}],
      CARDS,
    )
    const cast = { do: 'cast', object: game.id('Bear'), via: 'normal' } as const
    expect(game.why(cast)?.key).toBe('cast.forbidden')
    takeOffer(game)
    expect(game.why(cast)).toBeNull()
    game.cast('Bear').resolve()
    expect(game.zone('Bear')).toBe('battlefield')
  })

  test('[2004:408.2j] the payer is the one the text names, and pays with what is theirs', () => {
    const sides = [
      { battlefield: ['Forest', { name: 'Leaden Vow', attachedTo: 'Bear' }] },
      { battlefield: ['Bear', 'Ox', 'Swamp'] },
    ] as const
    const game = table(edition, [sides[0], sides[1]], CARDS)
    const vow = game.id('Leaden Vow')
    const action = { do: 'special', object: vow, what: 'ignore', which: 'Leaden Vow#1' } as const
    expect(game.refusal(action)).toMatchObject({ key: 'special.notYours', rule: cite('special.ignoring', edition) })
    game.pass().reply(action)
    const { from, seat } = game.asks('choose')
    expect([seat, [...from].sort()]).toEqual([1, [game.id('Bear'), game.id('Ox'), game.id('Swamp')].sort()])
    game.reply([game.id('Swamp')])
    expect([game.zone('Swamp'), game.asks('priority').seat]).toEqual(['graveyard', 1])
    const lasting = game.state.lasting.map(({ ignores, players }) => [ignores?.source, players])
    expect(lasting).toEqual([[vow, [1]]])
  })
})
