/** The lessons: what is said at the table while one is given, and their page. A sentence has 14 words at most. */
import { plural, possessive } from '../../../locale/en.ts'

interface Told {
  /** Devices that are touched are told so. */
  readonly touch: boolean
  /** The other player. */
  readonly other: string
  /** What the large button says now. */
  readonly button: string
}

const press = (p: Told): string => (p.touch ? 'Tap' : 'Click')

/** The sentences of the games, by lesson. */
const lessonSentences = {
  'land.first': (p: Told) => `${press(p)} **Plains**. You win once ${possessive(p.other)} life falls from 20 to 0.`,
  'land.recruit': (p: Told) => `${press(p)} **Lanternfield Recruit**: your Plains is tapped for its sun symbol.`,
  'land.end': (p: Told) => `Press **${p.button}**: no land is left to pay with.`,
  'land.second': (p: Told) => `${press(p)} another **Plains**: you may play one land each turn.`,
  'land.lancer': (p: Told) => `${press(p)} **Dawnward Lancer**: two Plains pay its cost of two.`,
  'creatures.lancer': (p: Told) => `${press(p)} **Dawnward Lancer**: 2/2 means it deals 2 damage, and 2 destroys it.`,
  'creatures.end': (p: Told) => `Press **${p.button}**: a new creature can’t attack on its first turn.`,
  'creatures.combat': (p: Told) => `Press **${p.button}**: Dawnward Lancer has waited and can attack.`,
  'creatures.attack': (p: Told) =>
    `${press(p)} **Dawnward Lancer** to attack: nothing blocks, so ${p.other} loses 2 life.`,
  'creatures.patrol': (p: Told) => `${press(p)} **Causeway Patrol**: with vigilance, attacking won’t tap it.`,
  'attack.block': (p: Told) => `${press(p)} **Causeway Patrol** to block: toughness 3 survives 2 damage.`,
  'attack.combat': (p: Told) => `Press **${p.button}**: now it is your turn to attack.`,
  'attack.herald': (p: Told) =>
    `${press(p)} **Skylark Herald**: it flies, and none of ${possessive(p.other)} creatures can block it.`,
  'attack.patrol': () => 'Add **Causeway Patrol**: vigilance keeps it untapped, ready to block.',
  'attack.confirm': (p: Told) => `Press **${p.button}**: ${p.other} may block, then damage is dealt.`,
  'stack.blessing': (p: Told) => `${press(p)} **Lightwell Blessing** to answer ${possessive(p.other)} spell.`,
  'stack.resolve': (p: Told) => `Press **${p.button}**: 2 damage no longer destroys Dawnward Lancer.`,
  'stack.sorcery': (p: Told) => `${press(p)} **Banish to Memory**: sorceries need your own main phase.`,
  'stack.pass': (p: Told) => `Press **${p.button}**: passing gives ${p.other} a chance to answer first.`,
  'stack.instant': (p: Told) => `${press(p)} **Verdict at Dawn**: instants work on ${possessive(p.other)} turn, too.`,
  'tricks.combat': (p: Told) => `Press **${p.button}**: save your trick until blockers are declared.`,
  'tricks.bait': (p: Told) => `${press(p)} **Lanternfield Recruit** to attack: it looks easy to block.`,
  'tricks.blessing': (p: Told) => `${press(p)} **Lightwell Blessing** now: the blocked Recruit grows to 3/4.`,
  'tricks.damage': (p: Told) => `Press **${p.button}**: the numbers on the cards show what survives.`,
  'tricks.ambush': (p: Told) => `${press(p)} **Sallyport Ambusher**: flash lets it join as a surprise blocker.`,
}
export type SentenceKey = keyof typeof lessonSentences

interface Touch {
  readonly touch: boolean
}

/** Those of the lesson about decks. */
const deckSentences = {
  'deck.add': (p: Touch) => `Choose a colour you like, then ${p.touch ? 'tap' : 'click'} **+** next to a card.`,
  'deck.four': (p: Touch) => `${p.touch ? 'Tap' : 'Click'} **+** until you have **four**: that is the limit.`,
  'deck.creatures': (_: Touch) => 'Add **16 creatures** of its colour: cheap ones come out early.',
  'deck.lands': (_: Touch) => 'Search for **Plains**, or the land of your colour: add 24.',
  'deck.sixty': (_: Touch) => 'Reach **60 cards**, the smallest deck allowed: add your best spells.',
}
export type DeckSentenceKey = keyof typeof deckSentences

