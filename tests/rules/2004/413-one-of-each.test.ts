/** Choosing one of each kind, paying for each of those chosen, and what is shared with another (413.2c). */
import { expect, test } from 'vitest'
import { find } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const deed = (text: string) => card('Deed', '{U}', 'Sorcery', text)
const OTHERS = [
  card('Grove', '', 'Land — Forest Plains'),
  card('Relic', '{1}', 'Artifact'),
  card('Golem', '{1}', 'Artifact Creature — Golem', '', '2/2'),
  card('Rite', '{1}', 'Enchantment'),
]

inEditions('2004', '2011')('one of each, %s', (edition) => {
  const cast = (text: string, mine: object, theirs: object = {}, targets: readonly string[] = []): Table => {
    const board = [{ battlefield: ['Island'], hand: ['Deed'], ...mine }, theirs] as const
    return table(edition, board, [deed(text), ...OTHERS])
      .cast('Deed', { targets })
      .resolve()
  }
  const lands = (game: Table, seat: number): readonly string[] =>
    game.state.battlefield
      .flatMap((id) => {
        const object = find(game.state, id)
        return object?.owner === seat ? (game.state.printed[object.face]?.name ?? '') : []
      })
      .sort()

  test('[2004:413.2c] “a land of each basic land type”: one land may be chosen for two types; the rest is sacrificed', () => {
    const text =
      'Each player chooses from the lands they control a land of each basic land type, then sacrifices the rest.'
    const game = cast(
      text,
      { battlefield: ['Island', 'Island', 'Grove', 'Forest'] },
      { battlefield: ['Swamp', 'Forest', 'Bear'] },
    )
    // Plains: only Grove. Island: one of two. Forest: Grove or Forest.
    game.reply([game.id('1:Island', 'battlefield')])
    const forests = game.asks('choose')
    expect([forests.seat, forests.from.length]).toEqual([0, 2])
    game.reply([game.id('Grove', 'battlefield')])
    expect(lands(game, 0)).toEqual(['Grove', 'Island'])
    expect(lands(game, 1)).toEqual(['Bear', 'Forest', 'Swamp'])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] “choose a land of each basic land type, then destroy those lands”', () => {
    const game = cast(
      'Choose a land of each basic land type, then destroy those lands.',
      {},
      {
        battlefield: ['Swamp', 'Swamp', 'Grove'],
      },
    )
    game.reply([game.id('1:Swamp', 'battlefield')])
    expect([lands(game, 0), lands(game, 1)]).toEqual([[], ['Swamp']])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] from among what they control an artifact and a creature: an artifact creature may be both', () => {
    const text =
      'Each player chooses from among the permanents they control an artifact, a creature, and an enchantment, then sacrifices the rest.'
    const game = cast(text, {}, { battlefield: ['Golem', 'Relic', 'Bear', 'Rite', 'Rite'] })
    game
      .reply([game.id('Golem')])
      .reply([game.id('Golem')])
      .reply([game.id('1:Rite')])
    expect(lands(game, 0)).toEqual([])
    expect(lands(game, 1)).toEqual(['Golem', 'Rite'])
    game.isAtAQuestion()
  })

  test('[2004:glossary/search] “a land card of each basic land type”: up to five cards, each found for its type', () => {
    const text =
      'Search your library for a land card of each basic land type, put those cards onto the battlefield, then shuffle.'
    const game = cast(text, { library: ['Swamp', 'Swamp', 'Forest', 'Bear'] })
    while (game.question.kind === 'choose') game.reply(game.asks('choose').from.slice(0, 1))
    expect(lands(game, 0).filter((name) => name !== 'Bear')).toEqual(['Forest', 'Island', 'Swamp', 'Swamp'].slice(0, 3))
    game.isAtAQuestion()
  })

  const mountain = card(
    'Crag',
    '{R}',
    'Enchantment',
    "At the beginning of each player's upkeep, that player may choose any number of tapped creatures they control and pay {1} for each creature chosen this way. If the player does, untap those creatures.",
  )
  const upkeep = (chosen: number): Table => {
    const theirs = { battlefield: ['Mountain', 'Mountain', ...[1, 2, 3].map(() => ({ name: 'Ox', tapped: true }))] }
    const rule = card('Frost', '{U}', 'Enchantment', "Creatures don't untap during their controllers' untap steps.")
    const game = table(edition, [{ battlefield: ['Crag', 'Frost'] }, theirs], [mountain, rule])
    game.until('choose')
    expect(game.asks('choose').seat).toBe(1)
    return game.reply(game.asks('choose').from.slice(0, chosen))
  }
  const tapped = (game: Table): number =>
    game.state.battlefield.filter(
      (id) => find(game.state, id)?.tapped && game.state.printed[find(game.state, id)?.face ?? 0]?.name === 'Ox',
    ).length

  test('[2004:413.2e] “pay {1} for each creature chosen this way”: those are untapped', () => {
    const game = upkeep(2).reply(true)
    while (game.question.kind === 'pay') game.plain()
    expect(tapped(game)).toBe(1)
    game.isAtAQuestion()
    // Not paid, or more than can be paid: nothing is untapped.
    expect(tapped(upkeep(2).reply(false))).toBe(3)
    expect(tapped(upkeep(3))).toBe(3)
  })

  test('[2004:202.1] “the same name as another card in their hand”: not the same name as itself', () => {
    const text =
      'Target player reveals their hand. That player discards all nonland cards with the same name as another card in their hand.'
    const game = cast(text, {}, { hand: ['Bear', 'Bear', 'Ox', 'Forest', 'Forest'] }, ['player 1'])
    expect([game.handSize(1), game.has('hand', 'Ox', 1), game.has('hand', 'Bear', 1)]).toEqual([3, true, false])
    game.isAtAQuestion()
  })

  test('[2004:413.2b] a number, and what was drawn, are spoken of afterwards', () => {
    const text =
      'Choose a number. Destroy all creatures with mana value equal to that number. Then target player reveals their hand and discards all nonland cards with mana value equal to the number.'
    const game = cast(
      text,
      { battlefield: ['Island', 'Bear', 'Newt'] },
      { battlefield: ['Ox'], hand: ['Bear', 'Ox', 'Forest'] },
      ['player 1'],
    )
    game.reply(2)
    expect([game.has('battlefield', 'Bear'), game.zone('Newt'), game.has('battlefield', 'Ox')]).toEqual([
      false,
      'battlefield',
      true,
    ])
    expect([game.handSize(1), game.has('hand', 'Ox', 1)]).toEqual([2, true])
    const draws = 'Draw a card and reveal it. If it isn’t a land card, discard it.'.replace('’', "'")
    expect(cast(draws, { library: ['Bear'] }).zone('Bear')).toBe('graveyard')
    expect(cast(draws, { library: ['Forest'] }).zone('Forest')).toBe('hand')
  })

  test('[2004:409.1c] “the chosen cards” are the targets, whatever is done in between', () => {
    const text =
      'Choose two target creature cards in your graveyard. Sacrifice a creature. If you do, return the chosen cards to the battlefield tapped.'
    const mine = { battlefield: ['Island', 'Newt'], graveyard: ['Bear', 'Ox', 'Golem'] }
    const game = cast(text, mine, {}, ['Bear', 'Ox'])
    expect(['Bear', 'Ox', 'Golem', 'Newt'].map((name) => game.zone(name))).toEqual([
      'battlefield',
      'battlefield',
      'graveyard',
      'graveyard',
    ])
    game.isAtAQuestion()
    const none = cast(text, { ...mine, battlefield: ['Island'] }, {}, ['Bear', 'Ox'])
    expect(none.zone('Bear')).toBe('graveyard')
  })

  test('[2004:202.1] “a creature card name”, “other than a basic land card name”: other names are refused', () => {
    const wants = (what: string) =>
      cast(
        `Choose ${what}. Reveal the top three cards of your library and put all of them with that name into your hand. Exile the rest.`,
        {
          library: ['Bear', 'Forest', 'Bear', 'Ox'],
          graveyard: ['Relic'],
        },
      )
    const beast = wants('a creature card name')
    expect([beast.refusal('Forest').key, beast.refusal('Relic').key]).toEqual([
      'reply.namesNoCreature',
      'reply.namesNoCreature',
    ])
    beast.reply('Bear')
    expect([beast.handSize(0), beast.has('exile', 'Forest', 0)]).toEqual([2, true])
    beast.isAtAQuestion()
    const any = wants('a card name other than a basic land card name')
    expect(any.refusal('Forest').key).toBe('reply.namesLand')
    expect(any.reply('Grove').handSize(0)).toBe(0)
  })
})
