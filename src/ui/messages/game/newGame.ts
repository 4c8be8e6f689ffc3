/** What can be set before a game: it is loaded when it is asked for. */
import { possessive } from '../../locale/en.ts'

export const newGame = {
  'newGame.play': 'Start the game',
  'newGame.mode': 'Opponent',
  'newGame.people': 'On this screen',
  'newGame.seats': 'Players',
  'newGame.otherDecks': 'The next player’s deck',
  'newGame.variant': 'Variant',
  'newGame.variant.none': 'None',
  'newGame.variantHint.none': 'The usual game: the last player standing wins.',
  'newGame.variantHint.giant': 'Two teams of two: each team takes its turns together and shares 30 life.',
  'newGame.variantHint.archenemy':
    'The first player, with 40 life and a deck of schemes, plays against the other three.',
  'newGame.variantHint.planechase':
    'All play on one plane, which changes the rules; the planar die can lead to the next one.',
  'newGame.variantHint.vanguard': 'Each player has an avatar: it changes their hand size and life, and has an ability.',
  'newGame.avatarNumbers': 'Hand size and life only',
  'newGame.avatarOf': (p: { name: string }) => `${possessive(p.name)} avatar`,
  'newGame.deckOf': (p: { name: string }) => `${possessive(p.name)} deck`,
  'newGame.otherDeck': 'Opponent’s deck',
  'newGame.anyDeck': 'Random',
  'newGame.edition': 'Rules edition',
  'newGame.starter': 'First player',
  'newGame.starter.random': 'Random',
  'newGame.starter.ask': 'Toss winner chooses',
  'newGame.games': 'Match',
  'newGame.games.single': 'Single game',
  'newGame.games.match': 'Best of three',
  'newGame.graveyards': 'Choose the order of cards put into your graveyard together',
  'newGame.ante': 'Play for ante',
  'newGame.anteSingle': 'Play for ante (single games only)',
  'newGame.vanguard.hand': 'Hand size',
  'newGame.vanguard.life': 'Life',
  'newGame.level': 'AI level',
  'newGame.names': 'Names',
  'newGame.name': (p: { n: number }) => `Player ${p.n}`,
  'newGame.editions':
    '**Today:** adventures, Sagas, Vehicles, battles and whatever else came since. **2011:** no mana burn, combat damage does not use the stack. **2004:** unspent mana burns, combat damage uses the stack, cards are removed from the game.',
}
