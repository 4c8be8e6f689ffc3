/** Sizes and places while a turn is played: questions come and go, cards stay. */
import { expect, test } from 'vitest'
import { layoutModeFor } from '../../src/ui/table/layoutMode.ts'
import { place } from '../../src/ui/table/place.ts'
import { creatureItems, creatureRows } from '../../src/ui/table/rowItems.ts'
import { roomOf } from '../../src/ui/table/sizes.ts'
import { needsOf, needsOfTurn, type TurnNeeds } from '../../src/ui/table/spaceNeeded.ts'
import { arrangementIn } from '../../src/ui/table/tableArrangement.ts'
import { type Draft, playersOf, startDraft } from '../../src/ui/view/index.ts'
import { creature } from '../support/cards.ts'
import { type Table, table, times } from '../support/table.ts'
import { sceneOf, viewOf } from './view/support.ts'

const NAMES = Array.from({ length: 18 }, (_, n) => `Beast ${'ABCDEFGHIJKLMNOPQR'[n]}`)
const CARDS = NAMES.map((name, n) => creature(name, '{1}{G}', `1/${n + 1}`))
const ROOM = roomOf(layoutModeFor(1440, 900), 1440, 900)

/** What the turn has needed, with what is needed now. */
const needed = (game: Table, draft: Draft, before: TurnNeeds | null = null): TurnNeeds => {
  const shown = { scene: sceneOf(game, 0, draft), view: viewOf(game, 0, draft) }
  return needsOfTurn(before, String(shown.scene.state.turn.number), needsOf(shown, false))
}

function sizesOf(game: Table, draft: Draft) {
  const { step, rows, folded, grouped } = arrangementIn(ROOM, needed(game, draft))
  return { step, rows, folded, grouped }
}

const attack = (game: Table, names: readonly string[]): Draft => ({
  kind: 'attackers',
  attacks: names.map((name) => ({ id: game.id(name), defender: { player: 1 } })),
  defender: { player: 1 },
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

test('what a turn has needed once it keeps; the next begins from what it needs', () => {
  const most = table('2011', [{ battlefield: NAMES }, { battlefield: NAMES }], CARDS)
  const few = table('2011', [{ battlefield: NAMES.slice(0, 2) }, { battlefield: [] }], CARDS)
  const draft: Draft = { kind: 'none' }
  const crowded = needed(most, draft)
  const kept = needed(few, draft, crowded)
  expect(kept).toBe(crowded)
  expect(needed(few, draft, { ...crowded, turn: 'the one before' }).sides).toEqual(needed(few, draft).sides)
})

/** Where each creature stands, with its step, the shift for the plates and the size of the hand. */
function placesOf(game: Table, needs: TurnNeeds, draft: Draft = startDraft(game.position.question)) {
  const arrangement = arrangementIn(ROOM, needs)
  const view = viewOf(game, 0, draft)
  const shifts = new Set<number>()
  const found = playersOf(view).flatMap((player) => {
    const { items, shift } = creatureItems(view, sceneOf(game, 0, draft), arrangement, player)
    shifts.add(shift)
    const { places } = place(items, creatureRows(arrangement, player), 'top')
    return items.flatMap(({ what }, at) =>
      typeof what === 'string'
        ? []
        : what.map(({ members }) => [members.map(({ card }) => card.id).join(), places[at]]),
    )
  })
  return { found, shift: [...shifts], step: arrangement.step, folded: arrangement.folded, crowded: arrangement.crowded }
}

test('in a turn that is played every card that stays keeps its place before and after each question', () => {
  const side = { battlefield: [...NAMES.slice(0, 4), 'Beast B', ...times(3, 'Mountain')], hand: ['Gale', 'Gale'] }
  const game = table('2011', [side, { battlefield: NAMES.slice(0, 5) }], CARDS)
  let needs: TurnNeeds | null = null
  const seen: ReturnType<typeof placesOf>[] = []
  const look = (draft = startDraft(game.position.question)): void => {
    needs = needed(game, draft, needs)
    seen.push(placesOf(game, needs, draft))
  }
  look()
  game.reply({ do: 'cast', ...game.way(game.id('Gale'), 'normal') })
  game.asks('targets')
  look()
  game.announce({ targets: ['player 1'] })
  look()
  game.until('attackers')
  look()
  look(attack(game, ['Beast A']))
  look(attack(game, ['Beast A', 'Beast C']))
  game.attack('Beast A', 'Beast C').until('blockers')
  look()
  expect(seen.slice(1)).toEqual(seen.slice(1).map(() => seen[0]))
})
