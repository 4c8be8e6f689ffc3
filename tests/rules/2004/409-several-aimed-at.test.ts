import { describe, expect, test } from 'vitest'
import { byHeuristic } from '../../../src/ai/heuristics/index.ts'
import { checkReply, legalReplies, sampleReply } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Twice',
    '{2}{B}{B}',
    'Instant',
    '~ costs {2} less to cast if it targets a tapped creature.\nDestroy two target creatures.',
  ),
  creature('Ward', '{1}', '2/2', 'Spells that target ~ cost {2} more to cast.'),
  card('Two Bolts', '{B}{B}', 'Instant', 'Destroy two target creatures.'),
]

const SETS = [
  creature('Guard', '{1}', '2/2', 'Spells that target ~ cost {2} more to cast.'),
  card(
    'Banner',
    '{1}',
    'Creature — Flagbearer',
    'Spells that target ~ cost {2} more to cast.\nWhile an opponent is choosing targets as part of casting a spell they control or activating an ability they control, that player must choose at least one Flagbearer on the battlefield if able.',
    '2/2',
  ),
  card('Some Bolts', '{B}{B}', 'Instant', 'Destroy any number of target creatures.'),
  card('Pair Off', '{B}{B}', 'Instant', 'Destroy target creature. Tap another target creature.'),
]

inEditions('2004', '2011')('409.1f costs by several targets of one instance, %s', (edition) => {
  test('[2004:409.1c 2004:409.1f] what makes it payable only with another of the same instance is offered', () => {
    const side = { battlefield: [{ name: 'Bear', tapped: true }, 'Ox'] }
    const game = table(edition, [{ hand: ['Twice'], battlefield: times(2, 'Swamp') }, side], CARDS)
    game.cast('Twice', { targets: ['Bear', 'Ox'] }).resolveAll()
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'graveyard'])
    expect(game.events.filter(({ kind }) => kind === 'reversed')).toEqual([])
    const dear = table(
      edition,
      [{ hand: ['Twice'], battlefield: times(2, 'Swamp') }, { battlefield: ['Bear', 'Ox'] }],
      CARDS,
    )
    expect(dear.why({ do: 'cast', object: dear.id('Twice'), via: 'normal' })?.key).toBe('cast.cantPay')
  })

  describe('what can be paid only in part', () => {
    const swamps = (n: number, ...theirs: string[]) =>
      table(
        edition,
        [{ hand: ['Two Bolts', 'Some Bolts', 'Pair Off'], battlefield: times(n, 'Swamp') }, { battlefield: theirs }],
        [...CARDS, ...SETS],
      )
    const asked = (game: ReturnType<typeof table>, name: string) =>
      game.reply({ do: 'cast', object: game.id(name), via: 'normal' }).asks('targets')
    const refs = (game: ReturnType<typeof table>, ...names: string[]) => names.map((name) => game.ref(name))

    test('[2004:409.1c 2004:409.1f] two targets that cannot be paid for together are refused, and not listed', () => {
      const game = swamps(4, 'Ward', 'Guard', 'Ox')
      const question = asked(game, 'Two Bolts')
      expect(question.legal).toHaveLength(3)
      expect(game.refusal(refs(game, 'Ward', 'Guard')).key).toBe('cast.cantPay')
      expect(game.refusal(refs(game, 'Guard', 'Ward')).key).toBe('cast.cantPay')
      expect(legalReplies(game.position)).toHaveLength(2)
      for (const reply of legalReplies(game.position)) expect(checkReply(game.position, reply)).toBeNull()
      for (let n = 0; n < 2; n++)
        expect(checkReply(game.position, sampleReply(game.position, () => n) ?? null)).toBeNull()
      game.reply(refs(game, 'Ox', 'Guard'))
      if (game.question.kind === 'pay') game.plain()
      game.resolve()
      expect([game.zone('Ward'), game.zone('Guard'), game.zone('Ox')]).toEqual([
        'battlefield',
        'graveyard',
        'graveyard',
      ])
      game.isAtAQuestion()
    })

    test('[2004:409.1f] with mana for both they are listed like any', () => {
      const game = swamps(6, 'Ward', 'Guard', 'Ox')
      expect([asked(game, 'Two Bolts').sets, legalReplies(game.position).length]).toEqual([undefined, 3])
    })

    test('[2004:409.1c 2004:409.1f] of any number, so many as can be paid for, or none', () => {
      const game = swamps(4, 'Ward', 'Guard', 'Ox')
      asked(game, 'Some Bolts')
      expect(game.refusal(refs(game, 'Ward', 'Guard')).key).toBe('cast.cantPay')
      expect(game.refusal(refs(game, 'Ward', 'Guard', 'Ox')).key).toBe('cast.cantPay')
      // Each of them with or without the ox, the ox alone, or nothing.
      expect(legalReplies(game.position)).toHaveLength(6)
      const poor = swamps(2, 'Ward')
      expect(poor.cast('Some Bolts').state.stack).toHaveLength(1)
      expect(poor.events.some(({ kind }) => kind === 'reversed')).toBe(false)
    })

    test('[2004:409.1f] of two instances the second is narrowed by the first', () => {
      const game = swamps(4, 'Ward', 'Guard', 'Ox')
      expect(asked(game, 'Pair Off').legal).toHaveLength(3)
      game.reply(refs(game, 'Ward'))
      expect(game.asks('targets').legal).toEqual(refs(game, 'Ox'))
      expect(game.refusal(refs(game, 'Guard')).key).toBe('target.illegal')
    })

    test('[2004:409.1c 2004:409.1f] beside what must be a target, only what can be paid for with it', () => {
      const game = swamps(4, 'Ward', 'Banner', 'Ox')
      expect(asked(game, 'Two Bolts').legal).toEqual(refs(game, 'Banner'))
      game.reply(refs(game, 'Banner'))
      expect(game.asks('targets')).toMatchObject({ legal: refs(game, 'Ox'), min: 1, max: 1 })
      expect(game.refusal(refs(game, 'Ward')).key).toBe('target.illegal')
      game.reply(refs(game, 'Ox'))
      expect(game.events.some(({ kind }) => kind === 'reversed')).toBe(false)
    })

    test('[2004:409.1f] a machine player names a set that it can pay for', () => {
      const game = swamps(4, 'Ward', 'Guard', 'Ox')
      asked(game, 'Some Bolts')
      const { reply } = byHeuristic({ state: game.state, seat: 0, roll: () => 0 }, game.question)
      expect(checkReply(game.position, reply)).toBeNull()
    })
  })

  test('[2004:409.1f] nor is it castable by what fewer targets than it must have would cost', () => {
    const with2 = (swamps: number, ...theirs: string[]) => {
      const game = table(
        edition,
        [{ hand: ['Two Bolts'], battlefield: times(swamps, 'Swamp') }, { battlefield: theirs }],
        CARDS,
      )
      return game.why({ do: 'cast', object: game.id('Two Bolts'), via: 'normal' })?.key ?? null
    }
    expect([with2(2, 'Ward', 'Ox'), with2(4, 'Ward', 'Ox'), with2(2, 'Ward', 'Ox', 'Pup')]).toEqual([
      'cast.cantPay',
      null,
      null,
    ])
  })
})
