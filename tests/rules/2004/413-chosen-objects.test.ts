import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{U}', 'Sorcery', text)
const CARDS = [
  sorcery('Decree', 'Target opponent chooses a creature they control. Destroy that creature.'),
  sorcery('Culling', 'Each player chooses a creature they control. Destroy the rest.'),
  sorcery('Tithe of Two', 'Each player chooses two permanents they control, then sacrifices the rest.'),
  sorcery('Single Mind', 'Target player chooses a card in their hand and discards the rest.'),
  sorcery(
    'Standstill Order',
    'Target opponent chooses a creature they control. Other creatures they control can’t block this turn.',
  ),
  sorcery(
    'Mimicry',
    'Choose a creature you control. Target creature becomes a copy of that creature until end of turn.',
  ),
  sorcery('Grave Broom', 'Exile up to three target cards from a single graveyard.'),
  sorcery('Grave Pair', 'Exile two target cards from a single graveyard.'),
  sorcery('Grave Toll', "Exile two target cards from an opponent's graveyard."),
  sorcery('Grave Pick', "Exile target card from an opponent's graveyard."),
  sorcery('Grave Sweep', "Exile two target cards from your opponents' graveyards."),
  card('Gravesoil', '{G}', 'Enchantment', '{0}, Exile two creature cards from a single graveyard: You gain 2 life.'),
  sorcery('Slow Fuse', 'You gain 1 life. Exile ~ with three time counters on it.'),
  creature('Elk', '{G}', '1/1'),
]

