import { atStep, de, does, doesIn, list, plural, que, theirs, whom, YOU } from '../../locale/fr.ts'
import type { Prompts, Thing } from '../game/index.ts'
import type { Part } from './part.ts'

const THINGS: Readonly<Record<Thing, readonly [article: 'un' | 'une', noun: string]>> = {
  artifact: ['un', 'artefact'],
  card: ['une', 'carte'],
  creature: ['une', 'créature'],
  enchantment: ['un', 'enchantement'],
  land: ['un', 'terrain'],
  permanent: ['un', 'permanent'],
  planeswalker: ['un', 'arpenteur'],
  spell: ['un', 'sort'],
}

/** `une carte`, `2 cartes`. */
function amount(n: number, thing: Thing): string {
  const [article, noun] = THINGS[thing]
  return n === 1 ? `${article} ${noun}` : plural(n, noun)
}

/** For one of several alike, or for all of them. */
const which = (of: 'one' | 'all', name: string): string =>
  `${of === 'one' ? 'cet exemplaire' : 'chaque exemplaire'} ${de(name)}`

/** Devices that are touched are told so. */
const press = (touch: boolean): string => (touch ? 'Touchez' : 'Cliquez sur')
const pressIn = (touch: boolean): string => (touch ? 'touchez' : 'cliquez sur')

const PILES: Readonly<Record<'library' | 'graveyard' | 'hand', readonly [string, string]>> = {
  library: ['la bibliothèque', 'votre bibliothèque'],
  graveyard: ['le cimetière', 'votre cimetière'],
  hand: ['la main', 'votre main'],
}

