import type { Line } from '../../../ai/index.ts'
import type { ZoneName } from '../../../language/index.ts'
import { agree, allDo, counted, de, does, doesIn, list, plural, signed, theirs, times, YOU } from '../../locale/fr.ts'
import { markers } from './markers.ts'
import type { Part } from './part.ts'

/** Names stand between `**`, so that they can be set in bold. Hidden objects have no name. */
const named = (name: string | null): string => (name === null ? 'une carte' : `**${name}**`)
/** The same at the start of a sentence. */
const subject = (name: string | null): string => (name === null ? 'Une carte' : `**${name}**`)
const bold = (name: string): string => `**${name === YOU ? 'vous' : name}**`
const all = (names: readonly string[]): string => list(names.map(bold))
const onTargets = (targets: readonly string[]): string =>
  targets.length === 0 ? '' : ` (${agree(targets.length, 'cible')} : ${all(targets)})`

/** `1 point de vie`, `3 points de vie`. */
const life = (n: number): string => plural(n, 'point de vie', 'points de vie')

/** A participle: of a hidden card feminine, of what has a name masculine, as `un permanent` is. */
const done = (name: string | null, participle: string): string => (name === null ? `${participle}e` : participle)

interface OnStack {
  readonly name: string | null
  readonly ability: boolean
}
/** A spell, or an ability that bears the name of its source. */
const spellOrAbility = ({ name, ability }: OnStack): string => {
  if (!ability) return name === null ? 'Un sort' : `**${name}**`
  return name === null ? 'Une capacité' : `La capacité ${de(`**${name}**`)}`
}
const countered = ({ ability }: OnStack): string => (ability ? 'contrecarrée' : 'contrecarré')

const SIDE = { chaos: 'chaos', planeswalk: 'transplaner', blank: 'face vierge' } as const
const COIN = { heads: 'face', tails: 'pile' } as const

/** Where cards are looked at: their own, yours, and another player’s, before the name. */
const PLACES: Readonly<Record<ZoneName, readonly [own: string, yours: string, of: string]>> = {
  library: ['de sa bibliothèque', 'de votre bibliothèque', 'de la bibliothèque'],
  hand: ['de sa main', 'de votre main', 'de la main'],
  graveyard: ['de son cimetière', 'de votre cimetière', 'du cimetière'],
  battlefield: ['parmi ses permanents', 'parmi vos permanents', 'parmi les permanents'],
  stack: ['parmi ses sorts', 'parmi vos sorts', 'parmi les sorts'],
  exile: ['parmi ses cartes exilées', 'parmi vos cartes exilées', 'parmi les cartes exilées'],
  phasedOut: ['parmi ses permanents hors phase', 'parmi vos permanents hors phase', 'parmi les permanents hors phase'],
  ante: ['de sa mise', 'de votre mise', 'de la mise'],
  outside: ['de son sideboard', 'de votre sideboard', 'du sideboard'],
  command: ['de sa zone de commandement', 'de votre zone de commandement', 'de la zone de commandement'],
}

interface Looking {
  readonly who: string
  readonly of: string
}
const place = ({ who, of }: Looking, [own, yours, ofOther]: readonly [string, string, string]): string =>
  of === YOU ? yours : who === of ? own : `${ofOther} ${de(of)}`

/** What a machine player would have done otherwise. */
const lineText = ({ what, names }: Line): string => {
  if (what === 'wait') return 'attendre'
  if (what === 'cast' || what === 'use') return `${what === 'cast' ? 'lancer' : 'activer'} ${list(names)}`
  const none = what === 'attack' ? 'aucune attaque' : 'aucun blocage'
  return names.length === 0 ? none : `${what === 'attack' ? 'attaquer' : 'bloquer'} avec ${list(names)}`
}

