/** From the start page's choice to a game: how many play, with which decks, and in which variant. */
import { afterEach, describe, expect, test } from 'vitest'
import { get, stateOf } from '../../src/engine/index.ts'
import { useTable } from '../../src/store/index.ts'
import { BY_NUMBERS, DEFAULT_CHOICE, type GameChoice, whyNotBegin } from '../../src/ui/session/choice.ts'
import { whyNotPlayable } from '../../src/ui/session/decks.ts'
import { inFormat } from '../../src/ui/session/format.ts'
import { drawnDecks, judged } from '../../src/ui/session/formatDecks.ts'
import { choiceAt } from '../../src/ui/session/ladder.ts'
import { loadDecks } from '../../src/ui/session/loadDecks.ts'
import { beginGame } from '../../src/ui/session/newGame.ts'
import { loadVariantDecks } from '../../src/ui/session/variantDecks.ts'

const CHOICE: GameChoice = { ...DEFAULT_CHOICE, mode: 'two', deckId: 'first-light' }

/** The game that a choice begins, as it stands at its first question. */
async function begun(fields: Partial<GameChoice>) {
  expect(beginGame(await loadDecks(), { ...CHOICE, ...fields }, 7, await loadVariantDecks())).not.toBeNull()
  const { game } = useTable.getState()
  if (game === null) throw new Error('no game')
  const position = game.timeline.nodes[0]?.position
  if (position === undefined) throw new Error('no position')
  return { seats: game.seats, state: stateOf(position) }
}

const why = async (fields: Partial<GameChoice>) => whyNotBegin(await loadDecks(), { ...CHOICE, ...fields })

await useTable.getState().ready()

afterEach(() => useTable.getState().leave())

describe('so many players', () => {
  test('each with a name and another deck', async () => {
    const { seats, state } = await begun({ seats: 5 })
    expect(state.players.map(({ name }) => name)).toEqual(['Ada', 'Bea', 'Cal', 'Dee', 'Eve'])
    expect(new Set(seats.map(({ deckId }) => deckId)).size).toBe(5)
    expect(seats.every(({ player }) => player.by === 'human')).toBe(true)
  })

  test('the next player has the deck that was chosen', async () => {
    expect((await begun({ seats: 3, otherDeckId: 'tall-timber' })).seats[1]?.deckId).toBe('tall-timber')
  })
})

describe('[2011:contents/9] a deck with a commander', () => {
  test('plays Commander, against others of its kind', async () => {
    const { state } = await begun({ seats: 4, deckId: 'red-gate' })
    expect(state.options.format?.commander).toBe(true)
    expect(state.players.map(({ life, commanders = [] }) => [life, commanders.length])).toEqual(Array(4).fill([40, 1]))
  })

  test('plays neither against a deck without, nor in teams', async () => {
    expect(await why({ deckId: 'red-gate', otherDeckId: 'first-light' })).toContain('neither')
    expect(await why({ deckId: 'red-gate', otherDeckId: 'mulch-court' })).toBeNull()
    expect(await why({ deckId: 'red-gate', seats: 4, variant: 'giant' })).toContain('variant')
    expect(await why({ deckId: 'red-gate', seats: 4, variant: 'planechase' })).toBeNull()
  })

  test('climbs no ladder', async () => {
    const rung = { deckId: 'first-light', level: 'easy' } as const
    expect(whyNotBegin(await loadDecks(), choiceAt(rung, 'red-gate'))).toContain('neither')
    // Its decks are those that come with the game: they are in no format.
    expect(choiceAt(rung, 'first-light').formatId).toBeNull()
  })
})

