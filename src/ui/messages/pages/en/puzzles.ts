/** The page of puzzles, and what is said beside the table while one is played. */
import type { Unsayable } from '../../../../engine/boards/write.ts'
import type { EditionId } from '../../../../rulebook/index.ts'
import { agree, LOCALE, list, plural, signed } from '../../../locale/en.ts'

interface Names {
  readonly names: readonly string[]
}

type Sentences<T> = { readonly [K in keyof T]: string | ((p: T[K]) => string) }

/** What a board can't say of the table. */
const unsayable = {
  'unsayable.moment': 'Wait until the active player can act and nothing else is pending.',
  'unsayable.subgame': 'A subgame can’t be a board.',
  'unsayable.edition': 'This game uses custom rules.',
  'unsayable.turn': 'A board can’t hold extra turns, extra steps, or control of another player’s turn.',
  'unsayable.combat': 'Blocks have been declared, or an attack that isn’t on the next player.',
  'unsayable.effects': 'Effects are still active or pending.',
  'unsayable.player': (p: { name: string }) => `${p.name} has something a board can’t give a player.`,
  'unsayable.object': (p: { name: string }) =>
    `${p.name === '' ? 'A card' : p.name} is not just as its card says: a copy, another face, an effect’s control, something chosen or used.`,
  'unsayable.twoCards': (p: { name: string }) => `Two different cards are called ${p.name}.`,
  'unsayable.history': (p: { name: string }) => `${p.name} depends on earlier events.`,
} satisfies Sentences<Unsayable>

const IDLE = {
  priority: { done: 'You passed.', missed: 'You should have used' },
  attackers: { done: 'You declared no attackers.', missed: 'You should have attacked with' },
  blockers: { done: 'You declared no blockers.', missed: 'You should have blocked with' },
  other: { done: 'You chose nothing.', missed: 'You should have chosen' },
} as const
type Idle = keyof typeof IDLE

