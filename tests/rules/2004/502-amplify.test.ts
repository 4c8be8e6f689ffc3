import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const zombie = (name: string, text = '') => creature(name, '{0}', '2/2', text, 'Creature — Zombie')
const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const CARDS = [
  zombie('Ghast', 'Amplify 2'),
  zombie('Choir', 'Amplify 1, amplify 1'),
  zombie('Rotter'),
  creature('Ghoul', '{0}', '1/1', '', 'Creature — Zombie Cleric'),
  creature('Monk', '{0}', '1/1', '', 'Creature — Human Cleric'),
  creature('Shape', '{0}', '0/3', 'Amplify 1', 'Creature'),
  creature(
    'Mimic',
    '{0}',
    '0/1',
    'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
    'Creature — Bird',
  ),
  spell('March', 'Put all creature cards from your hand onto the battlefield.'),
  spell('Rise', 'Return target creature card from your graveyard to the battlefield.'),
  spell('Silence', 'Target creature loses all abilities until end of turn.'),
  spell('Call', 'Create a 1/1 black Zombie creature token with amplify 1.'),
  card('Crypt', '{0}', 'Enchantment', 'Creatures with amplify get +0/+1.'),
  card('Choirbook', '{0}', 'Enchantment', 'Creatures you control have amplify 3.'),
]

inEditions('2004', '2011')('502.27 amplify, %s', (edition) => {
  const board = (hand: readonly string[], battlefield: readonly string[] = [], graveyard: readonly string[] = []) =>
    table(edition, [{ hand, battlefield, graveyard }, {}], CARDS)
  const asked = (game: Table): readonly string[] =>
    game.asks('choose').from.map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')
  const reveal = (game: Table, ...names: readonly string[]): Table =>
    game.reply(names.map((name) => game.id(name, 'hand')))

  test('[2004:502.27a] N counters for each card revealed that shares a creature type, as it enters', () => {
    const game = board(['Ghast', 'Rotter', 'Ghoul', 'Monk']).cast('Ghast').resolve()
    expect([asked(game).toSorted(), game.asks('choose').min, game.has('battlefield', 'Ghast')]).toEqual([
      ['Ghoul', 'Rotter'],
      0,
      false,
    ])
    expect(game.refusal([game.id('Monk', 'hand')])).toBeDefined()
    reveal(game, 'Rotter', 'Ghoul')
    expect([game.size('Ghast'), game.handSize(0)]).toEqual(['6/6', 3])
    const shown = game.events.find((event) => event.kind === 'revealed')
    expect(shown).toMatchObject({ seat: 0, objects: [{ name: 'Rotter' }, { name: 'Ghoul' }] })
    game.isAtAQuestion()
  })

  test('[2004:502.27a] any number: one, or none', () => {
    const one = board(['Ghast', 'Rotter', 'Ghoul']).cast('Ghast').resolve()
    expect(reveal(one, 'Ghoul').size('Ghast')).toBe('4/4')
    const none = board(['Ghast', 'Rotter', 'Ghoul']).cast('Ghast').resolve()
    expect(reveal(none).size('Ghast')).toBe('2/2')
  })

  test('[2004:502.27a] a creature without a creature type shares none', () => {
    const game = board(['Shape', 'Rotter', 'Shape']).cast('Shape').resolve()
    expect([game.size('Shape'), game.question.kind]).toEqual(['0/3', 'priority'])
  })

  test('[2004:502.27a] neither itself nor what enters at the same time can be revealed', () => {
    const game = board(['March', 'Ghast', 'Rotter']).cast('March').resolve()
    expect([game.question.kind, game.size('Ghast'), game.size('Rotter')]).toEqual(['priority', '2/2', '2/2'])
  })

  test('[2004:502.27a] so what enters from a hand in place of something else', () => {
    const text = 'Amplify 1\nIf ~ would be put into a graveyard from anywhere, put it onto the battlefield instead.'
    const sides = { hand: ['Clinger', 'Rotter', 'Drop'] }
    const more = [zombie('Clinger', text), spell('Drop', 'Discard a card.')]
    const game = table(edition, [sides, {}], [...CARDS, ...more])
      .cast('Drop')
      .resolve()
    game.reply([game.id('Clinger', 'hand')])
    expect(asked(game)).toEqual(['Rotter'])
    expect(reveal(game, 'Rotter').size('Clinger')).toBe('3/3')
  })

  test('[2004:502.27a] however it enters', () => {
    const game = board(['Rise', 'Rotter'], [], ['Ghast'])
      .cast('Rise', { targets: ['Ghast'] })
      .resolve()
    expect(reveal(game, 'Rotter').size('Ghast')).toBe('4/4')
  })

  test('[2004:502.27a] what enters as a copy shares the creature types of that', () => {
    const game = board(['Mimic', 'Rotter'], ['Ghast']).cast('Mimic').resolve()
    game.reply([game.id('Ghast')])
    expect(asked(game)).toEqual(['Rotter'])
    reveal(game, 'Rotter')
    expect([game.size('1:Ghast'), game.size('2:Ghast')].toSorted()).toEqual(['2/2', '4/4'])
  })

  test('[2004:502.27b] each instance works separately, with the same card', () => {
    const game = board(['Choir', 'Rotter']).cast('Choir').resolve()
    reveal(reveal(game, 'Rotter'), 'Rotter')
    expect(game.size('Choir')).toBe('4/4')
    const once = board(['Choir', 'Rotter']).cast('Choir').resolve()
    expect(reveal(reveal(once, 'Rotter')).size('Choir')).toBe('3/3')
  })

  test('[2004:502.27a] on a token, in a filter, granted too late, lost too late', () => {
    const token = board(['Call', 'Rotter'], ['Crypt', 'Monk']).cast('Call').resolve()
    reveal(token, 'Rotter')
    expect([token.size('Zombie'), token.size('Monk')]).toEqual(['2/3', '1/1'])
    const late = board(['Rotter', 'Ghoul'], ['Choirbook']).cast('Rotter').resolve()
    expect([late.question.kind, late.size('Rotter')]).toEqual(['priority', '2/2'])
    const game = board(['Ghast', 'Rotter', 'Silence']).cast('Ghast').resolve()
    reveal(game, 'Rotter')
      .cast('Silence', { targets: ['Ghast'] })
      .resolve()
    expect(game.size('Ghast')).toBe('4/4')
  })
})
