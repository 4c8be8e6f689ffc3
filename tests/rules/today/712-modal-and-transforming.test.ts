/** Cards with a face on each side: modal ones, of which either face is played, and those that transform. */
import { describe, expect, test } from 'vitest'
import { characteristics, get, manaValueOf, whyNotInEdition } from '../../../src/engine/index.ts'
import { card, creature, faced } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const BLAZE = faced(
  'modal_dfc',
  ['Blaze of Noon', '{2}{R}', 'Instant', '~ deals 2 damage to any target.'],
  ['Noon Terrace', '', 'Land', '~ enters the battlefield tapped.\n{T}: Add {R}.'],
)
const GOD = faced(
  'modal_dfc',
  ['Warden of Gates', '{1}{W}', 'Creature — Giant', '', '3/3'],
  ['The Open Gate', '{4}{W}', 'Artifact', 'When ~ enters the battlefield, you gain 5 life.'],
)
const PUPIL = faced(
  'transform',
  ['Pupil of Storms', '{2}{R}', 'Creature — Human', '{0}: Transform ~.', '2/2'],
  ['Storm Herself', '', 'Creature — Elemental', 'When ~ transforms into ~, you gain 2 life.\n{0}: Transform ~.', '4/4'],
  ['R'],
)
const TALE = faced(
  'transform',
  [
    'Tale of Ice',
    '{0}',
    'Enchantment — Saga',
    'I — You gain 1 life.\nII — Exile ~, then return it to the battlefield transformed under your control.',
  ],
  ['Ice Remembered', '', 'Enchantment Creature — Spirit', 'Flying', '3/4'],
)
const BOOK = faced(
  'transform',
  ['Book of Rain', '{1}', 'Artifact', '{0}: Transform ~.'],
  ['Rain Itself', '', 'Sorcery', 'Draw a card.'],
)
const CARDS = [
  BLAZE,
  GOD,
  PUPIL,
  TALE,
  BOOK,
  card('Turn', '{0}', 'Instant', 'Transform target permanent.'),
  card('Hold', '{0}', 'Enchantment', "Creatures can't transform."),
  card('Sweep', '{0}', 'Sorcery', 'Destroy each permanent with mana value 2 or less.'),
  card('Cheap', '{0}', 'Sorcery', 'Destroy target creature with mana value 0.'),
  card('Reveille', '{0}', 'Sorcery', 'Return target card from your graveyard to the battlefield.'),
  card(
    'Reversal',
    '{0}',
    'Sorcery',
    'Return target creature card from your graveyard to the battlefield transformed under your control.',
  ),
  card(
    'Seek',
    '{0}',
    'Sorcery',
    'Search your library for a land card, reveal it, put it into your hand, then shuffle.',
  ),
  card('Twin', '{0}', 'Sorcery', "Create a token that's a copy of target creature you control."),
  card('Echo', '{0}', 'Instant', 'Copy target creature spell you control.'),
  card('Blanket', '{0}', 'Instant', 'Turn target creature face down.'),
  creature('Paper', '{0}', '0/4'),
]
const play = (mine: object, theirs: object = {}): Table => table('today', [mine, theirs], CARDS)

