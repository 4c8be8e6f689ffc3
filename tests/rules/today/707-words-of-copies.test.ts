/** Copies that are something else, for a while or several times; what is said of one permanent in two sentences: by play. */
import { describe, expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Drake', '{2}{U}', '2/2', 'Flying', 'Artifact Creature — Drake'),
  creature('Ox', '{G}', '2/4', '', 'Creature — Ox'),
  card(
    'Raise',
    '{0}',
    'Sorcery',
    "Exile target creature card from your graveyard. Create a token that's a copy of that card, except it's a 4/4 black Zombie.",
  ),
  creature(
    'Mourn',
    '{0}',
    '3/3',
    "Whenever another nontoken creature you control dies, you may exile it. If you do, create a token that's a copy of that creature, except it's 1/1 and it's a Nightmare in addition to its other types.",
  ),
  creature('Twin', '{0}', '0/0', 'You may have ~ enter the battlefield as a copy of any creature on the battlefield.'),
  card('Doom', '{0}', 'Sorcery', 'Destroy target creature.'),
  card(
    'Mirror',
    '{0}',
    'Artifact',
    "{0}: Until end of turn, ~ becomes a copy of target creature you control, except it's an artifact in addition to its other types.",
  ),
  card('Breed', '{0}', 'Sorcery', 'Create a 1/1 green Elf creature token.'),
  card('Flower', '{0}', 'Sorcery', 'Populate three times.'),
  card(
    'Echo',
    '{0}',
    'Instant',
    'Copy target instant or sorcery spell you control three times. You may choose new targets for the copies.',
  ),
  card('Gain', '{0}', 'Sorcery', 'You gain 1 life.'),
  card(
    'Chain',
    '{0}',
    'Enchantment — Aura',
    'Enchant creature\nEnchanted creature can\'t attack or block. It loses all abilities and has "{0}: You gain 1 life."',
  ),
  card(
    'Lock',
    '{0}',
    'Enchantment — Aura',
    "Enchant permanent\nEnchanted permanent can't attack or block. Its activated abilities can't be activated unless they're mana abilities.",
  ),
  creature('Elder', '{0}', '1/1', '{T}: You gain 1 life.\n{T}: Add {G}.'),
  card(
    'Still',
    '{0}',
    'Sorcery',
    "Until your next turn, target creature gets -1/-0 and its activated abilities can't be activated.",
  ),
  creature(
    'Herald',
    '{0}',
    '1/1',
    "When ~ enters the battlefield, until your next turn, creatures can't attack you or planeswalkers you control unless their controller pays {2} for each of those creatures.",
  ),
  walker('Ilsa', '{0}', 3, '+1: You gain 1 life.'),
]
const play = (mine: object, theirs: object = {}): Table => table('today', [mine, theirs], CARDS)
const of = (game: Table, name: string) => characteristics(game.state, game.id(name, 'battlefield'))