export const puzzles = {
  ...unsayable,
  'puzzle.intro':
    'Each puzzle has exactly one correct first move, verified by exhaustive search. Your opponent sees every card and plays perfectly. Every card drawn is a Plains.',
  'puzzle.lethal': 'Win now',
  'puzzle.survive': 'Survive',
  'puzzle.trade': 'Trade',
  'puzzle.dont': 'Hold back',
  'puzzle.lethal.goal': 'Win this turn, whatever the other player does.',
  'puzzle.survive.goal': 'You are attacked: don’t lose this turn.',
  'puzzle.trade.goal': 'You are attacked: come out of this turn with the best trade.',
  'puzzle.dont.goal': 'Attack or hold back: don’t lose before your next turn.',
  'puzzle.trade.how':
    'Score at end of turn, yours minus theirs: each permanent twice its mana value (at least 2), each land or token 2, each counter 1, each card in hand 3, each life 1.',
  'puzzle.grade1': 'First steps',
  'puzzle.grade2': 'Harder',
  'puzzle.grade3': 'Hard',
  'puzzle.kind': 'Kind',
  'puzzle.numbered': (p: { n: number; kind: string }) => `${p.kind} ${p.n}`,
  'puzzle.one': (p: { name: string; edition: EditionId; lives: string; done: string }) =>
    `${p.name}, rules of ${p.edition}, ${p.lives}, ${p.done}`,
  'puzzle.today': 'Today’s board',
  'puzzle.day': (p: { date: Date }) =>
    new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long' }).format(p.date),
  'puzzle.facts': (p: { kind: string; grade: string; edition: EditionId }) =>
    `${p.kind} · ${p.grade} · rules of ${p.edition}`,
  'puzzle.solveIt': 'Solve it',
  'puzzle.solveNote': 'One right first move, proved',
  'puzzle.solvedNote': 'Solved today. A new one comes tomorrow.',
  'puzzle.week': 'The last seven days',
  'puzzle.weekDay': (p: { date: Date; done: string }) =>
    `${new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric' }).format(p.date)}: ${p.done}`,
  'puzzle.weekText': (p: { solved: number; helped: number }) =>
    p.helped === 0
      ? `${p.solved} of the last 7 solved`
      : `${p.solved} of the last 7 solved, ${p.helped === 1 ? 'one' : p.helped} with a hint`,
  'puzzle.all': 'All boards',
  'puzzle.ring': (p: { of: number }) => `of ${p.of}`,
  'puzzle.goOn': (p: { name: string }) => `Next: ${p.name}`,
  'puzzle.grades': (p: { kind: string }) => `Grades of ${p.kind}`,
  'puzzle.gradeCount': (p: { solved: number; of: number }) => `${p.solved}/${p.of}`,
  'puzzle.moreBoards': (p: { n: number }) => `${plural(p.n, 'more board')}`,
  'puzzle.nextOpen': 'next',
  'puzzle.count': (p: { solved: number; of: number }) => `${p.solved} of ${p.of}`,
  'puzzle.todayBoard': (p: { own: number; other: number }) =>
    `The board: you have ${p.own} life, your opponent ${p.other}.`,
  'puzzle.lives': (p: { you: number; other: number }) => `life ${p.you} to ${p.other}`,
  'puzzle.open': 'not solved yet',
  'puzzle.helped': 'solved with a hint',
  'puzzle.solved': 'solved',
  'puzzle.progress': (p: { solved: number; of: number }) => `${p.solved} of ${p.of} solved`,
  'puzzle.loading': 'Loading the puzzles…',
  'puzzle.failed': 'The puzzles could not be loaded.',
  'puzzle.noSuch': 'There is no such puzzle: the link was cut off or changed.',
  'puzzle.longBoard': 'This is too long for a board.',
  'puzzle.badBoard': 'This is not a board.',
  'puzzle.table': 'Puzzle',
  'puzzle.hint': 'Hint',
  'puzzle.more': 'Tell me more',
  'puzzle.again': 'Start over',
  'puzzle.back': 'All puzzles',
  'puzzle.next': 'Next puzzle',
  'puzzle.share': 'Copy link',
  'puzzle.copied': 'Link copied.',
  'puzzle.copyFailed': 'This browser doesn’t allow copying.',
  'puzzle.whyNot': 'Where did I go wrong?',
  'puzzle.close': 'Back to the table',
  'puzzle.won': 'Solved',
  'puzzle.wonText': 'Your opponent had no answer.',
  'puzzle.wonHelped': 'Solved with a hint: solve it unaided to clear the mark.',
  'puzzle.lost': 'Not solved',
  'puzzle.lostText': 'There was a solution. Undo your moves, or see where you went wrong.',
  'puzzle.lostTrade': (p: { value: number; best: number }) =>
    `You scored ${signed(p.value)}; the best is ${signed(p.best)}.`,
  'puzzle.thinking': 'Searching every line…',
  'puzzle.tooLong': 'This takes too long to verify.',
  'puzzle.stillRight': 'You can still reach the goal from here.',
  'puzzle.wrong': 'This move lost it:',
  /** Of a move that the log doesn't tell of: what was not done, and what the right move is made with. */
  'puzzle.wrongIdle': (p: Names & { what: Idle }) =>
    p.names.length === 0 ? IDLE[p.what].done : `${IDLE[p.what].done} ${IDLE[p.what].missed} ${list(p.names)}.`,
  'puzzle.refuted': 'The best reply, and the best you could still do:',
  'puzzle.toThere': 'Undo to that move',
  'puzzle.notNow': 'You have no decision to make now.',
  'puzzle.lostAlready': 'You can no longer reach the goal from here.',
  'puzzle.hintPass': 'Pass.',
  'puzzle.hintAct': (p: { combat: boolean }): string => (p.combat ? 'Act before combat.' : 'Act now.'),
  'puzzle.hintAttack': (p: { n: number }) => `Attack with ${plural(p.n, 'creature')}.`,
  'puzzle.hintNoAttack': 'Don’t attack.',
  'puzzle.hintBlock': (p: { n: number }) => `Block with ${plural(p.n, 'creature')}.`,
  'puzzle.hintNoBlock': 'Don’t block.',
  'puzzle.hintChoice': 'This choice decides it.',
  'puzzle.hintNames': (p: Names) => `Look at ${list(p.names)}.`,
  'puzzle.hintWhole': 'The whole move:',
  'puzzle.make': 'Make your own',
  'puzzle.makeHow':
    'Any scenario link or board file can be a puzzle for its first player. Exhaustive search verifies it.',
  'puzzle.take': 'Use the current table',
  'puzzle.taken': 'This is the table as you see it; hidden cards are Plains.',
  'puzzle.cantTake': (p: { why: string }) => `The current table can’t be used. ${p.why}`,
  'puzzle.board': 'Board (JSON, or a link to a board)',
  'puzzle.check': 'Check puzzle',
  'puzzle.play': 'Play puzzle',
  'puzzle.is.idle': 'The first player has nothing to decide on this board.',
  'puzzle.is.unreachable': 'This board has no solution.',
  'puzzle.is.unproved': 'This board has too many lines, or depends on chance: it can’t be verified.',
  'puzzle.is.trivial': 'Every first move reaches the goal: there is nothing to solve.',
  'puzzle.is.puzzle': (p: { right: number; plans: number }) =>
    `A puzzle: ${p.right} of ${plural(p.plans, 'first move')} ${agree(p.right, 'reaches', 'reach')} the goal.`,
}
