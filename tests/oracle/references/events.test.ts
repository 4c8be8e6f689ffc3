/**
 * What the words of an ability mean of the event that it waits for: every kind of event, every role, every word,
 * played.
 */
import { expect, test } from 'vitest'
import { countersOnPlayer, get } from '../../../src/engine/index.ts'
import type { Printed } from '../../../src/language/index.ts'
import { REPLACED_ROLES, TRIGGER_ROLES } from '../../../src/language/roles.ts'
import type { EditionId } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { type Expected, SCENES, type Scene } from './scenes.ts'

const CARDS: readonly Printed[] = [
  card('Present', '{G}', 'Sorcery', 'Target opponent creates a 1/1 green Elf creature token.'),
  card('Wave', '{U}', 'Instant', "Return target creature to its owner's hand."),
  creature('Wall', '{1}{R}', '0/7', 'Defender', 'Creature — Wall'),
  card('Spring', '{2}', 'Artifact', '{T}: You gain 2 life.'),
  card('Altar', '{2}', 'Artifact', 'Sacrifice a creature: You gain 1 life.'),
  card('Old Rouse', '{G}', 'Instant', 'Untap target creature.'),
  card('Old Mend', '{G}', 'Instant', 'Regenerate target creature.'),
  card('Old Shatter', '{G}', 'Instant', 'Destroy target creature.'),
  card('Old Peek', '{U}', 'Instant', 'Draw a card.'),
  card('Gift', '{U}', 'Instant', 'Each opponent draws a card.'),
  card('Lapse', '{B}', 'Sorcery', 'Each opponent discards a card.'),
  card('Drain', '{B}', 'Sorcery', 'Target player loses 2 life.'),
  creature('Drifter', '{4}{W}', '2/2', 'Cycling {2}'),
  card('Toss', '{G}', 'Sorcery', 'Flip a coin. If you win the flip, you gain 1 life.'),
  card(
    'Quest',
    '{G}',
    'Sorcery',
    'Search your library for a basic land card, put that card into your hand, then shuffle.',
  ),
  creature('Old Lurker', '{4}{G}', '4/4', 'Morph {G}'),
  creature('Blink', '{1}{U}', '2/2', 'Phasing'),
  card('Shrivel', '{0}', 'Instant', 'Remove two +1/+1 counters from target creature.'),
  card('Prune', '{0}', 'Instant', 'Remove a +1/+1 counter from target creature.'),
  card('Growth', '{G}', 'Instant', 'Put two +1/+1 counters on target creature.'),
  card('Sprig', '{G}', 'Instant', 'Put a +1/+1 counter on target creature.'),
  card('Cede', '{G}', 'Instant', 'Target opponent gains control of target creature you control.'),
  card('Tap', '{2}', 'Artifact', '{0}: You gain 1 life.'),
  card('Duel', '{G}', 'Sorcery', 'Clash with an opponent. If you win, you gain 1 life.'),
  card('Echo', '{0}', 'Instant', 'Copy target spell.'),
  card('Roam', '{0}', 'Instant', 'Target creature explores.'),
  card('Watch', '{0}', 'Instant', 'Surveil 1.'),
  card('Crowning', '{0}', 'Instant', 'You become the monarch.'),
  card('Lure', '{0}', 'Instant', 'The Ring tempts you.'),
  card('Whisper', '{0}', 'Instant', 'Suspect target creature.'),
  card('Old Terror', '{B}', 'Instant', 'Destroy target creature.'),
]

/** What is done to what a word points at, so that it shows. */
const doneTo = (word: string, { at }: Expected): string => {
  if (word.endsWith('controller')) return `${word} gets a poison counter`
  if (at === 'battlefield' || at === 'command') return `put a charge counter on ${word}`
  if (at === 'hand') return `put ${word} on the bottom of its owner's library`
  return at === 'stack' ? `counter ${word}` : `exile ${word}`
}

function watcher(scene: Scene, effect: string): Printed {
  const replaces = scene.when.startsWith('If')
  const owes = scene.owes === undefined ? '' : `${scene.owes}\n`
  const text = `${owes}${scene.when}, ${effect}${replaces ? ' instead' : ''}.`
  switch (scene.watcher) {
    case 'creature':
      return creature('Watcher', '{1}', '1/4', text)
    case 'aura':
      return card('Watcher', '{1}', 'Enchantment — Aura', `Enchant creature\n${text}`)
    case 'scheme':
      return card('Watcher', '', 'Ongoing Scheme', text)
    case 'equipment':
      return card('Watcher', '{1}', 'Artifact — Equipment', `${text}\nEquip {1}`)
    default:
      return card('Watcher', '{1}', 'Enchantment', text)
  }
}

