import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const veil = card('Veil', '{W}', 'Enchantment')
const imp = creature('Imp', '{R}', '1/1', '', 'Creature — Imp')
const pump = (cost: string) => card('Pump', '{1}', 'Artifact', `${cost}: You gain 1 life.`)
const deed = (text: string) => card('Deed', '{0}', 'Instant', text)

/** In every zone of both sides lies something: a Bear where it is the first player's, an Ox where it is the other's. */
const full = (edition: EditionId, text: { cost?: string; deed?: string }): Table =>
  table(
    edition,
    [
      { battlefield: ['Pump', 'Bear', 'Veil'], graveyard: ['Bear', 'Spark'], hand: ['Imp', 'Deed'], exile: ['Bear'] },
      { battlefield: ['Ox', 'Veil'], graveyard: ['Ox'], hand: ['Imp'], exile: ['Ox'] },
    ],
    [veil, imp, pump(text.cost ?? '{0}'), deed(text.deed ?? 'You gain 1 life.')],
  )

/** The same device where none of that is. */
const empty = (edition: EditionId, cost: string): Table =>
  table(edition, [{ battlefield: ['Pump'] }, { hand: ['Imp'] }], [veil, imp, pump(cost)])

/** What is offered, as `name owner zone`. */
const offered = (game: Table): string[] =>
  game
    .asks('choose')
    .from.map((id) => get(game.state, id))
    .map(({ face, owner, zone }) => `${game.state.printed[face]?.name} ${owner} ${zone}`)
    .sort()

const refused = (game: Table) => game.why({ do: 'activate', ...game.nth(game.id('Pump'), 0) })?.key

const COSTS: readonly { cost: string; from: readonly string[]; without: string }[] = [
  {
    cost: 'Exile a card from a graveyard',
    from: ['Bear 0 graveyard', 'Ox 1 graveyard', 'Spark 0 graveyard'],
    without: 'cost.nothingToExile',
  },
  {
    cost: 'Exile a card from your graveyard',
    from: ['Bear 0 graveyard', 'Spark 0 graveyard'],
    without: 'cost.nothingToExile',
  },
  {
    cost: "Return an enchantment to its owner's hand",
    from: ['Veil 0 battlefield', 'Veil 1 battlefield'],
    without: 'cost.nothingToReturn',
  },
  {
    cost: "Return a card in exile to its owner's hand",
    from: ['Bear 0 exile', 'Ox 1 exile'],
    without: 'cost.nothingToReturn',
  },
  { cost: 'Exile a card from your hand', from: ['Deed 0 hand', 'Imp 0 hand'], without: 'cost.nothingToExile' },
  { cost: 'Exile a creature', from: ['Bear 0 battlefield', 'Ox 1 battlefield'], without: 'cost.nothingToExile' },
  {
    cost: 'Sacrifice a permanent',
    from: ['Bear 0 battlefield', 'Pump 0 battlefield', 'Veil 0 battlefield'],
    without: '',
  },
]

