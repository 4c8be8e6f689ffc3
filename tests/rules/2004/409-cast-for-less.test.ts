/** 409.1b: other costs that effects let players cast spells for, instead of their mana costs. */
import { expect, test } from 'vitest'
import { legalActions } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const STORM = card(
  'Roof Storm',
  '{6}',
  'Enchantment',
  'You may pay {0} rather than pay the mana cost for Zombie creature spells you cast.',
)
const GROVE = card(
  'Open Grove',
  '{4}',
  'Enchantment',
  'Any player may cast creature spells with mana value 3 or less without paying their mana costs and as though they had flash.',
)
const HULK = creature('Dead Hulk', '{7}', '7/7', '', 'Creature — Zombie')
const TAXED = creature(
  'Dear Hulk',
  '{7}',
  '7/7',
  'As an additional cost to cast this spell, sacrifice a land.',
  'Creature — Zombie',
)
const PLAIN = creature('Live Hulk', '{7}', '7/7')

inEditions('2004', '2011')('409.1b cast for another cost, %s', (edition) => {
  const keys = (game: ReturnType<typeof table>, name: string) =>
    game.question.kind === 'priority' ? game.way(game.id(name, 'hand'), 'alternative').via : ''

  test('[2004:409.1b] such spells of yours; additional costs are still paid', () => {
    const side = { battlefield: ['Roof Storm', 'Forest'], hand: ['Dead Hulk', 'Dear Hulk', 'Live Hulk'] }
    const game = table(edition, [side, { hand: ['Dead Hulk'] }], [STORM, HULK, TAXED, PLAIN])
    expect(keys(game, 'Live Hulk')).toBe('no such way')
    expect(game.why({ do: 'cast', object: game.id('1:Dead Hulk', 'hand'), via: 'normal' })?.key).toBe('cast.cantPay')
    game.cast('1:Dead Hulk', { via: 'alternative' }).resolve()
    game.cast('Dear Hulk', { via: 'alternative' }).resolve()
    expect([game.has('battlefield', 'Dead Hulk', 0), game.has('battlefield', 'Dear Hulk', 0)]).toEqual([true, true])
    expect(game.has('graveyard', 'Forest', 0)).toBe(true)
    game.to('main1', game.state.turn.number + 1)
    expect(game.way(game.id('Dead Hulk', 'hand'), 'alternative').via).toBe('no such way')
  })

  test('[2004:409.1b] any player, at any time, without paying; a bigger one not at all', () => {
    const game = table(edition, [{ battlefield: ['Open Grove'] }, { hand: ['Ox', 'Live Hulk'] }], [GROVE, PLAIN])
    game.pass()
    expect(game.way(game.id('Live Hulk'), 'alternative').via).toBe('no such way')
    expect(game.why({ do: 'cast', object: game.id('Ox'), via: 'normal' })?.key).toBe('timing.notYourTurn')
    game.cast('Ox', { via: 'alternative' }).resolve()
    expect(game.has('battlefield', 'Ox', 1)).toBe(true)
  })

  test('[2004:409.1b] what can be cast so is among its player’s legal actions', () => {
    const game = table(edition, [{ battlefield: ['Open Grove'] }, { hand: ['Ox', 'Live Hulk'] }], [GROVE, PLAIN])
    game.pass()
    const listed = legalActions(game.state, 1).filter((one) => one.do === 'cast')
    expect(listed).toEqual([{ do: 'cast', ...game.way(game.id('Ox', 'hand'), 'alternative') }])
    game.isAtAQuestion()
  })
})
