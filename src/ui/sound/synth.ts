/** The sounds themselves: a few short tones each, made where they are heard. */
import type { Sound, SoundName } from './sounds.ts'

interface Tone {
  readonly wave: OscillatorType
  /** From one pitch to another. Hertz. */
  readonly from: number
  readonly to: number
  readonly ms: number
  readonly loud: number
  /** How much later than the sound begins. */
  readonly after?: number
}

const tone = (wave: OscillatorType, from: number, to: number, ms: number, loud: number, after = 0): Tone => ({
  wave,
  from,
  to,
  ms,
  loud,
  after,
})

const TONES: { readonly [S in SoundName]: readonly Tone[] } = {
  draw: [tone('triangle', 900, 1300, 60, 0.05)],
  play: [tone('sine', 190, 110, 110, 0.2)],
  cast: [tone('triangle', 330, 660, 170, 0.08)],
  resolve: [tone('sine', 660, 880, 150, 0.08), tone('sine', 990, 1320, 150, 0.03, 40)],
  counter: [tone('sawtooth', 320, 110, 220, 0.05)],
  die: [tone('triangle', 220, 80, 260, 0.1)],
  move: [tone('triangle', 500, 640, 80, 0.05)],
  appear: [tone('sine', 520, 780, 120, 0.06)],
  damage: [tone('square', 170, 70, 110, 0.07)],
  heal: [tone('sine', 520, 700, 140, 0.07), tone('sine', 780, 1040, 160, 0.05, 90)],
  counters: [tone('sine', 780, 980, 80, 0.06)],
  attack: [tone('sawtooth', 130, 210, 140, 0.05)],
  block: [tone('square', 240, 200, 60, 0.05)],
  turn: [tone('sine', 440, 440, 160, 0.05), tone('sine', 660, 660, 240, 0.05, 110)],
  arrived: [523, 784].map((pitch, index) => tone('sine', pitch, pitch, 180, 0.07, index * 120)),
  parted: [523, 349].map((pitch, index) => tone('sine', pitch, pitch, 220, 0.07, index * 140)),
  won: [392, 494, 587, 784].map((pitch, index) => tone('triangle', pitch, pitch, 320, 0.08, index * 130)),
  lost: [392, 330, 262].map((pitch, index) => tone('triangle', pitch, pitch, 360, 0.07, index * 170)),
}

interface Output {
  readonly audio: AudioContext
  /** Everything goes through it: how loud it is heard. */
  readonly master: GainNode
}

let output: Output | null = null

function makeOutput(): Output {
  const audio = new AudioContext()
  const master = new GainNode(audio)
  master.connect(audio.destination)
  return { audio, master }
}

function ring({ audio, master }: Output, { wave, from, to, ms, loud, after = 0 }: Tone, at: number): void {
  const start = audio.currentTime + (at + after) / 1000
  const end = start + ms / 1000
  const oscillator = new OscillatorNode(audio, { type: wave, frequency: from })
  const gain = new GainNode(audio, { gain: 0 })
  oscillator.frequency.exponentialRampToValueAtTime(to, end)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud, start + 0.008)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(gain).connect(master)
  oscillator.start(start)
  oscillator.stop(end)
}

/** Hundredths as the ear has them: half sounds half as loud. */
const loudness = (volume: number): number => (volume / 100) ** 2

/**
 * Plays these; the pace is that of what is seen, the volume in hundredths. To be called after the person has pressed
 * something.
 */
export function playSounds(sounds: readonly Sound[], pace: number, volume: number): void {
  output ??= makeOutput()
  output.master.gain.value = loudness(volume)
  for (const { name, at } of sounds) for (const one of TONES[name]) ring(output, one, at * pace)
}
