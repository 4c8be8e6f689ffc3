import { type ColorKey, hash, type Random, round, seeded, type WindowKind } from '../look/index.ts'
import { artifact } from './artifacts.ts'
import { creature } from './creatures.ts'
import { ground } from './grounds.ts'
import { land } from './lands.ts'
import type { Shape } from './shape.ts'
import { enchantment, instant, sorcery } from './spells.ts'
import { planeswalker } from './walkers.ts'

/** All that a card's picture depends on: the same card has the same picture in every size and zone. */
export interface MotifSubject {
  readonly name: string
  readonly color: ColorKey
  readonly kind: WindowKind
  readonly subtypes: readonly string[]
}

const figure = (subject: MotifSubject, random: Random): readonly Shape[] => {
  switch (subject.kind) {
    case 'creature':
      return creature(random, subject)
    case 'instant':
      return instant(random, subject.name)
    case 'sorcery':
      return sorcery(random, subject.name)
    case 'artifact':
      return artifact(random, subject.name, subject.subtypes)
    case 'enchantment':
      return enchantment(random)
    case 'planeswalker':
      return planeswalker(random, subject.name)
    default:
      return sorcery(random, subject.name)
  }
}

export const drawMotif = (subject: MotifSubject): readonly Shape[] => {
  const random = seeded(hash(`${subject.name}|${subject.color}`))
  const fx = round(60 + (random() - 0.5) * 30)
  const fy = round(40 + (random() - 0.5) * 16)
  if (subject.kind === 'land') return land(subject.color, random)
  return [...ground(subject.color, random, fx, fy), ...figure(subject, random)]
}

const drawn = new Map<string, readonly Shape[]>()
const KEPT = 400

/** The motif, generated once and cached: a table shows the same cards again and again. */
export const motifOf = (subject: MotifSubject): readonly Shape[] => {
  const key = `${subject.name}|${subject.color}|${subject.kind}|${subject.subtypes.join(' ')}`
  const known = drawn.get(key)
  if (known) return known
  const shapes = drawMotif(subject)
  if (drawn.size >= KEPT) drawn.clear()
  drawn.set(key, shapes)
  return shapes
}
