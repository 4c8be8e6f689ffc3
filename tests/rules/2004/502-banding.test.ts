import { expect, test } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import {
  allTo,
  attackInBands as attack,
  bandNumber as bandOf,
  dividing,
  inBands,
  whyNotInBands as refused,
} from '../../support/bands.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  creature('Page', '{0}', '1/1', 'Banding'),
  creature('Herald', '{0}', '1/1', 'Banding, banding'),
  creature('Glider', '{0}', '2/2', 'Flying'),
  creature('Wader', '{0}', '2/2', 'Swampwalk'),
  creature('Hawk', '{0}', '1/3', 'Flying'),
  creature('Rampart', '{0}', '0/9', '~ can block an additional creature.'),
  creature('Brute', '{0}', '5/5'),
  creature('Crusher', '{0}', '5/5', 'Trample'),
  creature('Lord', '{0}', '2/2', 'Whenever ~ becomes blocked, you gain 3 life.'),
  creature('Trapper', '{0}', '1/4', 'Whenever ~ blocks a creature, you gain 1 life.'),
  creature('Bolder', '{0}', '2/2', '~ attacks each turn if able.'),
  spell('Rout', 'Target creature loses banding until end of turn.'),
  spell('Snare', 'Target unblocked attacking creature becomes blocked.'),
  spell('Mend', 'Regenerate target creature.'),
  spell('Slay', 'Destroy target creature.'),
  spell('Growth', 'Target creature gets +3/+3 until end of turn.'),
  spell('Recall', 'Remove target creature from combat.'),
  spell('Rally', 'Target creature gains banding until end of turn.'),
  spell('Shove', 'Target creature you control blocks target attacking creature.'),
]

const isBlocked = (game: Table, name: string): boolean | undefined =>
  game.state.combat?.attackers.find(({ id }) => id === game.id(name))?.blocked
const blockersOf = (game: Table, name: string): readonly number[] | undefined =>
  game.state.combat?.attackers.find(({ id }) => id === game.id(name))?.blockers
