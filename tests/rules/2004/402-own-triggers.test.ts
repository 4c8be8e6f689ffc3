import { expect, test } from 'vitest'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ANYWHERE = 'When ~ is put into a graveyard from anywhere, you gain 3 life.'
const CARDS = [
  creature('Relic Bear', '{0}', '2/2', ANYWHERE),
  card('Latest Gasp', '{0}', 'Instant', `Draw a card.\n${ANYWHERE}`),
  creature('Buried Bear', '{0}', '2/2', 'When ~ is put into a graveyard from a library, you gain 3 life.'),
  creature('Homing Bear', '{0}', '2/2', "When ~ is put into a graveyard from anywhere, return ~ to its owner's hand."),
  card('Lean Year', '{0}', 'Sorcery', 'Target player discards a card.'),
  card('Spade', '{0}', 'Sorcery', 'Target player puts the top card of their library into their graveyard.'),
  card('Old Void', '{1}', 'Enchantment', 'If a card would be put into a graveyard from anywhere, exile it instead.'),
  card('Grip', '{0}', 'Sorcery', 'Gain control of target creature.'),
]

type Way = 'discarded' | 'milled' | 'countered' | 'dies'
const WAYS: readonly Way[] = ['discarded', 'milled', 'countered', 'dies']

/** Puts a card of seat 0 into its graveyard that way, or wherever it goes instead, and stops before what triggers. */
function bury(edition: EditionId, name: string, way: Way, others: readonly string[] = []): Table {
  const spells = { discarded: 'Lean Year', milled: 'Spade', countered: 'Deny', dies: 'Slay' }
  const hand = way === 'discarded' || way === 'countered' ? [name] : []
  const library = way === 'milled' ? [name, 'Forest'] : ['Forest', 'Forest']
  const battlefield = way === 'dies' ? [...others, name] : others
  const game = table(edition, [{ hand: [...hand, spells[way]], library, battlefield }, {}], CARDS)
  if (way === 'countered') game.cast(name)
  const targets = { discarded: 'player 0', milled: 'player 0', countered: name, dies: name }
  return game.cast(spells[way], { targets: [targets[way]] }).resolve()
}

inEditions('2004', '2011')('402.8 abilities about the card itself, %s', (edition) => {
  test.each(WAYS)('[2004:402.8 2004:402.9] "from anywhere": %s', (way) => {
    const game = bury(edition, 'Relic Bear', way)
    expect([game.zone('Relic Bear'), game.state.stack.length, game.life(0)]).toEqual(['graveyard', 1, 20])
    expect(game.resolve().life(0)).toBe(23)
    game.isAtAQuestion()
  })

  test.each(WAYS)('[2004:402.8 2004:402.9] where it goes to exile instead, it was not put there: %s', (way) => {
    const game = bury(edition, 'Relic Bear', way, ['Old Void'])
    expect([game.zone('Relic Bear'), game.state.stack.length]).toEqual(['exile', 0])
    game.isAtAQuestion()
  })

  test.each(WAYS)('[2004:402.9] an ability that names the zone it comes from is about that one only: %s', (way) => {
    expect(bury(edition, 'Buried Bear', way).state.stack.length).toBe(way === 'milled' ? 1 : 0)
  })

  test.each(WAYS)('[2004:217.1c] it finds the card in the graveyard: %s', (way) => {
    const game = bury(edition, 'Homing Bear', way).resolve()
    expect(game.zone('Homing Bear')).toBe('hand')
    game.isAtAQuestion()
  })

  test('[2004:402.8] a spell with such an ability goes there when it has resolved', () => {
    const game = table(edition, [{ hand: ['Latest Gasp'] }, {}], CARDS)
      .cast('Latest Gasp')
      .resolve()
    expect([game.zone('Latest Gasp'), game.state.stack.length, game.handSize(0)]).toEqual(['graveyard', 1, 1])
    expect(game.resolve().life(0)).toBe(23)
  })

  test('[2004:402.8 2004:314.3] discarded in the cleanup step, it triggers there and players receive priority', () => {
    const game = table(edition, [{ hand: [...times(7, 'Forest'), 'Relic Bear'] }, {}], CARDS, { step: 'end' })
    game.until('choose')
    game.reply([game.id('Relic Bear')])
    expect([game.state.turn.step, game.question.kind, game.state.stack.length]).toEqual(['cleanup', 'priority', 1])
    game.resolve()
    expect([game.life(0), game.state.turn.step]).toEqual([23, 'cleanup'])
    game.isAtAQuestion()
  })

  test('[2004:402.8] exiled instead in the cleanup step, nothing triggers and the turn goes on', () => {
    const sides = { hand: [...times(7, 'Forest'), 'Relic Bear'], battlefield: ['Old Void'] }
    const game = table(edition, [sides, {}], CARDS, { step: 'end' }).until('choose')
    game.reply([game.id('Relic Bear')])
    expect([game.zone('Relic Bear'), game.state.stack.length, game.state.turn.step]).toEqual(['exile', 0, 'upkeep'])
    game.isAtAQuestion()
  })

  test('[2004:410.2] off the battlefield it is its owner’s; several cards trigger one by one', () => {
    const spade = card(
      'Two Spades',
      '{0}',
      'Sorcery',
      'Each player puts the top two cards of their library into their graveyard.',
    )
    const library = ['Relic Bear', 'Relic Bear', 'Forest']
    const game = table(edition, [{ hand: ['Two Spades'] }, { library }], [spade, ...CARDS])
    game.cast('Two Spades').resolve().plain()
    expect(game.state.stack.length).toBe(2)
    expect([game.resolveAll().life(0), game.life(1)]).toEqual([20, 26])
  })

  test('[2004:410.10d] from the battlefield it is seen once: as it was there, in 2011 as it is in the graveyard', () => {
    const game = table(edition, [{ hand: ['Grip', 'Slay'] }, { battlefield: ['Relic Bear'] }], CARDS)
    game.cast('Grip', { targets: ['Relic Bear'] }).resolve()
    game.cast('Slay', { targets: ['Relic Bear'] }).resolve()
    expect([game.zone('Relic Bear'), game.state.stack.length]).toEqual(['graveyard', 1])
    expect([game.resolve().life(0), game.life(1)]).toEqual(edition === '2004' ? [23, 20] : [20, 23])
  })

  test('[2004:402.8] drawn, bounced or exiled, it was not put into a graveyard', () => {
    const bounce = zoo('Homecall')
    const game = table(edition, [{ hand: ['Homecall'], battlefield: ['Relic Bear'] }, {}], [bounce, ...CARDS])
    game.cast('Homecall', { targets: ['Relic Bear'] }).resolve()
    expect([game.zone('Relic Bear'), game.state.stack.length]).toEqual(['hand', 0])
  })
})

