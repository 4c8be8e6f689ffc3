/** Sizes while attackers and blockers are declared: who is chosen changes nobody's. */
import { expect, test } from 'vitest'
import { layoutModeFor } from '../../src/ui/table/layoutMode.ts'
import { roomOf } from '../../src/ui/table/sizes.ts'
import { arrangementIn } from '../../src/ui/table/tableArrangement.ts'
import { type Draft, startDraft } from '../../src/ui/view/index.ts'
import { creature } from '../support/cards.ts'
import { type Table, table, times } from '../support/table.ts'
import { sceneOf, viewOf } from './view/support.ts'

const NAMES = Array.from({ length: 18 }, (_, n) => `Beast ${'ABCDEFGHIJKLMNOPQR'[n]}`)
const CARDS = NAMES.map((name, n) => creature(name, '{1}{G}', `1/${n + 1}`))
const ROOM = roomOf(layoutModeFor(1440, 900), 1440, 900)

function sizesOf(game: Table, draft: Draft) {
  const { question } = game.position
  const isDeclaring = question?.kind === 'attackers' || question?.kind === 'blockers'
  const { step, front, behind, rows, folded, grouped } = arrangementIn(ROOM, {
    scene: sceneOf(game, undefined, draft),
    view: viewOf(game, undefined, draft),
    before: isDeclaring ? viewOf(game) : null,
  })
  return { step, front, behind, rows, folded, grouped }
}

const attack = (game: Table, names: readonly string[]): Draft => ({
  kind: 'attackers',
  attacks: names.map((name) => ({ id: game.id(name), defender: { player: 1 } })),
  defender: { player: 1 },
})

const block = (game: Table, blocks: readonly (readonly [string, string])[]): Draft => ({
  kind: 'blockers',
  blocks: blocks.map(([id, attacker]) => ({ id: game.id(id), attackers: [game.id(attacker)] })),
  active: null,
})

test('the first attacker takes back no room, nor do a few that leave their groups', () => {
  // 18 groups a side fill both rows of their step: the plate and a parted group would be too many.
  const side = { battlefield: NAMES.flatMap((name) => times(4, name)) }
  const game = table('2011', [side, side], CARDS).until('attackers')
  const sizes = (names: readonly string[]) => sizesOf(game, attack(game, names))
  const none = sizes([])
  expect(none).toEqual(sizesOf(game, startDraft(game.position.question)))
  for (let count = 1; count <= 3; count++) expect(sizes(NAMES.slice(0, count))).toEqual(none)
})

test('the first attacker resizes nobody where each stands alone', () => {
  const game = table('2011', [{ battlefield: NAMES.slice(0, 7) }, { battlefield: NAMES.slice(0, 7) }], CARDS)
  game.until('attackers')
  const [none, one] = [[], ['Beast A']].map((names) => sizesOf(game, attack(game, names)))
  expect(one).toEqual(none)
})

test('who fights is larger from the declaration on, whoever is chosen to block', () => {
  const sizes = (attackers: number) => {
    const attack = NAMES.slice(0, attackers)
    const game = table('2011', [{ battlefield: NAMES }, { battlefield: NAMES }], CARDS).until('attackers')
    game.attack(...attack).until('blockers')
    return Array.from({ length: attackers + 1 }, (_, blockers) =>
      sizesOf(
        game,
        block(
          game,
          NAMES.slice(0, blockers).map((name, n) => [`2:${name}`, attack[n] ?? '']),
        ),
      ),
    )
  }
  const [none, ...some] = sizes(2)
  expect(none).toMatchObject({ front: 'm', behind: 'xs' })
  expect(some).toEqual(some.map(() => none))
  // Eight blockers and the plate beside them have room in the smaller step only: it is the one from the beginning.
  const [before, ...after] = sizes(8)
  expect(before).toMatchObject({ front: 's' })
  expect(after).toEqual(after.map(() => before))
})
