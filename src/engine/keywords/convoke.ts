import { type Cost, colorsOfSymbol, type ManaSymbol, type Predicate } from '../../language/index.ts'
import { hasGeneric } from './delve.ts'
import type { Help, KeywordRules } from './rules.ts'

/** Tapping an untapped creature that its player controls, of one of these colours, if it takes one. */
function tapping(symbol: ManaSymbol | null): Cost {
  const colors = symbol === null ? [] : colorsOfSymbol(symbol)
  const ofColor: readonly Predicate[] =
    colors.length === 0 ? [] : [{ is: 'anyOf', of: colors.map((color) => ({ is: 'color', color })) }]
  const filter = {
    noun: 'permanent',
    is: [{ is: 'type', type: 'creature' }, { is: 'controlled', by: { kind: 'you' } }, ...ofColor],
  } as const
  return [{ kind: 'tapOther', what: { kind: 'choose', filter, count: { min: 1, max: 1 }, by: { kind: 'you' } } }]
}

/** 2011:702.49: creatures are tapped, each for one mana of a colour that it has, or for {1}. */
export const convoke: KeywordRules<'convoke'> = {
  helps: (mana) => {
    const colored = [...new Set(mana)].filter((symbol) => colorsOfSymbol(symbol).length > 0)
    const each = colored.map((symbol): Help => ({ cost: tapping(symbol), less: symbol }))
    return hasGeneric(mana) ? [...each, { cost: tapping(null), less: '1' }] : each
  },
}
