/** Mana in rules text: costs like {2}{R}, types of mana like {G}. */
import { MANA_TYPES, type ManaCost, type ManaSymbol, type ManaType, parseCost } from '../../language/index.ts'
import { mapped, repeat, type Syntax, token } from '../core/index.ts'

function readSymbol(text: string): ManaSymbol | undefined {
  const cost = parseCost(text.toUpperCase())
  return cost?.length === 1 ? cost[0] : undefined
}

const symbol: Syntax<ManaSymbol> = token('a mana symbol', {
  kinds: ['symbol'],
  read: readSymbol,
  write: (value) => (typeof value === 'string' ? `{${value}}` : undefined),
})

/** "{2}{R}". */
export const manaCost: Syntax<ManaCost> = repeat(symbol, { separator: '' })

function readType(text: string): ManaType | undefined {
  const inner = text.slice(1, -1)
  return MANA_TYPES.find((type) => type === inner)
}

/** "{G}": one mana of a type, as it is added. */
export const manaSymbol: Syntax<ManaType> = token('a type of mana', {
  kinds: ['symbol'],
  read: readType,
  write: (value) => (typeof value === 'string' ? `{${value}}` : undefined),
})

/** "{G}{G}". */
export const manaSymbols: Syntax<readonly ManaType[]> = repeat(manaSymbol, { separator: '' })

const energySymbol: Syntax<'E'> = token('an energy symbol', {
  kinds: ['symbol'],
  read: (text) => (text.toUpperCase() === '{E}' ? 'E' : undefined),
  write: (value) => (value === 'E' ? '{E}' : undefined),
})

/** "{E}{E}": how many energy counters (today:107.14). */
export const energySymbols: Syntax<number> = mapped(repeat(energySymbol, { separator: '' }), {
  to: (symbols) => symbols.length,
  is: (value): value is number => typeof value === 'number' && value > 0,
  from: (n) => new Array<'E'>(n).fill('E'),
})

function readNumeral(text: string): readonly ManaType[] | undefined {
  const n = Number(/^\{(\d\d?)\}$/.exec(text)?.[1])
  return n > 0 ? new Array<ManaType>(n).fill('C') : undefined
}

/** "{2}" as mana that is added: that much colourless mana (2004:104.3d). */
export const numeralMana: Syntax<readonly ManaType[]> = token('a number of colourless mana', {
  kinds: ['symbol'],
  read: readNumeral,
  write: (value) => (Array.isArray(value) && value.every((one) => one === 'C') ? `{${value.length}}` : undefined),
})

const HYBRID = /^\{(?:([WUBRG])|(\d+))\/([WUBRG])\}$/

function readHalves(text: string): readonly (readonly ManaType[])[] | undefined {
  const [, color, number, other] = HYBRID.exec(text) ?? []
  if (other === undefined) return undefined
  const first = color === undefined ? new Array<ManaType>(Number(number)).fill('C') : [color as ManaType]
  return [first, [other as ManaType]]
}

function writeHalves(value: unknown): string | undefined {
  const [first, second] = value as readonly (readonly ManaType[])[]
  const half = first?.[0] === 'C' ? `${first.length}` : first?.[0]
  return half === undefined || second === undefined ? undefined : `{${half}/${second.join('')}}`
}

/** "{W/U}", "{2/R}": the halves of a hybrid symbol as mana that is added (2011:106.8). */
export const hybridHalves: Syntax<readonly (readonly ManaType[])[]> = token('a hybrid symbol', {
  kinds: ['symbol'],
  read: readHalves,
  write: writeHalves,
})
