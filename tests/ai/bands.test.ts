import { expect, it } from 'vitest'
import { checkReply, type ReplyTo } from '../../src/engine/index.ts'
import { attackInBands, dividing } from '../support/bands.ts'
import { creature } from '../support/cards.ts'
import { inEditions } from '../support/editions.ts'
import { table } from '../support/table.ts'
import { LEVELS, think } from './table.ts'

const CARDS = [creature('Shieldhand', '{W}', '2/2', 'Banding'), creature('Mouse', '{W}', '1/1')]

inEditions('2004', '2011')('a machine player and bands, %s', (edition) => {
  it.each(LEVELS)('sends what has banding with its best companion (%s)', (level) => {
    const game = table(edition, [{ battlefield: ['Shieldhand', 'Mouse', 'Brute'] }, {}], CARDS).until('attackers')
    const reply = think(game.position, level).reply as ReplyTo<'attackers'>
    expect(checkReply(game.position, reply)).toBeNull()
    const band = (name: string) => reply.find(({ id }) => id === game.id(name))?.band
    expect(band('Shieldhand')).toBeDefined()
    expect([band('Brute'), band('Mouse')]).toEqual([band('Shieldhand'), undefined])
  })

  it('has the damage of what fights its band dealt to what survives it, or is worth least', () => {
    const game = table(edition, [{ battlefield: ['Brute'] }, { battlefield: ['Shieldhand', 'Wall'] }], CARDS)
    attackInBands(game, ['Brute']).block({ Shieldhand: 'Brute', Wall: 'Brute' })
    const { seat, sources } = dividing(game)
    const place = sources[0]?.to.findIndex(({ ref }) => 'object' in ref && ref.object === game.id('Wall'))
    const [parts] = think(game.position, 'easy').reply as ReplyTo<'assignDamage'>
    expect([seat, parts?.[place ?? -1]]).toEqual([1, 5])
  })
})
