/** The strip of steps, and how the turn stands. */
import { does, plural, possessive, possessiveIn } from '../../locale/en.ts'

export const turn = {
  'strip.label': 'Steps of the turn',
  'strip.turn': (p: { n: number }) => (p.n === 0 ? 'Not started' : `Turn ${p.n}`),
  'strip.turnOf': (p: { whose: string; n: number }) => `${p.whose} (${p.n})`,
  'strip.turnBy': (p: { whose: string; n: number; light: 'day' | 'night' }) => `${p.whose} (${p.n}, ${p.light})`,
  'strip.yours': 'Stops on your turn',
  'strip.theirs': (p: { name: string | null }) =>
    p.name === null ? 'Stops on other turns' : `Stops on ${possessiveIn(p.name)} turn`,
  'strip.stopOwn': (p: { step: string; on: boolean }) => `${p.on ? 'Stop' : 'No stop'} at ${p.step} on your turn`,
  'strip.stopOther': (p: { step: string; on: boolean; name: string | null }) =>
    `${p.on ? 'Stop' : 'No stop'} at ${p.step} on ${p.name === null ? 'other players’ turns' : `${possessiveIn(p.name)} turn`}`,
  'strip.more': 'Stops for each step',
  'strip.go': (p: { step: string }) => `Pass until ${p.step}`,

  'turn.label': 'The turn',
  'turn.caption': (p: { n: number; step: string }) => `Turn ${p.n} · ${p.step}`,
  'turn.yours': 'Your turn',
  'turn.theirs': (p: { name: string }) => `${possessive(p.name)} turn`,
  'turn.daylight.day': 'It is day',
  'turn.daylight.night': 'It is night',
  'turn.landPlayed': 'Land played',
  'turn.landFree': 'Land drop available',
  'turn.spells': (p: { n: number }) => `${plural(p.n, 'spell')} cast`,
  'turn.attackers': (p: { n: number }) => `${plural(p.n, 'attacker')}`,
  'turn.blocked': (p: { n: number }) => `${p.n} blocked`,
  'turn.fullControl': 'Full control',
  'turn.passing': 'Passing to the end of the turn',
  'turn.passingTo': (p: { step: string }) => `Passing to ${p.step}`,
  'turn.passingAll': 'Passing to your next turn',
  'turn.before': 'Before the game',
  'turn.whoStarts': 'Who goes first?',
  'turn.starts': (p: { name: string }) => `${does(p.name, 'goes')} first`,
}
