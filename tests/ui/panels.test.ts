/** Places of the boards where several play: they follow from the window and from who plays. */
import { describe, expect, test } from 'vitest'
import { arrange, foldsInCombat, type SpaceNeeded } from '../../src/ui/table/arrange.ts'
import { laneArrows } from '../../src/ui/table/laneArrows.ts'
import { layoutModeFor } from '../../src/ui/table/layoutMode.ts'
import { placesFor, type Seated } from '../../src/ui/table/panels.ts'
import { type CardSize, roomOf, STEPS } from '../../src/ui/table/sizes.ts'
import { hasLowBars, withBars } from '../../src/ui/table/tableArrangement.ts'

const board = (creatures: number, kinds = creatures): SpaceNeeded => ({
  single: creatures,
  grouped: kinds,
  attached: { single: [], grouped: [] },
  mixed: false,
  behind: 0,
})

const seat = (needs = board(4), more: Partial<Seated> = {}): Seated => ({
  shares: null,
  out: false,
  focused: false,
  hasCommander: false,
  hasAvatar: false,
  needs,
  ...more,
})

const at = (width: number, height: number, seated: readonly Seated[], cards: CardSize = 'normal') =>
  placesFor(layoutModeFor(width, height), width, height, { others: seated, plane: false, hand: 4 }, cards)

const SIZES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const

describe.each(SIZES)('in %d by %d', (width, height) => {
  test.each([2, 3, 4, 5])('%d opponents have panels of one width, side by side beside the rail', (n) => {
    const { panels, frame } = at(width, height, Array<Seated>(n).fill(seat()))
    expect(new Set(panels.map((panel) => panel.width)).size).toBe(1)
    const sum = panels.reduce((all, panel) => all + panel.width + frame.gap, -frame.gap)
    expect(sum + frame.rail + 2 * frame.margin).toBeLessThanOrEqual(width)
    expect(sum + frame.rail + 2 * frame.margin).toBeGreaterThan(width - 40)
  })

  test('all boards have the step that holds the fullest', () => {
    const { panels, height: high } = at(width, height, [seat(board(1)), seat(board(8)), seat(board(3))])
    const steps = new Set(panels.map(({ arrangement }) => arrangement?.step))
    expect(steps.size).toBe(1)
    for (const { arrangement } of panels) {
      if (arrangement === null) throw new Error('a board')
      const { card, tile } = STEPS[arrangement.step]
      expect(tile.height + arrangement.rows * card.height).toBeLessThan(high)
    }
  })

  test('the chosen size of cards counts in the own half, where the hand stays whole, and in the panels', () => {
    const sizes = (cards: CardSize) => {
      const { own, panels } = at(width, height, [seat(board(1)), seat(board(1))], cards)
      const made = arrange(own, [board(3)], 4)
      expect(made.folded || foldsInCombat(own, made, [board(3)])).toBe(false)
      const [panel] = panels
      return { own: STEPS[made.step].card.width, panel: STEPS[panel?.arrangement?.step ?? 'w'].card.width }
    }
    const [small, normal, large] = [sizes('small'), sizes('normal'), sizes('large')]
    expect(small.own).toBeLessThan(normal.own)
    expect(large.own).toBeGreaterThan(normal.own)
    expect(small.panel).toBeLessThan(normal.panel)
    // A low window has no height for larger ones.
    if (height > 720) expect(large.panel).toBeGreaterThan(normal.panel)
    else expect(large.panel).toBe(normal.panel)
  })

  test('nothing of the own half lies outside the window', () => {
    const { own, height: high, frame } = at(width, height, [seat(), seat(), seat()])
    expect(own.height + high + frame.gutter + frame.strip + 2 * frame.margin).toBe(height)
    expect(own.height).toBeGreaterThan(300)
  })
})

test('one that is looked at widens in its place, the others become lists', () => {
  const [first, second, third] = at(1440, 900, [seat(), seat(board(4), { focused: true }), seat()]).panels
  expect(first?.form).toBe('list')
  expect(third?.width).toBe(first?.width)
  expect(second?.form).toBe('one')
  expect(second?.width).toBeGreaterThan(2 * (first?.width ?? 0))
})

test('who is out keeps a narrow place, which makes the others wider', () => {
  const all = at(1440, 900, [seat(), seat(), seat()]).panels
  const left = at(1440, 900, [seat(), seat(board(0), { out: true }), seat()]).panels
  expect(left[1]?.form).toBe('out')
  expect(left[0]?.width).toBeGreaterThan(all[0]?.width ?? 0)
})

