/** What the table knows about each player once more than two play. */
import { describe, expect, test } from 'vitest'
import { COMMANDER, succession, TWO_HEADED_GIANT } from '../../../src/engine/index.ts'
import { isDuel, playerIn, playersOf, priorityLabel, tableView, turnWords } from '../../../src/ui/view/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'
import { sceneOf, viewOf } from './support.ts'

const QUEEN = creature('Rhea, Queen of Reeds', '{G}', '4/4', '', 'Legendary Creature — Human')

const seats = (names: readonly string[], more: Partial<Side> = {}): [Side, Side, ...Side[]] =>
  names.map((name) => ({ name, battlefield: ['Bear'], ...more })) as unknown as [Side, Side, ...Side[]]

describe('[2011:contents/9] an avatar', () => {
  const ROE = {
    ...card('Roe', '', 'Vanguard', '{1}: Draw a card.'),
    modifiers: { hand: -1, life: 9 },
  }
  const game = (names: readonly string[]) =>
    table('2011', seats(names, { battlefield: ['Forest'], command: ['Roe'] }), [ROE])

  test('stands next to its player where several play, and tells who may use it', () => {
    const view = viewOf(game(['Ada', 'Bea', 'Cal']), 0)
    expect(playersOf(view).map(({ avatar, side }) => [avatar?.look.name, side.command.length])).toEqual(
      Array(3).fill(['Roe', 0]),
    )
    expect(view.you.avatar).toMatchObject({ hand: -1, life: 9, playable: true })
    expect(view.others.map(({ avatar }) => avatar?.playable)).toEqual([false, false])
  })

  test('lies in its row where two play; who has none has no portrait', () => {
    const { you } = viewOf(game(['Ada', 'Bea']), 0)
    expect([you.side.command.length, you.avatar]).toEqual([1, null])
    expect(viewOf(table('2011', seats(['Ada', 'Bea', 'Cal'])), 0).you.avatar).toBeNull()
  })
})

describe('seats in turn order', () => {
  const game = () => table('2011', seats(['Ada', 'Bea', 'Cal', 'Dee']))

  test('from the viewer on, each with a sign of their own', () => {
    expect(playersOf(viewOf(game(), 0)).map(({ name, whose }) => [name, whose])).toEqual([
      ['Ada', 'you'],
      ['Bea', 'ring'],
      ['Cal', 'square'],
      ['Dee', 'triangle'],
    ])
    expect(playersOf(viewOf(game(), 2)).map(({ name, whose, place }) => [name, whose, place])).toEqual([
      ['Cal', 'you', 0],
      ['Dee', 'ring', 1],
      ['Ada', 'square', 2],
      ['Bea', 'triangle', 3],
    ])
    expect(isDuel(viewOf(game(), 0))).toBe(false)
    expect(isDuel(viewOf(table('2011', seats(['Ada', 'Bea'])), 0))).toBe(true)
  })

  test('a sixth opponent is no teammate', () => {
    const seven = table('2011', seats(['Ada', 'Bea', 'Cal', 'Dee', 'Eve', 'Finn', 'Gil']))
    expect(playersOf(viewOf(seven, 0)).map(({ whose }) => whose)).not.toContain('mate')
  })

  test('a teammate has a sign that no opponent has', () => {
    const giant = table('2011', seats(['Ada', 'Bea', 'Cal', 'Dee']), [], {}, { format: TWO_HEADED_GIANT })
    expect(playersOf(viewOf(giant, 0)).map(({ whose }) => whose)).toEqual(['you', 'mate', 'ring', 'square'])
    expect(playersOf(viewOf(giant, 3)).map(({ whose }) => whose)).toEqual(['you', 'ring', 'square', 'mate'])
  })

  test('a card tells whose it is, in a row of its own', () => {
    const view = viewOf(game(), 0)
    for (const player of playersOf(view)) {
      const [pile] = player.side.creatures
      expect(pile?.members[0]?.card.label).toContain('Bear')
    }
  })

  test('letters are the first of the names, two where they begin alike', () => {
    const letters = (names: readonly string[]) =>
      playersOf(viewOf(table('2011', seats(names)), 0)).map(({ letter }) => letter)
    expect(letters(['Ada', 'Bea', 'Cal'])).toEqual(['A', 'B', 'C'])
    expect(letters(['Ada', 'Amy', 'Cal'])).toEqual(['Ad', 'Am', 'C'])
  })
})