describe('712 modal double-faced cards', () => {
  test('[today:712.11b] its land face is played as a land, as that face is; its other face is cast', () => {
    const game = play({ hand: ['Blaze of Noon'] })
    const object = game.id('Blaze of Noon', 'hand')
    expect(game.why({ do: 'playLand', object })).toMatchObject({ key: 'play.notALand' })
    expect(game.why({ do: 'playLand', object, side: 2 })).toMatchObject({ key: 'play.notALand' })
    game.land('Blaze of Noon', 1)
    const land = game.id('Noon Terrace', 'battlefield')
    expect(characteristics(game.state, land).types).toEqual(['land'])
    expect(get(game.state, land).tapped).toBe(true)
    // It was the land of this turn.
    const again = play({ hand: ['Blaze of Noon', 'Forest'] }).land('Blaze of Noon', 1)
    expect(again.why({ do: 'playLand', object: again.id('Forest', 'hand') })).toMatchObject({ key: 'play.landAlready' })
    const spell = play({ battlefield: times(3, 'Mountain'), hand: ['Blaze of Noon'] })
    spell.cast('Blaze of Noon', { targets: ['player 1'] }).resolve()
    expect([spell.life(1), spell.zone('Blaze of Noon')]).toEqual([18, 'graveyard'])
    spell.isAtAQuestion()
  })

  test('[today:712.11b] the face that is cast is what the spell and the permanent are', () => {
    const game = play({ battlefield: times(5, 'Plains'), hand: ['Warden of Gates'] })
    game.cast('Warden of Gates', { half: 'The Open Gate' })
    const spell = game.state.stack[0] ?? 0
    expect([characteristics(game.state, spell).types, manaValueOf(game.state, spell)]).toEqual([['artifact'], 5])
    game.resolveAll()
    expect([game.zone('The Open Gate'), game.life(0)]).toEqual(['battlefield', 25])
    // A modal card's face has a mana value of its own, and such a permanent doesn't transform.
    expect(manaValueOf(game.state, game.id('The Open Gate'))).toBe(5)
    const poor = play({ battlefield: times(2, 'Plains'), hand: ['Warden of Gates'] })
    const object = poor.id('Warden of Gates', 'hand')
    expect(poor.why({ do: 'cast', object, via: '1|normal' })).toMatchObject({ key: 'cast.cantPay' })
    poor.cast('Warden of Gates').resolveAll()
    expect(poor.size('Warden of Gates')).toBe('3/3')
  })

  test('[today:712.11b] elsewhere it is only its front: no search finds its land, and an instant stays in the graveyard', () => {
    const game = play({ hand: ['Seek'], library: ['Blaze of Noon', 'Bear'] })
    game.cast('Seek').resolve()
    if (game.question.kind === 'choose') expect(game.asks('choose').from).toEqual([])
    const back = play({ hand: ['Reveille'], graveyard: ['Blaze of Noon'] })
    back.cast('Reveille', { targets: ['Blaze of Noon'] }).resolveAll()
    expect(back.zone('Blaze of Noon')).toBe('graveyard')
    const front = play({ hand: ['Reveille'], graveyard: ['Warden of Gates'] })
    front.cast('Reveille', { targets: ['Warden of Gates'] }).resolveAll()
    expect(front.size('Warden of Gates')).toBe('3/3')
  })

  test('[today:712] a modal permanent doesn’t transform', () => {
    const game = play({ battlefield: ['Warden of Gates'], hand: ['Turn'] })
    game.cast('Turn', { targets: ['Warden of Gates'] }).resolveAll()
    expect(game.size('Warden of Gates')).toBe('3/3')
  })

  test('[today:712] no earlier book has modal cards', () => {
    expect(whyNotInEdition('today', GOD)).toBeNull()
    expect(whyNotInEdition('2011', GOD)).toMatchObject({ key: 'edition.parts' })
  })
})