describe.each(SIZES)('with teams or a plane, in %d by %d', (width, height) => {
  const placed = (others: readonly Seated[], plane = false, hand = 4) =>
    placesFor(layoutModeFor(width, height), width, height, { others, plane, hand })
  const plain = placed([seat(), seat(), seat()])
  const giant = [seat(board(4), { shares: 'own' }), ...Array<Seated>(2).fill(seat(board(4), { shares: 'theirs' }))]

  test('a team’s column stands between its panels, which leave it room', () => {
    const { panels, teamAfter, frame } = placed(giant)
    const above = panels.filter(({ beside }) => !beside)
    expect(above).toHaveLength(2)
    expect(teamAfter).toBe(1)
    const sum = above.reduce((all, panel) => all + panel.width + frame.gap, 0)
    expect(sum + frame.rail + 2 * frame.margin).toBeLessThanOrEqual(width - 124)
    expect(above.every(({ form }) => form === 'two')).toBe(true)
  })

  test('seen from the second head the column is between the same two', () => {
    const { panels, teamAfter } = placed([giant[1] as Seated, giant[2] as Seated, giant[0] as Seated])
    expect([panels.map(({ beside }) => beside), teamAfter]).toEqual([[false, false, true], 1])
  })

  test('the teammate’s board stands beside the own rows, which give it the width', () => {
    const { panels, own, frame } = placed(giant)
    const mate = panels.find(({ beside }) => beside)
    expect(mate?.width).toBe(344)
    expect(own.front).toBe(plain.own.front - 344 - frame.gap)
    expect(own.height).toBe(plain.own.height)
  })

  test('a hand that would have no room for whole cards makes it a list, which gives the hand more', () => {
    // As many cards as have room beside the board, and one more.
    const { own } = placed(giant)
    const each = Math.round(own.hand.width * 0.76) + 4
    const most = Math.floor((own.front + 4) / each)
    const mateWith = (hand: number) => placed(giant, false, hand).panels.find(({ beside }) => beside)
    expect(mateWith(most)).toMatchObject({ width: 344, form: 'two' })
    expect(mateWith(most + 1)).toMatchObject({ width: 208, form: 'list', arrangement: null })
    expect(placed(giant, false, most + 1).own.hands).toBe(own.hands + 344 - 208)
    // Its open hand has one column, and more lines.
    expect(placed(giant, false, most + 1).openHand).toBeGreaterThan(placed(giant).openHand)
    // Eight whole cards at the least in a window of the usual size, with two pixels to spare for a frame.
    if (width === 1440) expect(8 * each - 4).toBeLessThanOrEqual(placed(giant, false, 8).own.hands)
  })

  test('looked at it widens, and the own rows keep room for cards', () => {
    const [mate, ...others] = giant
    const { panels, own } = placed([{ ...(mate as Seated), focused: true }, ...others])
    expect(panels[0]?.width).toBeGreaterThan(344)
    expect(own.front).toBeGreaterThan(340)
  })

  test('a team of three has no panel in the own half', () => {
    const mates = Array<Seated>(2).fill(seat(board(2), { shares: 'own' }))
    const theirs = Array<Seated>(3).fill(seat(board(2), { shares: 'theirs' }))
    const { panels, teamAfter } = placed([...mates, ...theirs])
    expect(panels.some(({ beside }) => beside)).toBe(false)
    expect(teamAfter).toBe(4)
  })

  test('the plane takes the right end of the own half: whole, or as a tile in a low window', () => {
    const { plane, own, frame } = placed([seat(), seat(), seat()], true)
    expect(plane).toEqual(height < 860 ? { form: 'tile', width: 150 } : { form: 'card', width: 212 })
    expect(own.front).toBe(plain.own.front - (plane?.width ?? 0) - frame.gap)
    expect(plain.plane).toBeNull()
  })
})

test('five opponents in 1440 are lists; a commander takes the line of the head', () => {
  expect(at(1440, 900, Array<Seated>(5).fill(seat())).panels.every(({ form }) => form === 'list')).toBe(true)
  expect(at(1440, 900, [seat(), seat()]).panels[0]?.form).toBe('one')
  expect(at(1440, 900, [seat(board(4), { hasCommander: true }), seat()]).panels[0]?.form).toBe('lines')
})

test('an avatar takes the line of a team’s head as well', () => {
  const shared = Array<Seated>(2).fill(seat(board(4), { shares: 'theirs', hasAvatar: true }))
  expect(at(1440, 900, [seat(), ...shared]).panels[1]?.form).toBe('lines')
})

test('bars are low where more than three play against one, and beside a plane in a low window', () => {
  const low = (height: number, opponents: number, plane: boolean) =>
    hasLowBars(roomOf('bars', 900, height), opponents, plane)
  expect([low(900, 3, false), low(900, 4, false)]).toEqual([false, true])
  expect([low(759, 3, true), low(760, 3, true), low(759, 3, false)]).toEqual([true, false, false])
  expect(hasLowBars(roomOf('phone', 390, 844), 3, true)).toBe(false)
  const room = roomOf('bars', 900, 759)
  expect(withBars(room, 3, true, true).height).toBeGreaterThan(withBars(room, 3, true, false).height)
})

describe('lines of attacks', () => {
  const box = (left: number, top: number, wide = 80, high = 60) => ({
    left,
    right: left + wide,
    top,
    bottom: top + high,
  })
  const strip = { top: 400, bottom: 440 }
  const attack = (id: string, from: ReturnType<typeof box>, to: ReturnType<typeof box>, target: string) => ({
    pointer: { id, from: id, to: target, by: 'you' as const, dashed: false, kind: 'attack' as const, count: 1 },
    from,
    to,
    inFront: true,
  })

  test('of one’s own run below the strip, those between others above it', () => {
    const own = laneArrows([attack('a', box(300, 500), box(100, 370), 'p1')], strip)
    expect(own.arrows[0]?.via?.every(([, y]) => y > strip.bottom)).toBe(true)
    const between = laneArrows([attack('a', box(300, 300), box(100, 370), 'p1')], strip)
    expect(between.arrows[0]?.via?.every(([, y]) => y < strip.top)).toBe(true)
  })

  test('each defender has a lane; several attackers of one share it', () => {
    const { joined, arrows } = laneArrows(
      [
        attack('a', box(300, 500), box(100, 370), 'p1'),
        attack('b', box(400, 500), box(100, 370), 'p1'),
        attack('c', box(500, 500), box(700, 370), 'p2'),
      ],
      strip,
    )
    expect(joined.map(({ count, starts }) => [count, starts.length])).toEqual([[2, 2]])
    expect(arrows).toHaveLength(1)
    expect(arrows[0]?.via?.[0]?.[1]).not.toBe(joined[0]?.lane)
  })
})
