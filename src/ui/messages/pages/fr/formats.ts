/** Formats and house rules: the picker, the page of a format, what doesn’t fit, what a table has agreed on. */

import { EDITION_WORDS } from '../../../locale/editions/fr.ts'
import { de, decimal, plural } from '../../../locale/fr.ts'
import type { formats as english } from '../en/formats.ts'

export const formats: typeof english = {
  'house.manaBurn': (p) => (p.value === true ? 'Le mana inutilisé brûle' : 'Le mana inutilisé ne brûle pas'),
  'house.combatDamageUsesStack': (p) =>
    p.value === true ? 'Les blessures de combat utilisent la pile' : 'Les blessures de combat n’utilisent pas la pile',
  'house.blockersOrdered': (p) =>
    p.value === true
      ? 'L’attaquant ordonne les bloqueurs'
      : 'Les blessures se répartissent librement entre les bloqueurs',
  'house.legendRule': (p) =>
    p.value === 'oldestStays'
      ? 'De légendes de même nom, la plus ancienne reste'
      : p.value === 'allGo'
        ? 'Les légendes de même nom vont toutes au cimetière'
        : 'Chaque joueur garde une légende par nom',
  'house.mulligans': (p) =>
    p.value === 'oneByOne' ? 'Les mulligans se font un joueur après l’autre' : 'Les mulligans se font ensemble',
  'house.mulliganCosts': (p) =>
    p.value === 'oneFewer'
      ? 'Un mulligan pioche une carte de moins'
      : 'Un mulligan pioche une main entière, et une carte par mulligan va au-dessous de la bibliothèque',
  'house.exileIsOutside': (p) =>
    p.value === true
      ? 'Les souhaits atteignent les cartes retirées de la partie'
      : 'Les souhaits n’atteignent pas les cartes exilées',
  'house.deckSize': (p) => `Un deck compte au moins ${String(p.value)} cartes`,
  'standing.banned': (p) => `${p.card} est bannie`,
  'standing.restricted': (p) => `${p.card} est restreinte : une seule, deck et réserve compris, et non ${p.n}`,
  'standing.noSet': (p) => `${p.card} n’est dans aucune des extensions du format`,
  'standing.unknown': (p) => `Les extensions ${de(p.card)} ne sont pas connues`,
  'standing.led': (p) =>
    p.deck === 'commander' ? 'Le format demande un commandant' : 'Le format se joue sans commandant',
  'differs.wordings':
    'Ses joueurs suivent les règles d’aujourd’hui. Le livre le plus proche est ici celui de 2011, avec les règles maison ci-dessus.',
  'differs.commanders':
    'Aujourd’hui, un commandant peut aussi aller en zone de commandement depuis une bibliothèque ou une main. Ici, c’est depuis un cimetière ou l’exil.',
  'differs.reprints': 'Ses joueurs conviennent des rééditions, des images et des cadres. Ici, c’est le nom qui compte.',
  'differs.ante': 'Les cartes d’ante sont bannies : personne ne joue pour l’ante.',
  'formats.title': 'Quelles cartes peut-on jouer ?',
  'formats.what':
    'Un format est un choix de cartes à une date, avec sa liste de cartes bannies et restreintes. Il fixe aussi les règles.',
  'formats.free': 'Cartes libres',
  'formats.freeNote': 'tout deck contre tout deck',
  'formats.freeCards': 'toutes les vôtres',
  'formats.nothing': 'rien',
  'formats.dated': 'Tels qu’on les jouait à une date',
  'formats.community': 'Gardés vivants par leurs joueurs',
  'formats.nearest': (p) => `règles les plus proches ici : celles ${EDITION_WORDS[p.edition].of}`,
  'formats.commanders': '100 cartes, une de chaque, 40 points de vie',
  'formats.burn': 'brûlure de mana',
  'formats.burnAndStack': 'brûlure de mana, blessures sur la pile',
  'formats.name': 'Format',
  'formats.rules': 'Règles',
  'formats.sets': 'Extensions',
  'formats.span': (p) => `Extensions de ${p.from} à ${p.to}`,
  'formats.cards': 'Cartes',
  'formats.cardsOf': (p) => `${decimal(p.n, 0)} ${p.n > 1 ? 'cartes' : 'carte'}`,
  'formats.forbidden': 'Interdites',
  'formats.listed': (p) =>
    p.banned + p.restricted === 0
      ? 'aucune'
      : p.restricted === 0
        ? plural(p.banned, 'bannie')
        : `${plural(p.banned, 'bannie')}, ${plural(p.restricted, 'restreinte')}`,
  'formats.fitting': 'Vos decks conformes',
  'formats.fit': (p) => `${p.fit} sur ${p.of}`,
  'formats.foot':
    'Barres : de la première extension à la dernière. Traits : les deux livres de règles. Seules les cartes importées ont des extensions connues.',
  'formats.back': 'Retour',
  'formats.takeFree': 'Jouer en cartes libres',
  'formats.take': (p) => `Jouer en ${p.format}`,
  'formats.about': 'À propos de ce format',
  'formats.byBook': (p) => `Se joue selon les règles ${EDITION_WORDS[p.edition].of}, sans exception.`,
  'formats.houseTitle': (p) => `Règles ${EDITION_WORDS[p.edition].of}, sauf`,
  'formats.differsTitle': 'Où ses joueurs jouent autrement',
  'formats.banned': (p) => `Bannies : ${p.n}`,
  'formats.restricted': (p) => `Restreintes à une : ${p.n}`,
  'formats.setsTitle': (p) => `Extensions : ${p.n}`,
  'formats.source': (p) => `Source des listes : ${p.source}`,
  'formats.unfitTitle': (p) => `${p.deck} n’est pas conforme : ${p.format}`,
  'formats.unfitMore': (p) => `et ${plural(p.n, 'autre carte', 'autres cartes')}`,
  'formats.asFree': 'Jouer en cartes libres',
  'formats.build': 'Ouvrir dans l’atelier',
  'formats.other': 'Autre format',
  'formats.fits': (p) => `Toutes les cartes sont permises : ${p.format}.`,
  'formats.takeOut': 'Retirer',
  'formats.keepOne': 'En garder une',
  'formats.settleAll': (p) => `Régler les ${p.n}`,
  'formats.settle': (p) => `${p.n} à régler : ${p.format}`,
  'formats.option': 'Cartes permises',
  'house.title': 'Règles maison',
  'house.book': (p) => EDITION_WORDS[p.edition].asIn,
  'house.fixed': (p) => `Fixées par le format : ${p.format}.`,
  'formats.close': 'Fermer',
}
