import { expect, test } from 'vitest'
import { get, legalReplies } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  card(
    'Caravan',
    '',
    'Artifact',
    '{0}: Exile the top card of your library. Until end of turn, you may play that card.',
  ),
  card(
    'Bottle',
    '',
    'Artifact',
    '{0}: Exile the top card of your library. Until the beginning of your next upkeep, you may play that card.',
  ),
  card(
    'Pilfer',
    '{U}',
    'Sorcery',
    'Target opponent reveals their hand. You choose a nonland card from it and exile that card. You may cast that card for as long as it remains exiled.',
  ),
  card(
    'Lend',
    '{U}',
    'Sorcery',
    'Exile the top card of your library. You may play that card this turn. At the beginning of the next end step, if you haven’t played it, put it into its owner’s graveyard.',
  ),
  card(
    'Desire',
    '',
    'Artifact',
    '{0}: Exile the top card of your library. Until end of turn, you may play that card without paying its mana cost.',
  ),
  card(
    'Dreamer',
    '',
    'Artifact',
    '{0}: Exile the top card of your library face down. You may look at that card for as long as it remains exiled. You may play that card without paying its mana cost for as long as ~ remains on the battlefield.',
  ),
  card(
    'Sleeper',
    '',
    'Artifact',
    '{0}: Exile the top card of your library face down. You may look at that card for as long as it remains exiled. You may play that card for as long as it remains exiled.',
  ),
  card('Ban', '{0}', 'Artifact', "Blue spells can't be cast."),
  card('Ponder', '{U}', 'Instant', 'Draw a card.'),
  card(
    'Kidnap',
    '{0}',
    'Instant',
    'Counter target spell. If that spell is countered this way, exile it instead of putting it into its owner’s graveyard. You may play it without paying its mana cost for as long as it remains exiled.',
  ),
  card(
    'Borrow',
    '{0}',
    'Sorcery',
    'Exile target card from a graveyard. You may cast that card for as long as it remains exiled.',
  ),
  creature('Giant', '{4}{G}{G}', '6/6'),
]
const via = 'normal'

