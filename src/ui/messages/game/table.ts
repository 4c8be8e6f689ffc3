/** What is said at a table: zones, the stack, combat, the menu, the zoom. */
import type { Edition } from '../../../rulebook/index.ts'
import { agree, counted, does, plural, possessive, possessiveIn, series, signed, whom, YOU } from '../../locale/en.ts'

const SPANS: Readonly<Record<Edition['mana']['empties'], string>> = { phase: 'phase', step: 'step' }

/** A player's piles, in the middle of a sentence. */
const PILES = {
  library: 'library',
  graveyard: 'graveyard',
  exile: 'exile',
  removed: 'removed cards',
  phasedOut: 'phased-out permanents',
  ante: 'ante',
  command: 'command zone',
  outside: 'sideboard',
  outsideInner: 'cards outside this game',
} as const
type Pile = keyof typeof PILES

export const table = {
  'step.untap': 'Untap',
  'step.upkeep': 'Upkeep',
  'step.draw': 'Draw',
  'step.main1': 'Main 1',
  'step.beginCombat': 'Begin',
  'step.declareAttackers': 'Attack',
  'step.declareBlockers': 'Block',
  'step.firstStrikeDamage': 'First strike',
  'step.combatDamage': 'Damage',
  'step.endCombat': 'End',
  'step.main2': 'Main 2',
  'step.end': 'End step',
  'step.cleanup': 'Cleanup',
  'stepTitle.untap': 'Untap step',
  'stepTitle.upkeep': 'Upkeep',
  'stepTitle.draw': 'Draw step',
  'stepTitle.main1': 'Main phase 1',
  'stepTitle.beginCombat': 'Beginning of combat',
  'stepTitle.declareAttackers': 'Declare attackers',
  'stepTitle.declareBlockers': 'Declare blockers',
  'stepTitle.firstStrikeDamage': 'First strike damage',
  'stepTitle.combatDamage': 'Combat damage',
  'stepTitle.endCombat': 'End of combat',
  'stepTitle.main2': 'Main phase 2',
  'stepTitle.end': 'End step',
  'stepTitle.cleanup': 'Cleanup step',

  'zone.library': 'Library',
  'zone.graveyard': 'Graveyard',
  'zone.exile': 'Exile',
  'zone.removed': 'Removed',
  'zone.battlefield': 'Battlefield',
  /** `lit`: how many can be played or chosen. */
  'zone.pile': (p: { zone: Pile; name: string; n: number; top: string | null; lit: number }) =>
    `${possessive(p.name)} ${PILES[p.zone]}, ${plural(p.n, 'card')}${p.top === null ? '' : `, ${p.top} on top`}${p.lit === 0 ? '' : `, ${p.lit} usable`}`,
  'zone.hands': (p: { name: string; n: number }) => `${possessive(p.name)} hand, ${plural(p.n, 'card')}`,
  'zone.inHand': (p: { n: number }) => `**${p.n}** in hand`,
  'zone.inHandOf': (p: { name: string; n: number }) => `**${p.n}** in ${possessiveIn(p.name)} hand`,
  'zone.yourHand': (p: { n: number }) => `Your hand, ${plural(p.n, 'card')}`,
  'zone.yourLands': (p: { n: number }) => `Your lands and others, ${plural(p.n, 'permanent')}`,
  'zone.theirLands': (p: { name: string; n: number }) =>
    `${possessive(p.name)} lands and others, ${plural(p.n, 'permanent')}`,
  'zone.yourCreatures': (p: { n: number }) => `Your creatures, ${plural(p.n, 'permanent')}`,
  'zone.theirCreatures': (p: { name: string; n: number }) =>
    `${possessive(p.name)} creatures, ${plural(p.n, 'permanent')}`,
  'zone.page': (p: { n: number; lit: number }) =>
    `${p.n} more on another page${p.lit === 0 ? '' : `, ${p.lit} usable`}`,
  'zone.command': 'Command zone',
  'zone.phasedOut': 'Phased out',
  /** When its player's phased-out permanents return. */
  'zone.phasesIn': (p: { name: string | null }) =>
    `Back in ${p.name === null ? 'your' : possessiveIn(p.name)} next untap step`,
  'zone.ante': 'Ante',
  'zone.outside': 'Sideboard',
  'zone.outsideInner': 'Outside this game',
  'zone.onTop': 'on top',
  'zone.nth': (p: { n: number }) => `card ${p.n} from the top`,
  'zone.exiledBy': (p: { name: string }) => `Exiled by ${p.name}`,
  'zone.companion': 'companion',
  'exile.foretold': 'foretold',
  'exile.plotted': 'plotted',
  'exile.adventure': 'on an adventure',
  'exile.castable': 'can be cast from here',
  'exile.suspended': (p: { n: number }) => `suspended, ${plural(p.n, 'time counter')}`,
  'exile.prepared': (p: { name: string }) => `copy prepared by ${p.name}`,
  'exile.haunts': (p: { name: string }) => `haunts ${p.name}`,
  'zone.otherCards': 'Other cards',
  'zone.zonesOf': (p: { name: string }) => `${possessive(p.name)} zones`,
  'zone.empty': 'Nothing here',
  'zone.hiddenLibrary': 'The cards of a library stay hidden.',

  'life.word': 'life',
  'life.number': (p: { n: number }) => signed(p.n),
  'life.label': (p: { name: string; n: number }) => `${p.name}: ${signed(p.n)} life`,
  'pool.label': (p: { name: string }) => `${possessive(p.name)} mana pool`,
  'pool.note': (p: { burns: boolean; after: Edition['mana']['empties'] }) =>
    p.burns ? `Floating: burns at the end of the ${SPANS[p.after]}` : `Floating: lost after this ${SPANS[p.after]}`,
  'pool.restricted': 'restricted',
  /** Opponents where several play: their heads, commanders and attacks. */

  'stack.title': 'Stack',
  'stack.aside': (p: { n: number }) => `${plural(p.n, 'object')}, top first`,
  'stack.empty': 'Nothing on the stack',
  'stack.you': (p: { name: string; first: boolean }) =>
    `${p.name === YOU ? YOU : `${p.name}, you`}${p.first ? ' · resolves first' : ''}`,
  'stack.them': (p: { name: string; first: boolean }) => `${p.name}${p.first ? ' · resolves first' : ''}`,
  'stack.entry': (p: {
    name: string
    by: string
    targets: readonly string[]
    paid: readonly string[]
    first: boolean
    count: number
  }) =>
    [
      p.count > 1 ? `${p.count} times ${p.name}` : p.name,
      `by ${p.by}`,
      ...(p.paid.length === 0 ? [] : [`with ${series(p.paid)}`]),
      ...(p.targets.length === 0 ? [] : [`targeting ${series(p.targets)}`]),
      ...(p.first ? ['resolves first'] : []),
    ].join(', '),
  /** A target, and how many in a row are aimed at it. */
  'stack.target': (p: { name: string; n: number }) => (p.n > 1 ? `${p.name} ×${p.n}` : p.name),
  /** What an object on the stack does: the keywords it was cast with, its X, what it targets, and its text. */
  'stack.text': (p: {
    x: number | null
    faceDown: boolean
    paid: readonly string[]
    targets: readonly string[]
    text: string
  }) =>
    [
      p.faceDown ? 'Cast face down (morph).' : '',
      p.paid.length === 0 ? '' : `With **${series(p.paid)}**.`,
      p.x === null ? '' : `X = ${p.x}.`,
      p.targets.length === 0 ? '' : `${agree(p.targets.length, 'Target', 'Targets')}: ${series(p.targets)}.`,
      p.text,
    ]
      .filter((part) => part !== '')
      .join(' '),
  'stack.ability': (p: { name: string }) => `${possessive(p.name)} ability`,
  'stack.trigger': (p: { name: string }) => `${possessive(p.name)} trigger`,
  'stack.paid': (p: { name: string; n: number }) => (p.n > 1 ? `${p.name} ×${p.n}` : p.name),
  'stack.siege': 'Defeated: exile it, then you may cast its other side for no mana.',
  'stack.spliced': (p: { keyword: string; card: string }) => `${p.keyword} ${p.card}`,
  'stack.copy': (p: { name: string }) => `Copy of ${p.name}`,
  'stack.more': (p: { n: number }) => `+${p.n}`,
  'stack.whole': (p: { n: number }) => `The whole stack, ${p.n} more below`,

  'hand.sortLabel': (p: { now: string }) => `Hand order: ${p.now}`,
  'hand.moved': (p: { name: string; n: number; of: number }) => `${p.name}: ${p.n} of ${p.of}`,
  'hand.sort.own': 'Your order',
  'hand.sort.drawn': 'As drawn',
  'hand.sort.cost': 'By cost',
  'hand.sort.type': 'By type',
  'combat.title': 'Combat',
  'combat.band': (p: { n: number; power: number }) => `Band of ${p.n} · ${p.power} power`,
  'combat.aside': (p: { n: number }) => plural(p.n, 'attacker'),
  /** `n`: the damage that comes through, where it is known. */
  'combat.unblocked': (p: { name: string; n: number }) =>
    p.n > 0 ? `Unblocked: ${p.n} to ${whom(p.name)}` : `Unblocked, attacks ${whom(p.name)}`,
  'combat.attacks': (p: { name: string }) => `attacks ${whom(p.name)}`,
  'combat.blockedBy': (p: { names: readonly string[] }) => series(counted(p.names)),
  'combat.blockedNone': 'Blocked (blocker gone)',
  'combat.toPlayer': (p: { n: number; name: string }) => `${p.n} to ${whom(p.name)}`,
  'combat.dies': (p: { names: readonly string[] }) =>
    `${series(counted(p.names))} ${agree(p.names.length, 'dies', 'die')}`,
  'combat.nothing': 'No deaths',
  'combat.assumed': (p: { blockers: boolean; triggers: boolean; division: boolean }) =>
    `If ${series([
      ...(p.blockers ? ['blockers are dealt damage in this order'] : []),
      ...(p.division ? ['damage is auto-assigned: lethal to each in turn'] : []),
      ...(p.triggers ? ['triggers go in this order'] : []),
    ])}.`,

  'log.title': 'Log',
  'log.region': 'Recent events',
  'menu.title': 'Menu',
  'menu.game': 'Game',
  'menu.view': 'View',
  'menu.save': 'Save',
  'menu.leaveGroup': 'Leave',
  'menu.undo': 'Undo',
  'menu.redo': 'Redo',
  'menu.open': 'Menu',
  'menu.settings': 'Settings',
  'menu.replay': 'Replay the game',
  'menu.help': 'Keys and help',
  'menu.log': 'Log',
  'menu.pause': 'Pause the AI',
  'menu.watch': 'Replay opponent’s last turn',
  'menu.concede': 'Concede',
  'menu.concedeSure': 'Concede the game?',
  'menu.concedeWhy': (p: { name: string }) => `${does(p.name, 'will')} lose this game.`,
  'menu.leave': 'Back to start',
  'menu.leaveLesson': 'Leave the lesson',
  'menu.leaveNote': 'The game is saved. Continue it from the start screen.',
  'menu.puzzle': 'Make a puzzle from this',
  'menu.report': 'Save a bug report',
  'menu.reason': 'Why did the AI do that?',
  'menu.actions': (p: { name: string }) => `Actions for ${p.name}`,
  'menu.peek': 'Show the whole card',

  'zoom.close': 'Close the card',
  'zoom.pt': 'Power and toughness',
  'zoom.printed': 'Printed',
  'zoom.copied': 'Copied',
  'zoom.theCard': 'the card',
  'zoom.merged': 'Merged with',
  'zoom.melded': 'Melded with',
  'zone.castFor': (p: { cost: string }) => `cast for ${p.cost}`,
  'zoom.chosen': 'Chosen for it',
  'zoom.paired': 'Paired with',
  'zoom.protector': 'Protected by',
  'zoom.parts.split': (p: { name: string }) => `Half: ${p.name}`,
  'zoom.parts.flip': (p: { name: string }) => `The other half: ${p.name}`,
  'zoom.parts.doubleFaced': (p: { name: string }) => `The other face: ${p.name}`,
  'zoom.parts.modal': (p: { name: string }) => `The other face: ${p.name}`,
  'zoom.parts.room': (p: { name: string }) => `Door: ${p.name}`,
  'zoom.parts.preparation': (p: { name: string }) => `While prepared: ${p.name}`,
  'zoom.parts.meld': (p: { name: string }) => `Melds into: ${p.name}`,
  'zoom.parts.prototype': (p: { name: string }) => `Its prototype: ${p.name}`,
  'zoom.parts.inset': (p: { name: string }) => `On the same card: ${p.name}`,
  'zoom.counters': 'counters',
  'zoom.countersRow': 'Counters',
  'zoom.becomes': 'Becomes',
  'zoom.effects': 'Effect',
  'zoom.effectsNote': 'effects that apply now',
  'zoom.now': 'Now',
  'zoom.noDamage': 'no damage marked',
  'zoom.damage': (p: { n: number }) => `${p.n} damage marked`,
  'zoom.abilities': 'Abilities',
  'zoom.types': 'Types',
  'zoom.color': 'Colour',
  'zoom.status': 'Status',
  'zoom.control': 'Controller',
  'zoom.targetedBy': 'Targeted by',
  'zoom.attached': 'Attached',
  'zoom.fromText': 'printed',
  'zoom.changed': 'changed by an effect',
  'zoom.owner': (p: { name: string }) => `${does(p.name, 'owns')} it`,
  'zoom.published': 'Published in',
  'zoom.rarity': 'Rarity',
  'zoom.artist': 'Illustration by',
  'zoom.number': 'Collector number',
  'zoom.motif': 'Generated art',
  'zoom.manifest': 'Face-down card, manifested',
  'zoom.cloak': 'Face-down card, cloaked',
  'zoom.disguise': 'Face-down card, disguised',
  'zoom.faceDown': 'Face down: only you can see it',
  'zoom.exiledBy': 'Exiled by',
  'zoom.holds': 'Exiled with it',
  'zoom.affectedBy': 'Affected by',
}
