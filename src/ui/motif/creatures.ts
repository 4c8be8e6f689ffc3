import { type ColorKey, disc, hash, oneOf, type Random, round, seeded } from '../look/index.ts'
import { kindred, stranger } from './figures/kinds.ts'
import { anyone, person } from './figures/people.ts'
import { filled, lined, type Place, placed, type Shape } from './shape.ts'

interface Being {
  readonly name: string
  readonly color: ColorKey
  readonly subtypes: readonly string[]
}

type Setting = (random: Random) => readonly Shape[]

const grass: Setting = (random) => {
  let d = ''
  for (let x = 2; x < 118; x += 9 + random() * 6)
    d += `M${round(x)} 84l${round(random() * 6 - 3)} ${round(-9 - random() * 9)}`
  return [lined(d, 'lit', 2, 0.7)]
}

const moon: Setting = (random) => [
  filled(disc(round(28 + random() * 64), round(24 + random() * 12), round(13 + random() * 9)), 'lit', 0.3),
]

const rock: Setting = (random) => {
  const [left, right] = [round(60 + random() * 8), round(66 + random() * 8)]
  return [filled(`M-4 90L10 ${left}L34 ${right}L60 ${left}L88 ${right}L110 ${left}L124 90Z`, 'deep', 0.5)]
}

const sparks: Setting = (random) => {
  let d = ''
  for (let i = 0; i < 9; i++) d += disc(round(random() * 120), round(14 + random() * 50), round(0.8 + random() * 1.4))
  return [filled(d, 'lit', 0.8)]
}

const open: Setting = () => []

const at = (x: number, y: number, scale: number, turned = false): Place => ({ x, y, scale, turned })

/** How beasts and things are met: alone, from near, or with others of their kind; the farthest first. */
const COMPANIES: readonly [readonly Place[], ...(readonly Place[])[]] = [
  [at(0, 0, 1)],
  [at(0, 6, 1.14)],
  [at(42, -3, 0.46, true), at(-12, 3, 0.9)],
  [at(-40, -2, 0.46), at(40, -2, 0.46, true), at(0, 3, 0.88)],
]

/** The being alone: of its types, or of its colour when none of them is known. */
export const creatureFigure = (name: string, subtypes: readonly string[], color: ColorKey): readonly Shape[] => {
  const random = seeded(hash(name))
  const folk = person(random, subtypes)
  if (folk) return folk
  const company = oneOf(random, COMPANIES)
  const kind = kindred(random, subtypes, color)
  if (!kind) return anyone(random, subtypes) ?? stranger(random, color)
  return company.flatMap((place) => placed(kind, place))
}

/** A creature's figure in a setting, and where it stands there. */
export const creature = (random: Random, { name, subtypes, color }: Being): readonly Shape[] => {
  const setting = oneOf(random, [open, moon, rock, grass, sparks])(random)
  const place = {
    x: round(random() * 10 - 5),
    y: round(random() * 3 - 1),
    scale: round((0.86 + random() * 0.2) * 100) / 100,
    turned: random() > 0.5,
  }
  return [...setting, ...placed(creatureFigure(name, subtypes, color), place)]
}
