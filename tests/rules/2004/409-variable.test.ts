import { expect, test } from 'vitest'
import { type Action, answer, get, legalActions, legalReplies, stateOf } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const PITCH = "You may exile a red card with mana value X from your hand rather than pay ~'s mana cost."
const CARDS = [
  card('Old Unmake', '{X}{R}', 'Sorcery', 'Destroy target creature with mana value X or less.'),
  card('Exact', '{X}{R}', 'Sorcery', 'Destroy target creature with mana value X.'),
  card(
    'Old Recall',
    '{X}',
    'Sorcery',
    'Return target creature card with mana value X or less from your graveyard to your hand.',
  ),
  card('Refuse', '{X}', 'Instant', 'Counter target spell with mana value X.'),
  card('Engine', '{0}', 'Artifact', '{X}, {T}: Destroy target creature with mana value X or less.'),
  card('Volley', '{X}', 'Sorcery', "X target creatures can't block this turn."),
  card(
    'Fork',
    '{X}',
    'Sorcery',
    'Choose one —\n• Destroy target creature with mana value X.\n• Destroy target land with mana value X.',
  ),
  card(
    'Twice',
    '{X}',
    'Sorcery',
    'Kicker {1}\nYou gain X life. If this spell was kicked, destroy target creature with mana value X or less.',
  ),
  card('Old Blaze', '{X}{X}{R}', 'Instant', `${PITCH}\n~ deals X damage to target player.`),
  card('Altar', '{0}', 'Artifact', 'Sacrifice a creature with mana value X: You gain X life.'),
  card('Toll', '{0}', 'Artifact', 'Pay X life: Destroy target creature with mana value X.'),
  card(
    'Pool',
    '{0}',
    'Artifact',
    '{T}, Exile a card with mana value X from your graveyard: Add X mana of any one color.',
  ),
  card('Ash', '{3}{R}', 'Instant', 'You gain 1 life.'),
  creature('Husk', '{0}', '1/1'),
  creature('Titan', '{5}{G}', '6/6'),
]

const why = (game: Table, action: Action) => game.why(action)?.key ?? null
const cast = (game: Table, name: string): Action => ({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })
const use = (game: Table, name: string): Action => ({ do: 'activate', ...game.nth(game.id(name, 'battlefield'), 0) })

/** Every number of a range that is accepted for X, each followed by a legal announcement. */
function accepted(game: Table): number[] {
  return Array.from({ length: 12 }, (_, x) => x).filter((x) => {
    const answered = answer(game.position, x)
    if ('refused' in answered) return false
    // The announcement goes on, or was completed: it was not taken back.
    const isDone = answered.position.question?.kind === 'priority'
    if (isDone) expect(stateOf(answered.position).stack).toHaveLength(game.state.stack.length)
    return true
  })
}