inEditions('2004', '2011')('objects that are chosen as a text is followed, %s', (edition) => {
  const at = (name: string, yours: object = {}, theirs: object = {}): Table =>
    table(edition, [{ battlefield: ['Island'], hand: [name], ...yours }, theirs], CARDS)

  test('[2004:413.2c] the opponent chooses one of their own, and that is what is destroyed', () => {
    const game = at('Decree', { battlefield: ['Island', 'Elk'] }, { battlefield: ['Bear', 'Ox'] })
    game.cast('Decree', { targets: ['player 1'] }).resolve()
    expect(game.asks('choose')).toMatchObject({ seat: 1, from: [game.id('Bear'), game.id('Ox')], min: 1, max: 1 })
    game.reply([game.id('Ox')])
    expect([game.zone('Ox'), game.zone('Bear'), game.zone('Elk')]).toEqual(['graveyard', 'battlefield', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2004:413.2d] each player chooses in turn; the rest of all of them is destroyed at once', () => {
    const game = at('Culling', { battlefield: ['Island', 'Elk', 'Bear'] }, { battlefield: ['Bear', 'Ox', 'Forest'] })
    game.cast('Culling').resolve()
    expect(game.asks('choose').seat).toBe(0)
    game.reply([game.id('Elk')])
    expect(game.asks('choose').seat).toBe(1)
    game.reply([game.id('Ox')])
    expect([game.zone('Elk'), game.zone('Ox'), game.zone('Forest')]).toEqual(times(3, 'battlefield'))
    expect(game.has('battlefield', 'Bear')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:413.2d] each sacrifices all but what they have chosen; who has no more keeps it all', () => {
    const game = at('Tithe of Two', { battlefield: ['Island', 'Elk', 'Bear'] }, { battlefield: ['Ox', 'Forest'] })
    game.cast('Tithe of Two').resolve()
    game.reply([game.id('Elk'), game.id('Island')])
    expect([game.zone('Elk'), game.zone('Island'), game.zone('Ox')]).toEqual(times(3, 'battlefield'))
    expect(game.zone('Bear')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:413.2c] a card in hand is kept, the rest discarded', () => {
    const game = at('Single Mind', {}, { hand: ['Bear', 'Ox', 'Elk'] })
    game.cast('Single Mind', { targets: ['player 1'] }).resolve()
    expect(game.asks('choose').seat).toBe(1)
    game.reply([game.id('Ox', 'hand')])
    expect([game.zone('Ox'), game.zone('Bear'), game.zone('Elk')]).toEqual(['hand', 'graveyard', 'graveyard'])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] other creatures are other than the one chosen', () => {
    const game = at('Standstill Order', { battlefield: ['Island', 'Elk'] }, { battlefield: ['Bear', 'Ox'] })
    game
      .cast('Standstill Order', { targets: ['player 1'] })
      .resolve()
      .reply([game.id('Ox')])
      .attack('Elk')
    game.until('blockers')
    expect(game.asks('blockers').able.map(({ id }) => id)).toEqual([game.id('Ox')])
    game.isAtAQuestion()
  })

  test('[2004:413.2c] the target becomes a copy of the creature chosen, not of itself', () => {
    const game = at('Mimicry', { battlefield: ['Island', 'Elk', 'Ox'] }, { battlefield: ['Bear'] })
    const bear = game.id('Bear')
    game
      .cast('Mimicry', { targets: ['Bear'] })
      .resolve()
      .reply([game.id('Elk')])
    expect(game.state.battlefield.filter((id) => get(game.state, id).face === get(game.state, bear).face)).toEqual([
      bear,
    ])
    expect(game.id('1:Elk')).toBeDefined()
    expect(game.has('battlefield', 'Bear')).toBe(false)
    game.isAtAQuestion()
  })

  test('[2004:409.1c] from a single graveyard: whose is said first, then only its cards are legal', () => {
    const game = at('Grave Broom', { graveyard: ['Elk'] }, { graveyard: ['Bear', 'Ox'] })
    game.reply({ do: 'cast', ...game.way(game.id('Grave Broom'), 'normal') })
    expect(game.asks('player').among).toEqual([0, 1])
    game.reply(1)
    expect(game.asks('targets')).toMatchObject({ min: 0, max: 2 })
    game.refusal([{ object: game.id('Elk') }])
    game
      .reply([{ object: game.id('Bear') }, { object: game.id('Ox') }])
      .announce({})
      .resolve()
    expect([game.zone('Elk'), game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'exile', 'exile'])
    game.isAtAQuestion()
  })

  test('[2004:409.1c] two from a single graveyard: one that has only one card is none', () => {
    const few = at('Grave Pair', { graveyard: ['Elk'] }, { graveyard: ['Bear'] })
    expect(few.why({ do: 'cast', ...few.way(few.id('Grave Pair'), 'normal') })).not.toBeNull()
    const game = at('Grave Pair', { graveyard: ['Elk'] }, { graveyard: ['Bear', 'Ox'] })
    game.cast('Grave Pair', { targets: ['Bear', 'Ox'] }).resolve()
    expect([game.zone('Elk'), game.zone('Bear')]).toEqual(['graveyard', 'exile'])
    game.isAtAQuestion()
  })

  describe("from an opponent's graveyard, among several", () => {
    const among = (name: string, left: string[], right: string[]): Table =>
      table(
        edition,
        [
          { battlefield: ['Island'], hand: [name], graveyard: ['Elk', 'Elk'] },
          { graveyard: left },
          { graveyard: right },
        ],
        CARDS,
      )
    const start = (game: Table, name: string) => game.reply({ do: 'cast', ...game.way(game.id(name), 'normal') })

    test('[2004:409.1c] two are in the graveyard of one opponent', () => {
      const few = among('Grave Toll', ['Bear'], ['Ox'])
      expect(few.why({ do: 'cast', ...few.way(few.id('Grave Toll'), 'normal') })).not.toBeNull()
      const game = start(among('Grave Toll', ['Bear', 'Elk'], ['Ox', 'Ox']), 'Grave Toll')
      expect(game.asks('player').among).toEqual([1, 2])
      game.reply(2)
      expect(game.asks('targets').legal).toHaveLength(2)
      game.reply(game.asks('targets').legal).announce({}).resolveAll()
      expect(game.state.graveyards.map((cards) => cards.length)).toEqual([3, 2, 0])
      game.isAtAQuestion()
    })

    test('[2004:409.1c] one may be any of them at once', () => {
      const game = start(among('Grave Pick', ['Bear'], ['Ox']), 'Grave Pick')
      expect(game.asks('targets').legal).toHaveLength(2)
      game
        .reply([{ object: game.id('Ox') }])
        .announce({})
        .resolveAll()
      expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['exile', 'graveyard'])
      game.isAtAQuestion()
    })

    test('[2004:409.1c] from the graveyards of all opponents, one of each may be chosen', () => {
      const game = among('Grave Sweep', ['Bear'], ['Ox'])
      game.cast('Grave Sweep', { targets: ['Bear', 'Ox'] }).resolveAll()
      expect([game.zone('Ox'), game.zone('Bear')]).toEqual(['exile', 'exile'])
      game.isAtAQuestion()
    })
  })

  test('[2004:403.2] a cost takes both from one graveyard', () => {
    const few = at('Elk', { battlefield: ['Gravesoil'], graveyard: ['Ox'] }, { graveyard: ['Bear'] })
    expect(few.why({ do: 'activate', ...few.nth(few.id('Gravesoil'), 0) })?.key).toBe('cost.nothingToExile')
    const game = at('Elk', { battlefield: ['Gravesoil'], graveyard: ['Ox', 'Elk'] }, { graveyard: ['Bear', 'Bear'] })
    game.activate('Gravesoil')
    expect(game.asks('player').among).toEqual([0, 1])
    game.reply(1).resolve()
    expect(game.state.graveyards.map((cards) => cards.length)).toEqual([2, 0])
    expect(game.life(0)).toBe(22)
  })

  test('[2004:217.7a] exiled with counters on it', () => {
    const game = at('Slow Fuse').cast('Slow Fuse').resolve()
    const { zone, counters } = get(game.state, game.id('Slow Fuse'))
    expect([zone, counters.time]).toEqual(['exile', 3])
    game.isAtAQuestion()
  })
})
