/** Vanguard (2011:contents/9): an avatar for each player, in the command zone; its modifiers are in 210-211. */
import { describe, expect, test } from 'vitest'
import { steadyClock } from '../../../scripts/lib/playGame.ts'
import { decide } from '../../../src/ai/index.ts'
import { loadSet } from '../../../src/catalog/index.ts'
import { boardFrom } from '../../../src/engine/boards/write.ts'
import {
  answer,
  characteristics,
  get,
  legalReplies,
  type Setup,
  seenBy,
  whyNotInEdition,
} from '../../../src/engine/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import { BASICS, card, vanguard } from '../../support/cards.ts'
import { gameOf, wisps } from '../../support/game.ts'
import { Table, table } from '../../support/table.ts'

const CARDS = [
  vanguard('Hall Porter', 1, 5, 'Creatures you control get +1/+1.'),
  vanguard('Hermit', -3, -4, 'Whenever you cast a creature spell, you gain 2 life.'),
  vanguard('Archer', 0, 0, '{1}: ~ deals 1 damage to target player.'),
  card('Plain Ruin', '{0}', 'Sorcery', 'Destroy all permanents.'),
  card('Anew', '{0}', 'Sorcery', 'Restart the game.'),
  card('Apart', '{0}', 'Sorcery', 'Players play a Magic subgame, using their libraries as their decks.'),
]
const deck = wisps(40)
const named = (name: string) => CARDS.find((one) => one.name === name)

/** A game from its beginning in which the first player has that avatar. */
function started(name: string, other?: string): Table {
  const [first, second] = [named(name), other === undefined ? undefined : named(other)]
  const players: Setup['players'] = [
    { name: 'Ada', deck, ...(first === undefined ? {} : { vanguard: first }) },
    { name: 'Bea', deck, ...(second === undefined ? {} : { vanguard: second }) },
  ]
  const game = gameOf({ edition: '2011', seed: 4, starter: 0, players })
  while (game.question.kind === 'mulligan') game.reply('keep')
  return game
}

const put = (mine: object, theirs: object = {}) => table('2011', [mine, theirs], CARDS)

describe('902 Vanguard', () => {
  test('[2011:contents/9] each player’s avatar begins in the command zone and adds to their hand and life', () => {
    const game = started('Hall Porter', 'Hermit')
    expect([game.handSize(0), game.handSize(1)]).toEqual([8, 4])
    expect([game.life(0), game.life(1)]).toEqual([25, 16])
    expect(game.state.command.map((id) => get(game.state, id).owner)).toEqual([0, 1])
    expect(game.state.libraries.map((one) => one.length)).toEqual([32, 36])
  })

  test('[2011:contents/9] whoever has none has the usual hand and life', () => {
    const game = started('Hall Porter')
    expect([game.handSize(1), game.life(1)]).toEqual([7, 20])
  })

  test('[2011:contents/9] its static ability works from the command zone, for its own player', () => {
    const game = put({ command: ['Hall Porter'], battlefield: ['Bear'], hand: ['Plain Ruin'] }, { battlefield: ['Ox'] })
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['3/3', '3/3'])
    game.cast('Plain Ruin').resolve()
    expect(game.zone('Hall Porter')).toBe('command')
    game.isAtAQuestion()
  })

  test('[2011:contents/9] its triggered ability triggers from there', () => {
    const game = put({ command: ['Hermit'], battlefield: ['Forest', 'Forest'], hand: ['Bear'] }).cast('Bear')
    const before = game.life(0)
    game.resolve()
    expect(game.life(0)).toBe(before + 2)
    game.isAtAQuestion()
  })

  test('[2011:contents/9] only its own player activates it, and legal actions list that', () => {
    const lands = ['Mountain', 'Mountain']
    const game = put({ command: ['Archer'], battlefield: lands }, { battlefield: lands })
    const action = { do: 'activate', ...game.nth(game.id('Archer'), 0) } as const
    expect(legalReplies(game.position)).toContainEqual(action)
    game
      .reply(action)
      .announce({ targets: ['player 1'] })
      .resolve()
    expect(game.life(1)).toBe(19)
    game.pass()
    expect(game.why(action)).not.toBeNull()
    expect(legalReplies(game.position)).not.toContainEqual(action)
    game.isAtAQuestion()
  })

  test('[2011:contents/9] it is no permanent and no spell, and nobody can cast it', () => {
    const game = put({ command: ['Archer'], battlefield: ['Mountain'] })
    const id = game.id('Archer')
    expect(game.why({ do: 'cast', object: id, via: 'normal' })?.key).toBe('cast.wrongZone')
    expect(characteristics(game.state, id)).toMatchObject({ cost: null, types: ['vanguard'], power: null })
  })

  test('[2011:contents/9] it belongs in no deck', () => {
    expect(CARDS.slice(0, 1).map((one) => whyNotInEdition('2011', one)?.key)).toEqual(['edition.variant'])
  })
})

