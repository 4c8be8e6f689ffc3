import type { Line } from '../../../ai/index.ts'
import type { PlanarSide, ZoneName } from '../../../language/index.ts'
import {
  allDo,
  amount,
  counted,
  does,
  doesIn,
  list,
  plural,
  possessive,
  possessiveIn,
  signed,
  whom,
  withArticle,
  YOU,
} from '../../locale/en.ts'

/** Names stand between `**`, so that they can be set in bold. Hidden objects have no name. */
const named = (name: string | null): string => (name === null ? 'a card' : `**${name}**`)
/** The same at the start of a sentence. */
const subject = (name: string | null): string => (name === null ? 'A card' : `**${name}**`)
const bold = (name: string): string => `**${name}**`
const onTargets = (targets: readonly string[]): string =>
  targets.length === 0 ? '' : `, targeting ${list(targets.map((name) => `**${whom(name)}**`))}`

/** A spell, or an ability that bears the name of its source. */
interface OnStack {
  readonly name: string | null
  readonly ability: boolean
}
const spellOrAbility = ({ name, ability }: OnStack): string =>
  !ability ? subject(name) : name === null ? 'An ability' : `**${possessive(name)}** ability`

/** Whose something is, of one who does something with it. */
const theirs = ({ who, of }: { readonly who: string; readonly of: string }): string =>
  who === of && who !== YOU ? 'their' : possessiveIn(of)

/** The player whom one chooses, who may be the same. */
interface Chosen {
  readonly who: string
  readonly whom: string
}
const chosen = ({ who, whom: name }: Chosen): string =>
  who === YOU && name === YOU ? '**yourself**' : bold(whom(name))

const SIDE = { chaos: 'chaos', planeswalk: 'planeswalk', blank: 'blank' } as const
const COIN = { heads: 'heads', tails: 'tails' } as const
type Coin = keyof typeof COIN

/** Where cards are looked at, in the middle of a sentence. */
const PLACES: Readonly<Record<ZoneName, string>> = {
  library: 'library',
  hand: 'hand',
  graveyard: 'graveyard',
  battlefield: 'permanents',
  stack: 'spells',
  exile: 'exiled cards',
  phasedOut: 'phased-out permanents',
  ante: 'ante',
  outside: 'sideboard',
  command: 'command zone',
}

/** What a machine player would have done otherwise. */
const lineText = ({ what, names }: Line): string => {
  if (what === 'wait') return 'waiting'
  if (what === 'cast' || what === 'use') return `${what === 'cast' ? 'casting' : 'using'} ${list(names)}`
  const none = what === 'attack' ? 'no attack' : 'no block'
  return names.length === 0 ? none : `${what === 'attack' ? 'attacking' : 'blocking'} with ${list(names)}`
}

