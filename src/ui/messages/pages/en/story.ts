/** The end of a game, and going through it again. */
import { agree, does, list, plural, possessiveIn, series, signed, whom } from '../../../locale/en.ts'

const WORDS = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
/** A number at the start of a sentence. */
const inWords = (n: number): string => WORDS[n] || `${n}`

export const story = {
  'end.life': 'Life over turns',
  'end.lifeLegend': (p: { marks: readonly string[] }) => p.marks.join(' · '),
  'end.lifeEnd': (p: { mark: string; name: string; n: number }) => `${p.mark} ${p.name} ${signed(p.n)}`,
  'end.decided': (p: { n: number; from: number; to: number; whose: readonly string[] }) =>
    `Turn ${p.n} decided it: ${p.whose.length === 0 ? '' : `${list(p.whose.map(whom))}, `}${signed(p.from)} to ${signed(p.to)}`,
  'end.decidedTitle': (p: { n: number }) => `Turn ${p.n}, the turn that decided it`,
  'end.watchTurn': 'Watch this turn',
  'end.attack': (p: { n: number; names: readonly string[] }) =>
    p.names.length === 1 && p.n === 1
      ? `${list(p.names)} attacks.`
      : `${inWords(p.n)} ${agree(p.n, 'creature attacks', 'creatures attack')}.`,
  'end.ready': (p: { name: string; n: number }) =>
    `${does(p.name, 'has')} ${p.n === 0 ? 'no blockers' : plural(p.n, 'possible blocker')}.`,
  'end.block': (p: { name: string; n: number }) => `${does(p.name, 'blocks')} with ${plural(p.n, 'creature')}.`,
  'end.blockers': (p: { names: readonly string[] }) => `${list(p.names)} ${agree(p.names.length, 'blocks', 'block')}.`,
  'end.source': (p: { name: string; n: number; to: string }) => `${p.name} deals ${p.n} damage to ${whom(p.to)}.`,
  'end.through': (p: { n: number }) => `${p.n} life lost.`,
  'end.fromTo': (p: { name: string; from: number; to: number }) =>
    p.to === 0 ? `${does(p.name, 'has')} none left.` : `${does(p.name, 'goes')} from ${p.from} to ${p.to}.`,
  'end.outs': (p: { outs: readonly { readonly name: string; readonly turn: number }[] }) =>
    `Out: ${series(p.outs.map(({ name, turn }) => `${whom(name)} on turn ${turn}`))}.`,
  'end.mark': (p: { mark: string; name: string }) => `${p.mark} ${p.name}`,
  'end.lostLife': (p: { n: number }) => `−${p.n}`,
  'end.lookBack': (p: { n: number; who: string }) => `Look back at turn ${p.n}, ${possessiveIn(p.who)} turn`,
  'end.damage': 'Damage by source',
  'end.damageTo': (p: { n: number; name: string }) => `${p.n} to ${whom(p.name)}`,
  'end.noDamage': 'No player was dealt damage.',
  'end.hits': (p: { n: number; name: string }) => `${plural(p.n, 'hit')} on ${whom(p.name)}`,
  'end.numbers': 'Statistics',
  'end.drawn': 'Cards drawn',
  'end.lands': 'Lands played',
  'end.mana': 'Mana spent',
  'end.manaOf': (p: { spent: number; made: number }) => `${p.spent} of ${p.made}`,
  'end.lost': 'Permanents lost',
  'end.spells': 'Spells cast (countered)',
  'end.pair': (p: { a: number; b: number }) => `${p.a} (${p.b})`,
  'end.hands': 'Final hands',
  'end.emptyHand': (p: { name: string }) => `${does(p.name, 'has')} no cards in hand.`,
  'end.replay': 'Watch the replay',
  'end.save': 'Save as a file',

  'replay.title': 'Replay',
  'replay.step': (p: { n: number; of: number; turn: number; step: string }) =>
    `Step ${p.n} of ${p.of}: turn ${p.turn}, ${p.step}`,
  'replay.play': 'Play',
  'replay.pause': 'Pause',
  'replay.playOn': 'Play on from here',
  'replay.kept': 'If you play on from here, this game stays in your saved games.',
  'replay.redo': 'Redo returns to where the game was.',
  'replay.leave': 'Exit replay',
  'replay.eyes': 'View as',
  'replay.open': 'Open hands',
  'replay.bar': 'Replay controls',
  'replay.slider': 'Step',
  'replay.back': 'Step back',
  'replay.forward': 'Step forward',
  'replay.turnBack': 'Previous turn',
  'replay.turnOn': 'Next turn',
  'replay.keys': '← → step, Shift turn',
  'replay.turn': (p: { n: number; who: string }) => `Turn ${p.n}, ${possessiveIn(p.who)} turn`,
  'replay.firstBlood': 'First blood',
  'replay.sweep': 'Three die at once',
  'replay.gain': (p: { name: string; n: number }) => `${does(p.name, 'gains')} ${p.n}`,
  'replay.decisive': 'The decisive turn',
  'replay.end': 'The end',
}
