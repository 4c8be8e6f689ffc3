/** Preparation cards: an inset spell that a prepared permanent offers as a copy (722). */
import { describe, expect, test } from 'vitest'
import { characteristics, get, waysToCast } from '../../../src/engine/index.ts'
import { card, faced } from '../../support/cards.ts'
import { type Side, table } from '../../support/table.ts'

const CARDS = [
  faced(
    'prepare',
    ['Tutor', '{1}', 'Creature — Wizard', '~ enters prepared.\nWhenever ~ attacks, it becomes prepared.', '2/2'],
    ['Lecture', '{1}{U}', 'Sorcery', 'You gain 3 life.'],
  ),
  faced(
    'prepare',
    ['Pupil', '{1}', 'Creature — Wizard', 'At the beginning of combat on your turn, ~ becomes prepared.', '1/1'],
    ['Note', '{U}', 'Instant', 'You gain 1 life.'],
  ),
  card('Slay', '{0}', 'Instant', 'Destroy target creature.'),
  card('Steal', '{0}', 'Sorcery', 'Gain control of target creature.'),
  card('Drill', '{0}', 'Instant', 'Target creature becomes prepared.'),
  card('Double', '{0}', 'Sorcery', 'Create a token that’s a copy of target creature.'),
  card('Fade', '{0}', 'Instant', 'Target creature phases out.'),
  card('Count', '{0}', 'Instant', 'You gain 1 life for each card in exile.'),
]
const LIBRARY = ['Forest', 'Forest', 'Forest', 'Forest']
const POOL = '{U}{U}{U}{U}{C}{C}{C}{C}'
const begun = (mine: Side = {}, theirs: Side = {}) =>
  table(
    'today',
    [
      { pool: POOL, library: LIBRARY, ...mine },
      { library: LIBRARY, ...theirs },
    ],
    CARDS,
  )
const tutored = (hand: readonly string[] = []) =>
  begun({ hand: ['Tutor', ...hand] })
    .cast('Tutor')
    .resolveAll()
type Game = ReturnType<typeof begun>
const isCard = (game: Game) => game.state.exile.map((id) => characteristics(game.state, id).name)

