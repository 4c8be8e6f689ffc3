import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const RITE = card('Old Rite', '{1}', 'Sorcery', 'You gain 2 life.\nFlashback {4}')
const FEAST = card('Old Feast', '{1}', 'Instant', 'You gain 4 life.\nFlashback—{1}, Sacrifice a creature.')
const DENY = zoo('Deny')
const CARDS = [RITE, FEAST, DENY]

inEditions('2004', '2011')('flashback in %s', (edition) => {
  test('[2004:502.22a] cast from the graveyard for its flashback cost instead of its mana cost, then exiled', () => {
    const game = table(edition, [{ graveyard: ['Old Rite'], pool: '{C}{C}{C}{C}' }, {}], CARDS)
    game.cast('Old Rite', { via: 'flashback', pay: false })
    expect(game.asks('pay').cost).toEqual(['4'])
    game.plain().resolve()
    expect([game.life(0), game.zone('Old Rite')]).toEqual([22, 'exile'])
  })

  test('[2004:502.22a] countered it is exiled too; cast from the hand it isn’t', () => {
    const sides = { graveyard: ['Old Rite'], pool: '{C}{C}{C}{C}' }
    const game = table(edition, [sides, { hand: ['Deny'] }], CARDS)
    game
      .cast('Old Rite', { via: 'flashback' })
      .pass()
      .cast('Deny', { targets: ['Old Rite'] })
      .resolve()
    expect([game.life(0), game.zone('Old Rite')]).toEqual([20, 'exile'])
    const hand = table(edition, [{ hand: ['Old Rite'], pool: '{C}' }, {}], CARDS)
      .cast('Old Rite')
      .resolve()
    expect(hand.zone('Old Rite')).toBe('graveyard')
  })

  test('[2004:502.22a] only its owner, only from the graveyard, and only when its type allows', () => {
    const sides = { graveyard: ['Old Rite', 'Old Feast'], battlefield: ['Bear'], pool: '{C}{C}{C}{C}' }
    const game = table(edition, [sides, { pool: '{C}{C}{C}{C}' }], CARDS, { step: 'upkeep' })
    expect(game.why({ do: 'cast', ...game.way(game.id('Old Rite'), 'flashback') })?.key).toBe('timing.notMainPhase')
    expect(game.why({ do: 'cast', ...game.way(game.id('Old Feast'), 'flashback') })).toBeNull()
    game.pass()
    expect(game.why({ do: 'cast', ...game.way(game.id('Old Feast'), 'flashback') })?.key).toBe('cast.wrongZone')
    const hand = table(edition, [{ hand: ['Old Rite'], pool: '{C}{C}{C}{C}' }, {}], CARDS)
    expect(hand.why({ do: 'cast', ...hand.way(hand.id('Old Rite'), 'flashback') })?.key).toBe('cast.wrongZone')
  })

  test('[2004:502.22a] the cost may be more than mana: all of it is paid', () => {
    const sides = { graveyard: ['Old Feast'], pool: '{C}' }
    const game = table(edition, [{ ...sides, battlefield: ['Bear'] }, {}], CARDS)
    game.cast('Old Feast', { via: 'flashback' }).resolve()
    expect([game.life(0), game.zone('Bear'), game.zone('Old Feast'), game.pool(0)]).toEqual([
      24,
      'graveyard',
      'exile',
      '',
    ])
    const alone = table(edition, [sides, {}], CARDS)
    expect(alone.why({ do: 'cast', ...alone.way(alone.id('Old Feast'), 'flashback') })).not.toBeNull()
  })

  test('[2004:502.22a] additional costs and taxes come on top, and X is announced with a cost that has it', () => {
    const tax = card('Tax', '{0}', 'Artifact', 'Sorcery spells cost {1} more to cast.')
    const taxed = table(
      edition,
      [{ graveyard: ['Old Rite'], battlefield: ['Tax'], pool: '{C}{C}{C}{C}{C}' }, {}],
      [...CARDS, tax],
    )
    taxed.cast('Old Rite', { via: 'flashback', pay: false })
    expect(taxed.asks('pay').cost).toEqual(['5'])
    const wave = card('Old Wave', '{5}', 'Sorcery', 'You gain X life.\nFlashback {X}')
    const game = table(edition, [{ graveyard: ['Old Wave'], pool: '{C}{C}{C}' }, {}], [wave])
    game.cast('Old Wave', { via: 'flashback', x: 3 }).resolve()
    expect(game.life(0)).toBe(23)
  })

  test('[2004:502.22a] granted to cards in a graveyard, and only while they have it', () => {
    const muse = creature('Muse', '{0}', '1/1', 'Sorcery cards in your graveyard have flashback {1}.')
    const draw = card('Plain Rite', '{5}', 'Sorcery', 'You gain 3 life.')
    const sides = { graveyard: ['Plain Rite'], pool: '{C}' }
    const game = table(edition, [{ ...sides, battlefield: ['Muse'] }, {}], [muse, draw])
    game.cast('Plain Rite', { via: 'flashback' }).resolve()
    expect([game.life(0), game.zone('Plain Rite')]).toEqual([23, 'exile'])
    const none = table(edition, [sides, {}], [draw])
    expect(none.why({ do: 'cast', ...none.way(none.id('Plain Rite'), 'flashback') })).not.toBeNull()
  })
})