describe('house rules and formats', () => {
  test('house rules are part of the game; those that the book has anyway are not', async () => {
    const house = { manaBurn: true, mulligans: 'together' } as const
    expect((await begun({ house })).state.edition).toEqual({ book: '2011', house: { manaBurn: true } })
    expect((await begun({ house: { manaBurn: false } })).state.edition).toBe('2011')
  })

  test('a match has them in every game, and its format', async () => {
    await begun({ wins: 2, formatId: 'middle-school' })
    const { game } = useTable.getState()
    expect(game?.setup.cardList).toBe('middle-school')
    expect(game?.match?.setup.edition).toMatchObject({ book: '2011', house: { manaBurn: true } })
  })

  test('a format brings its edition and its own house rules, whatever the table had chosen', async () => {
    const { state } = await begun({ ...inFormat('premodern', '2004'), house: { manaBurn: true } })
    expect(state.edition).toBe('today')
    const burning = await begun({ ...inFormat('old-school-ec-95', '2004'), house: {} })
    expect(burning.state.edition).toMatchObject({ book: 'today', house: { manaBurn: true } })
    expect(inFormat('vintage-2004-06-20', '2011')).toEqual({ formatId: 'vintage-2004-06-20', edition: '2004' })
    expect(inFormat('no-such-format', '2004')).toEqual({ formatId: null, edition: '2004' })
  })

  test('in a format a deck that doesn’t fit begins no game; free cards take it', async () => {
    const all = await loadDecks()
    const choice = { ...CHOICE, ...inFormat('premodern', '2011') }
    const decks = await judged(choice, all)
    expect(whyNotBegin(decks, choice)).toMatch(/^\d+ to settle/)
    expect(beginGame(decks, choice)).toBeNull()
    expect(whyNotBegin(await judged(CHOICE, all), CHOICE)).toBeNull()
  })

  test('[2004:100.2] decks of forty are enough where the table says so, and smaller ones are not', async () => {
    const [deck] = await loadDecks()
    if (deck === undefined) throw new Error('no deck')
    const land = deck.list.find(({ printed }) => printed?.supertypes.includes('basic'))
    if (land === undefined) throw new Error('no basic land')
    const small = (count: number) => ({ ...deck, id: 'small', list: [{ ...land, count }], sideList: [] })
    const whyNot = async (n: number, deckSize: number) => {
      const [made] = await judged({ formatId: null, house: { deckSize } }, [small(n)])
      return made === undefined ? '' : whyNotPlayable(made, '2011')
    }
    expect(await whyNot(40, 40)).toBeNull()
    expect(await whyNot(39, 40)).not.toBeNull()
    expect(await whyNot(40, 60)).not.toBeNull()
  })

  test('machines find no cards to draw a deck from where none is known to be in the format', async () => {
    expect(await drawnDecks('premodern', 1)).toEqual([])
    expect(await drawnDecks('predh', 1)).toEqual([])
  })
})

describe('variants', () => {
  test('[2011:contents/810] two teams of two share 30 life', async () => {
    const { state } = await begun({ seats: 4, variant: 'giant' })
    expect([state.options.format?.sharedLife, ...state.players.map(({ life }) => life)]).toEqual([true, 30, 30, 30, 30])
  })

  test('[2011:contents/9] one has schemes and 40 life, or everybody planes', async () => {
    const alone = (await begun({ seats: 4, variant: 'archenemy' })).state
    expect(alone.players.map(({ life }) => life)).toEqual([40, 20, 20, 20])
    expect(alone.command).toHaveLength(20)
    const planes = (await begun({ seats: 3, variant: 'planechase' })).state
    expect(planes.command).toHaveLength(30)
  })

  test('[2011:contents/9] each has an avatar: the one that was chosen, or another', async () => {
    const avatars = ['Captain Issel Roe', null, null, null, null, null]
    const { state } = await begun({ seats: 3, variant: 'vanguard', avatars })
    const theirs = state.command.map((id) => state.printed[get(state, id).face])
    expect(theirs.map((card) => card?.types)).toEqual(Array(3).fill(['vanguard']))
    expect(theirs[0]?.name).toBe('Captain Issel Roe')
    expect(new Set(theirs.map((card) => card?.name)).size).toBe(3)
    expect(state.players.map(({ life, handSize }) => [life - 20, handSize - 7])).toEqual(
      theirs.map((card) => [card?.modifiers?.life, card?.modifiers?.hand]),
    )
    expect(await why({ deckId: 'red-gate', seats: 3, variant: 'vanguard' })).toBeNull()
    expect(await why({ seats: 2, variant: 'vanguard', edition: '2004' })).toContain('2011')
  })

  test('[2004:glossary/vanguard] two players agree on numbers in place of an avatar, in any edition', async () => {
    const vanguard = [
      { hand: 2, life: -3 },
      { hand: -1, life: 10 },
    ] as const
    const both = [BY_NUMBERS, BY_NUMBERS, null, null, null, null]
    const agreed = { seats: 2, variant: 'vanguard', edition: '2004', vanguard } as const
    const { state } = await begun({ ...agreed, avatars: both })
    expect(state.players.map(({ life, handSize }) => [handSize, life])).toEqual([
      [9, 17],
      [6, 30],
    ])
    expect(await why({ ...agreed, avatars: [BY_NUMBERS, null, null, null, null, null] })).toContain('2011')
    // Numbers that were typed once count for nothing where no avatars are played, or more than two play.
    const plain = (await begun({ ...agreed, variant: 'none', avatars: both })).state
    expect(plain.players.map(({ life, handSize }) => [handSize, life])).toEqual(Array(2).fill([7, 20]))
    const three = (await begun({ ...agreed, seats: 3, edition: '2011', avatars: both })).state
    expect(three.command).toHaveLength(3)
  })

  test('an avatar that isn’t there any more is any', async () => {
    const avatars = ['Nobody', null, null, null, null, null]
    const { state } = await begun({ seats: 2, variant: 'vanguard', avatars })
    expect(state.command).toHaveLength(2)
  })

  test('are played by so many only, and by the rules of 2011', async () => {
    expect((await begun({ seats: 3, variant: 'giant' })).state.options.format?.sharedLife ?? false).toBe(false)
    expect(await why({ seats: 4, variant: 'giant', edition: '2004' })).toContain('2011')
    expect(await why({ seats: 3, variant: 'giant', edition: '2004' })).toBeNull()
  })
})
