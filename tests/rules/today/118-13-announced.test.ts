import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

inEditions('2011', 'today')('Phyrexian mana of a special action, %s', (edition) => {
  test('[today:118.13] whether life is paid is said as the face-down creature is turned up', () => {
    const lurker = creature('Lurker', '{5}', '4/4', 'Morph {G/P}')
    const at = (pool: string) =>
      table(edition, [{ battlefield: [{ name: 'Lurker', faceDown: true }], pool }, {}], [lurker])
    const game = at('{G}').reply({ do: 'turnFaceUp', object: at('').id('Lurker') })
    for (let guard = 0; guard < 5 && game.question.kind !== 'priority'; guard++) {
      expect(game.state.stack).toEqual([])
      game.plain()
    }
    expect([get(game.state, game.id('Lurker')).faceDown, game.size('Lurker')]).toEqual([false, '4/4'])
    const bare = at('').reply({ do: 'turnFaceUp', object: at('').id('Lurker') })
    while (bare.question.kind !== 'priority') bare.plain()
    expect([bare.life(0), get(bare.state, bare.id('Lurker')).faceDown]).toEqual([18, false])
  })
})
