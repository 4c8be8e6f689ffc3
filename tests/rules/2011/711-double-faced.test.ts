import { describe, expect, test } from 'vitest'
import { characteristics, get, manaValueOf, seenBy, whyNotInEdition } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const VILLAGER = faced(
  'transform',
  [
    'Villager',
    '{1}{R}',
    'Creature — Human',
    'At the beginning of each upkeep, if no spells were cast last turn, transform ~.\n{0}: Put a +1/+1 counter on ~.',
    '2/2',
  ],
  [
    'Howler',
    '',
    'Creature — Wolf',
    'Trample\nAt the beginning of each upkeep, if a player cast two or more spells last turn, transform ~.',
    '4/4',
  ],
)
const CARDS = [
  VILLAGER,
  faced(
    'transform',
    [
      'Pupil',
      '{G}',
      'Creature — Human',
      '{0}: Transform ~.\nWhenever ~ enters the battlefield, you gain 1 life.',
      '1/1',
    ],
    ['Beast Within Him', '', 'Creature — Beast', 'Whenever ~ enters the battlefield, you gain 5 life.', '5/5'],
  ),
  card('Turn', '{0}', 'Instant', 'Transform target creature.'),
  card('Shape', '{0}', 'Instant', 'Target creature becomes a copy of another target creature until end of turn.'),
  card('Charm', '{0}', 'Instant', 'You gain 1 life.'),
  card('Shock', '{0}', 'Instant', '~ deals 1 damage to target creature.'),
  card('Cheap', '{0}', 'Instant', 'Destroy target creature with converted mana cost 0.'),
  creature('Paper', '{0}', '0/4'),
]