inEditions('2004', '2011')('an X that something depends on, %s', (edition) => {
  const board = (hand: readonly string[], mountains: number, theirs: readonly string[] = ['Bear']) =>
    table(
      edition,
      [
        { hand: [...hand], battlefield: ['Engine', 'Altar', ...times(mountains, 'Mountain')], graveyard: ['Ox'] },
        { battlefield: [...theirs] },
      ],
      CARDS,
    )

  test('[2004:409.1b] a target may need an X above 0: the least that has one is the least to announce', () => {
    const game = board(['Old Unmake'], 4)
    expect(legalActions(game.state, 0)).toContainEqual(cast(game, 'Old Unmake'))
    game.reply(cast(game, 'Old Unmake'))
    expect(game.asks('number')).toMatchObject({ what: 'x', min: 2, max: 3 })
    expect(game.refusal(1).key).toBe('reply.outOfRange')
    game.announce({ x: 2, targets: ['Bear'] }).resolve()
    expect(game.zone('Bear')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:409.1c] where no X that can be paid has a target it can not be cast', () => {
    expect(why(board(['Old Unmake'], 2), cast(board(['Old Unmake'], 2), 'Old Unmake'))).toBe('cast.cantPay')
    expect(why(board(['Old Unmake'], 9, []), cast(board(['Old Unmake'], 9, []), 'Old Unmake'))).toBe('cast.noTarget')
    const poor = board(['Old Unmake'], 0, ['Husk'])
    expect(why(poor, cast(poor, 'Old Unmake'))).toBe('cast.cantPay')
  })

  test('[2004:409.1b] the same for cards in a graveyard, spells, and abilities', () => {
    const recall = board(['Old Recall'], 4).reply(cast(board(['Old Recall'], 4), 'Old Recall'))
    expect(accepted(recall)).toEqual([3, 4])
    const short = board(['Old Recall'], 2)
    expect(why(short, cast(short, 'Old Recall'))).toBe('cast.cantPay')
    const refuse = board(['Refuse', 'Ash'], 9).cast('Ash')
    expect(accepted(refuse.reply(cast(refuse, 'Refuse')))).toEqual([4])
    const engine = board([], 3)
    expect(accepted(engine.reply(use(engine, 'Engine')))).toEqual([2, 3])
    const idle = board([], 1)
    expect(why(idle, use(idle, 'Engine'))).toBe('cast.cantPay')
  })

  test('[2004:409.1b] only values with a target are announced, also between the least and the greatest', () => {
    const game = board(['Exact'], 9, ['Husk', 'Bear', 'Titan'])
    game.reply(cast(game, 'Exact'))
    expect(accepted(game)).toEqual([0, 2, 6])
    expect(legalReplies(game.position)).toEqual([6, 2, 0])
    expect(game.refusal(3)).toMatchObject({ key: 'reply.noSuchNumber', rule: cite('announce.choices', edition) })
    game.announce({ x: 6, targets: ['Titan'] }).resolve()
    expect(game.zone('Titan')).toBe('graveyard')
  })

  test('[2004:409.1b] no more targets are announced than there are, and a mode may be what has one', () => {
    const volley = board(['Volley'], 5, ['Husk', 'Bear'])
    expect(accepted(volley.reply(cast(volley, 'Volley')))).toEqual([0, 1, 2])
    const fork = board(['Fork'], 5)
    expect(accepted(fork.reply(cast(fork, 'Fork')))).toEqual([0, 2])
  })

  test('[2004:502.21c] an option is offered where some X has what it needs', () => {
    const game = board(['Twice'], 3)
    game.reply(cast(game, 'Twice'))
    expect(game.question.kind).toBe('options')
    expect(accepted(game.reply([1]))).toEqual([2])
    const poor = board(['Twice'], 2)
    expect(poor.reply(cast(poor, 'Twice')).question.kind).toBe('number')
  })

  test('[2004:409.1b] a cost that some X can not pay may be paid with a greater one', () => {
    const sides = { hand: ['Old Blaze', 'Ash', 'Spark'], battlefield: ['Altar', 'Husk', 'Titan'] }
    const game = table(edition, [sides, {}], CARDS)
    const altar = game.reply(use(game, 'Altar'))
    expect(accepted(altar)).toEqual([0, 6])
    altar.announce({ x: 6 }).resolve()
    expect([altar.life(0), altar.zone('Titan'), altar.zone('Husk')]).toEqual([26, 'graveyard', 'battlefield'])
    altar.reply({ do: 'cast', ...altar.way(altar.id('Old Blaze'), 'alternative') })
    expect(accepted(altar)).toEqual([1, 4])
    altar.announce({ x: 4, targets: ['player 1'] }).resolve()
    expect([altar.life(1), altar.zone('Ash')]).toEqual([16, 'exile'])
    altar.isAtAQuestion()
  })

  test('[2004:409.1b] where X = 0 can not be paid at all it is still offered, and where nothing can be it is not', () => {
    const sides = (other: string) => ({ battlefield: ['Altar', other], hand: ['Old Blaze', 'Old Blaze'] })
    const game = table(edition, [sides('Bear'), {}], CARDS)
    expect(legalActions(game.state, 0)).toContainEqual(use(game, 'Altar'))
    expect(accepted(game.reply(use(game, 'Altar')))).toEqual([2])
    const none = table(edition, [sides('Toll'), {}], CARDS)
    expect(why(none, use(none, 'Altar'))).toBe('cost.nothingToSacrifice')
    const pitched = none.way(none.id('Old Blaze'), 'alternative')
    // The other Blaze has mana value 1: in a hand its X is 0 (203.3b).
    expect(accepted(none.reply({ do: 'cast', ...pitched }))).toEqual([1])
  })

  test('[2004:glossary/cost] life limits X as mana does', () => {
    const side = { battlefield: ['Toll'], life: 5 }
    const at = (theirs: string[]) => table(edition, [side, { battlefield: theirs }], CARDS)
    const game = at(['Husk', 'Ox', 'Titan'])
    expect(accepted(game.reply(use(game, 'Toll')))).toEqual([0, 3])
    expect(why(at(['Titan']), use(at(['Titan']), 'Toll'))).toBe('cost.life')
    game.announce({ x: 3, targets: ['Ox'] }).resolve()
    expect([game.life(0), game.zone('Ox')]).toEqual([2, 'graveyard'])
  })

  test('[2004:411.1] a mana ability whose cost needs an X above 0 can be activated', () => {
    const sides = { battlefield: ['Pool'], graveyard: ['Ox', 'Titan'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(accepted(game.reply(use(game, 'Pool')))).toEqual([3, 6])
    game.reply(3)
    if (game.question.kind !== 'priority') game.plain()
    expect([game.pool(0).length, get(game.state, game.id('Ox')).zone]).toEqual([3, 'exile'])
  })
})
