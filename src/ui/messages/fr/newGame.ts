/** What can be set before a game. */
import { theirs } from '../../locale/fr.ts'
import type { Part } from './part.ts'

export const newGame: Part<'newGame'> = {
  'newGame.play': 'Commencer la partie',
  'newGame.mode': 'Adversaire',
  'newGame.people': 'Sur cet écran',
  'newGame.seats': 'Joueurs',
  'newGame.otherDecks': 'Le deck du joueur suivant',
  'newGame.variant': 'Variante',
  'newGame.variant.none': 'Aucune',
  'newGame.variantHint.none': 'La partie habituelle : le dernier joueur en lice gagne.',
  'newGame.variantHint.giant': 'Deux équipes de deux : chacune joue ses tours ensemble et partage 30 points de vie.',
  'newGame.variantHint.archenemy':
    'Le premier joueur, avec 40 points de vie et un deck de machinations, affronte les trois autres.',
  'newGame.variantHint.planechase':
    'Tous jouent sur un même plan, qui change les règles ; le dé planaire peut mener au suivant.',
  'newGame.variantHint.vanguard':
    'Chaque joueur a un avatar : il change la taille de sa main et ses points de vie, et il a une capacité.',
  'newGame.avatarNumbers': 'Taille de la main et points de vie seuls',
  'newGame.avatarOf': (p) => theirs(p.name, 'Avatar', 'Votre avatar'),
  'newGame.deckOf': (p) => theirs(p.name, 'Deck', 'Votre deck'),
  'newGame.otherDeck': 'Deck de l’adversaire',
  'newGame.anyDeck': 'Au hasard',
  'newGame.edition': 'Édition des règles',
  'newGame.starter': 'Premier joueur',
  'newGame.starter.random': 'Au hasard',
  'newGame.starter.ask': 'Le gagnant du tirage choisit',
  'newGame.games': 'Match',
  'newGame.games.single': 'Une seule partie',
  'newGame.games.match': 'Deux parties gagnantes',
  'newGame.graveyards': 'Choisir l’ordre des cartes mises ensemble dans votre cimetière',
  'newGame.ante': 'Jouer avec une mise',
  'newGame.anteSingle': 'Jouer avec une mise (une seule partie)',
  'newGame.vanguard.hand': 'Taille de la main',
  'newGame.vanguard.life': 'Points de vie',
  'newGame.level': 'Niveau de l’IA',
  'newGame.names': 'Noms',
  'newGame.name': (p) => `Joueur ${p.n}`,
  'newGame.editions':
    '**Aujourd’hui :** aventures, sagas, véhicules, batailles et tout ce qui est venu depuis. **2011 :** pas de brûlure de mana, les blessures de combat n’utilisent pas la pile. **2004 :** le mana inutilisé brûle, les blessures de combat utilisent la pile, les cartes sont retirées de la partie.',
}