describe('712 transforming cards', () => {
  test('[today:202.3b] a back face has the mana value of the front; what copies it alone has none', () => {
    const game = play({ battlefield: ['Pupil of Storms'], hand: ['Sweep'] })
    game.activate('Pupil of Storms').resolveAll()
    expect(manaValueOf(game.state, game.id('Storm Herself'))).toBe(3)
    game.cast('Sweep').resolveAll()
    expect([game.zone('Storm Herself'), game.life(0)]).toEqual(['battlefield', 22])
  })

  test('[today:701.27] it is transformed once by an ability of its own, however often that was activated', () => {
    const game = play({ battlefield: ['Pupil of Storms'] })
    game.activate('Pupil of Storms').activate('Pupil of Storms').resolveAll()
    expect([game.size('Storm Herself'), game.life(0)]).toEqual(['4/4', 22])
    // An ability of something else turns it back.
    const other = play({ battlefield: ['Pupil of Storms'], hand: times(2, 'Turn') })
    other
      .cast('Turn', { targets: ['Pupil of Storms'] })
      .cast('Turn', { targets: ['Pupil of Storms'] })
      .resolveAll()
    expect(other.size('Pupil of Storms')).toBe('2/2')
  })

  test('[today:701.27] not into a sorcery, and not while it can’t', () => {
    const game = play({ battlefield: ['Book of Rain'] })
    game.activate('Book of Rain').resolveAll()
    expect([game.zone('Book of Rain'), game.handSize(0)]).toEqual(['battlefield', 0])
    const held = play({ battlefield: ['Pupil of Storms', 'Hold'] })
    held.activate('Pupil of Storms').resolveAll()
    expect(held.size('Pupil of Storms')).toBe('2/2')
  })

  test('[today:712.14a] put onto the battlefield transformed it enters with its back face up; what has none stays', () => {
    const game = play({ hand: ['Reversal'], graveyard: ['Pupil of Storms'] })
    game.cast('Reversal', { targets: ['Pupil of Storms'] }).resolveAll()
    // It hasn't transformed, it was so from the first.
    expect([game.size('Storm Herself'), game.life(0)]).toEqual(['4/4', 20])
    const stays = play({ hand: ['Reversal'], graveyard: ['Bear'] })
    stays.cast('Reversal', { targets: ['Bear'] }).resolveAll()
    expect(stays.zone('Bear')).toBe('graveyard')
  })

  test('[today:712.14a today:714] a Saga that returns transformed is a creature that can’t attack yet', () => {
    const game = play({ hand: ['Tale of Ice'], library: times(5, 'Ox') }, { library: times(5, 'Ox') })
    game.cast('Tale of Ice').resolveAll()
    game.to('main1', game.state.turn.number + 2).resolveAll()
    expect([game.size('Ice Remembered'), game.life(0)]).toEqual(['3/4', 21])
    expect(get(game.state, game.id('Ice Remembered')).counters).toEqual({})
    game.isAtAQuestion()
  })

  test('[today:707.8a] a token that copies it has both faces, shows the one that was up, and transforms', () => {
    const game = play({ battlefield: ['Pupil of Storms'], hand: ['Twin', 'Turn', 'Turn'] })
    game
      .activate('Pupil of Storms')
      .resolveAll()
      .cast('Twin', { targets: ['Storm Herself'] })
      .resolveAll()
    const token = game.state.battlefield.at(-1) ?? 0
    expect([characteristics(game.state, token).name, manaValueOf(game.state, token)]).toEqual(['Storm Herself', 3])
    game
      .reply({ do: 'activate', ...game.nth(token, 1) })
      .announce({})
      .resolveAll()
    expect(characteristics(game.state, token).name).toBe('Pupil of Storms')
    // A copy of the token is of the face that it shows now.
    const names = (of: Table) => of.state.battlefield.map((id) => characteristics(of.state, id).name)
    expect(names(game)).toEqual(['Storm Herself', 'Pupil of Storms'])
  })

  test('[today:701.27] what is transformed is what the ability speaks of, if it becomes what that asks for', () => {
    const watch = 'Whenever a creature you control transforms into a non-Human creature, put a +1/+1 counter on it.'
    const watcher = card('Watcher', '{0}', 'Enchantment', watch)
    const game = table(
      'today',
      [{ battlefield: ['Pupil of Storms', 'Watcher'], hand: times(2, 'Turn') }, {}],
      [...CARDS, watcher],
    )
    game.cast('Turn', { targets: ['Pupil of Storms'] }).resolveAll()
    expect(game.size('Storm Herself')).toBe('5/5')
    game.cast('Turn', { targets: ['Storm Herself'] }).resolveAll()
    expect(game.size('Pupil of Storms')).toBe('3/3')
  })

  test('[today:712.15] it can’t be turned face down', () => {
    const game = play({ battlefield: ['Pupil of Storms'], hand: ['Blanket'] })
    game.cast('Blanket', { targets: ['Pupil of Storms'] }).resolveAll()
    expect(get(game.state, game.id('Pupil of Storms')).faceDown).toBe(false)
  })
})
