/** What dangles is refused, with the words that do and what they would need (`src/oracle/finishing`). */
import { describe, expect, test } from 'vitest'
import type { Ability, Effect, Thing } from '../../../src/language/index.ts'
import { CHECKS } from '../../../src/oracle/finishing/checks.ts'
import { dangling } from '../../../src/oracle/finishing/index.ts'
import { abilities, problems } from '../support.ts'

interface Row {
  readonly check: string
  readonly text: string
  readonly type?: string
  /** The first words of the place. */
  readonly phrase: string
  /** The same with what was missing: understood. */
  readonly whole?: string
}

const CREATURE = 'Creature — Goblin'

const ROWS: readonly Row[] = [
  {
    check: 'devoured',
    text: 'When ~ enters the battlefield, you gain 1 life for each creature it devoured.',
    type: 'Creature — Bear',
    phrase: 'devoured',
    whole: 'Devour 1\nWhen ~ enters the battlefield, you gain 1 life for each creature it devoured.',
  },
  {
    check: 'won',
    text: 'Whenever you gain life, draw a card. If you won, you lose 1 life.',
    type: 'Enchantment',
    phrase: 'If you won',
    whole: 'Whenever you clash, draw a card. If you won, you lose 1 life.',
  },
  {
    check: 'offerTaken',
    text: 'If the {R} cost was paid, draw a card.',
    type: 'Sorcery',
    phrase: 'cost was paid',
    whole: "You may pay {R} rather than pay this spell's mana cost.\nIf the {R} cost was paid, draw a card.",
  },
  {
    check: 'offerTaken',
    text: "You may pay {R} rather than pay this spell's mana cost.\nIf the {U} cost was paid, draw a card.",
    type: 'Sorcery',
    phrase: 'cost was paid',
  },
  {
    check: 'offerTaken',
    text: "You may pay {R} rather than pay this spell's mana cost.\nIf the {R} cost was paid, tap target creature.",
    type: 'Sorcery',
    phrase: 'cost was paid',
  },
  {
    check: 'could',
    text: "Draw a card. If you can't, you lose 4 life.",
    type: 'Sorcery',
    phrase: "If you can't",
    whole: "Sacrifice two creatures. If you can't, you lose 4 life.",
  },
  {
    check: 'ofSubgame',
    text: 'The player who wins the subgame draws a card.',
    type: 'Sorcery',
    phrase: 'wins the subgame',
    whole:
      'Players play a Magic subgame, using their libraries as their decks. The player who wins the subgame draws a card.',
  },
  {
    check: 'targeted',
    text: 'When ~ leaves the battlefield, that player gains 3 life.',
    phrase: 'that player',
    whole:
      'When ~ enters the battlefield, target player loses 3 life.\nWhen ~ leaves the battlefield, that player gains 3 life.',
  },
  {
    check: 'rest',
    text: 'Destroy the rest.',
    type: 'Sorcery',
    phrase: 'the rest',
    whole: 'Each player chooses a creature they control. Destroy the rest.',
  },
  {
    check: 'other',
    text: 'Destroy all other creatures.',
    type: 'Sorcery',
    phrase: 'other creatures',
    whole: 'Choose a creature you control. Destroy all other creatures.',
  },
  {
    check: 'repeated',
    text: 'Repeat this process. Draw a card.',
    type: 'Sorcery',
    phrase: 'Repeat this process',
    whole: 'Draw a card. You may repeat this process any number of times.',
  },
  {
    check: 'turn',
    text: "At the beginning of that turn's end step, you lose the game.",
    type: 'Sorcery',
    phrase: "that turn's end step",
    whole: "Take an extra turn after this one. At the beginning of that turn's end step, you lose the game.",
  },
  {
    check: 'amount',
    text: 'Whenever ~ attacks, you gain that much life.',
    phrase: 'that much',
    whole: 'Whenever ~ deals damage to a player, you gain that much life.',
  },
  {
    check: 'did',
    text: 'If you do, draw a card.',
    type: 'Instant',
    phrase: 'If you do',
    whole: 'You may discard a card. If you do, draw a card.',
  },
  {
    check: 'thisAbility',
    text: 'Target creature becomes a copy of another target creature, except it has this ability.',
    type: 'Instant',
    phrase: 'this ability',
  },
  {
    check: 'thisAbility',
    text: 'You may have ~ enter the battlefield as a copy of any creature on the battlefield, except it has this ability.',
    type: CREATURE,
    phrase: 'this ability',
    whole: '{1}: ~ becomes a copy of target creature, except it has this ability.',
  },
  {
    check: 'variable',
    text: '{2}: ~ deals X damage to target player.',
    phrase: 'X damage',
    whole: '{X}: ~ deals X damage to target player.',
  },
  {
    check: 'target',
    text: 'For each opponent, destroy target creature.',
    type: 'Sorcery',
    phrase: 'target creature',
    whole: 'Destroy target creature.',
  },
  {
    check: 'they',
    text: 'Creatures each player controls have shroud as long as that player controls three or fewer lands.',
    phrase: 'that player',
  },
  {
    check: 'they',
    text: "Each player may discard a card. If a player does, that player's life total becomes 20.",
    phrase: "that player's life total becomes 20",
    type: 'Sorcery',
  },
  {
    check: 'exiled',
    text: 'When ~ dies, return the exiled card to the battlefield.',
    phrase: 'the exiled card',
    whole: 'When ~ enters the battlefield, exile target land.\nWhen ~ dies, return the exiled card to the battlefield.',
  },
  {
    check: 'created',
    text: 'When ~ dies, exile all tokens created with ~.',
    phrase: 'created with ~',
    whole:
      'When ~ enters the battlefield, create a 1/1 red Goblin creature token.\nWhen ~ dies, exile all tokens created with ~.',
  },
  {
    check: 'put',
    text: 'When a creature put onto the battlefield with ~ dies, draw a card.',
    phrase: 'put onto the battlefield with ~',
    whole:
      'When ~ enters the battlefield, you may put a creature card from your hand onto the battlefield.\nWhen a creature put onto the battlefield with ~ dies, draw a card.',
  },
  {
    check: 'chosen',
    text: '~ has protection from the chosen color.',
    phrase: 'the chosen color',
    whole: 'As ~ enters the battlefield, choose a color.\n~ has protection from the chosen color.',
  },
  {
    check: 'chosen',
    text: 'Creatures of the chosen type get +1/+1.',
    phrase: 'the chosen type',
    whole: 'As ~ enters the battlefield, choose a creature type.\nCreatures of the chosen type get +1/+1.',
  },
  {
    check: 'thisWay',
    text: 'Whenever ~ attacks, exile target land. You gain 1 life for each creature destroyed this way.',
    phrase: 'destroyed this way',
    whole: 'Whenever ~ attacks, destroy target land. You gain 1 life for each land destroyed this way.',
  },
  {
    check: 'offerTaken',
    text: 'When ~ enters the battlefield, if evidence was collected, draw a card.',
    phrase: 'collected',
    whole:
      'As an additional cost to cast ~, you may collect evidence 6.\nWhen ~ enters the battlefield, if evidence was collected, draw a card.',
  },
  {
    check: 'kicked',
    text: 'When ~ enters the battlefield, if it was kicked, draw a card.',
    phrase: 'kicked',
    whole: 'Kicker {2}\nWhen ~ enters the battlefield, if it was kicked, draw a card.',
  },
  {
    check: 'chosenTogether',
    type: 'Sorcery',
    text: 'Draw a card for each creature you control with different names.',
    phrase: 'with different names',
    whole: 'Return any number of cards with different names from your graveyard to your hand.',
  },
  {
    check: 'eachCopies',
    type: 'Sorcery',
    text: "Each player creates a token that's a copy of a creature they control.",
    phrase: 'copy of a creature they control.',
    whole: "Create a token that's a copy of a creature you control.",
  },
  {
    check: 'notYetBack',
    type: 'Enchantment',
    text: 'Whenever a creature dies, return it to the battlefield under your control at the beginning of the next end step. That creature fights target creature.',
    phrase: 'That creature fights',
    whole:
      'Whenever a creature dies, return it to the battlefield under your control. That creature fights target creature.',
  },
  {
    check: 'removed',
    text: 'You gain 1 life for each charge counter removed this way.',
    type: 'Instant',
    phrase: 'counter removed this way',
    whole: 'Remove all charge counters from target artifact. You gain 1 life for each charge counter removed this way.',
  },
  {
    check: 'removed',
    text: 'Remove all charge counters from an artifact you control: You gain 1 life for each charge counter removed this way.',
    type: 'Artifact',
    phrase: 'counter removed this way',
    whole: 'Remove all charge counters from ~: You gain 1 life for each charge counter removed this way.',
  },
  {
    check: 'host',
    text: 'Enchanted creature gets +1/+1.',
    type: CREATURE,
    phrase: 'Enchanted creature',
  },
  {
    check: 'itself',
    text: 'Attach ~ to ~.',
    type: 'Instant',
    phrase: '',
  },
  {
    check: 'ownControl',
    text: "Target creature's controller gains control of that creature.",
    type: 'Instant',
    phrase: 'control',
    whole: 'Target player gains control of target creature.',
  },
  {
    check: 'place',
    text: 'Counter target spell from your graveyard.',
    type: 'Instant',
    phrase: 'from your graveyard',
    whole: 'Counter target spell.',
  },
  {
    check: 'givenChoice',
    text: 'As ~ enters the battlefield, choose an opponent.\nCreatures you control have "{T}: The chosen player loses 1 life."',
    phrase: 'chosen player',
    whole:
      'As ~ enters the battlefield, choose a color.\nCreatures you control have "{T}: Add one mana of the chosen color."',
  },
  {
    check: 'givenYours',
    text: 'Creatures you control have protection from the colors of permanents you control.',
    phrase: 'protection from the colors of permanents you control',
    whole: '~ has protection from the colors of permanents you control.',
  },
  {
    check: 'ofChoice',
    text: 'Creatures of the creature type of your choice get +1/+1.',
    phrase: 'of your choice',
    whole: '{2}: Creatures of the creature type of your choice get +1/+1 until end of turn.',
  },
  {
    check: 'affected',
    text: 'Each creature you control has flying as long as its power is 3 or greater.',
    phrase: 'its power',
    whole: 'Each creature you control gets +1/+1 for each +1/+1 counter on it.',
  },
  {
    check: 'tokens',
    text: 'Create a 1/1 red Goblin artifact token.',
    type: 'Sorcery',
    phrase: 'token',
    whole: 'Create a 1/1 red Goblin artifact creature token.',
  },
  {
    check: 'tokens',
    text: 'Create a white Soldier creature token.',
    type: 'Sorcery',
    phrase: 'token',
    whole:
      'Create a white Soldier creature token with "This token\'s power and toughness are each equal to the number of lands you control."',
  },
  {
    check: 'tokens',
    text: 'If one or more tokens would be created under your control, that many 1/1 red Goblin artifact tokens are created instead.',
    type: 'Enchantment',
    phrase: 'token',
    whole:
      'If one or more tokens would be created under your control, that many 1/1 red Goblin artifact creature tokens are created instead.',
  },
  {
    check: 'repeated',
    text: 'Repeat the following process three times. Draw a card. You lose 1 life.',
    type: 'Sorcery',
    phrase: 'Repeat the following process',
    whole: 'Repeat the following process three times. Draw a card.',
  },
]

