import { describe, expect, it } from 'vitest'
import { decide } from '../../src/ai/index.ts'
import { checkReply, seenBy } from '../../src/engine/index.ts'
import type { Printed } from '../../src/language/index.ts'
import { card, creature } from '../support/cards.ts'
import { gameOf } from '../support/game.ts'
import type { Table } from '../support/table.ts'
import { chance, LEVELS, still } from './table.ts'

const EVEN = 'Companion — Your starting deck contains only cards with even mana values.'
const FRIEND = creature('Steady Friend', '{8}', '6/6', `${EVEN}\nFlying`, 'Creature — Fox')
const SPRING = card('Spring', '{0}', 'Artifact', '{T}: Add {C}{C}{C}.')

describe.each(LEVELS)('a machine player and companions (%s)', (level) => {
  const reply = (game: Table) => {
    const made = decide(seenBy(game.position, 0), level, { ms: 1000, now: still }, chance(1)).reply
    expect(checkReply(game.position, made)).toBeNull()
    return made
  }
  it('reveals its companion, and pays for it when its mana has no better use', () => {
    const deck = Array<Printed>(60).fill(SPRING)
    const players = [
      { name: 'Ada', deck, sideboard: [FRIEND] },
      { name: 'Bea', deck },
    ]
    const game = gameOf({ edition: 'today', seed: 7, starter: 0, players })
    const revealed = reply(game)
    expect(revealed).toEqual(game.asks('choose').from)
    game.reply(revealed).reply('keep').reply('keep').to('main1')
    for (const object of (game.state.hands[0] ?? []).slice())
      game.reply({ do: 'cast', object, via: 'normal' }).resolve()
    game.to('main2')
    expect(reply(game)).toMatchObject({ do: 'special', what: 'companion' })
  })
})