describe('who does what', () => {
  test('who has passed since the last action', () => {
    const game = table('2011', seats(['Ada', 'Bea', 'Cal']))
    const passed = () => playersOf(viewOf(game, 0)).flatMap(({ name, passed }) => (passed ? [name] : []))
    expect(passed()).toEqual([])
    game.reply({ do: 'pass' })
    expect(passed()).toEqual(['Ada'])
    game.reply({ do: 'pass' })
    expect(passed()).toEqual(['Ada', 'Bea'])
    expect(game.question.kind).toBe('priority')
  })

  test('[2011:contents/805] a whole team passes before the other one, from the player who has acted', () => {
    const [ada, bea, cal, dee] = seats(['Ada', 'Bea', 'Cal', 'Dee'])
    const sides = [ada, { ...bea, hand: ['Gain'] }, cal as Side, dee as Side] as const
    const gain = card('Gain', '{0}', 'Instant', 'You gain 1 life.')
    const game = table('2011', [...sides], [gain], {}, { format: TWO_HEADED_GIANT })
    const passing = () => ({
      passed: playersOf(viewOf(game, 0)).flatMap(({ seat, passed }) => (passed ? [seat] : [])),
      asked: game.question.seat,
      left: succession(game.state).left,
    })
    game.pass()
    expect(passing()).toEqual({ passed: [0], asked: 1, left: [2, 3] })
    game.cast('Gain')
    expect(passing()).toEqual({ passed: [], asked: 1, left: [0, 2, 3] })
    game.pass()
    expect(passing()).toEqual({ passed: [1], asked: 0, left: [2, 3] })
    game.pass()
    expect(passing()).toEqual({ passed: [0, 1], asked: 2, left: [3] })
  })

  test('who attacks whom, while it is chosen and once it is declared', () => {
    const game = table('2011', seats(['Ada', 'Bea', 'Cal'], { battlefield: ['Bear', 'Ox'] })).until('attackers')
    const [bear, ox] = [game.id('1:Bear'), game.id('1:Ox')]
    const attacks = [
      { id: bear, defender: { player: 1 } },
      { id: ox, defender: { player: 2 } },
    ]
    const drafted = viewOf(game, 0, { kind: 'attackers', attacks, defender: { player: 1 } })
    const hits = (view: typeof drafted) =>
      playersOf(view).map(({ hits }) => hits.map(({ name, sign, attackers }) => [name, sign, attackers]))
    expect(hits(drafted)).toEqual([[], [['Ada', 'you', 1]], [['Ada', 'you', 1]]])
    game.reply(attacks)
    expect(hits(viewOf(game, 1))).toEqual([[['Ada', 'square', 1]], [['Ada', 'square', 1]], []])
  })

  test('what each attacking player will deal, where a team attacks together', () => {
    const game = table('2011', seats(['Ada', 'Bea', 'Cal', 'Dee']), [], {}, { format: TWO_HEADED_GIANT })
    game.until('attackers')
    const ids = game.state.battlefield.slice(0, 2)
    const attacks = ids.map((id) => ({ id, defender: { player: 2 } }))
    const dealt = new Map(ids.map((id, at) => [id, 2 + at]))
    const preview = {
      life: [],
      dead: new Set<number>(),
      damage: new Map<number, number>(),
      toPlayer: new Map([[2, 5]]),
      dealt,
      assumed: new Set<never>(),
      able: [],
    }
    const scene = sceneOf(game, 0, { kind: 'attackers', attacks, defender: { player: 2 } })
    const view = tableView({ scene, preview, refused: null })
    expect(playerIn(view, 2).hits.map(({ name, damage }) => [name, damage])).toEqual([
      ['Ada', 2],
      ['Bea', 3],
    ])
  })

  test('who must pass before the game goes on', () => {
    const game = table('2011', seats(['Ada', 'Bea', 'Cal']))
    expect(succession(game.state).left).toEqual([1, 2])
    game.reply({ do: 'pass' })
    expect(succession(game.state).left).toEqual([2])
    game.reply({ do: 'pass' })
    expect(succession(game.state).left).toEqual([])
  })

  test('a player who has lost stays in their place', () => {
    const game = table('2011', seats(['Ada', 'Bea', 'Cal']))
    game.reply({ concede: 1 })
    const view = viewOf(game, 0)
    expect(playersOf(view).map(({ name, lost }) => [name, lost])).toEqual([
      ['Ada', null],
      ['Bea', 'conceded'],
      ['Cal', null],
    ])
    expect(playerIn(view, 1).side.creatures).toEqual([])
  })
})