export const log = {
  'log.nextBest': (p: { lines: readonly Line[] }) => `Next best: ${p.lines.map(lineText).join('; then ')}.`,
  'log.overlooked': (p: { line: Line }) => `Overlooked: ${lineText(p.line)}.`,
  'log.turn': (p: { n: number; who: string }) => `Turn ${p.n} · ${p.who}`,
  'log.stepSkipped': (p: { who: string; step: string }) => `${does(p.who, 'skips')} the ${p.step}.`,
  'log.starter': (p: { who: string }) => `${does(p.who, 'takes')} the first turn.`,
  'log.mulligan': (p: { who: string; n: number }) => `${does(p.who, 'takes')} a mulligan to ${p.n}.`,
  'log.kept': (p: { who: string; n: number }) => `${does(p.who, 'keeps')} ${plural(p.n, 'card')}.`,
  'log.shuffled': (p: { who: string }) => `${does(p.who, 'shuffles')}.`,
  'log.drew': (p: { who: string; name: string | null }) => `${does(p.who, 'draws')} ${named(p.name)}.`,
  'log.drewMany': (p: { who: string; n: number }) => `${does(p.who, 'draws')} ${plural(p.n, 'card')}.`,
  'log.discarded': (p: { who: string; name: string | null }) => `${does(p.who, 'discards')} ${named(p.name)}.`,
  'log.landPlayed': (p: { who: string; name: string | null }) => `${does(p.who, 'plays')} ${named(p.name)}.`,
  'log.cast': (p: { who: string; name: string | null; targets: readonly string[] }) =>
    `${does(p.who, 'casts')} ${p.name === null ? 'a face-down card' : `**${p.name}**`}${onTargets(p.targets)}.`,
  'log.activated': (p: { who: string; name: string | null; targets: readonly string[] }) =>
    `${does(p.who, 'uses')} ${named(p.name)}${onTargets(p.targets)}.`,
  'log.triggered': (p: { name: string | null; targets: readonly string[] }) =>
    `${subject(p.name)} triggers${onTargets(p.targets)}.`,
  'log.resolved': (p: OnStack) => `${spellOrAbility(p)} resolves.`,
  'log.countered': (p: OnStack) => `${spellOrAbility(p)} is countered.`,
  'log.fizzled': (p: OnStack) => `${spellOrAbility(p)} has no legal targets left and is countered.`,
  'log.unresolved': (p: OnStack) => `${spellOrAbility(p)} has no legal targets left and doesn’t resolve.`,
  'log.tappedForMana': (p: { who: string; name: string | null; mana: string }) =>
    `${does(p.who, 'taps')} ${named(p.name)} for ${p.mana}.`,
  'log.manaFrom': (p: { who: string; name: string | null; mana: string }) =>
    `${does(p.who, 'adds')} ${p.mana} from ${named(p.name)}.`,
  'log.tapped': (p: { name: string | null }) => `${subject(p.name)} is tapped.`,
  'log.manaLost': (p: { who: string; mana: string }) => `${does(p.who, 'loses')} ${p.mana} unspent.`,
  'log.manaBurn': (p: { who: string; n: number }) => `${does(p.who, 'loses')} ${p.n} life to mana burn.`,
  /** `left`: the life that it leaves a player. */
  'log.damage': (p: { name: string | null; to: string; n: number; left: number | null }) =>
    `${subject(p.name)} deals ${p.n} damage to **${whom(p.to)}**${p.left === null ? '' : ` (${signed(p.left)})`}.`,
  /** A line that stands for several alike. */
  'log.times': (p: { text: string; n: number }) => `${p.text} ×${p.n}`,
  'log.why': 'Why?',
  'log.whyLabel': (p: { line: string }) => `Why? ${p.line}`,
  'log.prevented': (p: { name: string | null; to: string; n: number }) =>
    `${p.n} damage from ${named(p.name)} to **${whom(p.to)}** is prevented.`,
  'log.gainedLife': (p: { who: string; n: number; total: number }) =>
    `${does(p.who, 'gains')} ${p.n} life (${signed(p.total)}).`,
  'log.lostLife': (p: { who: string; n: number; total: number }) =>
    `${does(p.who, 'loses')} ${p.n} life (${signed(p.total)}).`,
  'log.poisoned': (p: { who: string; n: number; total: number }) =>
    `${does(p.who, 'gets')} ${amount(p.n, 'poison counter')} (${p.total}).`,
  'log.gotEnergy': (p: { who: string; n: number; total: number }) =>
    `${does(p.who, 'gets')} ${amount(p.n, 'energy counter')} (${p.total}).`,
  'log.paidEnergy': (p: { who: string; n: number; total: number }) =>
    `${does(p.who, 'pays')} ${amount(p.n, 'energy counter')} (${p.total} left).`,
  'log.gotExperience': (p: { who: string; n: number; total: number }) =>
    `${does(p.who, 'gets')} ${amount(p.n, 'experience counter')} (${p.total}).`,
  'log.gotRad': (p: { who: string; n: number; total: number }) =>
    `${does(p.who, 'has')} ${amount(p.total, 'rad counter')}.`,
  'log.coin': (p: { caller: string; call: Coin; fell: Coin; who: string; won: boolean }) =>
    `${does(p.caller, 'calls')} ${COIN[p.call]}; the coin falls ${COIN[p.fell]}: ${doesIn(p.who, p.won ? 'wins' : 'loses')} the flip.`,
  'log.designated.monarch': (p: { who: string }) => `${does(p.who, 'becomes')} the monarch.`,
  'log.designated.enduringStory': (p: { who: string }) => `${does(p.who, 'gets')} an enduring story.`,
  'log.designated.cityBlessing': (p: { who: string }) => `${does(p.who, 'gets')} the city’s blessing.`,
  'log.daylight.day': 'It becomes day.',
  'log.daylight.night': 'It becomes night.',
  'log.emblem': (p: { who: string }) => `${does(p.who, 'gets')} an emblem.`,
  'log.setInMotion': (p: { who: string; name: string | null }) => `${does(p.who, 'sets')} ${named(p.name)} in motion.`,
  'log.abandoned': (p: { who: string; name: string | null }) => `${does(p.who, 'abandons')} ${named(p.name)}.`,
  'log.dieRolled': (p: { who: string; side: PlanarSide }) => `${does(p.who, 'rolls')} the planar die: ${SIDE[p.side]}.`,
  'log.planeswalked': (p: { who: string; name: string | null }) =>
    p.name === null ? `${does(p.who, 'planeswalks')}.` : `${does(p.who, 'planeswalks')} to **${p.name}**.`,
  'log.coinFell': (p: { who: string; fell: Coin }) => `${does(p.who, 'flips')} a coin; it falls ${COIN[p.fell]}.`,
  'log.targetChanged': (p: { name: string | null; targets: readonly string[] }) =>
    `${named(p.name)} now targets ${list(p.targets.map((name) => `**${whom(name)}**`))}.`,
  'log.attacked': (p: { who: string; names: readonly string[]; defender: string }) =>
    `${does(p.who, 'attacks')} **${whom(p.defender)}** with ${list(counted(p.names, bold))}.`,
  'log.reselected': (p: { name: string | null; defender: string }) =>
    `${subject(p.name)} now attacks **${whom(p.defender)}**.`,
  'log.band': (p: { names: readonly string[] }) => `${list(counted(p.names, bold))} attack in a band.`,
  'log.earlier': (p: { n: number }) => `Show earlier lines (${p.n})`,
  'log.noAttack': (p: { who: string }) => `${does(p.who, 'does')} not attack.`,
  'log.blocked': (p: { name: string | null; attackers: readonly string[] }) =>
    `${subject(p.name)} blocks ${list(counted(p.attackers, bold))}.`,
  'log.noBlock': (p: { who: string }) => `${does(p.who, 'does')} not block.`,
  'log.damageOnStack': (p: { who: string }) => `${possessive(p.who)} combat damage goes on the stack.`,
  'log.token': (p: { who: string; name: string | null }) =>
    p.name === null
      ? `${does(p.who, 'creates')} a token.`
      : `${does(p.who, 'creates')} ${withArticle(p.name, named(p.name))}${/ Token$/.test(p.name) ? '' : ' token'}.`,
  'log.countersPut': (p: { name: string | null; n: number; kind: string }) =>
    `${subject(p.name)} gets ${amount(p.n, `${p.kind} counter`)}.`,
  'log.countersRemoved': (p: { name: string | null; n: number; kind: string }) =>
    `${subject(p.name)} loses ${amount(p.n, `${p.kind} counter`)}.`,
  'log.attached': (p: { name: string | null; to: string }) => `${subject(p.name)} is attached to **${whom(p.to)}**.`,
  'log.control': (p: { who: string; name: string | null }) => `${does(p.who, 'gains')} control of ${named(p.name)}.`,
  'log.regenerated': (p: { name: string | null }) => `${subject(p.name)} regenerates.`,
  'log.replaced': (p: { name: string | null }) => `${subject(p.name)} replaces that event.`,
  'log.revealed': (p: { who: string; names: readonly string[] }) =>
    `${does(p.who, 'reveals')} ${list(p.names.map((name) => `**${name}**`))}.`,
  'log.lookedAt': (p: { who: string; of: string; n: number; zone: ZoneName }) =>
    `${does(p.who, 'looks')} at ${plural(p.n, 'card')} of ${theirs(p)} ${PLACES[p.zone]}.`,
  'log.searched': (p: { who: string; of: string; n: number }) =>
    `${does(p.who, 'searches')} ${theirs(p)} library (${plural(p.n, 'card')}).`,
  'log.lookedAtThese': (p: { names: readonly string[] }) => `There: ${list(p.names.map((name) => `**${name}**`))}.`,
  'log.chose': (p: { who: string; values: readonly string[] }) => `${does(p.who, 'chooses')} ${list(p.values)}.`,
  'log.chosePlayer': (p: Chosen) => `${does(p.who, 'chooses')} ${chosen(p)}.`,
  'log.choseSide': (p: Chosen & { side: 'friend' | 'foe' }) => `${does(p.who, 'chooses')} ${p.side} for ${chosen(p)}.`,
  'log.chosePile': (p: { who: string; n: number; cards: number; lies: 'faceUp' | 'faceDown' | null }) =>
    `${does(p.who, 'chooses')} ${p.lies === null ? `pile ${p.n}` : p.lies === 'faceUp' ? 'the face-up pile' : 'the face-down pile'} (${plural(p.cards, 'card')}).`,
  'log.choseModes': (p: { who: string; name: string | null; modes: readonly string[] }) =>
    `${does(p.who, 'chooses')} for ${named(p.name)}: ${p.modes.map((mode) => `“${mode}”`).join(' ')}`,
  'log.faceUp': (p: { who: string; name: string | null }) => `${does(p.who, 'turns')} ${named(p.name)} face up.`,
  'log.setAside': (p: { who: string; name: string | null }) =>
    `${does(p.who, 'pays')} to exile ${named(p.name)} for later.`,
  'log.endedEffect': (p: { who: string; name: string | null }) =>
    `${does(p.who, 'pays')} to end an effect of ${named(p.name)}.`,
  'log.ignores': (p: { who: string; name: string | null }) =>
    `${does(p.who, 'pays')} to ignore ${named(p.name)} this turn.`,
  'log.repeated': (p: { who: string; times: number }) => `${does(p.who, 'repeats')} that ${plural(p.times, 'time')}.`,
  'log.flipped': (p: { name: string | null; now: string }) => `${subject(p.name)} flips: it is now ${p.now}.`,
  'log.mutated': (p: { name: string | null; into: string | null; over: boolean }) =>
    `${subject(p.name)} merges with ${p.into ?? 'a creature'}, ${p.over ? 'on top' : 'at the bottom'}.`,
  'log.transformed': (p: { name: string | null; now: string }) => `${subject(p.name)} transforms into ${p.now}.`,
  'log.faceDown': (p: { name: string | null }) => `${subject(p.name)} is turned face down.`,
  'log.phasedOut': (p: { name: string | null }) => `${p.name ?? 'A face-down permanent'} phases out.`,
  'log.phasedIn': (p: { name: string | null }) => `${p.name ?? 'A face-down permanent'} phases in.`,
  'log.turnToBeControlled': (p: { who: string; whose: string }) =>
    `${does(p.who, 'will')} make all decisions in ${possessiveIn(p.whose)} next turn.`,
  'log.turnControlled': (p: { who: string; whose: string }) =>
    `${does(p.who, 'makes')} ${possessiveIn(p.whose)} decisions this turn.`,
  'log.extraTurn': (p: { who: string }) => `${does(p.who, 'gets')} another turn.`,
  'log.leftGame': (p: { who: string }) => `${does(p.who, 'leaves')} the game.`,
  'log.won': (p: { names: readonly string[] }) => `${allDo(p.names, 'wins')} the game.`,
  'log.draw': 'The game is a draw.',
  'log.subgameBegan': (p: { who: string; name: string | null }) =>
    `${possessive(p.who)} ${named(p.name)} begins a subgame.`,
  'log.subgameWon': (p: { names: readonly string[] }) => `${allDo(p.names, 'wins')} the subgame.`,
  'log.subgameDraw': 'The subgame is a draw.',
  'log.inside': 'Subgame',
  'log.around': 'The outer game resumes',
  'log.turnEnded': 'The turn ends.',
  'log.restarted': (p: { who: string }) => `The game restarts. ${does(p.who, 'goes')} first.`,
  'log.reversed': (p: { name: string | null }) =>
    p.name === null ? 'The action was undone.' : `**${p.name}** was undone.`,
  'log.destroyed': (p: { name: string | null }) => `${subject(p.name)} is destroyed.`,
  'log.dies': (p: { name: string | null }) => `${subject(p.name)} goes to the graveyard.`,
  'log.sacrificed': (p: { who: string; name: string | null }) => `${does(p.who, 'sacrifices')} ${named(p.name)}.`,
  'log.exiled': (p: { name: string | null }) => `${subject(p.name)} is exiled.`,
  'log.staked': (p: { who: string; name: string | null }) => `${does(p.who, 'stakes')} ${named(p.name)}.`,
  'log.removed': (p: { name: string | null }) => `${subject(p.name)} is removed from the game.`,
  'log.toHand': (p: { name: string | null; who: string }) => `${subject(p.name)} goes to ${possessiveIn(p.who)} hand.`,
  'log.toGraveyard': (p: { name: string | null; who: string }) =>
    `${subject(p.name)} goes to ${possessiveIn(p.who)} graveyard.`,
  'log.toLibrary': (p: { name: string | null; who: string }) =>
    `${subject(p.name)} goes into ${possessiveIn(p.who)} library.`,
  'log.enters': (p: { name: string | null }) => `${subject(p.name)} enters the battlefield.`,
  'log.comesIntoPlay': (p: { name: string | null }) => `${subject(p.name)} comes into play.`,
  'log.undoneHidden': 'Undid past hidden information.',
  'loss.life': (p: { who: string }) => `${does(p.who, 'loses')} with no life left.`,
  'loss.poison': (p: { who: string }) => `${does(p.who, 'loses')} to poison counters.`,
  'loss.emptyLibrary': (p: { who: string }) => `${does(p.who, 'loses')} with no card left to draw.`,
  'loss.effect': (p: { who: string }) => `${does(p.who, 'loses')} because of an effect.`,
  'loss.commander': (p: { who: string }) => `${does(p.who, 'loses')}: 21 combat damage from one commander.`,
  'loss.team': (p: { who: string }) => `${does(p.who, 'loses')} together with the team.`,
  'loss.emperor': (p: { who: string }) => `${does(p.who, 'loses')} together with the emperor.`,
  'loss.conceded': (p: { who: string }) => `${does(p.who, 'concedes')}.`,
}
