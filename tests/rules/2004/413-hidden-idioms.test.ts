/** Sentences about libraries, hands and graveyards whose parts only make sense together (413, 217). */
import { expect, test } from 'vitest'
import { find, get, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const deed = (text: string, type = 'Sorcery') => card('Deed', '{0}', type, text)
const DRAW = card('Study', '{0}', 'Sorcery', 'Draw a card.')

inEditions('2004', '2011')('hidden idioms, %s', (edition) => {
  test('[2004:419.6] a kind is chosen, and the first card of that kind takes the place of the one drawn', () => {
    const plenty = card(
      'Plenty',
      '{0}',
      'Enchantment',
      'If you would draw a card, you may instead choose land or nonland and reveal cards from the top of your library until you reveal a card of the chosen kind. Put that card into your hand and put all other cards revealed this way on the bottom of your library in any order.',
    )
    const board = [
      { battlefield: ['Plenty'], hand: ['Study'], library: ['Bear', 'Forest', 'Ox', 'Island'] },
      {},
    ] as const
    const drawn = (instead: boolean, land: boolean): readonly unknown[] => {
      const game = table(edition, [board[0], board[1]], [plenty, DRAW])
      game.cast('Study').resolve().reply(instead)
      if (instead) game.reply(land)
      while (game.question.kind !== 'priority') game.plain()
      game.isAtAQuestion()
      return (game.state.hands[0] ?? []).map((id) => game.state.printed[get(game.state, id).face]?.name)
    }
    expect([drawn(true, true), drawn(true, false), drawn(false, false)]).toEqual([['Forest'], ['Bear'], ['Bear']])
    const back = table(edition, [board[0], board[1]], [plenty, DRAW]).cast('Study').resolve().reply(true).reply(true)
    while (back.question.kind !== 'priority') back.plain()
    expect(back.state.libraries[0]?.at(-1)).toBe(back.id('1:Bear', 'library'))
  })

  test('[2004:419.6] what a player draws is shown; a creature card is discarded unless they pay', () => {
    const crypt = card(
      'Cellar',
      '{0}',
      'Enchantment',
      'If a player would draw a card, instead they draw a card and reveal it. If it’s a creature card, that player discards it unless they pay 2 life.',
    )
    const teach = card('Teach', '{0}', 'Sorcery', 'Target player draws a card.')
    const drawn = (name: string, pays: boolean): readonly unknown[] => {
      const game = table(
        edition,
        [{ battlefield: ['Cellar'], hand: ['Teach'] }, { library: [name, 'Ox'] }],
        [crypt, teach],
      )
      game.cast('Teach', { targets: ['player 1'] }).resolve()
      if (game.question.kind === 'confirm') {
        expect(game.question.seat).toBe(1)
        game.reply(pays)
      }
      game.isAtAQuestion()
      const shown = game.events.flatMap((one) => (one.kind === 'revealed' ? one.objects.map((each) => each.name) : []))
      return [shown, game.zone(name), game.handSize(1), game.life(1)]
    }
    expect(drawn('Bear', true)).toEqual([['Bear'], 'hand', 1, 18])
    expect(drawn('Bear', false)).toEqual([['Bear'], 'graveyard', 0, 20])
    expect(drawn('Plains', false)).toEqual([['Plains'], 'hand', 1, 20])
  })

  test('[2004:418.3d] a hand is open for as long as the one that opened it is there', () => {
    const spy = creature(
      'Peeper',
      '{0}',
      '2/2',
      'Whenever ~ attacks and isn’t blocked, you may have defending player play with their hand revealed for as long as ~ remains on the battlefield. If you do, ~ assigns no combat damage this turn.',
    )
    const kill = zoo('Kill')
    const open = (game: ReturnType<typeof table>): boolean =>
      find(seenBy(game.position, 0).now, game.id('Bear', 'hand')) !== null
    const attack = (does: boolean) => {
      const game = table(edition, [{ battlefield: ['Peeper'], hand: ['Kill'] }, { hand: ['Bear'] }], [spy, kill])
      expect(open(game)).toBe(false)
      game.attack('Peeper').until('confirm').reply(does)
      const now = open(game)
      game.to('main2')
      expect(game.life(1)).toBe(does ? 20 : 18)
      game
        .cast('Kill', { targets: ['Peeper'] })
        .resolveAll()
        .isAtAQuestion()
      return [now, open(game)]
    }
    expect([attack(true), attack(false)]).toEqual([
      [true, false],
      [false, false],
    ])
  })

  test('[2004:413.2c] who may reveal does it or doesn’t: what is found enters, all else is put into the graveyard', () => {
    const oath = card(
      'Oath',
      '{0}',
      'Enchantment',
      'At the beginning of each player’s upkeep, that player may reveal cards from the top of their library until they reveal a creature card. If that player does, that player puts that card onto the battlefield and all other cards revealed this way into their graveyard.',
    )
    const upkeep = (does: boolean) => {
      const board = [{ battlefield: ['Oath'] }, { library: ['Forest', 'Bear', 'Ox', 'Ox', 'Ox'] }] as const
      const game = table(edition, [board[0], board[1]], [oath])
      game.until('confirm')
      expect(game.asks('confirm').seat).toBe(1)
      game.reply(does).isAtAQuestion()
      return [game.has('battlefield', 'Bear', 1), game.has('graveyard', 'Forest', 1)]
    }
    expect([upkeep(true), upkeep(false)]).toEqual([
      [true, true],
      [false, false],
    ])
  })

  test('[2004:217.4b] the opponent chooses one of the top two of a graveyard; the other one is kept', () => {
    const text =
      'Target opponent chooses one of the top two cards of your graveyard. Exile that card and put the other one into your hand.'
    const game = table(edition, [{ hand: ['Deed'], graveyard: ['Bear', 'Ox', 'Forest'] }, {}], [deed(text, 'Instant')])
    const top = game.state.graveyards[0] ?? []
    game.cast('Deed', { targets: ['player 1'] }).resolve()
    const question = game.asks('choose')
    expect([question.seat, question.min, question.from.length]).toEqual([1, 1, 2])
    const [first] = question.from
    game.reply([first as number]).isAtAQuestion()
    expect([game.state.exile.length, game.handSize(0), top.length]).toEqual([1, 1, 3])
    const one = table(edition, [{ hand: ['Deed'], graveyard: ['Bear'] }, {}], [deed(text, 'Instant')])
    one.cast('Deed', { targets: ['player 1'] }).resolve()
    expect([one.zone('Bear'), one.handSize(0)]).toEqual(['exile', 0])
    one.isAtAQuestion()
  })

  test('[2004:217.7b] all that is hidden of a player is seen by one player, and by nobody else', () => {
    const text =
      'Look at target player’s hand, the top card of that player’s library, and any face-down creatures they control.'
    const down = creature('Down', '{3}', '2/2', 'Morph {2}')
    const game = table(
      edition,
      [
        { hand: ['Deed'] },
        { hand: ['Bear'], library: ['Ox'], battlefield: [{ name: 'Down', faceDown: true }] },
      ] as never,
      [deed(text), down],
    )
    const [hidden] = game.state.battlefield.filter((id) => get(game.state, id).controller === 1)
    game
      .cast('Deed', { targets: ['player 1'] })
      .resolve()
      .isAtAQuestion()
    const looked = game.events.flatMap((one) => (one.kind === 'lookedAt' ? [[one.zone, one.seat, one.of]] : []))
    expect(looked).toEqual([
      ['hand', 0, 1],
      ['library', 0, 1],
    ])
    expect(get(game.state, hidden as number).knownTo).toContain(0)
  })

  test('[2004:413.2c] destroyed only if another of that name is there', () => {
    const text = 'Destroy target creature if another permanent with the same name is on the battlefield.'
    const zone = (others: readonly string[]): string => {
      const game = table(edition, [{ hand: ['Deed'], battlefield: others }, { battlefield: ['Bear'] }], [deed(text)])
      game
        .cast('Deed', { targets: ['Bear'] })
        .resolve()
        .isAtAQuestion()
      return game.has('graveyard', 'Bear') ? 'graveyard' : 'battlefield'
    }
    expect([zone(['Ox']), zone(['Bear'])]).toEqual(['battlefield', 'graveyard'])
  })

  test('[2004:413.2b] life for each of the cards that were exiled on the way', () => {
    const text =
      'Choose a card name. Reveal cards from the top of your library until you reveal a card with that name, then put that card into your hand. Exile all other cards revealed this way, and you lose 2 life for each of the exiled cards.'
    const game = table(edition, [{ hand: ['Deed'], library: ['Forest', 'Island', 'Bear', 'Ox'] }, {}], [deed(text)])
    game.cast('Deed').resolve()
    game.reply('Bear').isAtAQuestion()
    expect([game.has('hand', 'Bear', 0), game.state.exile.length, game.life(0)]).toEqual([true, 2, 16])
  })

  test('[2004:413.2c] a name that fits or doesn’t', () => {
    const text =
      'Target player chooses a card name, then reveals the top card of their library. If that card has the chosen name, that player puts it into their hand. If it doesn’t, the player puts it into their graveyard.'
    const zone = (said: string): string => {
      const game = table(edition, [{ hand: ['Deed'] }, { library: ['Bear', 'Ox'] }], [deed(text)])
      game.cast('Deed', { targets: ['player 1'] }).resolve()
      game.reply(said).isAtAQuestion()
      return game.zone('Bear')
    }
    expect([zone('Bear'), zone('Ox')]).toEqual(['hand', 'graveyard'])
  })

  test('[2004:217.7c] chance chooses among the cards that were exiled with it', () => {
    const ship = card(
      'Ship',
      '{0}',
      'Artifact',
      "When ~ enters the battlefield, search your library for any number of land and/or creature cards, exile them, then shuffle.\n{0}: Choose a card at random that was exiled with ~. Put that card into its owner's hand.",
    )
    const game = table(edition, [{ hand: ['Ship'], library: ['Bear', 'Ox', 'Study'] }, {}], [ship, DRAW])
    game.cast('Ship').resolve().resolve()
    game.reply([game.id('Bear', 'library'), game.id('Ox', 'library')])
    expect(game.state.exile).toHaveLength(2)
    game.activate('Ship', 1).resolve().isAtAQuestion()
    expect([game.state.exile.length, game.handSize(0)]).toEqual([1, 1])
    game.activate('Ship', 1).resolve().activate('Ship', 1).resolve().isAtAQuestion()
    expect([game.state.exile.length, game.handSize(0)]).toEqual([0, 2])
  })

  test('[2004:413.2c] as many permanents as the graveyard has cards, chosen and then untapped', () => {
    const mist = card(
      'Mist',
      '{0}',
      'Enchantment',
      'At the beginning of each player’s upkeep, that player chooses a land for each card in their graveyard, then untaps those lands.',
    )
    const tapped = (name: string) => ({ name, tapped: true })
    const board = [
      { battlefield: ['Mist'] },
      { battlefield: [tapped('Island'), tapped('Island'), 'Bear'], graveyard: ['Ox'] },
    ]
    const game = table(edition, board as never, [mist])
    game.until('choose')
    const question = game.asks('choose')
    expect([question.seat, question.min, question.max]).toEqual([1, 1, 1])
    game.plain().isAtAQuestion()
  })

  test('[2004:419.6] the whole sentence is replaced, not its last part', () => {
    const text =
      'Draw a card, then discard a card. If you control a Forest, instead draw two cards, then discard a card.'
    const run = (lands: readonly string[]): number => {
      const library = ['Ox', 'Ox', 'Ox', 'Ox']
      const game = table(edition, [{ hand: ['Deed'], battlefield: lands, library }, {}], [deed(text)])
      game.cast('Deed').resolve()
      while (game.question.kind !== 'priority') game.plain()
      game.isAtAQuestion()
      return game.handSize(0)
    }
    expect([run([]), run(['Forest'])]).toEqual([0, 1])
  })

  test('[2004:409.1] discarded unless another card is put away; what wasn’t discarded costs nothing', () => {
    const text =
      'Target player discards a card unless they put a card from their hand on top of their library. If that player discards a card this way, ~ deals 2 damage to each player.'
    const life = (puts: boolean): readonly unknown[] => {
      const game = table(edition, [{ hand: ['Deed'] }, { hand: ['Bear'], library: ['Ox'] }], [deed(text)])
      game.cast('Deed', { targets: ['player 1'] }).resolve()
      game.asks('confirm')
      game.reply(puts)
      while (game.question.kind !== 'priority') game.plain()
      game.isAtAQuestion()
      return [game.zone('Bear'), game.life(0), game.life(1)]
    }
    expect([life(true), life(false)]).toEqual([
      ['library', 20, 20],
      ['graveyard', 18, 18],
    ])
  })
})