const RETURNING = [
  card(
    'River Genie',
    '{0}',
    'Enchantment — Aura',
    'Enchant Island\nWhen enchanted Island is put into a graveyard, you may return ~ from your graveyard to your hand.',
  ),
  card(
    'Sticky Curse',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature gets -1/-1.\nWhen enchanted creature dies, return ~ from your graveyard to the battlefield.',
  ),
  creature('Loyal Imp', '{0}', '1/1', 'When ~ dies, return ~ from your graveyard to your hand.'),
  creature(
    'Slow Imp',
    '{0}',
    '1/1',
    'When ~ dies, return ~ from your graveyard to the battlefield at the beginning of the next end step.',
  ),
  creature(
    'Brief Imp',
    '{0}',
    '1/1',
    'Whenever ~ attacks, sacrifice it. Return ~ from your graveyard to your hand at the beginning of the next end step.',
  ),
  card(
    'Boomerang Urn',
    '{0}',
    'Artifact',
    '{0}, Sacrifice ~: Return ~ from your graveyard to your hand at the beginning of the next end step.',
  ),
  creature('Grave Imp', '{0}', '1/1', 'Whenever you gain life, return ~ from your graveyard to your hand.'),
  card('Sink', '{0}', 'Instant', 'Destroy target land.'),
]

inEditions('2004', '2011')('402.8 what its own event, cost or effect puts into the graveyard, %s', (edition) => {
  const at = (battlefield: readonly (string | object)[], hand: readonly string[] = ['Slay', 'Sink', 'Balm']) =>
    table(edition, [{ hand, battlefield: battlefield as never }, {}], [...RETURNING, ...CARDS])

  test('[2004:402.8 2004:420.5d] an Aura follows what it enchants, and is found where it went', () => {
    const game = at(['Island', { name: 'River Genie', attachedTo: 'Island' }])
    game.cast('Sink', { targets: ['Island'] }).resolve()
    expect([game.zone('River Genie'), game.state.stack.length]).toEqual(['graveyard', 1])
    game.resolve().reply(true)
    expect(game.zone('River Genie')).toBe('hand')
    const curse = at(['Bear', 'Ox', { name: 'Sticky Curse', attachedTo: 'Bear' }])
    curse.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect([curse.zone('Sticky Curse'), curse.size('Ox')]).toEqual(['battlefield', '2/2'])
    curse.isAtAQuestion()
  })

  test('[2004:402.8 2004:410.10d] dying, it looks back, at once and later', () => {
    const game = at(['Loyal Imp'])
      .cast('Slay', { targets: ['Loyal Imp'] })
      .resolveAll()
    expect(game.zone('Loyal Imp')).toBe('hand')
    const slow = at(['Slow Imp'])
      .cast('Slay', { targets: ['Slow Imp'] })
      .resolveAll()
    expect(slow.zone('Slow Imp')).toBe('graveyard')
    expect(slow.to('end').resolveAll().zone('Slow Imp')).toBe('battlefield')
  })

  test('[2004:402.8] its own cost or words before have put it there', () => {
    const game = at(['Boomerang Urn']).activate('Boomerang Urn').resolveAll()
    expect(game.to('end').resolveAll().zone('Boomerang Urn')).toBe('hand')
    const brief = at(['Brief Imp']).attack('Brief Imp').resolveAll()
    expect(brief.zone('Brief Imp')).toBe('graveyard')
    expect(brief.to('end').resolveAll().zone('Brief Imp')).toBe('hand')
  })

  test('[2004:402.9] anything else works in the graveyard only', () => {
    const here = at(['Grave Imp']).cast('Balm').resolveAll()
    expect(here.zone('Grave Imp')).toBe('battlefield')
    const sides = [{ hand: ['Balm'], graveyard: ['Grave Imp'] }, {}] as const
    expect(
      table(edition, sides, [...RETURNING, ...CARDS])
        .cast('Balm')
        .resolveAll()
        .zone('Grave Imp'),
    ).toBe('hand')
  })
})