inEditions('2004', '2011')('502.10 banding, %s', (edition) => {
  const board = (
    mine: readonly string[],
    theirs: readonly string[] = [],
    hand: readonly string[] = [],
    their: readonly string[] = [],
  ) =>
    table(
      edition,
      [
        { battlefield: mine, hand },
        { battlefield: theirs, hand: their },
      ],
      CARDS,
    )

  test('[2004:502.10b] any number with banding and at most one without', () => {
    const game = board(['Shieldhand', 'Page', 'Bear', 'Brute'])
    expect(refused(game, ['Shieldhand', 'Bear', 'Brute'])).toBe('attack.band')
    expect(refused(game, ['Shieldhand', 'Page', 'Bear', 'Brute'])).toBe('attack.band')
    expect(refused(game, ['Bear', 'Brute'])).toBe('attack.band')
    const before = game.position
    for (const band of [
      ['Shieldhand', 'Page', 'Bear'],
      ['Shieldhand', 'Page'],
      ['Shieldhand', 'Brute'],
    ]) {
      game.position = before
      attack(game, band)
      expect(new Set(band.map((name) => bandOf(game, name))).size).toBe(1)
      expect(bandOf(game, band[0] ?? '')).not.toBeNull()
      game.isAtAQuestion()
    }
  })

  test('[2004:502.10b] a defending player forms no bands', () => {
    const game = attack(board(['Bear', 'Glider'], ['Shieldhand', 'Wall']), ['Bear'], ['Glider']).until('blockers')
    const block = { id: game.id('Shieldhand'), attackers: [game.id('Bear')] }
    expect(game.refusal([{ ...block, band: 0 }]).key).toBe('reply.malformed')
    game.reply([block])
    expect(blockersOf(game, 'Bear')).toHaveLength(1)
    game.isAtAQuestion()
  })

  test('[2004:308.2b] bands are announced with the attackers; none has to be', () => {
    const game = board(['Shieldhand', 'Page', 'Bear'])
    expect(legalReplies(game.until('attackers').position)).toContainEqual([])
    const plain = attack(board(['Shieldhand', 'Page', 'Bear']), ['Shieldhand'], ['Page'], ['Bear'])
    expect(['Shieldhand', 'Page', 'Bear'].map((name) => bandOf(plain, name))).toEqual([null, null, null])
    attack(game, ['Shieldhand', 'Bear'], ['Page'])
    expect(bandOf(game, 'Shieldhand')).toBe(bandOf(game, 'Bear'))
    expect(bandOf(game, 'Page')).toBeNull()
    // Without banding there is the same question, and no other.
    const bears = attack(board(['Bear', 'Brute']), ['Bear'], ['Brute'])
    expect(bears.question.kind).toBe('priority')
  })

  test('[2004:308.2b] a band number is a whole number', () => {
    const game = board(['Shieldhand', 'Bear']).until('attackers')
    const attacks = inBands(game, [['Shieldhand', 'Bear']])
    const odd = attacks.map((one) => ({ ...one, band: 0.5 }))
    expect(game.refusal(odd).key).toBe('reply.malformed')
    game.isAtAQuestion()
  })

  test('[2004:502.10c] many bands, and each creature in one at most', () => {
    const mine = ['Shieldhand', 'Page', '1:Herald', '2:Herald'] as const
    const game = board(['Shieldhand', 'Page', 'Herald', 'Herald'])
    expect(refused(game, [mine[0], mine[1]], [mine[0], mine[2]])).toBe('attack.twice')
    attack(game, [mine[0], mine[1]], [mine[2], mine[3]])
    const bands = mine.map((name) => bandOf(game, name))
    expect([bands[0] === bands[1], bands[2] === bands[3], bands[0] === bands[2]]).toEqual([true, true, false])
    game.isAtAQuestion()
  })

  test('[2004:502.10d] a band lasts though its members lose banding', () => {
    const game = attack(board(['Shieldhand', 'Bear'], ['Wall'], ['Rout']), ['Shieldhand', 'Bear'])
    game
      .cast('Rout', { targets: ['Shieldhand'] })
      .resolve()
      .block({ Wall: 'Bear' })
    expect([isBlocked(game, 'Shieldhand'), isBlocked(game, 'Bear')]).toEqual([true, true])
    game.isAtAQuestion()
  })

  test('[2004:502.10d] what gains banding later is in no band', () => {
    const game = attack(board(['Brute', 'Bear'], ['Wall'], ['Rally']), ['Brute'], ['Bear'])
    game
      .cast('Rally', { targets: ['Bear'] })
      .resolve()
      .block({ Wall: 'Bear' })
    expect([isBlocked(game, 'Brute'), isBlocked(game, 'Bear')]).toEqual([false, true])
  })

  test('[2004:502.10d] what is removed from combat leaves its band', () => {
    const game = attack(board(['Shieldhand', 'Page', 'Bear'], ['Wall'], ['Recall']), ['Shieldhand', 'Page', 'Bear'])
    game
      .cast('Recall', { targets: ['Bear'] })
      .resolve()
      .block({ Wall: 'Shieldhand' })
    expect([isBlocked(game, 'Shieldhand'), isBlocked(game, 'Page'), isBlocked(game, 'Bear')]).toEqual([
      true,
      true,
      undefined,
    ])
    const saved = attack(board(['Shieldhand', 'Bear'], ['Wall'], ['Mend', 'Slay']), ['Shieldhand', 'Bear'])
    saved
      .cast('Mend', { targets: ['Bear'] })
      .resolve()
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
    saved.block({ Wall: 'Shieldhand' })
    expect([isBlocked(saved, 'Shieldhand'), isBlocked(saved, 'Bear'), saved.zone('Bear')]).toEqual([
      true,
      undefined,
      'battlefield',
    ])
  })

  test('[2004:502.10e] who blocks one of a band blocks all of it', () => {
    const mine = ['Shieldhand', 'Page', 'Glider', 'Wader']
    const game = attack(board(mine, ['Hawk', 'Wall', 'Swamp']), ['Shieldhand', 'Glider'], ['Page', 'Wader'])
    game.until('blockers')
    const walked = [{ id: game.id('Wall'), attackers: [game.id('Wader')] }]
    expect(game.refusal(walked).key).toBe('block.landwalk')
    game.block({ Hawk: 'Glider', Wall: 'Page' })
    expect(blockersOf(game, 'Shieldhand')).toEqual([game.id('Hawk')])
    expect(blockersOf(game, 'Wader')).toEqual([game.id('Wall')])
    expect(game.state.combat?.blocks.find(({ id }) => id === game.id('Wall'))?.attackers).toHaveLength(2)
    game.isAtAQuestion()
  })

  test('[2004:502.10e] each of them becomes blocked by it, and it blocks each', () => {
    const game = attack(board(['Shieldhand', 'Lord', 'Bear'], ['Trapper', 'Wall']), ['Shieldhand', 'Lord'], ['Bear'])
    game.block({ Trapper: 'Shieldhand' }).resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([23, 22])
    expect(isBlocked(game, 'Bear')).toBe(false)
  })

  test('[2004:502.10e] what blocks two of a band blocks each once; the blocker of neither is not blocked', () => {
    const game = attack(board(['Shieldhand', 'Page'], ['Wall', 'Hawk']), ['Shieldhand', 'Page'])
    game.block({ Wall: 'Shieldhand', Hawk: 'Page' })
    expect(blockersOf(game, 'Shieldhand')).toHaveLength(2)
    expect(blockersOf(game, 'Page')).toHaveLength(2)
    expect(game.state.combat?.blocks.map(({ attackers }) => attackers.length)).toEqual([2, 2])
  })

  test('[2004:502.10e] what is declared as blocking two of a band blocks each of them once', () => {
    const game = attack(board(['Shieldhand', 'Page', 'Bear'], ['Rampart']), ['Shieldhand', 'Page', 'Bear'])
    game.block({ Rampart: ['Shieldhand', 'Page'] })
    expect(game.state.combat?.blocks[0]?.attackers).toHaveLength(3)
    expect(['Shieldhand', 'Page', 'Bear'].map((name) => blockersOf(game, name)?.length)).toEqual([1, 1, 1])
  })

  test('[2004:502.10e] what an effect makes block one of a band blocks all of it', () => {
    const game = attack(board(['Shieldhand', 'Bear'], ['Hawk'], [], ['Shove']), ['Shieldhand', 'Bear'])
    game
      .pass()
      .cast('Shove', { targets: ['Hawk', 'Bear'] })
      .resolve()
    for (let n = 0; n < 3 && game.question.kind === 'order'; n++) game.plain()
    expect([isBlocked(game, 'Shieldhand'), isBlocked(game, 'Bear')]).toEqual([true, true])
    expect(blockersOf(game, 'Shieldhand')).toEqual([game.id('Hawk')])
  })

  test('[2004:502.10f] nothing is shared: neither flying nor what happens to one', () => {
    const game = attack(board(['Shieldhand', 'Glider'], ['Wall'], ['Growth']), ['Shieldhand', 'Glider'])
    game.cast('Growth', { targets: ['Shieldhand'] }).resolve()
    expect([game.size('Shieldhand'), game.size('Glider')]).toEqual(['4/4', '2/2'])
    game.until('blockers')
    const block = [{ id: game.id('Wall'), attackers: [game.id('Glider')] }]
    expect(game.refusal(block).key).toBe('block.flying')
    game.block({ Wall: 'Shieldhand' })
    expect(isBlocked(game, 'Glider')).toBe(true)
  })

  test('[2004:502.10f] a band obeys and breaks no requirement: bands change nothing for those that must attack', () => {
    const game = board(['Shieldhand', 'Bolder'])
    expect(refused(game, ['Shieldhand'])).toBe('attack.must')
    attack(game, ['Shieldhand', 'Bolder'])
    expect(bandOf(game, 'Bolder')).toBe(bandOf(game, 'Shieldhand'))
  })

  test('[2004:502.10g] an effect that makes one of a band blocked makes all of it blocked', () => {
    const game = attack(board(['Shieldhand', 'Lord', 'Bear'], [], ['Snare']), ['Shieldhand', 'Lord'], ['Bear'])
    game
      .to('declareBlockers')
      .cast('Snare', { targets: ['Shieldhand'] })
      .resolve()
      .resolveAll()
    expect(['Shieldhand', 'Lord', 'Bear'].map((name) => isBlocked(game, name))).toEqual([true, true, false])
    expect(game.life(0)).toBe(23)
    // Only the one outside the band deals its two damage.
    expect(game.to('main2').life(1)).toBe(18)
  })

  test('[2004:502.10h] the defending player divides the damage of what a creature with banding blocks', () => {
    const game = attack(board(['Brute'], ['Shieldhand', 'Wall']), ['Brute']).block({
      Shieldhand: 'Brute',
      Wall: 'Brute',
    })
    const question = dividing(game)
    expect([question.seat, question.sources.map(({ id }) => id)]).toEqual([1, [game.id('Brute')]])
    // All of it to the last one, in either edition: in no order, and nothing to the first has to be lethal.
    game.reply(allTo(game, question, 'Wall')).to('main2')
    expect([game.zone('Shieldhand'), game.zone('Wall')]).toEqual(['battlefield', 'battlefield'])
  })

  test('[2004:502.10h] not if the blocker has lost banding as damage begins', () => {
    const game = attack(board(['Brute'], ['Shieldhand', 'Wall'], ['Rout']), ['Brute'])
    game.block({ Shieldhand: 'Brute', Wall: 'Brute' })
    for (let n = 0; n < 3 && game.question.kind === 'order'; n++) game.plain()
    game.cast('Rout', { targets: ['Shieldhand'] }).resolve()
    expect(dividing(game).seat).toBe(0)
    const other = attack(board(['Brute'], ['Hawk', 'Wall'], ['Rally']), ['Brute'])
    other.block({ Hawk: 'Brute', Wall: 'Brute' })
    for (let n = 0; n < 3 && other.question.kind === 'order'; n++) other.plain()
    other.cast('Rally', { targets: ['Hawk'] }).resolve()
    expect(dividing(other).seat).toBe(1)
  })

  test('[2004:502.10h] the attacking player divides the damage of what blocks a creature with banding', () => {
    const game = attack(board(['Page', 'Bear'], ['Brute']), ['Page', 'Bear']).block({ Brute: 'Bear' })
    const question = dividing(game)
    expect([question.seat, question.sources.map(({ id }) => id)]).toEqual([0, [game.id('Brute')]])
    game.reply(allTo(game, question, 'Page')).to('main2')
    expect([game.zone('Page'), game.zone('Bear'), game.zone('Brute')]).toEqual([
      'graveyard',
      'battlefield',
      'battlefield',
    ])
  })

  test('[2004:502.10h] without banding each player divides the damage of their own', () => {
    const game = attack(board(['Page', 'Bear'], ['Brute'], ['Rout']), ['Page', 'Bear']).block({ Brute: 'Bear' })
    for (let n = 0; n < 3 && game.question.kind === 'order'; n++) game.plain()
    game.cast('Rout', { targets: ['Page'] }).resolve()
    expect(dividing(game).seat).toBe(1)
  })

  test('[2004:502.10h] a trampling attacker: all of it to the creatures that block it', () => {
    const game = attack(board(['Crusher'], ['Shieldhand', 'Wall']), ['Crusher'])
    const question = dividing(game.block({ Wall: 'Crusher', Shieldhand: 'Crusher' }))
    expect([question.seat, question.sources[0]?.to.length]).toEqual([1, 2])
    const alone = attack(board(['Crusher'], ['Shieldhand']), ['Crusher']).block({ Shieldhand: 'Crusher' })
    expect(alone.to('main2').life(1)).toBe(20)
  })

  test('[2004:502.10i] several instances are redundant', () => {
    const game = board(['Herald', 'Bear', 'Brute'])
    expect(refused(game, ['Herald', 'Bear', 'Brute'])).toBe('attack.band')
    attack(game, ['Herald', 'Bear'])
    expect(bandOf(game, 'Herald')).toBe(bandOf(game, 'Bear'))
  })
})