describe('whose turn it is', () => {
  const giant = (step: 'main2' | 'end', active = 0) =>
    table('2011', seats(['Ada', 'Bea', 'Cal', 'Dee']), [], { step, active }, { format: TWO_HEADED_GIANT })

  test('[2011:contents/805] of a team it is everybody’s', () => {
    const game = giant('main2').pass()
    expect(playersOf(viewOf(game, 1)).flatMap(({ name, isTurn }) => (isTurn ? [name] : []))).toEqual(['Bea', 'Ada'])
    expect(turnWords(sceneOf(game, 1)).title).toBe(turnWords(sceneOf(game, 0)).title)
    expect(priorityLabel(sceneOf(game, 1), false)).toBe('End turn')
    expect(turnWords(sceneOf(game, 2)).title).toBe('Ada’s turn')
  })

  test('at its end the button names whose comes next', () => {
    const game = table('2011', seats(['Ada', 'Bea', 'Cal']), [], { step: 'end' }).pass()
    expect(priorityLabel(sceneOf(game), false)).toBe('To Bea’s turn')
    expect(priorityLabel(sceneOf(game.pass()), false)).toBe('To Bea’s turn')
    expect(priorityLabel(sceneOf(giant('end').pass(2)), false)).toBe('To Cal’s turn')
    expect(priorityLabel(sceneOf(giant('end').pass(3)), false)).toBe('To Dee’s turn')
  })
})

describe('[2011:contents/9] commanders', () => {
  const commander = [{ name: QUEEN.name, casts: 2, damage: [0, 5, 0] }]
  const begun = (battlefield: readonly string[]) =>
    table(
      '2011',
      [
        { name: 'Ada', commander, battlefield: [...battlefield, 'Forest', 'Forest', 'Forest', 'Forest', 'Forest'] },
        { name: 'Bea' },
        { name: 'Cal' },
      ] as never,
      [QUEEN],
      {},
      { format: COMMANDER },
    )

  test('where they are, what they cost more, and whether they can be cast', () => {
    const [inZone] = viewOf(begun([]), 0).you.commanders
    expect(inZone).toMatchObject({ name: 'Rhea', zone: 'command', tax: 4, playable: true })
    const [inPlay] = viewOf(begun([QUEEN.name]), 0).you.commanders
    expect(inPlay).toMatchObject({ zone: 'battlefield', tax: 4, playable: false })
    const [theirs] = playerIn(viewOf(begun([]), 1), 0).commanders
    expect(theirs).toMatchObject({ name: 'Rhea', zone: 'command', playable: false })
  })

  test('one in the command zone is shown there once', () => {
    const view = viewOf(begun([]), 0)
    expect(view.you.side.command).toEqual([])
  })

  test('between two it lies in the command zone’s place, where it can be pressed', () => {
    const sides = [{ name: 'Ada', commander: [QUEEN.name], battlefield: ['Forest'] }, { name: 'Bea' }] as never
    const game = table('2011', sides, [QUEEN], {}, { format: COMMANDER })
    const [card, ...others] = viewOf(game, 0).you.side.command
    expect([card?.look.name, card?.state.playable, others]).toEqual([QUEEN.name, true, []])
  })

  test('the combat damage that they have dealt, by player', () => {
    const dealt = (seat: number) => playerIn(viewOf(begun([]), 0), seat).commanderDamage.map(({ name, n }) => [name, n])
    expect(dealt(1)).toEqual([
      ['Ada', 5],
      ['Cal', 0],
    ])
    expect(dealt(0)).toEqual([
      ['Bea', 0],
      ['Cal', 0],
    ])
  })
})
