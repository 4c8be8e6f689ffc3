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

describe('rules made of parts that other sentences have', () => {
  const all = (is: readonly object[]) => ({ kind: 'all', filter: { noun: 'permanent', is } })
  const restrictions = (...kinds: readonly object[]) => ({
    changes: kinds.map((restriction) => ({ kind: 'restrict', restriction })),
  })

  it.each([
    [
      'Players may play lands from the top of their library.',
      { kind: 'players', rule: { kind: 'playFrom', lands: true, zone: 'library' } },
    ],
    ['Each player may play three additional lands on each of their turns.', { rule: { kind: 'extraLands', n: 3 } }],
    [
      "Your opponents can't activate abilities of Elves that aren't mana abilities.",
      { rule: { kind: 'cantActivateAny', of: { is: [{ subtype: 'Elf' }] }, exceptMana: true } },
    ],
    ['Enchanted player skips their untap steps.', { who: { kind: 'enchantedPlayer' }, rule: { step: 'untap' } }],
    ['You may spend mana as though it were red mana.', { rule: { kind: 'spendsAs', mana: null, as: ['R'] } }],
    [
      'Artifact spells your opponents cast with mana value 3 or less cost {1} more to cast.',
      {
        kind: 'spellCost',
        spells: {
          noun: 'spell',
          is: [{ is: 'type' }, { is: 'compare', n: 3 }, { is: 'controlled', by: { kind: 'anOpponent' } }],
        },
      },
    ],
    [
      'Each creature spell your opponents cast costs up to {2} less to cast for each Swamp you control.',
      { kind: 'spellCost', upTo: true, more: false, times: { kind: 'count' } },
    ],
    [
      "Each artifact spell costs {2} more to cast except during its controller's turn.",
      { kind: 'spellCost', spells: { is: [{ is: 'type', type: 'artifact' }, { is: 'not' }] } },
    ],
    [
      "Enchanted creature's activated abilities with {T} in their costs can't be activated.",
      { what: HOST, ...restrictions({ kind: 'cantActivate', tapping: true }) },
    ],
    [
      "~ can't attack, block, or be enchanted.",
      restrictions({ kind: 'cantAttack' }, { kind: 'cantBlock' }, { kind: 'cantHold', what: 'Aura' }),
    ],
    ["~ can't block unless at least three other creatures block.", restrictions({ kind: 'cantBlockAlone', least: 3 })],
    [
      "~ can't attack or block if you control a Wall.",
      restrictions(
        { kind: 'cantAttack', unless: { kind: 'not' } },
        { kind: 'cantBlock', what: null, unless: { kind: 'not' } },
      ),
    ],
    ["Lands can't have counters put on them.", restrictions({ kind: 'cantHaveCounters', counter: null })],
    [
      '~ attacks you each combat if able.',
      restrictions({ kind: 'mustAttack', per: 'combat', whom: { walkers: false } }),
    ],
    [
      "~ can block as though it didn't have defender.",
      restrictions({ kind: 'asThough', does: 'block', lacks: 'defender' }),
    ],
    [
      'Enchanted creature loses flying, all landwalk abilities, and all creature types.',
      {
        changes: [
          { kind: 'loseKeyword', keyword: 'flying' },
          { kind: 'loseKeyword', keyword: 'landwalk' },
          { kind: 'loseCreatureTypes' },
        ],
      },
    ],
    [
      'All Forests are 1/1 creatures in addition to their other land types.',
      {
        what: all([{ is: 'subtype', subtype: 'Forest' }]),
        changes: [{ kind: 'types', set: false }, { kind: 'setPt' }],
      },
    ],
    [
      'Enchanted creature is the chosen color in addition to its other colors.',
      { changes: [{ kind: 'asChosen', what: 'color', set: false }] },
    ],
    ['~ is white and blue.', { kind: 'define', colors: ['W', 'U'] }],
    [
      'You may pay {2} rather than pay the mana cost for Elf spells that you cast.',
      { rule: { kind: 'castsFor', what: { noun: 'spell' } } },
    ],
    ['Creature spells that you cast cost {1} less to cast.', { kind: 'spellCost', more: false }],
    [
      "Activated abilities of artifacts cost up to {2} less to activate unless they're mana abilities.",
      { kind: 'abilityCost', upTo: true, exceptMana: true },
    ],
    ['Equip costs you pay cost up to {2} less.', { kind: 'keywordCost', keyword: 'equip', upTo: true, more: false }],
    [
      "Green creatures can't attack you unless their controller pays {1} for each green creature they control that's attacking you.",
      restrictions({ kind: 'cantAttackUnlessPaid', whom: { walkers: false } }),
    ],
    [
      "Creatures can't block Goblins unless their controller pays {1} for each blocking creature they control.",
      restrictions({ kind: 'cantBlockUnlessPaid', what: { is: [{ subtype: 'Goblin' }] } }),
    ],
  ])('%s', (text, rule) => {
    expect(rules(text)).toMatchObject({ rule, condition: null })
  })

  it.each([
    ["Your opponents can't search libraries during your turn.", { kind: 'whoseTurn' }],
    ["During combat, your opponents can't draw cards.", { kind: 'or' }],
    ['Creatures you control get +1/+1 during your turn.', { kind: 'whoseTurn' }],
    ["~ can't be blocked if you control a Wall.", { filter: { is: [{ is: 'subtype', subtype: 'Wall' }, {}] } }],
  ])('in time: %s', (text, condition) => {
    expect(rules(text)).toMatchObject({ condition })
  })

  it.each([
    "~ can't be enchanted or attacks.",
    'Creature spells your opponents control cost {1} less.',
    'Players may play the top of their library.',
    "Creatures can't attack unless at least two other creatures block.",
    'You may cast ~ from the graveyard.',
    "Activated abilities can't be activated during.",
    "Green creatures can't attack you unless their controller pays {1} for each red creature they control that's attacking you.",
  ])('not understood: %s', (text) => {
    expect(rules(text)).toMatchObject({ kind: 'notUnderstood' })
  })
})
