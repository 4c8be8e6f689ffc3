import { describe, expect, test } from 'vitest'
import { characteristics, legalReplies } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const BIRD = creature('Bird', '{0}', '2/2', "Flying (This creature can't be blocked except by creatures with flying.)")
const GROUND = zoo('Ground')
const MANY = creature('Many', '{0}', '1/1', 'Flying\nVigilance\n{0}: ~ gets +1/+0 until end of turn.')
const CROWD = creature(
  'Crowd',
  '{0}',
  '*/*',
  "~'s power and toughness are each equal to the number of cards in your hand.",
)
const RAISE = card(
  'Raise',
  '{0}',
  'Sorcery',
  'Return target creature card with power 1 or less from your graveyard to your hand.',
)
const DREAD = creature('Gloomling', '{0}', '2/3')
const FADE = card('Fade', '{0}', 'Instant', 'Target creature has base power and toughness 0/1 until end of turn.')
const GROW = card('Grow', '{0}', 'Instant', 'Target creature gets +1/+1 until end of turn.')
const ZAP = card('Zap', '{0}', 'Instant', '~ deals 2 damage to target creature.')
const CARDS = [BIRD, GROUND, MANY, CROWD, RAISE, DREAD, FADE, GROW, ZAP]

describe('207 the text box', () => {
  test('[2004:207.1] each paragraph is an ability; an empty text box has none', () => {
    expect(MANY.abilities.map((ability) => ability.kind)).toEqual(['keyword', 'keyword', 'activated'])
    expect(DREAD.abilities).toEqual([])
  })

  test('[2004:207.2] reminder text is no ability: without flying the creature can be blocked', () => {
    expect(BIRD.abilities).toMatchObject([{ kind: 'keyword', keyword: { name: 'flying' } }])
    const plain = table('2004', [{ battlefield: ['Bird'] }, { battlefield: ['Bear'] }], CARDS)
    plain.attack('Bird').pass(2)
    // The Bear can not block it: nobody is asked.
    expect([plain.state.turn.step, plain.question.kind]).toEqual(['declareBlockers', 'priority'])
    expect(plain.to('main2').life(1)).toBe(18)
    const game = table('2004', [{ battlefield: ['Bird'], hand: ['Ground'] }, { battlefield: ['Bear'] }], CARDS)
    game
      .cast('Ground', { targets: ['Bird'] })
      .resolve()
      .attack('Bird')
      .block({ Bear: 'Bird' })
      .to('main2')
    expect(game.life(1)).toBe(20)
  })

  test('[2004:207.2] flavor text is no part of the rules text', () => {
    const base = {
      name: 'Elk',
      mana_cost: '{1}',
      type_line: 'Creature — Elk',
      oracle_text: '',
      power: '1',
      toughness: '1',
    }
    const compiled = compile({ ...base, flavor_text: 'Flying' } as typeof base)
    expect([compiled.ok, compiled.printed.abilities, compiled.printed.text]).toEqual([true, [], ''])
  })
})

describe('208 power and toughness', () => {
  test('[2004:208.1] power is the damage dealt, toughness the damage that kills', () => {
    const game = table('2004', [{ battlefield: ['Gloomling'] }, { hand: ['Zap', 'Zap'] }], CARDS)
    game.attack('Gloomling').to('main2')
    expect(game.life(1)).toBe(18)
    game
      .pass()
      .cast('Zap', { targets: ['Gloomling'] })
      .resolve()
    expect(game.zone('Gloomling')).toBe('battlefield')
    game
      .pass()
      .cast('Zap', { targets: ['Gloomling'] })
      .resolve()
    expect(game.zone('Gloomling')).toBe('graveyard')
  })

  test('[2004:208.1] effects set the values and then modify them', () => {
    const game = table('2004', [{ battlefield: ['Gloomling'], hand: ['Fade', 'Grow'] }, {}], CARDS)
    game.cast('Fade', { targets: ['Gloomling'] }).resolve()
    expect(game.size('Gloomling')).toBe('0/1')
    game.cast('Grow', { targets: ['Gloomling'] }).resolve()
    expect(game.size('Gloomling')).toBe('1/2')
  })

  test('[2004:208.2] a star is defined on the battlefield and 0 anywhere else', () => {
    const sides = { battlefield: ['Crowd'], hand: times(3, 'Bear').concat('Raise'), graveyard: ['Crowd', 'Gloomling'] }
    const game = table('2004', [sides, {}], CARDS)
    expect(game.size('Crowd')).toBe('4/4')
    const buried = game.id('Crowd', 'graveyard')
    const { power, toughness } = characteristics(game.state, buried)
    expect([power, toughness]).toEqual([0, 0])
    game.reply({ do: 'cast', object: game.id('Raise'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: buried }])
    expect(legalReplies(game.position)).toHaveLength(1)
  })
})
