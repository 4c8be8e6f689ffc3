import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Leech', '{0}', '3/3', 'Lifelink\n{0}: ~ deals 2 damage to target player.'),
  creature('Asp', '{0}', '1/1', 'Deathtouch\n{0}: ~ deals 1 damage to target creature.'),
  creature('Rock', '{0}', '3/3', 'Indestructible'),
  creature('Weed', '{0}', '3/3', '{0}: Regenerate ~.'),
  card('Screen', '{0}', 'Instant', 'Prevent all damage that would be dealt this turn.'),
  card('Grief', '{1}', 'Enchantment', 'Whenever you gain life, draw a card.'),
]
const at = (theirs: readonly string[], hand: readonly string[] = []) =>
  table('2011', [{ battlefield: ['Leech', 'Asp', 'Grief'], hand }, { battlefield: theirs }], CARDS)

describe('what damage does besides, in 2011', () => {
  test('[2004:glossary/damage] damage by a source with lifelink is life at once, without the stack', () => {
    const game = at([])
      .activate('Leech', 1, { targets: ['player 1'] })
      .resolve()
    expect([game.life(1), game.life(0), game.state.stack.length]).toEqual([18, 22, 1])
    expect(game.resolve().handSize(0)).toBe(1)
    game.attack('Leech').to('combatDamage')
    expect([game.life(1), game.life(0)]).toEqual([15, 25])
    const none = at([], ['Screen']).cast('Screen').resolve()
    none.activate('Leech', 1, { targets: ['player 1'] }).resolve()
    expect([none.life(1), none.life(0)]).toEqual([20, 20])
  })

  test('[2004:glossary/destroy] any damage by a source with deathtouch destroys a creature, unless it regenerates', () => {
    const game = at(['Ox', 'Weed'])
    for (const name of ['Ox', 'Weed']) {
      if (name === 'Weed') game.pass().activate('Weed').resolve()
      game.activate('Asp', 1, { targets: [name] }).resolve()
    }
    expect([game.zone('Ox'), game.zone('Weed')]).toEqual(['graveyard', 'battlefield'])
    expect([get(game.state, game.id('Weed')).tapped, get(game.state, game.id('Weed')).damage]).toEqual([true, 0])
    game.activate('Asp', 1, { targets: ['Weed'] }).resolve()
    expect(game.zone('Weed')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:glossary/indestructible] it ignores the destruction by deathtouch', () => {
    const game = at(['Rock'])
      .activate('Asp', 1, { targets: ['Rock'] })
      .resolve()
    expect([game.zone('Rock'), get(game.state, game.id('Rock')).damage]).toEqual(['battlefield', 1])
    game.isAtAQuestion()
  })
})