export const log: Omit<Part<'log' | 'loss'>, 'log.region' | 'log.title'> = {
  'log.nextBest': (p) => `Sinon, dans l’ordre : ${p.lines.map(lineText).join(' ; ')}.`,
  'log.overlooked': (p) => `Une meilleure option lui a échappé : ${lineText(p.line)}.`,
  'log.turn': (p) => `Tour ${p.n} · ${p.who}`,
  'log.stepSkipped': (p) => `${does(p.who, 'saute', 'sautez')} une étape : ${p.step}.`,
  'log.starter': (p) => `${does(p.who, 'joue', 'jouez')} en premier.`,
  'log.mulligan': (p) => `${does(p.who, 'fait', 'faites')} un mulligan à ${p.n}.`,
  'log.kept': (p) => `${does(p.who, 'garde', 'gardez')} ${plural(p.n, 'carte')}.`,
  'log.shuffled': (p) => `${does(p.who, 'mélange sa', 'mélangez votre')} bibliothèque.`,
  'log.drew': (p) => `${does(p.who, 'pioche', 'piochez')} ${named(p.name)}.`,
  'log.drewMany': (p) => `${does(p.who, 'pioche', 'piochez')} ${plural(p.n, 'carte')}.`,
  'log.discarded': (p) =>
    `${does(p.who, 'se défausse', 'vous défaussez')} ${p.name === null ? 'd’une carte' : de(named(p.name))}.`,
  'log.landPlayed': (p) => `${does(p.who, 'joue', 'jouez')} ${named(p.name)}.`,
  'log.cast': (p) =>
    `${does(p.who, 'lance', 'lancez')} ${p.name === null ? 'une carte face cachée' : named(p.name)}${onTargets(p.targets)}.`,
  'log.activated': (p) => `${does(p.who, 'active', 'activez')} ${named(p.name)}${onTargets(p.targets)}.`,
  'log.triggered': (p) => `${subject(p.name)} se déclenche${onTargets(p.targets)}.`,
  'log.resolved': (p) => `${spellOrAbility(p)} se résout.`,
  'log.countered': (p) => `${spellOrAbility(p)} est ${countered(p)}.`,
  'log.fizzled': (p) => `${spellOrAbility(p)} n’a plus de cible légale et est ${countered(p)}.`,
  'log.unresolved': (p) => `${spellOrAbility(p)} n’a plus de cible légale et ne se résout pas.`,
  'log.tappedForMana': (p) => `${does(p.who, 'engage', 'engagez')} ${named(p.name)} pour ${p.mana}.`,
  'log.manaFrom': (p) => `${does(p.who, 'produit', 'produisez')} ${p.mana} avec ${named(p.name)}.`,
  'log.tapped': (p) => `${subject(p.name)} est ${done(p.name, 'engagé')}.`,
  'log.manaLost': (p) => `${does(p.who, 'perd', 'perdez')} ${p.mana} (mana non dépensé).`,
  'log.manaBurn': (p) => `${does(p.who, 'perd', 'perdez')} ${life(p.n)} (brûlure de mana).`,
  'log.damage': (p) => {
    const left = p.left === null ? '' : ` (${signed(p.left)})`
    return p.to === YOU
      ? `${subject(p.name)} **vous** inflige ${plural(p.n, 'blessure')}${left}.`
      : `${subject(p.name)} inflige ${plural(p.n, 'blessure')} à ${bold(p.to)}${left}.`
  },
  'log.times': (p) => `${p.text} ×${p.n}`,
  'log.why': 'Pourquoi ?',
  'log.whyLabel': (p) => `Pourquoi ? ${p.line}`,
  'log.prevented': (p) => {
    const prevented = agree(p.n, 'elle est prévenue', 'elles sont prévenues')
    return p.to === YOU
      ? `${subject(p.name)} devait **vous** infliger ${plural(p.n, 'blessure')} : ${prevented}.`
      : `${subject(p.name)} devait infliger ${plural(p.n, 'blessure')} à ${bold(p.to)} : ${prevented}.`
  },
  'log.gainedLife': (p) => `${does(p.who, 'gagne', 'gagnez')} ${life(p.n)} (${signed(p.total)}).`,
  'log.lostLife': (p) => `${does(p.who, 'perd', 'perdez')} ${life(p.n)} (${signed(p.total)}).`,
  'log.poisoned': (p) => `${does(p.who, 'reçoit', 'recevez')} ${markers(p.n, 'poison')} (${p.total}).`,
  'log.gotEnergy': (p) => `${does(p.who, 'reçoit', 'recevez')} ${markers(p.n, 'énergie')} (${p.total}).`,
  'log.paidEnergy': (p) => `${does(p.who, 'paie', 'payez')} ${markers(p.n, 'énergie')} (${p.total}).`,
  'log.gotExperience': (p) => `${does(p.who, 'reçoit', 'recevez')} ${markers(p.n, 'expérience')} (${p.total}).`,
  'log.gotRad': (p) => `${does(p.who, 'a', 'avez')} ${markers(p.total, 'rad')}.`,
  'log.coin': (p) =>
    `${does(p.caller, 'annonce', 'annoncez')} ${COIN[p.call]} ; la pièce tombe sur ${COIN[p.fell]} : ${p.won ? doesIn(p.who, 'gagne', 'gagnez') : doesIn(p.who, 'perd', 'perdez')}.`,
  'log.designated.monarch': (p) => `${does(p.who, 'devient', 'devenez')} le monarque.`,
  'log.designated.initiative': (p) => `${does(p.who, 'prend', 'prenez')} l’initiative.`,
  'log.designated.radiation': (p) => `${does(p.who, 'a', 'avez')} des marqueurs rad.`,
  'log.designated.ring': (p) => `${does(p.who, 'reçoit', 'recevez')} l’emblème de l’Anneau.`,
  'log.designated.speed': (p) => `${does(p.who, 'se lance', 'vous lancez')} dans la course.`,
  'log.designated.enduringStory': (p) => `${does(p.who, 'reçoit', 'recevez')} une légende durable.`,
  'log.designated.cityBlessing': (p) => `${does(p.who, 'reçoit', 'recevez')} la faveur de la cité.`,
  'log.daylight.day': 'Il fait désormais jour.',
  'log.daylight.night': 'Il fait désormais nuit.',
  'log.emblem': (p) => `${does(p.who, 'reçoit', 'recevez')} un emblème.`,
  'log.setInMotion': (p) => `${does(p.who, 'met', 'mettez')} ${named(p.name)} en œuvre.`,
  'log.abandoned': (p) => `${does(p.who, 'abandonne', 'abandonnez')} ${named(p.name)}.`,
  'log.dieRolled': (p) => `${does(p.who, 'lance', 'lancez')} le dé planaire : ${SIDE[p.side]}.`,
  'log.planeswalked': (p) =>
    p.name === null
      ? `${does(p.who, 'transplane', 'transplanez')}.`
      : `${does(p.who, 'transplane', 'transplanez')} vers **${p.name}**.`,
  'log.coinFell': (p) => `${does(p.who, 'lance', 'lancez')} une pièce ; elle tombe sur ${COIN[p.fell]}.`,
  'log.targetChanged': (p) =>
    `${agree(p.targets.length, 'Nouvelle cible', 'Nouvelles cibles')} ${de(named(p.name))} : ${all(p.targets)}.`,
  'log.attacked': (p) => {
    const creatures = list(counted(p.names, bold))
    return p.defender === YOU
      ? `${p.who} **vous** attaque avec ${creatures}.`
      : `${does(p.who, 'attaque', 'attaquez')} ${bold(p.defender)} avec ${creatures}.`
  },
  'log.reselected': (p) =>
    p.defender === YOU
      ? `${subject(p.name)} **vous** attaque désormais.`
      : `${subject(p.name)} attaque désormais ${bold(p.defender)}.`,
  'log.band': (p) => `${list(counted(p.names, bold))} attaquent en groupe.`,
  'log.earlier': (p) => `Afficher les lignes précédentes (${p.n})`,
  'log.noAttack': (p) => `${does(p.who, 'n’attaque', 'n’attaquez')} pas.`,
  'log.blocked': (p) => `${subject(p.name)} bloque ${list(counted(p.attackers, bold))}.`,
  'log.noBlock': (p) => `${does(p.who, 'ne bloque', 'ne bloquez')} pas.`,
  'log.damageOnStack': (p) =>
    `${theirs(p.who, 'Les blessures de combat', 'Vos blessures de combat')} vont sur la pile.`,
  'log.token': (p) => `${does(p.who, 'crée', 'créez')} un jeton${p.name === null ? '' : ` ${named(p.name)}`}.`,
  'log.countersPut': (p) => `${subject(p.name)} reçoit ${markers(p.n, p.kind)}.`,
  'log.countersRemoved': (p) => `${subject(p.name)} perd ${markers(p.n, p.kind)}.`,
  'log.attached': (p) => `${subject(p.name)} est ${done(p.name, 'attaché')} à ${bold(p.to)}.`,
  'log.control': (p) => `${does(p.who, 'prend', 'prenez')} le contrôle ${de(named(p.name))}.`,
  'log.regenerated': (p) => `${subject(p.name)} se régénère.`,
  'log.replaced': (p) => `${subject(p.name)} remplace cet événement.`,
  'log.revealed': (p) => `${does(p.who, 'révèle', 'révélez')} ${all(p.names)}.`,
  'log.lookedAt': (p) => `${does(p.who, 'regarde', 'regardez')} ${plural(p.n, 'carte')} ${place(p, PLACES[p.zone])}.`,
  'log.searched': (p) =>
    `${does(p.who, 'cherche', 'cherchez')} dans ${place(p, ['sa bibliothèque', 'votre bibliothèque', 'la bibliothèque'])} (${plural(p.n, 'carte')}).`,
  'log.lookedAtThese': (p) => `On y voit ${all(p.names)}.`,
  'log.chose': (p) => `${does(p.who, 'choisit', 'choisissez')} ${list(p.values)}.`,
  'log.chosePlayer': (p) =>
    p.whom === YOU
      ? does(p.who, '**vous** choisit', 'vous choisissez **vous-même**')
      : `${does(p.who, 'choisit', 'choisissez')} ${bold(p.whom)}.`,
  'log.choseSide': (p) =>
    `${does(p.who, 'choisit', 'choisissez')} ${p.side === 'friend' ? 'ami' : 'ennemi'} pour ${p.who === YOU && p.whom === YOU ? '**vous-même**' : bold(p.whom)}.`,
  'log.chosePile': (p) =>
    `${does(p.who, 'choisit', 'choisissez')} le tas ${p.lies === null ? p.n : p.lies === 'faceUp' ? 'face visible' : 'face cachée'} (${plural(p.cards, 'carte')}).`,
  'log.choseModes': (p) =>
    `${does(p.who, 'choisit', 'choisissez')} pour ${named(p.name)} : ${p.modes.map((mode) => `« ${mode} »`).join(' ')}`,
  'log.faceUp': (p) => `${does(p.who, 'retourne', 'retournez')} ${named(p.name)} face visible.`,
  'log.setAside': (p) => `${does(p.who, 'paie', 'payez')} pour exiler ${named(p.name)} en attendant.`,
  'log.endedEffect': (p) => `${does(p.who, 'paie', 'payez')} pour mettre fin à un effet ${de(named(p.name))}.`,
  'log.ignores': (p) => `${does(p.who, 'paie', 'payez')} pour ignorer ${named(p.name)} ce tour-ci.`,
  'log.repeated': (p) => `${does(p.who, 'répète', 'répétez')} cela ${times(p.times)}.`,
  'log.flipped': (p) => `${subject(p.name)} est ${done(p.name, 'inversé')} et devient ${p.now}.`,
  'log.mutated': (p) =>
    `${subject(p.name)} fusionne avec ${p.into ?? 'une créature'}, ${p.over ? 'au-dessus' : 'en dessous'}.`,
  'log.transformed': (p) => `${subject(p.name)} se transforme en ${p.now}.`,
  'log.faceDown': (p) => `${subject(p.name)} est ${done(p.name, 'retourné')} face cachée.`,
  'log.phasedOut': (p) => `${p.name ?? 'Un permanent face cachée'} passe hors phase.`,
  'log.phasedIn': (p) => `${p.name ?? 'Un permanent face cachée'} passe en phase.`,
  'log.turnToBeControlled': (p) =>
    `${does(p.who, 'prendra', 'prendrez')} toutes les décisions ${p.whose === YOU ? 'de votre prochain tour' : `du prochain tour ${de(p.whose)}`}.`,
  'log.turnControlled': (p) =>
    `${does(p.who, 'prend', 'prenez')} ${theirs(p.whose, 'les décisions', 'vos décisions')} ce tour-ci.`,
  'log.extraTurn': (p) => `${does(p.who, 'joue', 'jouez')} un tour supplémentaire.`,
  'log.leftGame': (p) => `${does(p.who, 'quitte', 'quittez')} la partie.`,
  'log.won': (p) => `${allDo(p.names, 'gagne', 'gagnent', 'gagnez')} la partie.`,
  'log.draw': 'La partie est nulle.',
  'log.subgameBegan': (p) =>
    p.who === YOU
      ? `Votre ${p.name === null ? 'carte' : named(p.name)} ouvre une sous-partie.`
      : `${subject(p.name)} ${de(p.who)} ouvre une sous-partie.`,
  'log.subgameWon': (p) => `${allDo(p.names, 'gagne', 'gagnent', 'gagnez')} la sous-partie.`,
  'log.subgameDraw': 'La sous-partie est nulle.',
  'log.inside': 'Sous-partie',
  'log.around': 'Retour à la partie principale',
  'log.turnEnded': 'Le tour se termine.',
  'log.restarted': (p) => `La partie recommence. ${does(p.who, 'joue', 'jouez')} en premier.`,
  'log.reversed': (p) => (p.name === null ? 'Action annulée.' : `Action annulée : **${p.name}**.`),
  'log.destroyed': (p) => `${subject(p.name)} est ${done(p.name, 'détruit')}.`,
  'log.dies': (p) => `${subject(p.name)} va au cimetière.`,
  'log.sacrificed': (p) => `${does(p.who, 'sacrifie', 'sacrifiez')} ${named(p.name)}.`,
  'log.exiled': (p) => `${subject(p.name)} est ${done(p.name, 'exilé')}.`,
  'log.staked': (p) => `${does(p.who, 'mise', 'misez')} ${named(p.name)}.`,
  'log.removed': (p) => `${subject(p.name)} est ${done(p.name, 'retiré')} de la partie.`,
  'log.toHand': (p) => `${subject(p.name)} va dans ${theirs(p.who, 'la main', 'votre main')}.`,
  'log.toGraveyard': (p) => `${subject(p.name)} va dans ${theirs(p.who, 'le cimetière', 'votre cimetière')}.`,
  'log.toLibrary': (p) => `${subject(p.name)} va dans ${theirs(p.who, 'la bibliothèque', 'votre bibliothèque')}.`,
  'log.enters': (p) => `${subject(p.name)} arrive sur le champ de bataille.`,
  'log.comesIntoPlay': (p) => `${subject(p.name)} arrive en jeu.`,
  'log.undoneHidden': 'Annulation au-delà d’une information cachée.',
  'loss.life': (p) => `${does(p.who, 'perd', 'perdez')}, faute de points de vie.`,
  'loss.poison': (p) => `${does(p.who, 'perd', 'perdez')} à cause des marqueurs « poison ».`,
  'loss.emptyLibrary': (p) => `${does(p.who, 'perd', 'perdez')}, faute de carte à piocher.`,
  'loss.effect': (p) => `${does(p.who, 'perd', 'perdez')} à cause d’un effet.`,
  'loss.commander': (p) => `${does(p.who, 'perd', 'perdez')} : 21 blessures de combat d’un même commandant.`,
  'loss.emperor': (p) => `${does(p.who, 'perd', 'perdez')} avec l’empereur.`,
  'loss.team': (p) => `${does(p.who, 'perd', 'perdez')} avec toute l’équipe.`,
  'loss.conceded': (p) => `${does(p.who, 'concède', 'concédez')}.`,
}
