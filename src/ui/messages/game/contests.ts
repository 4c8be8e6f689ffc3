/** Matches, what is done between their games, and the ladder. */
import { allDo, does, plural } from '../../locale/en.ts'

export const contests = {
  'match.fact': (p: { n: number; most: number; score: string }) => `Game ${p.n} of ${p.most} · ${p.score}`,
  'match.gameWon': (p: { names: readonly string[] }) => `${allDo(p.names, 'wins')} the game`,
  'match.gameDrawn': 'The game is a draw',
  'match.won': (p: { names: readonly string[] }) => `${allDo(p.names, 'wins')} the match`,
  'match.standing': (p: { score: string; wins: number }) =>
    `${p.score}. The match goes to the first to win ${plural(p.wins, 'game')}.`,
  'match.final': (p: { score: string }) => `Final score: ${p.score}.`,
  'match.gaveUp': (p: { name: string; score: string }) => `${p.name} conceded the match at ${p.score}.`,
  'match.next': (p: { n: number }) => `Play game ${p.n}`,
  'match.toSideboards': 'Go to sideboarding',
  'match.exchanging': 'Your opponent is exchanging cards…',
  'match.again': 'New match',
  'match.concede': 'Concede the match',
  'match.concedeGame': 'Concede this game',

  'side.title': (p: { n: number }) => `Before game ${p.n}`,
  'side.for': (p: { name: string }) => `${p.name}: sideboard`,
  'side.how': 'Swap cards one for one: select a card, or drag it across.',
  'side.deck': (p: { n: number }) => `Deck · ${p.n}`,
  'side.side': (p: { n: number }) => `Sideboard · ${p.n}`,
  'side.toSide': 'Move one to the sideboard.',
  'side.toDeck': 'Move one to the deck.',
  'side.even': 'No cards swapped.',
  'side.exchanged': (p: { n: number }) => `${plural(p.n, 'card')} swapped.`,
  'side.more': (p: { n: number }) => `${plural(p.n, 'card')} too many in the deck: move ${p.n} to the sideboard.`,
  'side.less': (p: { n: number }) => `${plural(p.n, 'card')} too few in the deck: move ${p.n} from the sideboard.`,
  'side.reset': 'Restore the original deck',
  'side.start': (p: { n: number }) => `Start game ${p.n}`,
  'side.pass': (p: { name: string }) => `Pass to ${p.name}`,
  'side.leave': 'Back to start',
  'side.why': (p: { name: string }) => `${does(p.name, 'swaps')} cards next. Both decks stay hidden until then.`,

  'ladder.lead': 'Beat a deck to move up. Play whichever of your decks you like.',
  'ladder.done': 'You’ve beaten them all.',
  'ladder.beaten': 'Beaten',
  'ladder.next': 'Next',
  'ladder.playNext': (p: { deck: string }) => `Play ${p.deck}`,
}
