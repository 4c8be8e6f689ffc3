import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const GALE = zoo('Gale')
const DRIP = zoo('Drip')
const DENY = zoo('Deny')
const CARDS = [GALE, DRIP, DENY]

/** How many copies of spells are on the stack. */
const copies = ({ state }: Table) => state.stack.filter((id) => get(state, id).kind === 'spellCopy').length
/** Answers "choose new targets?" with no until all copies are made. */
function keep(game: Table): Table {
  while (game.question.kind === 'confirm') game.reply(false)
  return game
}

inEditions('2004', '2011')('storm in %s', (edition) => {
  test('[2004:502.30a] a copy for each spell cast before it this turn, by any player, countered or not', () => {
    const game = table(edition, [{ hand: ['Drip', 'Gale'] }, { hand: ['Drip', 'Deny'] }], CARDS)
    game
      .cast('Drip')
      .pass()
      .cast('Deny', { targets: ['Drip'] })
      .resolve()
    game.cast('Gale', { targets: ['player 1'] })
    expect(game.state.stack).toHaveLength(2)
    keep(game.resolve())
    expect(copies(game)).toBe(2)
    game.resolveAll()
    expect([game.life(1), game.life(0), game.zone('Gale')]).toEqual([17, 20, 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:502.30a] the first spell of the turn makes no copy, and spells of an earlier turn don’t count', () => {
    const game = table(edition, [{ hand: ['Drip', 'Gale'] }, {}], CARDS)
    game
      .cast('Drip')
      .resolve()
      .to('upkeep', game.state.turn.number + 1)
    game
      .pass()
      .cast('Gale', { targets: ['player 1'] })
      .resolveAll()
    expect(game.life(1)).toBe(19)
  })

  test('[2004:502.30a] new targets may be chosen for any of the copies', () => {
    const foe = { battlefield: ['Bear'] }
    const game = table(edition, [{ hand: ['Drip', 'Drip', 'Gale'] }, foe], CARDS)
    game
      .cast('Drip')
      .cast('Drip')
      .cast('Gale', { targets: ['player 1'] })
      .resolve()
    game
      .reply(true)
      .reply([game.ref('Bear')])
      .reply(false)
    expect(copies(game)).toBe(2)
    game.resolveAll()
    expect([game.life(1), get(game.state, game.id('Bear')).damage]).toEqual([18, 1])
  })

  test('[2004:502.30a] it makes its copies though the spell was countered; copies aren’t cast and don’t count', () => {
    const game = table(edition, [{ hand: ['Drip', 'Gale', 'Gale'] }, { hand: ['Deny'] }], CARDS)
    game
      .cast('Drip')
      .cast('Gale', { targets: ['player 1'] })
      .pass()
      .cast('Deny', { targets: ['Gale'] })
      .resolve()
    expect(game.zone('1:Gale')).not.toBe('stack')
    keep(game.resolve())
    expect(copies(game)).toBe(1)
    game.resolveAll()
    expect(game.life(1)).toBe(19)
    // Drip, Gale and Deny were cast before; the copy wasn't.
    const hand = game.state.hands[0]?.[0] as number
    game.reply({ do: 'cast', object: hand, via: 'normal' }).announce({ targets: ['player 1'] })
    keep(game.resolve())
    expect(copies(game)).toBe(3)
  })

  test('[2004:502.30a] spells cast in response to the trigger don’t count', () => {
    const game = table(edition, [{ hand: ['Drip', 'Drip', 'Gale'] }, {}], CARDS)
    game
      .cast('Drip')
      .cast('Gale', { targets: ['player 1'] })
      .cast('Drip')
      .resolve()
    keep(game.resolve())
    expect(copies(game)).toBe(1)
  })

  test('[2004:502.30b] each of several instances triggers', () => {
    const twice = card('Twin Gale', '{0}', 'Instant', 'You gain 1 life.\nStorm, storm')
    const game = table(edition, [{ hand: ['Drip', 'Twin Gale'] }, {}], [...CARDS, twice])
    game.cast('Drip').cast('Twin Gale').resolveAll()
    expect(game.life(0)).toBe(24)
  })

  test('[2004:502.30a] granted, lost, copied with what was paid, and asked for; “when you cast” works for any spell', () => {
    const eye = card('Eye', '{0}', 'Artifact', 'Instant spells you control have storm.')
    const game = table(
      edition,
      [{ hand: ['Drip', 'Drip'], battlefield: ['Eye'] }, { hand: ['Drip', 'Drip'] }],
      [...CARDS, eye],
    )
    game.cast('Drip').cast('Drip').resolveAll()
    expect(game.life(0)).toBe(23)
    const hush = card('Old Hush', '{0}', 'Artifact', 'Instant spells lose storm.')
    const lost = table(edition, [{ hand: ['Drip', 'Gale'], battlefield: ['Old Hush'] }, {}], [...CARDS, hush])
    lost
      .cast('Drip')
      .cast('Gale', { targets: ['player 1'] })
      .resolveAll()
    expect(lost.life(1)).toBe(19)
    const kicked = card(
      'Kicked Gale',
      '{0}',
      'Instant',
      'Kicker {1}\nStorm\nYou gain 1 life. If ~ was kicked, you gain 4 life.',
    )
    const paid = table(edition, [{ hand: ['Drip', 'Kicked Gale'], pool: '{C}' }, {}], [...CARDS, kicked])
    paid.cast('Drip').cast('Kicked Gale', { kick: true }).resolveAll()
    expect(paid.life(0)).toBe(31)
    const sage = creature('Storm Sage', '{0}', '1/1', 'When you cast ~, you gain 3 life.')
    const own = table(edition, [{ hand: ['Storm Sage', 'Drip'] }, {}], [...CARDS, sage])
    own.cast('Storm Sage').resolve()
    expect([own.life(0), own.zone('Storm Sage')]).toEqual([23, 'stack'])
    own.resolve().cast('Drip').resolveAll()
    expect(own.life(0)).toBe(24)
    const seek = card('Farlook', '{0}', 'Sorcery', 'Return target card with storm from your graveyard to your hand.')
    const asked = table(edition, [{ hand: ['Farlook'], graveyard: ['Drip', 'Gale'] }, {}], [...CARDS, seek])
    asked.reply({ do: 'cast', object: asked.id('Farlook'), via: 'normal' })
    expect(asked.asks('targets').legal).toEqual([asked.ref('Gale')])
  })
})
