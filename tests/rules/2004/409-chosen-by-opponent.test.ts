import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Convert', '{0}', 'Sorcery', "Gain control of target creature of an opponent's choice they control."),
  card(
    'Likeness',
    '{0}',
    'Artifact',
    "{0}: An opponent chooses target creature they control. Create a token that's a copy of that creature.",
  ),
  creature(
    'Warden',
    '{0}',
    '1/1',
    "When ~ enters the battlefield, return target creature card of an opponent's choice from your graveyard to your hand.",
  ),
  creature(
    'Preachy',
    '{0}',
    '1/1',
    "You may choose not to untap ~ during your untap step.\n{T}: For as long as ~ remains tapped, gain control of target creature of an opponent's choice they control.",
  ),
  card('Rouse', '{0}', 'Instant', 'Untap target creature.'),
  creature('Ox', '{3}', '2/4'),
  card(
    'Ledger',
    '{0}',
    'Sorcery',
    'You gain life equal to the number of creatures you own that your opponents control.',
  ),
  card('Tally', '{0}', 'Sorcery', "You gain life equal to the number of creatures you control but don't own."),
  card('Hand Over', '{0}', 'Sorcery', 'Target opponent gains control of target creature you control.'),
  card('Homecoming', '{0}', 'Sorcery', 'Each player gains control of each creature they own that you control.'),
]

inEditions('2004', '2011')('409.2 targets of an opponent, %s', (edition) => {
  test('[2004:409.2] among what that opponent controls, and no other creature', () => {
    const game = table(
      edition,
      [{ hand: ['Convert'], battlefield: ['Wurm'] }, { battlefield: ['Bear', 'Ox'] }],
      [...CARDS, creature('Wurm', '{5}', '6/6')],
    )
    game.cast('Convert')
    const asked = game.asks('targets')
    expect([asked.seat, asked.legal.length]).toEqual([1, 2])
    expect(game.refusal([{ object: game.id('Wurm') }]).rule).toBeDefined()
    game
      .reply([game.ref('Ox')])
      .announce({})
      .resolve()
    expect([get(game.state, game.id('Ox')).controller, get(game.state, game.id('Bear')).controller]).toEqual([0, 1])
    game.isAtAQuestion()
  })

  test('[2004:409.1c] without a creature of theirs it has no target', () => {
    const game = table(edition, [{ hand: ['Convert'], battlefield: ['Bear'] }, {}], CARDS)
    expect(game.why({ do: 'cast', ...game.way(game.id('Convert'), 'normal') })).not.toBeNull()
  })

  test('[2004:409.2] in an ability, before what is done with it', () => {
    const game = table(edition, [{ battlefield: ['Likeness'] }, { battlefield: ['Bear', 'Ox'] }], CARDS)
    game.activate('Likeness')
    expect(game.asks('targets').seat).toBe(1)
    game
      .reply([game.ref('Ox')])
      .announce({})
      .resolveAll()
    expect(game.state.battlefield.filter((id) => get(game.state, id).controller === 0)).toHaveLength(2)
    expect(game.has('battlefield', 'Ox', 0)).toBe(true)
  })

  test('[2004:409.2] a card of yours that they choose', () => {
    const game = table(edition, [{ hand: ['Warden'], graveyard: ['Bear', 'Ox'] }, { graveyard: ['Ox'] }], CARDS)
    game.cast('Warden').resolve()
    const asked = game.asks('targets')
    expect([asked.seat, asked.legal.length]).toEqual([1, 2])
    game.reply([{ object: game.id('Bear', 'graveyard') }]).resolveAll()
    expect(game.has('hand', 'Bear', 0)).toBe(true)
  })

  test('[2004:418.3c] control lasts for as long as the words before it say', () => {
    const game = table(edition, [{ hand: ['Rouse'], battlefield: ['Preachy'] }, { battlefield: ['Bear'] }], CARDS)
    game.activate('Preachy', 1)
    expect(game.asks('targets').seat).toBe(1)
    game.reply([game.ref('Bear')]).resolve()
    expect(get(game.state, game.id('Bear')).controller).toBe(0)
    game.cast('Rouse', { targets: ['Preachy'] }).resolve()
    expect(get(game.state, game.id('Bear')).controller).toBe(1)
    game.isAtAQuestion()
  })

  test('[2004:200.6a] owned by the one, controlled by the other', () => {
    const game = table(edition, [{ hand: ['Ledger', 'Ledger', 'Hand Over'], battlefield: ['Bear', 'Ox'] }, {}], CARDS)
    game.cast('Ledger').resolve()
    expect(game.life(0)).toBe(20)
    game.cast('Hand Over', { targets: ['player 1', 'Bear'] }).resolve()
    expect(game.cast('Ledger').resolve().life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:413.2d] each takes back what they own', () => {
    const game = table(
      edition,
      [{ hand: ['Homecoming', 'Tally', 'Convert'], battlefield: ['Ox'] }, { battlefield: ['Bear'] }],
      CARDS,
    )
    game.cast('Convert')
    if (game.question.kind === 'targets') game.reply([game.ref('Bear')])
    game.announce({}).resolve()
    game.cast('Tally').resolve()
    expect([game.life(0), get(game.state, game.id('Bear')).controller]).toEqual([21, 0])
    game.cast('Homecoming').resolve()
    expect([get(game.state, game.id('Bear')).controller, get(game.state, game.id('Ox')).controller]).toEqual([1, 0])
  })
})

describe('409.2 targets of one of several opponents', () => {
  const cast = (second: readonly string[], third: readonly string[]) =>
    table(
      '2011',
      [{ hand: ['Convert'], battlefield: ['Wurm'] }, { battlefield: second }, { battlefield: third }],
      [...CARDS, creature('Wurm', '{5}', '6/6')],
    ).cast('Convert')

  test('[2004:409.2] who is chosen chooses among what they control, not among what another opponent does', () => {
    const game = cast(['Bear'], ['Ox'])
    expect(game.asks('player')).toMatchObject({ seat: 0, among: [1, 2] })
    expect(game.reply(2).asks('targets')).toMatchObject({ seat: 2, legal: [{ object: game.id('Ox') }] })
    expect(game.refusal([{ object: game.id('Bear') }])).toBeDefined()
    game.reply([game.ref('Ox')])
    game.announce({})
    game.pass(3)
    expect(get(game.state, game.id('Ox')).controller).toBe(0)
    game.isAtAQuestion()
  })

  test('[2004:409.2] only an opponent with something to choose can be the one', () => {
    expect(cast([], ['Ox']).asks('targets').seat).toBe(2)
  })
})