function played(scene: Scene, effect: string, edition: EditionId): Table {
  const host = scene.watcher === 'aura' ? 'Ox' : scene.watcher === 'equipment' ? 'Bear' : null
  const isScheme = scene.watcher === 'scheme'
  const own = host === null ? 'Watcher' : { name: 'Watcher', attachedTo: host }
  const mine = [...(scene.seat === 1 || isScheme ? [] : [own]), ...(scene.mine ?? [])]
  const theirs = [...(scene.theirs ?? []), ...(scene.seat === 1 ? [own] : [])]
  const game = table(
    edition,
    [
      { battlefield: mine as never, hand: scene.hand ?? [], variantDeck: isScheme ? ['Watcher'] : [] },
      { battlefield: theirs as never, hand: scene.theirHand ?? [] },
    ],
    [watcher(scene, effect), ...CARDS],
  )
  scene.play(game)
  return game.resolveAll()
}

/** The permanents that have got a counter. */
const marked = (game: Table): readonly string[] =>
  game.state.battlefield
    .filter((id) => (get(game.state, id).counters.charge ?? 0) > 0)
    .map((id) => game.state.printed[get(game.state, id).face]?.name ?? '')

const poisoned = (game: Table): readonly number[] =>
  game.state.players.map((player) => countersOnPlayer(player, 'poison'))
const onlyFor = (seat: number): readonly number[] => [seat === 0 ? 1 : 0, seat === 1 ? 1 : 0]

function wordsFor({ noun, only }: Expected): readonly string[] {
  const words = {
    it: 'it',
    that: `that ${noun}`,
    'its controller': 'its controller',
    "that one's controller": `that ${noun}'s controller`,
  }
  return (only ?? (Object.keys(words) as (keyof typeof words)[])).map((word) => words[word])
}

function isShown(game: Table, word: string, meant: Expected): void {
  if (word.endsWith('controller')) expect(poisoned(game)).toEqual(onlyFor(meant.controller))
  else if (meant.at === 'battlefield') expect(marked(game)).toEqual([meant.name])
  else if (meant.at === 'command') expect(get(game.state, game.id(meant.name, 'command')).counters.charge).toBe(1)
  else if (meant.at === 'graveyard') expect(game.has('exile', meant.name)).toBe(true)
  else if (meant.at === 'hand') expect(game.has('hand', meant.name)).toBe(false)
  else expect(game.events.filter((one) => one.kind === 'countered')).toHaveLength(1)
  game.isAtAQuestion()
}

inEditions('2004', '2011')('the words for an event, %s', (edition) => {
  for (const scene of SCENES) {
    // 2004 knows no schemes.
    if (scene.watcher === 'scheme' && edition === '2004') continue
    for (const role of ['object', 'other'] as const) {
      const meant = scene[role]
      if (meant === undefined) continue
      for (const word of wordsFor(meant)) {
        test(`${scene.when}: “${word}” is ${meant.name}`, () => {
          isShown(played(scene, doneTo(word, meant), edition), word, meant)
        })
      }
    }
    const { player, amount } = scene
    if (player !== undefined)
      test(`${scene.when}: “that player” is player ${player}`, () => {
        expect(poisoned(played(scene, 'that player gets a poison counter', edition))).toEqual(onlyFor(player))
      })
    if (amount !== undefined)
      test(`${scene.when}: “that many” is ${amount}`, () => {
        const game = played(scene, 'put that many depletion counters on ~', edition)
        expect(get(game.state, game.id('Watcher')).counters.depletion).toBe(amount)
      })
  }
})

/** A chapter is a line of its own (714-sagas); what triggers on triggers needs two abilities (603-triggers). No
 * edition of these two has dungeons (309-dungeons-and-players). */
const PLAYED_ELSEWHERE: readonly string[] = [
  'chapter: object',
  'triggers: object',
  'transforms: object',
  'completesDungeon: player',
  // What is crewed: rules/today/120-each-by-its-own-number.
  'acts: other',
  // rules/today/706-words-of-hands-and-dice.
  'rollsDice: player',
  // No more has one Rooms (709-rooms).
  'unlocks: object',
  'unlocks: player',
  // "One or more": rules/today/603-one-or-more.
  ...['enters', 'leaves', 'dies', 'moves', 'attackers', 'discards', 'sacrificed', 'countersPut'].map(
    (on) => `${on}: amount`,
  ),
]

test('every role of every event is played', () => {
  const rows = [
    ...Object.entries(TRIGGER_ROLES).map(([on, row]) => [on, row] as const),
    ...Object.entries(REPLACED_ROLES).map(([on, row]) => [`would ${on}`, row] as const),
  ]
  const roles = rows.flatMap(([on, row]) =>
    (['object', 'other', 'player', 'amount'] as const).flatMap((role) => (row[role] === null ? [] : `${on}: ${role}`)),
  )
  const shown = SCENES.flatMap((scene) =>
    (['object', 'other', 'player', 'amount'] as const).flatMap((role) =>
      scene[role] === undefined ? [] : `${scene.event}: ${role}`,
    ),
  )
  expect(roles.filter((role) => !shown.includes(role) && !PLAYED_ELSEWHERE.includes(role))).toEqual([])
})