inEditions('2004', '2011')('playing what an effect has exiled, %s', (edition) => {
  const at = (
    battlefield: readonly string[],
    library: readonly string[],
    hand: readonly string[] = [],
    theirs: object = {},
  ): Table =>
    table(
      edition,
      [{ battlefield: [...battlefield, 'Island', 'Island'], library: [...library, 'Plains', 'Plains'], hand }, theirs],
      CARDS,
    )

  test('[2004:401.4] the card may be cast for its cost that turn, and not afterwards', () => {
    const game = at(['Caravan'], ['Ponder']).activate('Caravan').resolve()
    const id = game.id('Ponder', 'exile')
    expect(game.why({ do: 'cast', object: id, via })).toBeNull()
    const late = at(['Caravan'], ['Ponder']).activate('Caravan').resolve()
    late.to('upkeep', late.state.turn.number + 1).pass()
    expect(late.question.seat).toBe(0)
    expect(late.why({ do: 'cast', object: id, via })).not.toBeNull()
    game.reply({ do: 'cast', object: id, via }).announce({}).resolve()
    expect([game.zone('Ponder'), game.handSize(0)]).toEqual(['graveyard', 1])
    expect(
      game.state.battlefield.filter((one) => game.state.objects.flat().find((o) => o?.id === one)?.tapped).length,
    ).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:408.2d] a land is played with the land of the turn; only one', () => {
    const game = at(['Caravan'], ['Forest', 'Forest']).activate('Caravan').resolve().activate('Caravan').resolve()
    const [first, second] = game.state.exile
    game.reply({ do: 'playLand', object: first as number })
    expect(game.has('battlefield', 'Forest', 0)).toBe(true)
    expect(game.why({ do: 'playLand', object: second as number })?.key).toBe('play.landAlready')
    game.isAtAQuestion()
  })

  test('[2004:418.3a] until the next upkeep begins: in the opponent’s turn still, in that upkeep no longer', () => {
    const game = at(['Bottle'], ['Ponder']).activate('Bottle').resolve()
    const id = game.id('Ponder', 'exile')
    const { number } = game.state.turn
    game.to('upkeep', number + 1).pass()
    expect(game.question.seat).toBe(0)
    expect(game.why({ do: 'cast', object: id, via })).toBeNull()
    game.to('upkeep', number + 2)
    expect(game.question.seat).toBe(0)
    expect(game.why({ do: 'cast', object: id, via })?.key).toBe('cast.wrongZone')
  })

  test('[2004:401.4] another player’s card is cast by whom the effect allows it, and by nobody else', () => {
    const game = at([], [], ['Pilfer'], { hand: ['Ponder', 'Forest'], battlefield: ['Island'] })
    game.cast('Pilfer', { targets: ['player 1'] }).resolve()
    if (game.question.kind === 'choose') game.reply([game.id('Ponder', 'hand')])
    const id = game.id('Ponder', 'exile')
    expect(game.why({ do: 'cast', object: id, via })).toBeNull()
    game.pass()
    expect(game.question.seat).toBe(1)
    expect(game.why({ do: 'cast', object: id, via })?.key).toBe('cast.wrongZone')
    game.pass().to('upkeep', game.state.turn.number + 2)
    game.reply({ do: 'cast', object: id, via }).announce({}).resolve()
    expect(game.has('graveyard', 'Ponder', 1)).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:404.4] what has been played is not put into the graveyard at the end; what has not been is', () => {
    const game = at([], ['Giant'], ['Lend']).cast('Lend').resolve()
    expect(game.zone('Giant')).toBe('exile')
    game.to('end').resolve()
    expect(game.zone('Giant')).toBe('graveyard')
    const played = at([], ['Forest'], ['Lend']).cast('Lend').resolve()
    played
      .reply({ do: 'playLand', object: played.id('Forest', 'exile') })
      .to('end')
      .resolve()
    expect(played.has('battlefield', 'Forest', 0)).toBe(true)
  })

  test('[2004:409.1b] without paying its mana cost: for nothing', () => {
    const game = at(['Desire'], ['Giant']).activate('Desire').resolve()
    game
      .reply({ do: 'cast', object: game.id('Giant', 'exile'), via })
      .announce({})
      .resolve()
    expect(game.size('Giant')).toBe('6/6')
    game.isAtAQuestion()
  })

  test('[2004:217.7b] a card exiled face down is played face up, for as long as the source remains', () => {
    const game = at(['Dreamer'], ['Giant']).activate('Dreamer').resolve()
    const id = game.state.exile[0] as number
    expect(game.why({ do: 'cast', object: id, via })).toBeNull()
    game.reply({ do: 'cast', object: id, via }).announce({}).resolve()
    expect(game.size('Giant')).toBe('6/6')
    game.isAtAQuestion()
  })

  test('[2004:217.7b] a card exiled face down is played as what it is: a land as a land, once', () => {
    const game = at(['Dreamer'], ['Swamp', 'Forest'])
    game.activate('Dreamer').resolve().activate('Dreamer').resolve()
    const [swamp, forest] = game.state.exile as [number, number]
    expect(game.why({ do: 'cast', object: swamp, via })?.key).toBe('cast.land')
    expect(legalReplies(game.position)).toContainEqual({ do: 'playLand', object: swamp })
    game.reply({ do: 'playLand', object: swamp })
    expect(game.zone('Swamp')).toBe('battlefield')
    expect(game.why({ do: 'playLand', object: forest })?.key).toBe('play.landAlready')
    game.isAtAQuestion()
  })

  test('[2004:217.7b] it is cast for its own mana cost, and forbidden by its own colour', () => {
    const cast = (...battlefield: string[]) => {
      const sides = [{ battlefield: ['Sleeper', ...battlefield], library: ['Ponder', 'Plains'] }, {}] as const
      const game = table(edition, sides, CARDS).activate('Sleeper').resolve()
      return { game, action: { do: 'cast', object: game.state.exile[0] as number, via: 'normal' } as const }
    }
    expect(cast('Mountain').game.why(cast('Mountain').action)?.key).toBe('cast.cantPay')
    expect(cast('Island', 'Ban').game.why(cast('Island', 'Ban').action)?.key).toBe('cast.forbidden')
    const { game, action } = cast('Island')
    expect(legalReplies(game.position)).toContainEqual(action)
    game.reply(action).announce({}).resolve()
    expect(game.zone('Ponder')).toBe('graveyard')
  })

  test('[2004:418.3d] what a text has moved itself is there: a spell countered into exile may be played from it', () => {
    const game = table(edition, [{ hand: ['Giant'], battlefield: times(6, 'Forest') }, { hand: ['Kidnap'] }], CARDS)
    game
      .cast('Giant')
      .pass()
      .cast('Kidnap', { targets: ['Giant'] })
      .resolveAll()
    expect(game.zone('Giant')).toBe('exile')
    game.to('main1', game.state.turn.number + 1)
    game.reply({ do: 'cast', object: game.id('Giant'), via }).resolveAll()
    expect(get(game.state, game.id('Giant')).controller).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:418.3d] a targeted card that it exiles, as well; elsewhere it is another object', () => {
    const sides = [{ hand: ['Borrow'], graveyard: ['Ponder'], battlefield: ['Island'] }, {}] as const
    const game = table(edition, sides, CARDS)
    game.cast('Borrow', { targets: ['Ponder'] }).resolve()
    game
      .reply({ do: 'cast', object: game.id('Ponder'), via })
      .announce({})
      .resolveAll()
    expect([game.zone('Ponder'), game.state.lasting.length]).toEqual(['graveyard', 0])
  })
})
