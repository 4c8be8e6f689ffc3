import { type ColorKey, hash, type Random, round, seeded, type WindowKind } from '../look/index.ts'
import { artifact } from './artifacts.ts'
import { creature } from './creatures.ts'
import { ground } from './grounds.ts'
import { land } from './lands.ts'
import type { Shape } from './shape.ts'
import { enchantment, spell } from './spells.ts'
import type { Theme } from './theme.ts'
import { planeswalker } from './walkers.ts'

/** All that a card's picture depends on: the same card has the same picture in every size and zone. */
export interface MotifSubject {
  readonly name: string
  readonly color: ColorKey
  readonly kind: WindowKind
  readonly subtypes: readonly string[]
  /** What it does, of a spell that isn't a creature or a thing. */
  readonly theme?: Theme | undefined
  /** A land's further colour. */
  readonly second?: ColorKey | undefined
}

const figure = (subject: MotifSubject, random: Random): readonly Shape[] => {
  switch (subject.kind) {
    case 'creature':
      return creature(random, subject)
    case 'artifact':
      return artifact(random, subject.name, subject.subtypes)
    case 'enchantment':
      return enchantment(random, subject)
    case 'planeswalker':
      return planeswalker(random, subject.name)
    default:
      return spell(random, subject)
  }
}

export const drawMotif = (subject: MotifSubject): readonly Shape[] => {
  const random = seeded(hash(`${subject.name}|${subject.color}`))
  const fx = round(60 + (random() - 0.5) * 30)
  const fy = round(40 + (random() - 0.5) * 16)
  if (subject.kind === 'land') return land(subject.color, random, subject.second)
  return [...ground(subject.color, random, fx, fy), ...figure(subject, random)]
}

const drawn = new Map<string, readonly Shape[]>()
const KEPT = 400

/** The motif, generated once and cached: a table shows the same cards again and again. */
export const motifOf = (subject: MotifSubject): readonly Shape[] => {
  const { name, color, kind, subtypes, theme = '', second = '' } = subject
  const key = [name, color, kind, subtypes.join(' '), theme, second].join('|')
  const known = drawn.get(key)
  if (known) return known
  const shapes = drawMotif(subject)
  if (drawn.size >= KEPT) drawn.clear()
  drawn.set(key, shapes)
  return shapes
}
