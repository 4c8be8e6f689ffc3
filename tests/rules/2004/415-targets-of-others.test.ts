/** Targets that another player chooses, and what is asked of a target only when it is chosen (409.1c, 409.2, 415.1). */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature(
    'Warden',
    '{W}',
    '1/1',
    '{T}: Choose target opponent who had more life than you did as you activated this ability. You gain 3 life.',
  ),
  creature(
    'Herder',
    '{G}',
    '1/1',
    '{T}: Choose target opponent who controlled more creatures than you did as you activated this ability. Create a 2/2 green Bear creature token.',
  ),
  creature(
    'Sage',
    '{U}',
    '1/1',
    '{T}: Choose target opponent who had at least two more cards in hand than you did as you activated this ability. Draw a card.',
  ),
  card('Balm', '{W}', 'Instant', 'You gain 8 life.'),
  card(
    'Vow',
    '{W}',
    'Enchantment',
    "At the beginning of each player's upkeep, that player chooses target player who controls more creatures than they do and is their opponent. The first player may draw a card.",
  ),
  card(
    'Grave Vow',
    '{B}',
    'Enchantment',
    "At the beginning of each player's upkeep, that player chooses target player whose graveyard has fewer creature cards in it than their graveyard does and is their opponent. The first player may return a creature card from their graveyard to their hand.",
  ),
]

inEditions('2004', '2011')('targets of others, %s', (edition) => {
  test('[2004:409.1c] a target that had more life is legal only while the ability is announced', () => {
    const side = { battlefield: ['Warden', 'Plains'], hand: ['Balm'] }
    const even = table(edition, [side, {}], CARDS)
    expect(even.why({ do: 'activate', ...even.nth(even.id('Warden'), 0) })?.key).toBe('cast.noTarget')
    const less = table(edition, [{ ...side, life: 15 }, {}], CARDS)
    less.activate('Warden', 0, { targets: ['player 1'] })
    // What is true by then doesn't matter any more.
    less.cast('Balm').resolve()
    expect(less.life(0)).toBe(23)
    less.resolve()
    expect(less.life(0)).toBe(26)
    less.isAtAQuestion()
  })

  test('[2004:409.1c] more creatures, and two more cards in hand', () => {
    const herd = (theirs: readonly string[]) =>
      table(edition, [{ battlefield: ['Herder'] }, { battlefield: theirs }], CARDS)
    const few = herd(['Bear'])
    expect(few.why({ do: 'activate', ...few.nth(few.id('Herder'), 0) })?.key).toBe('cast.noTarget')
    const more = herd(['Ox', 'Ox'])
      .activate('Herder', 0, { targets: ['player 1'] })
      .resolve()
    expect(more.has('battlefield', 'Bear')).toBe(true)
    const learn = (theirs: readonly string[]) =>
      table(edition, [{ battlefield: ['Sage'], hand: ['Ox'] }, { hand: theirs }], CARDS)
    const one = learn(['Ox', 'Ox'])
    expect(one.why({ do: 'activate', ...one.nth(one.id('Sage'), 0) })?.key).toBe('cast.noTarget')
    const two = learn(['Ox', 'Ox', 'Ox'])
      .activate('Sage', 0, { targets: ['player 1'] })
      .resolve()
    expect(two.handSize(0)).toBe(2)
    two.isAtAQuestion()
  })

  test('[2004:409.2] that player chooses the target, an opponent of theirs who controls more; “the first player” is that player', () => {
    const game = table(edition, [{ battlefield: ['Vow', 'Ox', 'Bear'] }, { battlefield: ['Ox'] }], CARDS)
    game.to('upkeep', game.state.turn.number + 1)
    const hand = game.handSize(1)
    game.until('confirm')
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true)
    expect(game.handSize(1)).toBe(hand + 1)
    game.isAtAQuestion()
    // In the turn after that, nobody controls more than the first player: the ability has no target.
    const mine = game.to('draw', game.state.turn.number + 1)
    expect(mine.events.filter((one) => one.kind === 'triggered')).toHaveLength(1)
  })

  test('[2004:413.2a] who no longer controls more as it resolves is no legal target', () => {
    const bolt = card('Bolt', '{R}', 'Instant', '~ deals 3 damage to target creature.')
    const game = table(
      edition,
      [{ battlefield: ['Vow', 'Ox', 'Mountain'], hand: ['Bolt'] }, { battlefield: [] }],
      [...CARDS, bolt],
    )
    game.to('upkeep', game.state.turn.number + 1)
    while (game.question.seat !== 0) game.pass()
    game.cast('Bolt', { targets: ['Ox'] }).resolve()
    const hand = game.handSize(1)
    game.resolveAll()
    expect(game.handSize(1)).toBe(hand)
    game.isAtAQuestion()
  })

  test('[2004:409.2] whose graveyard has fewer creature cards', () => {
    const game = table(
      edition,
      [{ battlefield: ['Grave Vow'], graveyard: ['Bear'] }, { graveyard: ['Ox', 'Bear'] }],
      CARDS,
    )
    game.to('upkeep', game.state.turn.number + 1).until('confirm')
    expect(game.asks('confirm').seat).toBe(1)
    game.reply(true).reply([game.id('Ox', 'graveyard')])
    expect(game.zone('Ox')).toBe('hand')
    game.isAtAQuestion()
  })
})
