/** Choices as a text resolves: which end of a library, which of the cards just exiled (today:608.2d). */
import { describe, expect, test } from 'vitest'
import { legalActions } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Stow', '{0}', 'Instant', "Put target card from a graveyard on the top or bottom of its owner's library."),
  card('Nudge', '{0}', 'Instant', "Put target creature on the top or bottom of its owner's library."),
  creature('Drifter', '{0}', '2/2', "When ~ dies, you may put it on the top or bottom of its owner's library."),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card(
    'Slow Sift',
    '{0}',
    'Sorcery',
    'Exile the top two cards of your library, then choose one of them. You may play that card this turn.',
  ),
  card(
    'Thin Chance',
    '{0}',
    'Sorcery',
    'Exile the top two cards of your library. Choose one of them at random. You may play that card this turn.',
  ),
  card('Rock', '{0}', 'Artifact', ''),
]

describe('[today:608.2d] the top or the bottom of a library', () => {
  const stowed = (top: boolean) => {
    const game = table('today', [{ hand: ['Stow'] }, { graveyard: ['Rock'], library: ['Forest', 'Swamp'] }], CARDS)
    game.cast('Stow', { targets: ['Rock'] }).resolve()
    // The one who put it there chooses, whoever owns it.
    expect([game.asks('confirm').reason, game.asks('confirm').seat]).toEqual(['first', 0])
    game.reply(top).isAtAQuestion()
    return game
  }
  test('as its controller says while it resolves', () => {
    const [top, bottom] = [stowed(true), stowed(false)]
    const library = (game: typeof top) => game.state.libraries[1] ?? []
    expect(library(top)[0]).toBe(top.id('Rock', 'library'))
    expect(library(bottom).at(-1)).toBe(bottom.id('Rock', 'library'))
  })
  test('a creature goes to the library of its owner', () => {
    const game = table('today', [{ hand: ['Nudge'] }, { battlefield: ['Drifter'], library: ['Forest'] }], CARDS)
    game
      .cast('Nudge', { targets: ['Drifter'] })
      .resolve()
      .reply(false)
    expect((game.state.libraries[1] ?? []).at(-1)).toBe(game.id('Drifter', 'library'))
    game.isAtAQuestion()
  })
  test('“may” is asked first, and declined it stays', () => {
    const died = () => {
      const game = table(
        'today',
        [{ hand: ['Slay'], battlefield: ['Drifter'], library: ['Forest', 'Swamp'] }, {}],
        CARDS,
      )
      return game
        .cast('Slay', { targets: ['Drifter'] })
        .resolve()
        .resolve()
    }
    expect(died().reply(false).zone('Drifter')).toBe('graveyard')
    const put = died().reply(true).reply(false)
    expect((put.state.libraries[0] ?? []).at(-1)).toBe(put.id('Drifter', 'library'))
    put.isAtAQuestion()
  })
})

describe('[today:608.2d] one of the cards just exiled', () => {
  const played = (spell: string, library: readonly string[]) =>
    table('today', [{ hand: [spell], library: [...library] }, {}], CARDS)
      .cast(spell)
      .resolve()
  const playable = (game: ReturnType<typeof played>) =>
    legalActions(game.state, 0).flatMap((one) => (one.do === 'playLand' || one.do === 'cast' ? [one.object] : []))

  test('the one chosen may be played, and the other not', () => {
    const game = played('Slow Sift', ['Forest', 'Rock', 'Swamp'])
    expect([...game.asks('choose').from].sort()).toEqual([game.id('Forest', 'exile'), game.id('Rock', 'exile')].sort())
    game.reply([game.id('Rock', 'exile')])
    expect(playable(game)).toEqual([game.id('Rock', 'exile')])
    game.isAtAQuestion()
  })
  test('only that turn', () => {
    const game = played('Slow Sift', ['Forest', 'Rock', 'Swamp', 'Swamp', 'Swamp'])
    game.reply([game.id('Rock', 'exile')])
    game.to('main1', game.state.turn.number + 2)
    expect(playable(game)).not.toContain(game.id('Rock', 'exile'))
  })
  test('at random: one of the exiled cards, though they are on no battlefield', () => {
    const game = played('Thin Chance', ['Forest', 'Forest', 'Swamp'])
    expect(playable(game)).toHaveLength(1)
    expect(game.state.exile).toContain(playable(game)[0])
    game.isAtAQuestion()
  })
})
