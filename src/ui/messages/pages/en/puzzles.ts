/** The page of puzzles, and what is said beside the table while one is played. */
import type { Unsayable } from '../../../../engine/writeBoard.ts'
import { agree, list, plural } from '../../../locale/en.ts'

interface Names {
  readonly names: readonly string[]
}

type Sentences<T> = { readonly [K in keyof T]: string | ((p: T[K]) => string) }

/** What a board can't say of the table. */
const unsayable = {
  'unsayable.moment': 'Wait until the player whose turn it is can act and nothing else is going on.',
  'unsayable.subgame': 'A game inside another game can’t be a board.',
  'unsayable.edition': 'This game has rules of its own.',
  'unsayable.turn': 'This turn has steps, or a player deciding, that a board can’t have; or extra turns are to come.',
  'unsayable.combat': 'Blocks have been declared, or an attack that isn’t on the next player.',
  'unsayable.effects': 'Effects still last, or wait to happen.',
  'unsayable.player': (p: { name: string }) => `${p.name} has something a board can’t give a player.`,
  'unsayable.object': (p: { name: string }) =>
    `${p.name === '' ? 'A card' : p.name} is not just as its card says: a copy, another face, an effect’s control, something chosen or used.`,
  'unsayable.twoCards': (p: { name: string }) => `Two different cards are called ${p.name}.`,
  'unsayable.history': (p: { name: string }) => `${p.name} asks what has happened before.`,
} satisfies Sentences<Unsayable>

export const puzzles = {
  ...unsayable,
  'puzzle.intro':
    'Each of these boards has one right first move, proved by playing everything out. The other player sees all cards and answers as well as can be. Whoever draws a card draws a Plains.',
  'puzzle.lethal': 'Win now',
  'puzzle.survive': 'Survive',
  'puzzle.trade': 'Trade',
  'puzzle.dont': 'Hold back',
  'puzzle.lethal.goal': 'Win this turn, whatever the other player does.',
  'puzzle.survive.goal': 'You are attacked: don’t lose this turn.',
  'puzzle.trade.goal': 'You are attacked: come out of this turn as well as possible.',
  'puzzle.dont.goal': 'Attack or hold back: don’t lose before your next turn.',
  'puzzle.trade.how':
    'What counts when the turn ends, yours less theirs: a permanent twice its mana value and at least 2, a land or token 2, a counter 1, a card in hand 3, a life 1.',
  'puzzle.grade1': 'First steps',
  'puzzle.grade2': 'Harder',
  'puzzle.grade3': 'Hard',
  'puzzle.kind': 'Kind',
  'puzzle.one': (p: { n: number; kind: string; edition: string; lives: string; done: string }) =>
    `${p.n} ${p.edition}: ${p.kind}, ${p.lives}, ${p.done}`,
  'puzzle.lives': (p: { you: number; other: number }) => `life ${p.you} to ${p.other}`,
  'puzzle.open': 'not solved yet',
  'puzzle.helped': 'solved with a hint',
  'puzzle.solved': 'solved',
  'puzzle.progress': (p: { solved: number; of: number }) => `${p.solved} of ${p.of} solved`,
  'puzzle.loading': 'The puzzles are being loaded.',
  'puzzle.failed': 'The puzzles could not be loaded.',
  'puzzle.noSuch': 'There is no such puzzle: the link was cut or changed on its way.',
  'puzzle.longBoard': 'This is longer than any board: it is not read.',
  'puzzle.badBoard': 'This is no board.',
  'puzzle.other': 'The defence',
  'puzzle.table': 'Puzzle',
  'puzzle.hint': 'Hint',
  'puzzle.more': 'Tell me more',
  'puzzle.again': 'Start over',
  'puzzle.back': 'All puzzles',
  'puzzle.next': 'Next puzzle',
  'puzzle.share': 'Copy link',
  'puzzle.copied': 'The link is copied.',
  'puzzle.copyFailed': 'This browser does not let the link be copied.',
  'puzzle.whyNot': 'Show why not',
  'puzzle.close': 'Back to the table',
  'puzzle.won': 'Solved',
  'puzzle.wonText': 'Nothing could have been done against it.',
  'puzzle.wonHelped': 'With a hint: it stays marked until you solve it alone.',
  'puzzle.lost': 'Not solved',
  'puzzle.lostText': 'There was a way. Undo takes moves back; or see where it went wrong.',
  'puzzle.lostTrade': (p: { value: number; best: number }) => `This comes to ${p.value}; ${p.best} could be reached.`,
  'puzzle.thinking': 'Playing everything out …',
  'puzzle.tooLong': 'This takes too long to prove.',
  'puzzle.stillRight': 'Nothing is lost yet: the goal can still be reached from here.',
  'puzzle.wrong': 'This was the move that lost it:',
  'puzzle.wrongPass': 'You let it go on.',
  'puzzle.wrongNone': 'You declared nothing.',
  'puzzle.refuted': 'The best answer to it, and the best that could still be done:',
  'puzzle.toThere': 'Back to before that move',
  'puzzle.notNow': 'It is not your turn to decide.',
  'puzzle.lostAlready': 'The goal can’t be reached from here any more.',
  'puzzle.hintPass': 'Do nothing now: let it go on.',
  'puzzle.hintAct': 'Something is to be done at once, before anything else.',
  'puzzle.hintAttack': (p: { n: number }) => `Attack with ${plural(p.n, 'creature')}.`,
  'puzzle.hintNoAttack': 'Don’t attack.',
  'puzzle.hintBlock': (p: { n: number }) => `Block with ${plural(p.n, 'creature')}.`,
  'puzzle.hintNoBlock': 'Don’t block.',
  'puzzle.hintChoice': 'The choice you are asked for decides it.',
  'puzzle.hintNames': (p: Names) => `It is about ${list(p.names)}.`,
  'puzzle.hintWhole': 'The whole move:',
  'puzzle.make': 'Make one of your own',
  'puzzle.makeHow':
    'Any board can be a puzzle, as scenario links and board files have it. The first player solves it. It is checked by playing everything out.',
  'puzzle.take': 'Take the table as it stands',
  'puzzle.taken': 'This is the table as you see it; cards that you don’t know are Plains.',
  'puzzle.cantTake': (p: { why: string }) => `The table can’t be taken as it stands. ${p.why}`,
  'puzzle.board': 'Board (JSON, or a link to a board)',
  'puzzle.check': 'Check it',
  'puzzle.play': 'Play it',
  'puzzle.is.idle': 'The first player has nothing to decide on this board.',
  'puzzle.is.unreachable': 'The goal can’t be reached on this board.',
  'puzzle.is.unproved': 'Too much can happen on this board, or chance has a part in it: it can’t be proved.',
  'puzzle.is.trivial': 'Every first move reaches the goal: there is nothing to find.',
  'puzzle.is.puzzle': (p: { right: number; plans: number }) =>
    `A puzzle: ${p.right} of ${plural(p.plans, 'first move')} ${agree(p.right, 'reaches', 'reach')} the goal.`,
}
