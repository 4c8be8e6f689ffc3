/** What permanents are marked as: on the card, in its name, and in the log. */
import type { PermanentMark } from '../../../language/index.ts'
import { does, plural, whom } from '../../locale/en.ts'

interface Marked {
  readonly as: PermanentMark
  readonly n: number
}
interface OfPermanent {
  readonly name: string | null
}

const WORDS: Readonly<Partial<Record<PermanentMark, string>>> = {
  leftUnlocked: 'left door unlocked',
  rightUnlocked: 'right door unlocked',
  ringBearer: 'Ring-bearer',
}
const word = ({ as, n }: Marked): string => (as === 'level' ? `level ${n}` : (WORDS[as] ?? as))
const subject = ({ name }: OfPermanent): string => (name === null ? 'A face-down permanent' : `**${name}**`)

export const marks = {
  'mark.word': word,
  'mark.merged': (p: { n: number }) => `merged ×${p.n}`,
  'mark.melded': (_: { n: number }) => 'melded',
  'mark.rolled': (p: { who: string; sides: number; natural: number; result: number }) =>
    `${does(p.who, 'rolls')} a d${p.sides}: ${p.result}${p.natural === p.result ? '' : ` (natural ${p.natural})`}.`,
  'mark.voted': (p: { who: string; option: string }) => `${does(p.who, 'votes')} for ${p.option}.`,
  'player.rad': (p: { n: number }) => plural(p.n, 'rad counter'),
  'designation.level': (p: { name: string; n: number }) => `${p.name} ${p.n}`,
  'designation.initiative': 'The Initiative',
  'designation.initiative.text':
    'When you take the initiative and at the beginning of your upkeep, venture into the Undercity.\nWhenever a creature deals combat damage to you, its controller takes the initiative.',
  'designation.radiation': 'Radiation',
  'designation.radiation.text':
    'At the beginning of your precombat main phase, mill as many cards as you have rad counters. For each nonland card among them you lose 1 life and a rad counter.',
  'designation.ring': 'The Ring',
  'designation.ring.text':
    '1: Your Ring-bearer is legendary and can’t be blocked by creatures with greater power.\n2: Whenever it attacks, draw a card, then discard a card.\n3: Whenever a creature blocks it, that creature is sacrificed at end of combat.\n4: Whenever it deals combat damage to a player, each opponent loses 3 life.',
  'designation.speed': 'Speed',
  'designation.speed.text':
    'Once in each of your turns, when an opponent loses life, your speed rises by one, up to 4.',
  'mark.ventured': (p: { who: string; dungeon: string; room: string }) =>
    `${does(p.who, 'ventures')} into ${p.dungeon}: ${p.room}.`,
  'mark.dungeon': (p: { who: string; dungeon: string }) => `${does(p.who, 'completes')} ${p.dungeon}.`,
  'mark.ring': (p: { who: string; level: number }) => `The Ring tempts ${whom(p.who)} (${p.level} of 4).`,
  'mark.speed': (p: { who: string; level: number }) => `${does(p.who, 'has')} speed ${p.level}.`,
  'log.designated.initiative': (p: { who: string }) => `${does(p.who, 'takes')} the initiative.`,
  'log.designated.radiation': (p: { who: string }) => `${does(p.who, 'has')} rad counters.`,
  'log.designated.ring': (p: { who: string }) => `${does(p.who, 'gets')} the Ring’s emblem.`,
  'log.designated.speed': (p: { who: string }) => `${does(p.who, 'starts')} to race.`,
  'mark.defense': (p: { n: number }) => `defense ${p.n}`,
  'mark.becomes': (p: Marked & OfPermanent) => `${subject(p)} becomes ${word(p)}.`,
  'mark.ends': (p: Marked & OfPermanent) => `${subject(p)} is no longer ${word(p)}.`,
}