describe('double-faced cards, 2011', () => {
  const board = (mine: object = {}, theirs: object = {}): Table =>
    table('2011', [{ battlefield: ['Pupil'], ...mine }, theirs], CARDS)
  const transform = (game: Table, name = 'Pupil'): Table => game.activate(name).resolveAll()

  test('[2011:contents/711 2011:701.25] transforming turns the same permanent over: nothing enters, and everything on it stays', () => {
    const game = board({ hand: ['Shock', 'Turn'], battlefield: ['Villager'] })
    const id = game.id('Villager')
    game
      .activate('Villager', 1)
      .resolveAll()
      .cast('Shock', { targets: ['Villager'] })
      .resolveAll()
    const { timestamp } = get(game.state, id)
    game.cast('Turn', { targets: ['Villager'] }).resolveAll()
    expect([game.id('Howler'), game.size('Howler')]).toEqual([id, '5/5'])
    expect(get(game.state, id)).toMatchObject({ damage: 1, counters: { '+1/+1': 1 } })
    // 613.6: it counts as new for the order of effects.
    expect(get(game.state, id).timestamp).toBeGreaterThan(timestamp)
    expect(game.events.find(({ kind }) => kind === 'turnedOver')).toMatchObject({ rule: '2011:711' })
    const other = transform(board())
    expect(other.life(0)).toBe(20)
    other.isAtAQuestion()
  })

  test('[2011:contents/711] it can be transformed back', () => {
    const game = board({ hand: times(2, 'Turn') })
    game.cast('Turn', { targets: ['Pupil'] }).resolveAll()
    expect(game.size('Beast Within Him')).toBe('5/5')
    game.cast('Turn', { targets: ['Beast Within Him'] }).resolveAll()
    expect(game.size('Pupil')).toBe('1/1')
  })

  test('[2011:contents/711] a back face has converted mana cost 0', () => {
    const game = transform(board({ hand: ['Cheap'] }))
    expect(manaValueOf(game.state, game.id('Beast Within Him'))).toBe(0)
    game.cast('Cheap', { targets: ['Beast Within Him'] }).resolveAll()
    expect(game.zone('Pupil')).toBe('graveyard')
  })

  test('[2011:contents/711] everywhere else only the front counts, and it is cast and enters front face up', () => {
    const game = transform(board({ hand: ['Bounce'], battlefield: ['Pupil', 'Forest'] }))
    game.cast('Bounce', { targets: ['Beast Within Him'] }).resolveAll()
    expect(manaValueOf(game.state, game.id('Pupil', 'hand'))).toBe(1)
    game.cast('Pupil').resolveAll()
    expect([game.size('Pupil'), game.life(0)]).toEqual(['1/1', 21])
  })

  test('[2011:contents/711] what only its back face says is true while that is up', () => {
    const raider = faced(
      'transform',
      ['Sleeper', '{R}', 'Creature — Human', '{0}: Transform ~.', '1/1'],
      ['Raider', '', 'Creature — Human', 'Whenever ~ attacks, you gain 3 life.', '2/2'],
    )
    const attacked = (name: string, game: Table): number => game.attack(name).resolveAll().life(0)
    const made = (): Table => table('2011', [{ battlefield: ['Sleeper'] }, {}], [raider])
    expect(attacked('Sleeper', made())).toBe(20)
    expect(attacked('Raider', transform(made(), 'Sleeper'))).toBe(23)
  })

  test('[2011:contents/711] only a double-faced card transforms', () => {
    const game = board({ hand: ['Turn'] }, { battlefield: ['Paper'] })
    game.cast('Turn', { targets: ['Paper'] }).resolveAll()
    expect(game.size('Paper')).toBe('0/4')
    expect(game.events.some(({ kind }) => kind === 'turnedOver')).toBe(false)
  })

  test('[2011:contents/711] it can’t be turned face down', () => {
    const game = board({ hand: ['Muffle'] })
    game.cast('Muffle', { targets: ['Pupil'] }).resolveAll()
    expect(get(game.state, game.id('Pupil')).faceDown).toBe(false)
    expect(game.size('Pupil')).toBe('1/1')
  })

  test('[2011:contents/711 2011:keyword/double-faced 2004:503.3] a copy is of the face that is up, and never transforms', () => {
    const game = transform(board({ hand: ['Mirror', 'Turn'] }))
    game.cast('Mirror').resolve()
    game.reply([game.id('Beast Within Him')]).resolveAll()
    const copy = game.state.battlefield.at(-1) ?? 0
    expect(characteristics(game.state, copy)).toMatchObject({ name: 'Beast Within Him', power: 5 })
    game.cast('Turn', { targets: ['2:Beast Within Him'] }).resolveAll()
    expect(game.state.battlefield.map((id) => characteristics(game.state, id).name)).toEqual([
      'Beast Within Him',
      'Beast Within Him',
    ])
    expect(game.life(0)).toBe(25)
    expect(game.events.filter(({ kind }) => kind === 'turnedOver')).toHaveLength(1)
  })

  test('[2011:contents/711] one that is a copy of something else transforms beneath that', () => {
    const game = board({ hand: ['Shape', 'Turn'], battlefield: ['Pupil', 'Paper'] })
    const id = game.id('Pupil')
    game.cast('Shape', { targets: ['Pupil', 'Paper'] }).resolveAll()
    game.cast('Turn', { targets: ['1:Paper'] }).resolveAll()
    expect(characteristics(game.state, id)).toMatchObject({ name: 'Paper', toughness: 4 })
    game.to('upkeep', 4)
    expect(characteristics(game.state, id).name).toBe('Beast Within Him')
  })

  test('[2011:contents/711] whoever may see the card may see both faces', () => {
    const game = board({ hand: ['Villager'] })
    const faces = (seat: number) =>
      seenBy(game.position, seat).now.printed.flatMap((one) => one?.parts?.faces[0]?.name ?? [])
    expect(faces(0)).toEqual(expect.arrayContaining(['Howler', 'Beast Within Him']))
    expect(faces(1)).toEqual(['Beast Within Him'])
  })

  test('[2011:contents/711] the spells of the turn before decide: none by anyone, or two by one player', () => {
    const game = board({ battlefield: ['Villager'], hand: times(2, 'Charm') }, { hand: times(2, 'Charm') })
    game.cast('Charm').resolveAll().to('upkeep', 4).resolveAll()
    expect(game.has('battlefield', 'Villager')).toBe(true)
    game.to('upkeep', 5).resolveAll()
    expect(game.has('battlefield', 'Howler')).toBe(true)
    game.to('main1', 5).cast('Charm').resolveAll()
    game.pass().cast('Charm').resolveAll().to('upkeep', 6).resolveAll()
    // One spell each.
    expect(game.has('battlefield', 'Howler')).toBe(true)
    const busy = board({ battlefield: ['Villager'], hand: ['Turn', 'Charm'] })
    busy
      .cast('Turn', { targets: ['Villager'] })
      .resolveAll()
      .cast('Charm')
      .resolveAll()
    busy.to('upkeep', 4).resolveAll()
    expect(busy.has('battlefield', 'Villager')).toBe(true)
  })

  test('[2011:contents/204 2011:contents/711] a back face has the colour of its indicator', () => {
    const green = faced(
      'transform',
      ['Calm', '{U}', 'Creature — Fish', '{0}: Transform ~.', '1/1'],
      ['Growth', '', 'Creature — Fish', '', '2/2'],
      ['G'],
    )
    const prune = card('Prune', '{0}', 'Instant', 'Destroy target green creature.')
    const game = table('2011', [{ hand: ['Prune'], battlefield: ['Calm'] }, {}], [green, prune])
    expect(game.why({ do: 'cast', ...game.way(game.id('Prune'), 'normal') })?.key).toBe('cast.noTarget')
    transform(game, 'Calm')
      .cast('Prune', { targets: ['Growth'] })
      .resolveAll()
    expect(game.zone('Calm')).toBe('graveyard')
  })

  test('[2011:contents/711] the 2004 book has no double-faced cards', () => {
    expect(whyNotInEdition('2011', VILLAGER)).toBeNull()
    expect(whyNotInEdition('2004', VILLAGER)).toMatchObject({ key: 'edition.parts' })
  })
})
