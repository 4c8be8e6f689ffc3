import { expect, test } from 'vitest'
import { deckProblems } from '../../../src/catalog/index.ts'
import { characteristics, colorsOf, get, legalActions, manaValueOf, seenBy } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, faced } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const WHOLE = 'Ember // Thicket'
const CARDS = [
  faced(
    'split',
    ['Ember', '{R}', 'Sorcery', '~ deals 2 damage to target creature or player.'],
    ['Thicket', '{3}{G}', 'Instant', 'You gain 4 life.'],
  ),
  faced(
    'split',
    ['Grief', '{1}{B}', 'Instant', 'You lose 1 life.'],
    ['Mirth', '{1}{B}', 'Instant', 'You gain 1 life.'],
  ),
  card('Quench', '{0}', 'Instant', 'Counter target red spell.'),
  card('Wither', '{0}', 'Instant', 'Counter target green spell.'),
  zoo('Deny'),
  card('Twin', '{0}', 'Instant', 'Copy target spell. You may choose new targets for the copy.'),
  card('Tax', '{0}', 'Enchantment', 'Red spells cost {2} more to cast.'),
  card(
    'Weigh',
    '{0}',
    'Instant',
    'Exile target card from a graveyard. You gain life equal to its converted mana cost.',
  ),
  card('Callback', '{0}', 'Instant', 'Return target multicolored card from your graveyard to your hand.'),
  card('Redden', '{0}', 'Instant', 'Return target red card from your graveyard to your hand.'),
  card('Cheapen', '{0}', 'Instant', 'Return target card with converted mana cost 1 from your graveyard to your hand.'),
  card('Deepen', '{0}', 'Instant', 'Return target card with converted mana cost 5 from your graveyard to your hand.'),
  card(
    'Sievework',
    '{0}',
    'Instant',
    'Return target card with converted mana cost 3 or less from your graveyard to your hand.',
  ),
  card('Unload', '{0}', 'Sorcery', 'Discard two cards.'),
  card(
    'Musing',
    '{0}',
    'Sorcery',
    'Search your library for an instant card, reveal it, put it into your hand, then shuffle.',
  ),
  card('Borrow', '{0}', 'Sorcery', 'You may cast target card from your graveyard without paying its mana cost.'),
  card(
    'Remember',
    '{0}',
    'Sorcery',
    'Choose a card name. Return all cards with the chosen name from your graveyard to your hand.',
  ),
  card(
    'Impede',
    '{0}',
    'Artifact',
    'As ~ enters the battlefield, choose a card name.\nSpells with the chosen name cost {1} more to cast.',
  ),
]