export const lessons = {
  ...lessonSentences,
  ...deckSentences,

  'aside.pay': 'Press the **large button**: the marked lands pay for it.',
  'aside.resolve': (p: Told) => `Press **${p.button}**: the last spell cast resolves first.`,
  'aside.target': (p: { name: string; touch: boolean }) =>
    `${p.touch ? 'Tap' : 'Click'} **${p.name}** to make it the target.`,
  'aside.land': (p: Told) => `${press(p)} your **land** first: it gives you more mana.`,
  'aside.attack': (p: Told) => `Press **${p.button}** to send your attackers.`,
  'aside.noAttack': (p: Told) => `Attack if you like, or press **${p.button}**.`,
  'aside.block': (p: Told) => `Press **${p.button}** to confirm your blocks.`,
  'aside.noBlock': (p: Told) => `Block if you like, or press **${p.button}**.`,
  'aside.pass': (p: Told) => `Press **${p.button}** to continue.`,
  'aside.answer': 'Make your choice to continue.',
  'aside.watch': (p: Told) => `Watch: **${p.other}** is playing.`,
  'aside.missed': 'That works too. Next turn, then.',
  'aside.over': 'Play on, or take the **next lesson**.',
  'aside.overLast': 'Play on: you know enough for a **game of your own**.',
  'aside.overDeck': 'Press **Play this deck**: sixty cards are ready.',

  'lesson.title': (p: { n: number; title: string }) => `Lesson ${p.n}: ${p.title}`,
  'lesson.doneTitle': (p: { n: number }) => `Lesson ${p.n} done`,
  'lesson.at': (p: { n: number; of: number }) => `**${p.n}** of ${p.of}`,
  'lesson.atSpoken': (p: { n: number; of: number }) => `Step ${p.n} of ${p.of}`,
  'lesson.show': 'Show me',
  'lesson.leave': 'Leave',
  'lesson.leaveLong': 'Leave the lesson',
  'lesson.next': 'Next lesson',
  'lesson.all': 'All lessons',
  'lesson.failed': 'The lesson could not be loaded.',

  'learn.title': 'Learn at a real table',
  'learn.intro': (p: { other: string }) =>
    `Six short games against ${p.other}, an easy opponent. **One sentence at a time** points at the card or button and never stops you: play something else, undo, or leave when you want.`,
  'learn.note':
    'The decks are stacked so that each lesson gets to its point quickly. “Show me” plays the move for you.',
  'learn.list': 'Lessons',
  'learn.continue': (p: { title: string; begun: boolean }) => (p.begun ? `Continue: ${p.title}` : `Begin: ${p.title}`),
  'learn.again': (p: { title: string }) => `Again: ${p.title}`,
  'learn.continueNote': (p: { done: number; of: number; begun: boolean }) =>
    p.begun ? `${p.done} of ${p.of} steps done` : `${plural(p.of, 'step')}, against an easy opponent`,
  'learn.puzzles': 'First puzzles',
  'learn.puzzlesNote': 'Boards with one right first move',
  'learn.game': 'A game of your own',
  'learn.gameNote': 'Choose a deck and an opponent',
  'learn.rules': 'The rules',
  'learn.rulesNote': 'Both rulebooks, every number a link',
  'learn.done': 'Done',
  'learn.open': 'Not started',
  'learn.begun': (p: { done: number; of: number }) => `${p.done} of ${p.of} done`,
  'learn.minutes': (p: { n: number }) => `${p.n} min`,
  'learn.card': (p: { n: number; title: string; state: string }) => `Lesson ${p.n}: ${p.title}, ${p.state}`,

  'title.land-and-mana': 'Land and mana',
  'title.creatures': 'Creatures',
  'title.attack-and-block': 'Attack and block',
  'title.spells-and-the-stack': 'Spells and the stack',
  'title.combat-tricks': 'Combat tricks',
  'title.building-a-deck': 'Building a deck',
  'points.land-and-mana.1': 'Play one land each turn',
  'points.land-and-mana.2': 'Pay with its mana',
  'points.land-and-mana.3': 'Cast your first creature',
  'points.creatures.1': 'Power and toughness',
  'points.creatures.2': 'Why it waits a turn',
  'points.creatures.3': 'Abilities on its card',
  'points.attack-and-block.1': 'Choose who attacks',
  'points.attack-and-block.2': 'Fly over the defence',
  'points.attack-and-block.3': 'Block, and see who dies',
  'points.spells-and-the-stack.1': 'Answer a spell with a spell',
  'points.spells-and-the-stack.2': 'The last one resolves first',
  'points.spells-and-the-stack.3': 'Instants and sorceries',
  'points.combat-tricks.1': 'Wait for the blocks',
  'points.combat-tricks.2': 'Save a creature in time',
  'points.combat-tricks.3': 'Read the preview',
  'points.building-a-deck.1': 'Sixty cards, four of a name',
  'points.building-a-deck.2': 'How many lands',
  'points.building-a-deck.3': 'Your own first deck',
}
