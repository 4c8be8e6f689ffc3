/** Cards exiled with something that are played from there; graveyards as wholes; the greatest of all. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Imp', '{0}', '1/1'),
  creature('Ogre', '{0}', '3/3'),
  card('Heal', '{0}', 'Sorcery', 'You gain 1 life.'),
  card('Bog', '', 'Land', '{T}: Add {B}.'),
  creature(
    'Specter',
    '{0}',
    '1/1',
    '{T}: Target opponent exiles the top card of their library.\nYou may play lands and cast spells from among cards exiled with ~.',
  ),
  creature(
    'Scribe',
    '{0}',
    '1/1',
    "{T}: Exile all cards from target opponent's graveyard.\nYou may cast creature spells from among cards exiled with ~.",
  ),
  card(
    'Inquest',
    '{X}',
    'Instant',
    "Exile X target creatures, then create a 1/1 white Soldier creature token. Return the exiled cards to the battlefield tapped under their owners' control at the beginning of the next end step.",
  ),
  card(
    'Sojourn',
    '{0}',
    'Sorcery',
    "Exile target creature, then create a 1/1 white Soldier creature token. Return that card to its owner's hand.",
  ),
  card('Void', '{0}', 'Sorcery', 'Exile all graveyards.'),
  card('Plunder', '{0}', 'Sorcery', "Exile all cards from all opponents' graveyards."),
  card(
    'Triumph',
    '{0}',
    'Sorcery',
    'Draw a card if you control the creature with the greatest power or tied for the greatest power.',
  ),
  card(
    'Return',
    '{0}',
    'Sorcery',
    'Return target creature card from your graveyard to the battlefield with an additional +1/+1 counter on it.',
  ),
  card('Spread', '{0}', 'Sorcery', 'Until end of turn, up to two target creatures each get +1/+1 and gain flying.'),
  card(
    'Insult',
    '{0}',
    'Sorcery',
    '~ deals 1 damage to target creature. If that creature is a Bear, ~ also deals 2 damage to that creature’s controller.'.replace(
      '’',
      "'",
    ),
  ),
]
const playing = (mine: object, theirs: object = {}) => table('today', [mine, theirs], CARDS)
const why = (game: ReturnType<typeof table>, name: string) => {
  const object = game.id(name, 'exile')
  return game.why(name === 'Bog' ? { do: 'playLand', object } : { do: 'cast', object, via: 'normal' })
}

test('lands and spells exiled with it are played from exile, whosever they are, and no others', () => {
  const game = playing({ battlefield: ['Specter'], life: 10, exile: ['Heal'] }, { library: ['Heal', 'Bog'] })
  game.activate('Specter', 0, { targets: ['player 1'] }).resolve()
  const own = game.state.exile.find((id) => game.id('2:Heal', 'exile') === id)
  expect(own).toBeDefined()
  const theirs = game.state.exile.filter((id) => game.why({ do: 'cast', object: id, via: 'normal' }) === null)
  expect(theirs).toHaveLength(1)
  game.reply({ do: 'cast', object: theirs[0] ?? 0, via: 'normal' }).resolve()
  expect(game.life(0)).toBe(11)
  game.isAtAQuestion()
})

test('only what is described; not once it has left', () => {
  const game = playing({ battlefield: ['Scribe'] }, { graveyard: ['Heal', 'Imp', 'Bog'] })
  game.activate('Scribe', 0, { targets: ['player 1'] }).resolve()
  expect([why(game, 'Imp'), why(game, 'Heal') === null, why(game, 'Bog') === null]).toEqual([null, false, false])
  game.reply({ do: 'cast', object: game.id('Imp', 'exile'), via: 'normal' }).resolve()
  expect(game.has('battlefield', 'Imp')).toBe(true)
  game.isAtAQuestion()
})

test('all graveyards, and those of the opponents', () => {
  const all = playing({ hand: ['Void'], graveyard: ['Imp'] }, { graveyard: ['Ogre', 'Heal'] })
    .cast('Void')
    .resolve()
  expect([all.has('exile', 'Imp'), all.has('exile', 'Ogre'), all.has('exile', 'Heal')]).toEqual([true, true, true])
  const theirs = playing({ hand: ['Plunder'], graveyard: ['Imp'] }, { graveyard: ['Ogre'] })
    .cast('Plunder')
    .resolve()
  expect([theirs.has('exile', 'Imp'), theirs.has('exile', 'Ogre')]).toEqual([false, true])
  theirs.isAtAQuestion()
})

test.each([
  ['greatest', ['Ogre'], ['Imp'], 1],
  ['tied', ['Ogre'], ['Ogre'], 1],
  ['less', ['Imp'], ['Ogre'], 0],
  ['none', [], [], 0],
] as const)('the greatest power among all creatures: %s', (_, mine, theirs, drawn) => {
  const game = playing({ hand: ['Triumph'], battlefield: mine, library: ['Heal'] }, { battlefield: theirs })
  game.cast('Triumph').resolve()
  expect(game.handSize(0)).toBe(drawn)
  game.isAtAQuestion()
})

test('[today:122.6] it enters with the counter', () => {
  const game = playing({ hand: ['Return'], graveyard: ['Imp'] })
  game.cast('Return', { targets: ['Imp'] }).resolve()
  expect(game.size('Imp')).toBe('2/2')
  game.isAtAQuestion()
})

test('each of them, and what is done also', () => {
  const game = playing({ hand: ['Spread', 'Insult'], battlefield: ['Imp', 'Ogre'] })
  game.cast('Spread', { targets: ['Imp', 'Ogre'] }).resolve()
  expect([game.size('Imp'), game.size('Ogre')]).toEqual(['2/2', '4/4'])
  game.cast('Insult', { targets: ['Ogre'] }).resolve()
  expect(game.life(0)).toBe(18)
  game.isAtAQuestion()
})

test('the exiled cards are those, though tokens were created since', () => {
  const game = table(
    'today',
    [{ hand: ['Inquest'], battlefield: ['Bog', 'Bog'] }, { battlefield: ['Imp', 'Ogre'] }],
    CARDS,
  )
  game.cast('Inquest', { x: 2, targets: ['Imp', 'Ogre'] }).resolve()
  expect([game.zone('Imp'), game.zone('Ogre')]).toEqual(['exile', 'exile'])
  game.to('end').resolveAll()
  expect(['Imp', 'Ogre'].map((name) => get(game.state, game.id(name, 'battlefield')).tapped)).toEqual([true, true])
  expect(game.has('battlefield', 'Soldier')).toBe(true)
  game.isAtAQuestion()
})

test('and so is that card', () => {
  const game = table('today', [{ hand: ['Sojourn'] }, { battlefield: ['Imp'] }], CARDS)
  game.cast('Sojourn', { targets: ['Imp'] }).resolve()
  expect([game.zone('Imp'), game.has('battlefield', 'Soldier')]).toEqual(['hand', true])
  game.isAtAQuestion()
})
