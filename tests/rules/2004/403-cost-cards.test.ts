/** Costs paid with cards of hidden zones (403.2, 409.1g): from the top of a library, put away, shown. */
import { expect, test } from 'vitest'
import { get, seenEvents } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const pump = (cost: string) => card('Pump', '{1}', 'Artifact', `${cost}: You gain 1 life.`)

inEditions('2004', '2011')('costs of cards, %s', (edition) => {
  const at = (cost: string, mine: object): Table =>
    table(edition, [{ battlefield: ['Pump'], ...mine }, {}], [pump(cost)])
  const refused = (game: Table) => game.why({ do: 'activate', ...game.nth(game.id('Pump'), 0) })?.key
  const names = (game: Table, ids: readonly number[] = []): readonly string[] =>
    ids.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')

  test('[2004:403.2] cards from the top of the library are exiled, all of them or none', () => {
    const cost = 'Exile the top two cards of your library'
    const game = at(cost, { library: ['Bear', 'Ox', 'Forest'] })
      .activate('Pump')
      .resolve()
    expect([game.life(0), game.zone('Bear'), game.zone('Ox'), game.zone('Forest')]).toEqual([
      21,
      'exile',
      'exile',
      'library',
    ])
    game.isAtAQuestion()
    expect(refused(at(cost, { library: ['Bear'] }))).toBe('cost.nothingToExile')
  })

  test('[2004:403.2] a card from the hand is put on top of the library', () => {
    const cost = 'Put a card from your hand on top of your library'
    const game = at(cost, { hand: ['Bear', 'Ox'], library: ['Forest'] }).activate('Pump')
    game.reply([game.id('Ox', 'hand')]).resolve()
    expect([game.life(0), names(game, game.state.libraries[0])]).toEqual([21, ['Ox', 'Forest']])
    // 217.2b: nobody else is told which.
    expect(JSON.stringify(seenEvents(game.events, 1))).not.toContain('"Ox"')
    game.isAtAQuestion()
    expect(refused(at(cost, { hand: [] }))).toBe('cost.nothingToPut')
  })

  test('[2004:403.2] cards of the graveyard are put on the bottom of the library', () => {
    const cost = 'Put two cards from your graveyard on the bottom of your library'
    const game = at(cost, { graveyard: ['Bear', 'Ox'], library: ['Forest'] })
      .activate('Pump')
      .resolveAll()
    expect([game.life(0), names(game, game.state.libraries[0]?.slice(0, 1)), game.state.libraries[0]?.length]).toEqual([
      21,
      ['Forest'],
      3,
    ])
    expect(refused(at(cost, { graveyard: ['Bear'] }))).toBe('cost.nothingToPut')
  })

  test('[2004:217.4a] the top creature card of the graveyard', () => {
    const cost = 'Exile the top creature card of your graveyard'
    const game = at(cost, { graveyard: ['Bear', 'Ox', 'Forest'] })
      .activate('Pump')
      .resolve()
    expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['exile', 'graveyard'])
    expect(refused(at(cost, { graveyard: ['Forest'] }))).toBe('cost.nothingToExile')
  })

  test('[2004:glossary/reveal] a revealed card stays where it is, and the text speaks of it', () => {
    const text =
      'As an additional cost to cast this spell, reveal a creature card from your hand.\nYou gain life equal to the revealed card’s power.'
    const boast = card('Boast', '{0}', 'Instant', text)
    const game = table(edition, [{ hand: ['Boast', 'Bear', 'Forest'] }, {}], [boast])
      .cast('Boast')
      .resolve()
    const shown = seenEvents(game.events, 1).flatMap((one) => (one.kind === 'revealed' ? one.objects : []))
    expect([shown.map(({ name }) => name), game.zone('Bear')]).toEqual([['Bear'], 'hand'])
    expect(game.life(0)).toBeGreaterThan(20)
    game.isAtAQuestion()
    const alone = table(edition, [{ hand: ['Boast', 'Forest'] }, {}], [boast])
    expect(alone.why({ do: 'cast', object: alone.id('Boast'), via: 'normal' })?.key).toBe('cost.nothingToReveal')
  })
})