describe('what dangles is not understood', () => {
  for (const { check, text, type, phrase, whole } of ROWS) {
    test(`${check}: ${text}`, () => {
      const found = problems(text, type)
      expect(found).toMatchObject([{ reason: 'dangling', expected: [CHECKS[check]?.expected] }])
      expect(found[0]?.phrase).toContain(phrase)
      if (whole !== undefined) expect(abilities(whole, type).length).toBeGreaterThan(0)
    })
  }
})

/** What no text can come to, as its words are not bound so: the pass refuses it all the same. */
const at = { key: 'Deed#0', card: 'Deed', line: 0, keyword: null }
const destroys = (what: Thing): Ability => ({
  kind: 'spell',
  at,
  body: { choose: null, modes: [[{ kind: 'destroy', what, noRegeneration: false }]] },
})
const discards: Effect = {
  kind: 'discard',
  who: { kind: 'eventPlayer' },
  n: 1,
  filter: { noun: 'card', is: [] },
  random: false,
}
const BY_HAND: Readonly<Record<string, Ability>> = {
  eventObject: destroys({ kind: 'event' }),
  eventPlayer: { kind: 'spell', at, body: { choose: null, modes: [[discards]] } },
  made: destroys({ kind: 'that' }),
  slot: destroys({ kind: 'slot', slot: 0 }),
  remembered: destroys({ kind: 'remembered' }),
  paid: destroys({ kind: 'paid' }),
}