inEditions('2004', '2011')('505 split cards, %s', (edition) => {
  const board = (mine: object = {}, theirs: object = {}): Table =>
    table(
      edition,
      [{ hand: [WHOLE], battlefield: [...times(2, 'Mountain'), ...times(4, 'Forest')], ...mine }, theirs],
      CARDS,
    )

  test('[2004:505.1] one card with two halves; hidden, it shows its back', () => {
    const game = board()
    const id = game.id(WHOLE)
    expect(game.state.printed[get(game.state, id).face]?.parts?.faces.map(({ name, cost }) => [name, cost])).toEqual([
      ['Ember', ['R']],
      ['Thicket', ['3', 'G']],
    ])
    const { now } = seenBy(game.position, 1)
    expect(now.hands[0]).toEqual([0])
    expect(now.printed.some((one) => one?.parts !== undefined)).toBe(false)
  })

  test('[2004:505.2] on the stack it is only the half that is cast', () => {
    const game = board({}, { hand: ['Quench', 'Wither'] })
    game.cast(WHOLE, { half: 'Thicket' })
    const [id = 0] = game.state.stack
    const spell = characteristics(game.state, id)
    expect([spell.name, spell.types, spell.colors, manaValueOf(game.state, id)]).toEqual([
      'Thicket',
      ['instant'],
      ['G'],
      4,
    ])
    game.pass()
    expect(game.why({ do: 'cast', ...game.way(game.id('Quench'), 'normal') })?.key).toBe('cast.noTarget')
    game.cast('Wither', { targets: ['Thicket'] }).resolveAll()
    expect([game.life(0), game.zone(WHOLE)]).toEqual([20, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:505.2 2004:401.1] each half has its own cost and timing, and the card as a whole is never cast', () => {
    const game = board({ battlefield: times(4, 'Forest') }, { battlefield: ['Tax'] })
    const id = game.id(WHOLE)
    const ways = () => legalActions(game.state, 0).flatMap((one) => (one.do === 'cast' ? one.via : []))
    expect(ways()).toEqual([game.way(id, 'normal', 'Thicket').via])
    expect(game.why({ do: 'cast', object: id, via: 'normal' })?.key).toBe('cast.noCost')
    const rich = board({ battlefield: times(3, 'Mountain') }, { battlefield: ['Tax'] })
    rich.cast(WHOLE, { half: 'Ember', targets: ['player 1'] })
    expect(rich.state.battlefield.filter((one) => get(rich.state, one).tapped)).toHaveLength(3)
    rich.resolveAll()
    expect(rich.life(1)).toBe(18)
    const later = board().to('upkeep', 4)
    expect(later.question.seat).toBe(1)
    later.pass()
    expect(later.why({ do: 'cast', ...later.way(id, 'normal', 'Ember') })?.key).toBe('timing.notYourTurn')
    later.cast(WHOLE, { half: 'Thicket' }).resolveAll()
    expect(later.life(0)).toBe(24)
  })

  test('[2004:505.2 2004:505.3] off the stack it has the names, costs, types and colours of both', () => {
    const game = board()
    const whole = characteristics(game.state, game.id(WHOLE))
    expect([whole.name, whole.types, whole.colors]).toEqual([WHOLE, ['sorcery', 'instant'], ['R', 'G']])
    game.cast(WHOLE, { half: 'Ember', targets: ['player 1'] })
    expect(colorsOf(game.state, game.state.stack[0] ?? 0)).toEqual(['R'])
    game.resolveAll()
    expect(colorsOf(game.state, game.id(WHOLE, 'graveyard'))).toEqual(['R', 'G'])
    const spent = board({ hand: ['Callback', 'Redden'], graveyard: [WHOLE] })
    spent.cast('Callback', { targets: [WHOLE] }).resolveAll()
    expect(spent.zone(WHOLE)).toBe('hand')
    const red = board({ hand: ['Redden'], graveyard: [WHOLE] })
    red.cast('Redden', { targets: [WHOLE] }).resolveAll()
    expect(red.zone(WHOLE)).toBe('hand')
  })

  test('[2004:505.3] halves of one colour are not multicoloured', () => {
    const game = board({ hand: ['Callback'], graveyard: ['Grief // Mirth'] })
    expect(colorsOf(game.state, game.id('Grief // Mirth'))).toEqual(['B'])
    expect(game.why({ do: 'cast', ...game.way(game.id('Callback'), 'normal') })?.key).toBe('cast.noTarget')
  })

  test('[2004:505.4] it is one card: to discard, to hold, and in a deck', () => {
    const game = board({ hand: ['Unload', WHOLE, 'Ox'] })
    expect(game.handSize(0)).toBe(3)
    game.cast('Unload').resolveAll()
    expect([game.handSize(0), game.zone(WHOLE), game.zone('Ox')]).toEqual([0, 'graveyard', 'graveyard'])
    const [split, ...rest] = CARDS
    if (split === undefined || rest.length === 0) throw new Error('no cards')
    const forest = card('Forest', '', 'Basic Land — Forest')
    const deck = (n: number) => [
      ...Array.from({ length: n }, () => split),
      ...Array.from({ length: 60 - n }, () => forest),
    ]
    expect(deckProblems(edition, 'constructed', { deck: deck(4) })).toEqual([])
    expect(deckProblems(edition, 'constructed', { deck: deck(5) }).map(({ key }) => key)).toEqual(['deck.tooMany'])
  })

  test('[2004:505.5] an effect that counts with its mana cost sees both together', () => {
    const game = board({ hand: ['Weigh'], graveyard: [WHOLE] })
    game.cast('Weigh', { targets: [WHOLE] }).resolveAll()
    expect(game.life(0)).toBe(25)
  })

  test('[2004:505.6] compared, it is what either half is, and not what they are together', () => {
    const finds = (name: string): boolean => {
      const game = board({ hand: [name], graveyard: [WHOLE] })
      return game.why({ do: 'cast', ...game.way(game.id(name), 'normal') }) === null
    }
    expect(['Cheapen', 'Sievework', 'Deepen'].map(finds)).toEqual([true, true, false])
    const game = board({ hand: ['Musing'], library: [WHOLE, 'Forest'] })
    game.cast('Musing').resolve()
    game.reply([game.id(WHOLE)]).resolveAll()
    expect(game.zone(WHOLE)).toBe('hand')
  })

  test('[2004:505.7] both halves are named, and one of the names is enough to have it', () => {
    const game = board({ hand: ['Remember'], graveyard: [WHOLE, 'Ox'] })
    game.cast('Remember').resolve()
    game.asks('cardName')
    expect(game.refusal('Ember')).toMatchObject({ key: 'reply.namesHalf', rule: cite('name.half', edition) })
    game.reply(WHOLE).resolveAll()
    expect([game.zone(WHOLE), game.zone('Ox')]).toEqual(['hand', 'graveyard'])
    const dear = board({ hand: ['Impede', WHOLE], battlefield: times(2, 'Mountain') })
    dear.cast('Impede').resolve()
    dear.reply(WHOLE).cast(WHOLE, { half: 'Ember', targets: ['player 1'] })
    expect(dear.state.battlefield.filter((id) => get(dear.state, id).tapped)).toHaveLength(2)
  })

  test('[2004:503.2 2004:505.2] a copy of the spell is the same half', () => {
    const game = board({ hand: [WHOLE, 'Twin'] })
    game
      .cast(WHOLE, { half: 'Thicket' })
      .cast('Twin', { targets: ['Thicket'] })
      .resolve()
    const names = game.state.stack.map((id) => characteristics(game.state, id).name)
    expect(names).toEqual(['Thicket', 'Thicket'])
    game.resolveAll()
    expect(game.life(0)).toBe(28)
  })

  test('[2004:505.2 2004:502.22a] what lets one half be cast from elsewhere is that half’s alone', () => {
    const again = faced(
      'split',
      ['Spark', '{R}', 'Sorcery', '~ deals 1 damage to each opponent.'],
      ['Sprout', '{1}{G}', 'Sorcery', 'You gain 4 life.\nFlashback {0}'],
    )
    const game = table(edition, [{ graveyard: ['Spark // Sprout'], battlefield: ['Mountain'] }, {}], [again])
    const offered = legalActions(game.state, 0).filter((action) => action.do === 'cast')
    expect(offered).toEqual([{ do: 'cast', ...game.way(game.id('Spark // Sprout'), 'flashback', 'Sprout') }])
    game
      .reply(offered[0] as (typeof offered)[number])
      .announce({})
      .resolve()
    expect([game.life(0), game.life(1), game.zone('Spark // Sprout')]).toEqual([24, 20, 'exile'])
    game.isAtAQuestion()
  })

  test('[2004:505.2 2004:413.2e] cast by an effect, its player chooses the half', () => {
    const game = board({ hand: ['Borrow'], graveyard: [WHOLE] })
    game.cast('Borrow', { targets: [WHOLE] }).resolve()
    expect(game.asks('confirm').card?.name).toBe('Ember')
    game.reply(false)
    expect(game.asks('confirm').card?.name).toBe('Thicket')
    game.reply(true).resolveAll()
    expect(game.life(0)).toBe(24)
    game.isAtAQuestion()
  })
})