export const prompts: Omit<Prompts, keyof Part<'confirm'>> = {
  'prompt.label': 'Votre décision',
  'prompt.waiting': (p) => (p.name === YOU ? 'À vous de jouer' : `En attente ${de(p.name)}`),
  'prompt.thinking': (p) => does(p.name, 'réfléchit', 'réfléchissez'),
  'prompt.paused': 'En pause',
  'prompt.resume': 'Reprendre',
  'prompt.waitingWhy.priority': (p) => `${does(p.name, 'peut', 'pouvez')} répondre ou passer.`,
  'prompt.waitingWhy.other': (p) => `${does(p.name, 'a', 'avez')} un choix à faire.`,
  'prompt.decides': (p) => `**${p.name}** décide.`,
  'prompt.decidingFor': (p) => `Vous décidez pour **${whom(p.name)}**.`,
  'watch.title': (p) => theirs(p.name, 'Dernier tour', 'Votre dernier tour'),
  'watch.why': (p) => `${p.n} sur ${p.of} : ${p.step}`,
  'watch.back': 'Retour à la partie',
  'watch.next': 'Suivant',
  'prompt.out': 'Vous êtes éliminé',
  'prompt.outWhy': 'Les autres continuent : regardez-les, ou quittez.',
  'prompt.look': 'Voir la table',
  'prompt.back': 'Revenir au choix',
  'prompt.cancel': 'Annuler',

  'priority.title': 'Vous avez la priorité',
  'priority.titleFor': (p) => `${does(p.name, 'a', 'avez')} la priorité`,
  'priority.resolves': (p) => {
    const [first, ...more] = p.names
    if (first === undefined) return `Si vous passez, ${p.what} se résout.`
    const others = more.length > 0 ? `${list(p.names)} passent` : doesIn(first, 'passe', 'passez')
    return `Si ${others} aussi, ${p.what} se résout.`
  },
  'priority.spoken': (p) => `${does(p.name, 'a', 'avez')} la priorité. ${p.button}`,
  'priority.playable': (p) =>
    p.n === 0 ? 'Aucune action possible.' : `${plural(p.n, 'action possible', 'actions possibles')}.`,
  'priority.resolve': (p) => `Résoudre ${p.name}`,
  'priority.resolveDamage': 'Infliger les blessures',
  'priority.toCombat': 'Au combat',
  'priority.toStep': (p) => `Passer ${atStep(p.step)}`,
  'priority.endTurn': 'Finir le tour',
  'priority.toTurnOf': (p) => `Passer jusqu’${theirs(p.name, 'au tour', 'à votre tour')}`,
  'agree.resolve': (p) => {
    const what = `Toujours résoudre cette capacité${p.what === 'trigger' ? ' déclenchée' : ''}`
    return p.of === null ? what : `${what} pour ${which(p.of, p.name)}`
  },
  'agree.yes': (p) => (p.of === null ? 'Toujours oui' : `Toujours oui pour ${which(p.of, p.name)}`),
  'agree.no': (p) => (p.of === null ? 'Toujours non' : `Toujours non pour ${which(p.of, p.name)}`),
  'priority.fullControl': 'Contrôle total',
  'priority.passTurn': 'Passer le tour',

  'starter.title': 'Qui commence ?',
  'starter.why': 'Vous choisissez qui joue le premier tour.',
  'starter.me': (p) => does(p.name, 'commence', 'commencez'),

  'mulligan.title': 'Garder cette main ?',
  'mulligan.why': (p) => {
    const again = `${plural(p.n, 'carte')}. Un mulligan les remélange et en pioche ${p.drawn}`
    return p.drawn === p.next ? `${again}.` : `${again} ; vous en mettez ${p.drawn - p.next} au-dessous.`
  },
  'mulligan.keep': (p) => `Garder ${p.n}`,
  'mulligan.again': (p) => `Mulligan à ${p.n}`,

  'modes.title': (p) => {
    if (p.min === p.max) return `Choisissez ${plural(p.min, 'mode')}`
    if (p.min === 1 && p.max === p.of)
      return p.of === 2 ? 'Choisissez un mode ou les deux' : 'Choisissez un ou plusieurs modes'
    return p.min === 0
      ? `Choisissez jusqu’à ${plural(p.max, 'mode')}`
      : `Choisissez ${p.min} à ${plural(p.max, 'mode')}`
  },
  'modes.after': (p) => {
    if (p.weighed)
      return p.chosen === 0
        ? `Choisissez des modes : ${plural(p.left, 'empreinte')} au plus`
        : `Encore ${plural(p.left, 'empreinte')}`
    return p.chosen === 0
      ? `Choisissez ${plural(p.left, 'mode')}, l’un après l’autre`
      : `Encore ${plural(p.left, 'mode')}`
  },
  'modes.done': 'Terminer',
  'modes.times': (p) => `choisi ×${p.n}`,
  'modes.tooDear': 'Il ne reste pas assez d’empreintes.',
  'modes.unpayable': 'Impossible : trop cher, ou aucune cible légale.',
  'modes.mode': (p) => `Mode ${p.n}`,
  'modes.impossible': 'Aucune cible légale.',
  'modes.confirm': (p) => `Choisir ${plural(p.n, 'mode')}`,

  'options.title': (p) => `Coûts facultatifs ${de(p.name)}`,
  'options.option': (p) => `**${p.keyword}** ${p.cost}`.trim(),
  'options.additional': 'Coût supplémentaire',
  'options.offered': (p) => `**En plus :** ${p.cost}`,
  'options.cheaper': (p) => `**${p.keyword}** pour ${p.less}`,
  'options.splice': (p) => `**${p.keyword}** ${p.card} ${p.cost}`.trim(),
  'options.confirm': (p) => (p.cost === '' ? 'Lancer' : `Lancer pour ${p.cost}`),
  'options.total': (p) => (p.cost === '' ? 'Total : aucun mana.' : `Total ${p.cost}`),
  'options.less': (p) => `${p.keyword} : un de moins`,
  'options.more': (p) => `${p.keyword} : un de plus`,
  'options.tooMuch': 'ne peut pas être payé en plus des autres',

  'player.title': 'Choisissez un joueur',
  'number.choice': 'Choisissez un nombre',
  'number.lifeForMana': 'Combien en payez-vous avec vos points de vie ?',
  'number.life': 'Combien de points de vie ?',
  'number.reduction': 'De combien réduire le coût ?',
  'number.tapsForMana': 'Combien d’artefacts et de créatures engagez-vous pour cela ?',
  'number.genericForMana': 'Combien en payez-vous avec d’autre mana ?',
  'number.repeat': 'Combien de fois répétez-vous cela ?',
  'number.shorten': 'Laisser tourner la boucle, ou l’arrêter plus tôt ?',
  'number.raise': 'Combien de fois répétez-vous les deux ?',
  'number.titleX': 'Choisissez X',
  'number.title': 'Combien ?',
  'number.why': (p) => `De ${p.min} à ${p.max}.`,
  'number.confirmX': (p) => `X = ${p.n}`,
  'number.confirm': (p) => `Choisir ${p.n}`,
  'number.field': 'Nombre',
  'number.all': (p) => `Maximum (${p.n})`,
  'number.less': 'Un de moins',
  'number.more': 'Un de plus',

  'targets.title': (p) => `Cible ${de(p.name)}`,
  'targets.why': (p) =>
    p.min === p.max
      ? `Choisissez ${p.min === 1 ? 'une cible' : plural(p.min, 'cible')}.`
      : p.min === 0
        ? `Choisissez jusqu’à ${plural(p.max, 'cible')}.`
        : `Choisissez ${p.min} à ${plural(p.max, 'cible')}.`,
  'targets.none': 'Aucune cible',
  'targets.confirm': (p) => (p.n === 1 ? 'Confirmer la cible' : `Confirmer ${plural(p.n, 'cible')}`),
  'targets.pile': (p) =>
    p.pile === 'exile'
      ? 'Choisissez une carte exilée'
      : `Choisissez une carte dans ${theirs(p.name, ...PILES[p.pile])}`,
  'targets.piles': 'Choisissez une carte',
  'targets.stack': 'Choisissez un sort ou une capacité',

  'divide.title': (p) => `Répartissez ${p.n}`,
  'divide.why': (p) =>
    p.left === 0 ? `Au moins ${p.least} à chacun.` : `Encore ${p.left} à répartir ; au moins ${p.least} à chacun.`,
  'divide.confirm': 'Répartir ainsi',

  'pay.title': (p) => `Payez pour ${p.name}`,
  'pay.why': (p) =>
    `Coût ${p.cost}. Les terrains marqués seront engagés ; ${pressIn(p.touch)} un terrain pour changer.`,
  'pay.missing': (p) =>
    `Reste à payer : ${p.cost}. ${press(p.touch)} une source de mana. Celles qui coûtent des points de vie ou un sacrifice ne sont jamais utilisées sans vous.`,
  'pay.keeps': (p) => `Garde de quoi lancer ${list(p.names)}.`,
  'pay.keepsReady': (p) => `Garde du mana pour ${list(p.names)}.`,
  'pay.confirm': (p) => `Payer ${p.cost}`,
  'pay.confirmTaps': (p) => `Engager ${p.n} et payer`,
  'pay.decline': 'Ne pas payer',

  'choose.discard': (p) => `Défaussez-vous ${de(p.n)}`,
  'choose.discardToHandSize': (p) => `Trop de cartes en main : défaussez-vous ${de(p.n)}`,
  'choose.sacrifice': (p) => `Sacrifiez ${p.n}`,
  'choose.exile': (p) => `Exilez ${p.n}`,
  'choose.return': (p) => `Renvoyez ${p.n}`,
  'choose.search': (p) =>
    p.whose === null
      ? `Recherche : choisissez ${p.n}`
      : `Cherchez dans ${theirs(p.whose, ...PILES.library)} : choisissez ${p.n}`,
  'choose.takeFromHand': (p) => `Choisissez ${p.n} dans cette main`,
  'choose.untap': (p) => `Dégagez ${p.n}`,
  'choose.tap': (p) => `Engagez ${p.n}`,
  'choose.copy': (p) => `Copiez ${p.n}`,
  'choose.keepLegend': (p) => `Règle des légendes : gardez ${p.n}`,
  'choose.effect': (p) => `Choisissez ${p.n}`,
  'choose.landPermission': () => 'Choisissez l’effet qui vous permet de jouer ce terrain',
  'choose.enchant': (p) => `Enchantez ${p.n}`,
  'choose.faceUpPile': (p) => `Faites deux tas : mettez ${p.n} dans celui qui est face visible`,
  'choose.pile': (p) => `Faites deux tas : mettez ${p.n} dans le premier`,
  'choose.dig': (p) => `Prenez ${p.n}`,
  'choose.source': (p) => `Choisissez ${p.n} comme source`,
  'choose.costSacrifice': (p) => `Coût : sacrifiez ${p.n}`,
  'choose.costDiscard': (p) => `Coût : défaussez-vous ${de(p.n)}`,
  'choose.costExile': (p) => `Coût : exilez ${p.n}`,
  'choose.costPut': (p) => `Coût : choisissez ${p.n} à y mettre`,
  'choose.costReveal': (p) => `Coût : révélez ${p.n}`,
  'choose.costReturn': (p) => `Coût : renvoyez ${p.n}`,
  'choose.crew': (p) => `Coût : engagez des créatures d’une force totale d’au moins ${p.least}`,
  'choose.evidence': (p) => `Coût : exilez des cartes d’une valeur de mana totale d’au moins ${p.least}`,
  'choose.behold': (p) => `Coût : contemplez ${p.n}`,
  'choose.costTap': (p) => `Coût : engagez ${p.n}`,
  'choose.reverseMana': (p) => `Annulez le mana ${de(p.n)}`,
  'choose.redirect': () => 'Infliger plutôt les blessures à un arpenteur ?',
  'choose.reveal': (p) => `Révélez ${p.n}`,
  'choose.bottomed': (p) => `Mettez ${p.n} au-dessous de votre bibliothèque`,
  'choose.beginGame': (p) => `Commencez la partie avec ${p.n} sur le champ de bataille`,
  'choose.companionWhy': 'Il reste hors de la partie : une fois, pour {3}, vous pouvez le mettre dans votre main.',
  'choose.companion': () => 'Révéler un compagnon ?',
  'choose.proliferate': (p) => `Prolifération : choisissez ${p.n}`,
  'choose.costCounters': (p) => `Coût : retirez des marqueurs ${de(p.n)}`,
  'choose.count': (p) =>
    p.min === p.max
      ? amount(p.min, p.thing)
      : p.min === 0
        ? `jusqu’à ${plural(p.max, THINGS[p.thing][1])}`
        : `${p.min} à ${plural(p.max, THINGS[p.thing][1])}`,
  'choose.confirm': (p) => `Choisir ${amount(p.n, p.thing)}`,
  'choose.together': (p) => `${p.confirm} (${p.total} sur ${p.least})`,
  'choose.confirmBottomed': (p) => `Mettre ${amount(p.n, p.thing)} au-dessous`,
  'choose.confirmCompanion': 'Le révéler',
  'choose.noCompanion': 'Pas de compagnon',
  'choose.confirmNone': 'Ne rien choisir',
  'choose.findNothing': 'Ne rien trouver',
  'choose.takeNone': 'Ne rien prendre',
  'choose.confirmPlayer': 'Blesser le joueur',
  'choose.confirmRedirect': 'Blesser l’arpenteur',
  'choose.confirmDiscard': (p) => `Se défausser ${de(amount(p.n, p.thing))}`,
  'choose.confirmSacrifice': (p) => `Sacrifier ${amount(p.n, p.thing)}`,

  'repeat.title': 'La boucle tourne',
  'repeat.done': (p) => `${p.done} sur ${p.times}`,
  'repeat.stop': 'Arrêter et annuler',
  'coin.title': 'Pile ou face ?',
  'coin.heads': 'Face',
  'coin.tails': 'Pile',
  'pile.title': 'Choisissez un tas',
  'pile.nth': (p) =>
    `Tas ${p.n}, ${plural(p.cards, 'carte')}${p.lies === null ? '' : p.lies === 'faceUp' ? ', face visible' : ', face cachée'}`,
  'pile.hidden': (p) => (p.n === 0 ? 'Le tas vide' : 'Ses cartes ne sont pas montrées'),
  'pile.pile': (p) => (p.names.length === 0 ? 'Le tas vide' : list(p.names)),
  'color.title': 'Choisissez une couleur',
  'mana.title': 'Choisissez le mana',
  'mana.nth': (p) => `Choisissez le mana (${p.n} sur ${p.of})`,
  'mana.before': (p) => `Jusqu’ici : ${p.mana}.`,
  'creatureType.title': 'Choisissez un type de créature',
  'creatureType.field': 'Type de créature',
  'cardName.title': 'Choisissez un nom de carte',
  'cardName.field': 'Nom de carte',

  'search.hint': 'Écrivez pour chercher',
  'search.own': 'sur vos cartes',
  'search.none': 'Aucun résultat.',
  'search.found': (p) => plural(p.n, 'résultat'),
  'search.choose': 'Choisissez',
  'search.confirm': (p) => `Choisir ${p.word}`,

  'word.replaced': 'Choisissez le mot à remplacer',
  'word.replacement': 'Choisissez le nouveau mot',
  'word.type': 'Choisissez un type',
  'word.ability': 'Choisissez une capacité',
  'word.size': 'Choisissez un changement',
  'word.quality': 'Protection contre quoi ?',
  'word.vote': 'Votez',
  'word.room': 'Choisissez la salle suivante',
  'word.option': 'Choisissez',
  'word.counter': 'Choisissez une sorte de marqueur',
  'word.field': 'Mot',

  'order.triggers': 'Ordonnez vos capacités déclenchées',
  'order.triggersWhy': 'La première se résout en dernier.',
  'order.library': 'Ordonnez ces cartes',
  'order.libraryWhy': 'La première va au-dessus de la bibliothèque.',
  'order.graveyard': 'Ordonnez ces cartes pour votre cimetière',
  'order.graveyardWhy': 'La dernière va au-dessus.',
  'order.spliced': 'Ordonnez les cartes imprégnées',
  'order.splicedWhy': 'Leur texte suit celui du sort, dans cet ordre.',
  'order.timestamps': 'Ordonnez ces permanents',
  'order.timestampsWhy': 'Si leurs effets se contredisent, le dernier l’emporte.',
  'order.blockers': 'Ordonnez les bloqueurs',
  'order.blockersOf': (p) => `Ils bloquent **${p.name}**.`,
  'order.blockersWhy': 'Le premier est blessé en premier.',
  'order.attackers': 'Ordonnez les attaquants',
  'order.attackersOf': (p) => `**${p.name}** les bloque.`,
  'order.confirm': 'Confirmer l’ordre',
  'order.up': (p) => `Monter ${p.name}`,
  'order.down': (p) => `Descendre ${p.name}`,
  'order.list': 'Ordre',

  'arrange.title': 'Au-dessus ou au-dessous ?',
  'arrange.why': (p) => `${p.name} : choisissez pour chaque carte ; la première reste au-dessus.`,
  'arrange.toTop': (p) => `${p.name} au-dessus`,
  'arrange.toBottom': (p) => `${p.name} au-dessous`,
  'arrange.top': 'Au-dessus',
  'arrange.bottom': 'Au-dessous',
  'arrange.confirm': (p) =>
    p.bottom === 0
      ? 'Garder au-dessus'
      : p.top === 0
        ? 'Mettre au-dessous'
        : `${p.top} au-dessus, ${p.bottom} au-dessous`,

  'attackers.title': 'Déclarez les attaquants',
  'attackers.why': (p) =>
    `${plural(p.n, 'créature possible', 'créatures possibles')}. ${p.touch ? 'Touchez' : 'Cliquez'} pour choisir.`,
  'attackers.whyMany': (p) =>
    `${plural(p.n, 'créature peut attaquer', 'créatures peuvent attaquer')}. Choisissez qui attaquer, puis vos attaquants, ou glissez-les dessus.`,
  'attackers.whom': (p) => (p.n === 0 ? p.name : `${p.name} (${p.n})`),
  'attackers.confirm': (p) => (p.n === 0 ? 'Pas d’attaque' : `Attaquer (${p.n})`),
  'attackers.allAt': (p) => `Tous sur ${p.name}`,
  'attackers.all': 'Attaque totale',
  'attackers.crowd': (p) => `**${p.name}** sur ${p.n}`,
  'attackers.crowdLess': (p) => `${p.name} : un attaquant de moins`,
  'attackers.crowdMore': (p) => `${p.name} : un attaquant de plus`,
  'attackers.none': 'Pas d’attaque',
  'attackers.defender': 'Qui attaquer',
  'attackers.bands': 'Groupes',
  'attackers.band': (p) => `Groupe ${p.names.join(' + ')}`,

  'blockers.title': 'Déclarez les bloqueurs',
  'blockers.why': (p) => `${press(p.touch)} votre créature, puis l’attaquant qu’elle bloque, ou glissez-la dessus.`,
  'blockers.whyOne': (p) => `${press(p.touch)} chaque créature qui doit bloquer.`,
  'blockers.whyActive': (p) => `Maintenant, ${pressIn(p.touch)} l’attaquant ${que(p.name)} bloque.`,
  'blockers.confirm': (p) => (p.n === 0 ? 'Ne pas bloquer' : `Bloquer (${p.n})`),
  'blockers.none': 'Ne pas bloquer',
  'blockers.clear': 'Effacer les blocages',

  'damage.title': 'Assignez les blessures de combat',
  'damage.why': (p) =>
    p.left === 0 ? 'Toutes les blessures sont assignées.' : `Encore ${plural(p.left, 'blessure')} à assigner.`,
  'damage.byBand': 'À cause du regroupement, c’est vous qui assignez ces blessures.',
  'damage.from': (p) => `${p.name} : ${plural(p.n, 'blessure')}`,
  'damage.lethal': (p) => `mortelles : ${p.n}`,
  'damage.isLethal': 'mortelles',
  'damage.auto': 'Assigner automatiquement',
  'damage.confirm': 'Infliger ces blessures',
  'damage.less': (p) => `Moins à ${whom(p.name)}`,
  'damage.more': (p) => `Plus à ${whom(p.name)}`,

  'replacement.title': 'Quel effet s’applique d’abord ?',
  'replacement.why':
    'Plusieurs effets remplaceraient cet événement. Une fois l’un appliqué, les autres ne s’appliquent peut-être plus.',
  'replacement.regenerate': (p) => `${p.name} : régénérer`,
  'replacement.rule': 'Une règle du jeu',

  'over.title': 'La partie est finie',
}
