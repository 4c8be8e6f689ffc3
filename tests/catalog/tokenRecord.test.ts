import { describe, expect, test } from 'vitest'
import { readingBoard, tokenRecord } from '../../src/catalog/compiling/index.ts'
import { boardFrom } from '../../src/engine/boards/write.ts'
import { seenBy } from '../../src/engine/index.ts'
import { positionFrom } from '../../src/engine/positionFrom.ts'
import type { Printed } from '../../src/language/index.ts'
import { atOnce } from '../../src/store/slices.ts'
import { BASICS, card, creature } from '../support/cards.ts'
import { table } from '../support/table.ts'

const CARDS = [
  card('Muster', '{G}', 'Sorcery', 'Create a 3/3 green Beast creature token with trample.'),
  card('Marsh Call', '{B}', 'Sorcery', 'Create a 1/1 black Rat creature token with "{T}: You gain 1 life."'),
]

/** The token that a sorcery makes, in play. */
function made(sorcery: string) {
  const game = table('2011', [{ hand: [sorcery], battlefield: ['Forest', 'Swamp'] }, {}], CARDS)
  return game.cast(sorcery).resolveAll()
}

function tokenOf(game: ReturnType<typeof made>): Printed {
  const face = game.state.printed.find((one) => one?.cost === null && one.types.includes('creature'))
  if (face === null || face === undefined) throw new Error('no token')
  return face
}

describe('a token as a record', () => {
  test('has its colours, types, size and abilities, and no mana cost', () => {
    expect(tokenRecord(tokenOf(made('Muster')))).toEqual({
      name: 'Beast',
      type_line: 'Creature — Beast',
      mana_cost: '',
      oracle_text: 'Trample',
      colors: ['G'],
      power: '3',
      toughness: '3',
    })
  })

  test('on a board of its own it is the same token', () => {
    const game = made('Muster')
    const written = boardFrom(seenBy(game.position, 0), 'Plains')
    if ('losses' in written) throw new Error(JSON.stringify(written.losses))
    const file = { ...written.board, cards: [tokenRecord(tokenOf(game))] }
    const { board, cards, problems } = atOnce(readingBoard(JSON.parse(JSON.stringify(file))))
    expect(problems).toEqual([])
    const all = [...BASICS, ...CARDS, ...cards.map(({ compiled }) => compiled.printed)]
    const back = positionFrom(board, (name) => all.find((one) => one.name === name) ?? null)
    if ('problems' in back) throw new Error(JSON.stringify(back.problems))
    const again = boardFrom(seenBy(back.position, 0), 'Plains')
    expect(again).toMatchObject({ board: written.board })
  })

  test('what has no name, or several faces, is none', () => {
    const bear = creature('Bear', '{G}', '2/2')
    expect(tokenRecord({ ...bear, name: '' })).toBeNull()
    expect(tokenRecord({ ...bear, parts: { kind: 'flip', faces: [bear] } })).toBeNull()
  })
})