describe('902 Vanguard, wherever the game goes', () => {
  test('[2011:contents/9] its abilities are over once its player has left the game', () => {
    const game = table('2011', [{ command: ['Hall Porter'], battlefield: ['Bear'] }, {}, {}], CARDS)
    game.reply({ concede: 0 })
    expect(game.state.command).toEqual([])
  })

  test('[2011:contents/714] it stays as a game restarts, with its modifiers', () => {
    const game = put({ command: ['Hall Porter'], hand: ['Anew', ...Array<string>(9).fill('Bear')] })
    game.cast('Anew').resolve()
    expect([game.zone('Hall Porter'), game.handSize(0), game.life(0)]).toEqual(['command', 8, 25])
    const deckNames = game.state.players[0]?.deck.map((face) => game.state.printed[face]?.name)
    expect(deckNames).not.toContain('Hall Porter')
  })

  test('[2004:506.5] it is not outside a subgame, but in the game around it', () => {
    const game = put({ command: ['Hall Porter'], hand: ['Apart'], library: Array<string>(9).fill('Bear') }).cast(
      'Apart',
    )
    game.resolve()
    const names = game.state.outside[0]?.map((id) => game.state.printed[get(game.state, id).face]?.name)
    expect(names).not.toContain('Hall Porter')
    expect(game.state.command).toEqual([])
  })

  test('[2011:contents/9] a board says it, and saving the position keeps it', () => {
    const game = put({ command: ['Hall Porter'], battlefield: ['Bear'] })
    const written = boardFrom(seenBy(game.position, 0), 'Forest')
    if ('losses' in written) throw new Error(JSON.stringify(written.losses))
    const lookup = (name: string) => written.cards.get(name) ?? BASICS.find((one) => one.name === name) ?? null
    const again = positionFrom(JSON.parse(JSON.stringify(written.board)), lookup)
    if ('problems' in again) throw new Error(JSON.stringify(again.problems))
    const { state } = new Table(again.position)
    expect(state.players[0]).toMatchObject({ handSize: 8, startingLife: 25, life: 25 })
    const saved = answer(JSON.parse(JSON.stringify(game.position)), { do: 'pass' })
    expect('refused' in saved).toBe(false)
  })

  test('[2011:contents/9] the machine uses its avatar', () => {
    const game = table('2011', [{ command: ['Archer'], battlefield: ['Mountain'] }, { life: 1 }], CARDS)
    const { reply } = decide(seenBy(game.position, 0), 'normal', { ms: 500, now: steadyClock() }, () => 0)
    expect(reply).toEqual({ do: 'activate', ...game.nth(game.id('Archer'), 0) })
  })
})

describe('the avatars that come with the game', () => {
  test('[2011:contents/9] there are four, all understood, with modifiers', async () => {
    const { variants, cards } = await loadSet()
    const avatars = variants.filter(({ record }) => record.type_line === 'Vanguard')
    expect(avatars).toHaveLength(4)
    for (const { compiled } of avatars) {
      expect(compiled.ok ? [] : compiled.problems).toEqual([])
      expect(compiled.printed.modifiers).toBeDefined()
    }
    expect(cards.some(({ record }) => record.type_line === 'Vanguard')).toBe(false)
  })
})
