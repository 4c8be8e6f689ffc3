import { describe, expect, it } from 'vitest'
import { rules } from './grammar.ts'

const HOST = { kind: 'host' }
const SELF = { kind: 'self' }

describe('what is so as long as it is there', () => {
  it.each([
    ['Creatures you control get +1/+1.', { kind: 'affect', changes: [{ kind: 'pt', power: 1, toughness: 1 }] }],
    [
      'Other Goblin creatures you control get +1/+0 and have first strike.',
      { kind: 'affect', changes: [{ kind: 'pt' }, { kind: 'gain' }] },
    ],
    ['Enchanted creature gets -2/-2.', { kind: 'affect', what: HOST }],
    [
      "Enchanted creature can't attack or block.",
      { changes: [{ restriction: { kind: 'cantAttack' } }, { restriction: { kind: 'cantBlock' } }] },
    ],
    [
      "~ can't be blocked except by creatures with flying.",
      { what: SELF, changes: [{ restriction: { kind: 'cantBeBlocked', by: null } }] },
    ],
    [
      "~ can't attack unless defending player controls an Island.",
      { changes: [{ restriction: { kind: 'cantAttack', unless: { kind: 'exists' } } }] },
    ],
    ['~ attacks each turn if able.', { changes: [{ restriction: { kind: 'mustAttack' } }] }],
    ["~ doesn't untap during your untap step.", { changes: [{ restriction: { kind: 'doesntUntap' } }] }],
    ['You control enchanted creature.', { what: HOST, changes: [{ kind: 'control', by: { kind: 'you' } }] }],
    [
      "~'s power and toughness are each equal to the number of lands you control.",
      { kind: 'define', colors: null, power: { kind: 'count' } },
    ],
    ['You have no maximum hand size.', { kind: 'players', rule: { kind: 'noMaximumHandSize' } }],
    ['Artifact spells you cast cost {1} less to cast.', { kind: 'spellCost', more: false, mana: ['1'], times: 1 }],
    ['Noncreature spells cost {1} more to cast.', { kind: 'spellCost', more: true }],
    [
      'As an additional cost to cast this spell, discard a card.',
      { kind: 'additionalCost', cost: [{ kind: 'discard' }] },
    ],
    ["You may pay 3 life rather than pay this spell's mana cost.", { kind: 'alternativeCost', condition: null }],
    ['~ enters the battlefield tapped.', { kind: 'enters', what: SELF, as: { kind: 'tapped', unless: null } }],
    [
      '~ enters the battlefield with X +1/+1 counters on it.',
      { kind: 'enters', as: { kind: 'counters', n: { kind: 'x' } } },
    ],
    [
      'If you would draw a card, you gain 1 life instead.',
      { kind: 'replace', event: { on: 'draw' }, instead: [{ kind: 'gainLife' }] },
    ],
  ])('%s', (text, rule) => {
    expect(rules(text)).toMatchObject({ rule, condition: null })
  })

  it('as long as, after and before', () => {
    const meaning = { rule: { kind: 'affect', what: SELF }, condition: { kind: 'exists' } }
    expect(rules('~ gets +1/+1 as long as you control another creature.')).toMatchObject(meaning)
    expect(rules('As long as you control another creature, ~ gets +1/+1.')).toMatchObject(meaning)
  })

  it('agrees in number', () => {
    expect(rules('Creatures you control gets +1/+1.')).toMatchObject({ kind: 'notUnderstood' })
    expect(rules('Enchanted creature gains flying.')).toMatchObject({ kind: 'notUnderstood' })
  })
})
