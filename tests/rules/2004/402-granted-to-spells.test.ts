/** 402.5: abilities that an effect gives spells as they are cast: they count while it is announced and paid for. */
import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const FORGE = card('Wide Forge', '{1}', 'Enchantment', 'Artifact creature spells you cast have affinity for artifacts.')
const PAIR = card('Pair Banner', '{1}', 'Enchantment', 'Each red instant spell you cast has conspire.')
const RIPPLE = card('Round Pond', '{1}', 'Enchantment', 'Spells you cast have ripple 4.')
const COG = creature('Cog', '{2}', '1/1', '', 'Artifact Creature — Golem')
const PLAIN = creature('Plain Thing', '{2}', '1/1')
const PIN = card('Red Pin', '{R}', 'Instant', 'You gain 1 life.')
const IMP = creature('Imp', '{R}', '1/1')

inEditions('2004', '2011')('402.5 abilities given to spells, %s', (edition) => {
  test('[2004:409.1f] affinity makes what you cast cheaper, nothing else and no one else', () => {
    const side = { battlefield: ['Wide Forge', 'Cog', 'Cog'], hand: ['Cog', 'Plain Thing'] }
    const game = table(edition, [side, { battlefield: ['Cog', 'Cog'], hand: ['Cog'] }], [FORGE, COG, PLAIN])
    expect(game.why({ do: 'cast', object: game.id('Plain Thing'), via: 'normal' })?.key).toBe('cast.cantPay')
    game.cast('Cog').resolve()
    expect(game.state.battlefield.length).toBe(6)
  })

  test('[2004:409.1b] conspire is asked as an additional cost', () => {
    const side = { battlefield: ['Pair Banner', 'Imp', 'Imp'], hand: ['Red Pin'], pool: '{R}' }
    const game = table(edition, [side, {}], [PAIR, PIN, IMP])
    game.cast('Red Pin', { kick: true }).resolveAll()
    expect(game.life(0)).toBe(22)
  })

  test('[2011:702.57] ripple triggers as the spell is cast', () => {
    const side = {
      battlefield: ['Round Pond'],
      hand: ['Red Pin'],
      pool: '{R}',
      library: ['Red Pin', 'Imp', 'Imp', 'Imp', 'Imp'],
    }
    const game = table(edition, [side, {}], [RIPPLE, PIN, IMP])
    game.cast('Red Pin').resolveAll()
    expect(game.life(0)).toBeGreaterThan(20)
  })
})