describe('copies', () => {
  test('a 4/4 black Zombie instead of its size, color and creature types; all else it keeps', () => {
    const game = play({ hand: ['Raise'], graveyard: ['Drake'] })
    game.cast('Raise', { targets: ['Drake'] }).resolve()
    expect(of(game, 'Drake')).toMatchObject({
      power: 4,
      toughness: 4,
      colors: ['B'],
      types: ['artifact', 'creature'],
      subtypes: ['Zombie'],
    })
    expect(of(game, 'Drake').abilities).toHaveLength(1)
    game.isAtAQuestion()
  })

  test('two exceptions joined by “and”: its size, and a type besides its own', () => {
    const game = play({ battlefield: ['Mourn', 'Ox'], hand: ['Doom'] })
    game
      .cast('Doom', { targets: ['Ox'] })
      .resolve()
      .pass(2)
    game.reply(true)
    expect(of(game, 'Ox')).toMatchObject({ power: 1, toughness: 1, colors: ['G'], subtypes: ['Ox', 'Nightmare'] })
    expect(game.state.exile).toHaveLength(1)
    game.isAtAQuestion()
  })

  test('what died was a copy: so is the token', () => {
    const game = play({ battlefield: ['Mourn', 'Ox'], hand: ['Twin', 'Doom'] })
    game
      .cast('Twin')
      .resolve()
      .reply([game.id('Ox', 'battlefield')])
    const twin = Math.max(...game.state.battlefield)
    expect(characteristics(game.state, twin).name).toBe('Ox')
    game.reply({ do: 'cast', object: game.id('Doom'), via: 'normal' }).reply([{ object: twin }])
    game.announce({}).resolve().pass(2)
    game.reply(true)
    const oxen = game.state.battlefield.map((id) => characteristics(game.state, id)).filter(({ name }) => name === 'Ox')
    expect(oxen.map(({ power }) => power).sort()).toEqual([1, 2])
    expect(game.state.exile).toHaveLength(1)
    game.isAtAQuestion()
  })

  test('a copy until end of turn, which it isn’t afterwards', () => {
    const game = play({ battlefield: ['Mirror', 'Ox'] })
    game.activate('Mirror', 0, { targets: ['Ox'] }).resolve()
    expect(game.state.battlefield.filter((id) => characteristics(game.state, id).name === 'Ox')).toHaveLength(2)
    game.to('main1', game.state.turn.number + 1)
    expect(game.has('battlefield', 'Mirror')).toBe(true)
  })

  test('[today:701.36] populate three times: three tokens more', () => {
    const game = play({ hand: ['Breed', 'Flower'] })
    game.cast('Breed').resolve().cast('Flower').resolveAll()
    expect(game.state.battlefield).toHaveLength(4)
    game.isAtAQuestion()
  })

  test('a spell copied three times', () => {
    const game = play({ hand: ['Gain', 'Echo'] })
    game
      .cast('Gain')
      .cast('Echo', { targets: ['Gain'] })
      .resolveAll()
    expect(game.life(0)).toBe(24)
  })
})

describe('one permanent, two sentences', () => {
  test('it can’t attack, and has nothing but the ability it is given', () => {
    const game = play({ hand: ['Chain'], battlefield: ['Elder', 'Ox'] })
    game.cast('Chain', { targets: ['Elder'] }).resolve()
    expect(of(game, 'Elder').abilities).toHaveLength(1)
    game.activate('Elder').resolve()
    expect(game.life(0)).toBe(21)
    game.until('attackers')
    expect(game.refusal([{ id: game.id('Elder'), defender: { player: 1 } }])).toBeDefined()
  })

  test('“its activated abilities”: not those for mana', () => {
    const game = play({ hand: ['Lock'], battlefield: ['Elder'] })
    game.cast('Lock', { targets: ['Elder'] }).resolve()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Elder'), 0) })).not.toBeNull()
    expect(game.why({ do: 'activate', ...game.nth(game.id('Elder'), 1) })).toBeNull()
  })

  test('until your next turn, and no longer', () => {
    const game = play({ hand: ['Still'], battlefield: ['Elder'] })
    const turn = game.state.turn.number
    game.cast('Still', { targets: ['Elder'] }).resolve()
    const may = () => game.why({ do: 'activate', ...game.nth(game.id('Elder'), 0) }) === null
    expect([game.size('Elder'), may()]).toEqual(['0/1', false])
    game.to('main1', turn + 2)
    expect([game.size('Elder'), may()]).toEqual(['1/1', true])
    game.isAtAQuestion()
  })
})

test('a toll for a while: of what came later, too, and at planeswalkers', () => {
  const game = play({ hand: ['Herald'], battlefield: ['Ilsa'] }, { hand: ['Elder'], battlefield: ['Ox', 'Forest'] })
  const turn = game.state.turn.number
  game.cast('Herald').resolveAll()
  game.to('main1', turn + 1).until('attackers')
  const ilsa = { object: game.id('Ilsa') }
  for (const defender of [{ player: 0 }, ilsa]) expect(game.refusal([{ id: game.id('Ox'), defender }])).toBeDefined()
  const rich = play({ hand: ['Herald'] }, { battlefield: ['Ox', 'Forest', 'Forest'] })
  rich.cast('Herald').resolveAll()
  rich.to('main1', turn + 1).attack('Ox')
  while (rich.question.kind === 'pay') rich.plain()
  rich.to('main2', turn + 1)
  expect(rich.life(0)).toBe(18)
  rich.to('main1', turn + 3).attack('Ox')
  rich.to('main2', turn + 3)
  expect(rich.life(0)).toBe(16)
  rich.isAtAQuestion()
})