inEditions('2004', '2011')('where costs look, %s', (edition) => {
  test.each(COSTS)('[2004:200.9] "$cost" looks where its words say', ({ cost, from, without }) => {
    const game = full(edition, { cost }).activate('Pump')
    expect(offered(game)).toEqual(from)
    const [first] = game.asks('choose').from
    game.reply([first as number]).resolve()
    expect(game.life(0)).toBe(21)
    game.isAtAQuestion()
    if (without !== '') expect(refused(empty(edition, cost))).toBe(without)
  })

  test('[2004:200.9] what only one object can pay is not asked for, and another zone does not do', () => {
    const game = full(edition, { cost: "Exile a creature card from an opponent's graveyard" })
      .activate('Pump')
      .resolve()
    expect([game.life(0), game.has('exile', 'Ox', 1), game.has('graveyard', 'Bear', 0)]).toEqual([21, true, true])
    game.isAtAQuestion()
    expect(refused(full(edition, { cost: 'Exile a land card from a graveyard' }))).toBe('cost.nothingToExile')
    expect(refused(full(edition, { cost: 'Sacrifice a land' }))).toBe('cost.nothingToSacrifice')
    expect(refused(full(edition, { cost: 'Tap an untapped Ox you control' }))).toBe('cost.nothingToTap')
  })

  test('[2004:200.9] a spell is exiled from the stack, whoever controls it, but not for its own cost', () => {
    const game = full(edition, { cost: 'Exile a spell' })
    expect(refused(game)).toBe('cost.nothingToExile')
    game.cast('Deed').activate('Pump').resolve()
    expect([game.life(0), game.has('exile', 'Deed'), game.state.stack.length]).toEqual([21, true, 0])
    game.isAtAQuestion()
    const toll = card('Toll', '{0}', 'Instant', 'As an additional cost to cast ~, exile a spell.\nYou gain 3 life.')
    const alone = table(edition, [{ hand: ['Toll'] }, {}], [toll])
    expect(alone.why({ do: 'cast', object: alone.id('Toll'), via: 'normal' })?.key).toBe('cost.nothingToExile')
  })

  test('[2004:409.1g] a card does not pay for casting itself', () => {
    const text = "You may exile a red card from your hand rather than pay ~'s mana cost.\nYou gain 3 life."
    const pitch = card('Pitch', '{5}{R}', 'Instant', text)
    const why = (hand: readonly string[]) => {
      const game = table(edition, [{ hand: [...hand] }, {}], [pitch, imp])
      return game.why({ do: 'cast', ...game.way(game.id('Pitch'), 'alternative') })?.key ?? null
    }
    expect(why(['Pitch'])).toBe('cost.nothingToExile')
    expect(why(['Pitch', 'Imp'])).toBeNull()
    expect(why(['Pitch', 'Pitch'])).toBeNull()
  })
})

const DEEDS: readonly { deed: string; from: readonly string[] }[] = [
  { deed: 'Exile a creature card from a graveyard.', from: ['Bear 0 graveyard', 'Ox 1 graveyard'] },
  { deed: 'Exile a card from your graveyard.', from: ['Bear 0 graveyard', 'Spark 0 graveyard'] },
  { deed: 'Destroy a creature.', from: ['Bear 0 battlefield', 'Ox 1 battlefield'] },
  { deed: "Return a card in exile to its owner's hand.", from: ['Bear 0 exile', 'Ox 1 exile'] },
]

inEditions('2004', '2011')('where choices and targets look, %s', (edition) => {
  test.each(DEEDS)('[2004:413.2c] "$deed" is chosen where its words say, as it resolves', ({ deed: text, from }) => {
    const game = full(edition, { deed: text }).cast('Deed').resolve()
    expect(offered(game)).toEqual(from)
    game.plain().isAtAQuestion()
    expect(game.question.kind).toBe('priority')
  })

  test('[2004:415.5] targets are looked for in the same zones', () => {
    const targets = (text: string) => {
      const game = full(edition, { deed: text })
      game.reply({ do: 'cast', object: game.id('Deed', 'hand'), via: 'normal' })
      return game.asks('targets').legal.map((ref) => ('object' in ref ? get(game.state, ref.object).zone : ref))
    }
    expect(targets('Exile target creature card from a graveyard.')).toEqual(['graveyard', 'graveyard'])
    expect(targets('Return target creature card from your graveyard to your hand.')).toEqual(['graveyard'])
    expect(targets('Destroy target creature.')).toEqual(['battlefield', 'battlefield'])
    expect(targets('Destroy target enchantment.')).toEqual(['battlefield', 'battlefield'])
  })

  test('[2004:200.9] counts look in the same zones', () => {
    const drain = full(edition, { deed: 'You gain 1 life for each creature card in all graveyards.' })
    expect(drain.cast('Deed').resolve().life(0)).toBe(22)
  })
})