test('meanings that no text has are refused, too', () => {
  for (const [check, ability] of Object.entries(BY_HAND))
    expect(dangling([ability], { name: 'Deed', types: ['sorcery'], subtypes: [], manaCost: null })).toMatchObject([
      { check },
    ])
})

test('every check has something that it refuses', () => {
  const refused = new Set([...ROWS.map((row) => row.check), ...Object.keys(BY_HAND)])
  expect(Object.keys(CHECKS).sort()).toEqual([...refused].sort())
})

describe('a word looks only at what stands before it, and at the event, cost or rule it belongs to', () => {
  const UNCLEAR: readonly (readonly [string, string?])[] = [
    // ~ is meant only where the text says it.
    ['{2}: It gets +1/+1 until end of turn.'],
    ['At the beginning of your upkeep, put a +1/+1 counter on it.'],
    ['You gain life equal to its power.', 'Instant'],
    // The event has no such role.
    ['Whenever ~ attacks, that player discards a card.'],
    ['Whenever ~ attacks, destroy that creature.'],
    ['Whenever ~ becomes blocked, destroy that creature.'],
    ['Whenever a creature deals damage to a creature, destroy that creature.'],
    ['Whenever ~ attacks or blocks a creature, destroy that creature.'],
    ['You can’t gain life as long as that player controls a Forest.'],
    // Each has its own.
    ['~ deals damage to each creature equal to its power.', 'Instant'],
    ['~ deals damage to each creature equal to the number of lands its controller controls.', 'Instant'],
    // Nothing is paid for, nothing stands before it.
    ['Gain control of it. Untap target creature.', 'Instant'],
    ['~ deals damage equal to the sacrificed creature’s power to target player.', 'Instant'],
    // Of what is done later, nothing has been done yet.
    [
      'At the beginning of the next end step, destroy all creatures. Those creatures get -1/-1 until end of turn.',
      'Instant',
    ],
  ]
  for (const [text, type] of UNCLEAR) {
    test(text, () => {
      expect(problems(text, type)).toMatchObject([{ reason: 'pronoun' }])
    })
  }

  test('“~ or another Ally”: it is whichever of them does', () => {
    const [found] = abilities('Whenever ~ or another Ally enters the battlefield, put a +1/+1 counter on it.')
    expect(found).toMatchObject({ body: { modes: [[{ what: { kind: 'event' } }]] } })
  })
})