describe('a preparation card', () => {
  test('[today:722] its inset spell is never cast from the card', () => {
    const game = begun({ hand: ['Tutor'] })
    const id = game.state.hands[0]?.[0] ?? 0
    expect([characteristics(game.state, id).name, waysToCast(game.state, 0, id).length]).toEqual(['Tutor', 1])
    expect(game.why({ do: 'cast', object: id, via: '1|normal' })).not.toBeNull()
  })
  test('[today:722] prepared, its controller may cast a copy of the spell, for its cost, once', () => {
    const game = tutored()
    expect([isCard(game), get(game.state, game.id('Tutor', 'battlefield')).marks?.prepared?.n]).toEqual([
      ['Lecture'],
      1,
    ])
    game.cast('Lecture', { from: 'exile' })
    expect([
      isCard(game),
      get(game.state, game.id('Tutor', 'battlefield')).marks,
      game.pool(0).match(/U/g)?.length,
    ]).toEqual([[], undefined, 3])
    game.resolveAll()
    expect([game.life(0), isCard(game), game.state.graveyards[0]]).toEqual([23, [], []])
    game.isAtAQuestion()
  })
  test('[today:722] at the timing of the spell, by its controller only', () => {
    const game = tutored()
    const cast = (at: Game) => at.why({ do: 'cast', object: at.id('Lecture', 'exile'), via: 'normal' })
    expect(cast(game)).toBeNull()
    expect(cast(game.to('beginCombat'))).not.toBeNull()
    // Another player, in their own main phase and with the mana for it.
    const theirs = begun({ hand: ['Tutor'] }, { battlefield: ['Island', 'Island'] })
      .cast('Tutor')
      .resolveAll()
    theirs.to('main1', theirs.state.turn.number + 1)
    expect([theirs.question.seat, cast(theirs)?.key]).toEqual([1, 'cast.wrongZone'])
  })
  test('[today:722] the copy is gone when the permanent leaves', () => {
    const game = tutored(['Slay'])
      .cast('Slay', { targets: ['Tutor'] })
      .resolveAll()
    expect([isCard(game), game.zone('Tutor')]).toEqual([[], 'graveyard'])
    expect(get(game.state, game.id('Tutor', 'graveyard')).kind).toBe('card')
  })
  test('[today:722] it can’t become prepared twice; unprepared it can again, with a new copy', () => {
    const game = tutored(['Drill'])
      .cast('Drill', { targets: ['Tutor'] })
      .resolveAll()
    expect(isCard(game)).toEqual(['Lecture'])
    game.cast('Lecture', { from: 'exile' }).resolveAll()
    game
      .to('main1', game.state.turn.number + 2)
      .attack('Tutor')
      .resolveAll()
    expect(isCard(game)).toEqual(['Lecture'])
  })
  test('[today:722] while its permanent is phased out there is no copy; it is back with it', () => {
    const game = tutored(['Fade'])
      .cast('Fade', { targets: ['Tutor'] })
      .resolve()
    expect(isCard(game)).toEqual([])
    game.to('main1', game.state.turn.number + 2)
    expect([game.zone('Tutor'), isCard(game)]).toEqual(['battlefield', ['Lecture']])
    game.isAtAQuestion()
  })
  test('[today:722] a board on which it is prepared has the copy', () => {
    const game = begun({ battlefield: [{ name: 'Tutor', marks: { prepared: 1 } }] })
    expect(isCard(game)).toEqual(['Lecture'])
    game.cast('Lecture', { from: 'exile' }).resolveAll()
    expect([game.life(0), isCard(game)]).toEqual([23, []])
  })
  test('[today:722] the copy is no card', () => {
    expect(tutored(['Count']).cast('Count').resolve().life(0)).toBe(20)
  })
  test('[today:722] who controls it has the copy still when whose copy it was leaves the game', () => {
    const prepared = { battlefield: [{ name: 'Tutor', marks: { prepared: 1 } }], hand: ['Steal'] }
    const game = table('today', [prepared, { hand: ['Steal'] }, {}], CARDS).to('main1', 2)
    game.cast('Steal', { targets: ['Tutor'] }).resolveAll()
    game.reply({ concede: 0 })
    // The permanent is the leaving player's, and goes with them; so does the copy.
    expect([game.state.battlefield, isCard(game)]).toEqual([[], []])
    const lent = table('today', [{ hand: ['Steal'] }, prepared, {}], CARDS)
    lent.cast('Steal', { targets: ['Tutor'] }).resolveAll()
    expect(isCard(lent)).toEqual(['Lecture'])
    lent.reply({ concede: 0 })
    expect([isCard(lent), get(lent.state, lent.id('Tutor')).controller]).toEqual([['Lecture'], 1])
    lent.isAtAQuestion()
  })
  test('[today:722] what is no such card is marked, and offers nothing', () => {
    const game = begun({ hand: ['Drill'], battlefield: ['Bear'] })
      .cast('Drill', { targets: ['Bear'] })
      .resolveAll()
    expect([isCard(game), get(game.state, game.id('Bear')).marks?.prepared?.n]).toEqual([[], 1])
  })
  test('[today:722] who comes to control it may cast the copy', () => {
    const game = begun({ hand: ['Tutor'] }, { hand: ['Steal'] })
      .cast('Tutor')
      .resolveAll()
    game
      .to('main1', game.state.turn.number + 1)
      .cast('Steal', { targets: ['Tutor'] })
      .resolveAll()
    const why = game.why({ do: 'cast', object: game.id('Lecture', 'exile'), via: 'normal' })
    expect([game.question.seat, why?.key]).toEqual([1, 'cast.cantPay'])
  })
  test('[today:722] a copy of the permanent offers the spell, too, and an instant at any time', () => {
    const game = begun({ hand: ['Double'], battlefield: ['Pupil'] })
      .cast('Double', { targets: ['Pupil'] })
      .resolveAll()
    game.to('beginCombat').resolveAll()
    expect(isCard(game)).toEqual(['Note', 'Note'])
    game.isAtAQuestion()
    // A token, too, enters prepared.
    const other = tutored(['Double'])
      .cast('Double', { targets: ['Tutor'] })
      .resolveAll()
    expect(isCard(other)).toEqual(['Lecture', 'Lecture'])
  })
})
