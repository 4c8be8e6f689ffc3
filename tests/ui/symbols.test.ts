import { describe, expect, it } from 'vitest'
import { costName, readCost, readRulesText, readSymbol, symbolName } from '../../src/ui/glyphs/symbols.ts'

describe('symbols', () => {
  it('reads a written cost into its symbols', () => {
    expect(readCost('{2}{R}{W/U}')).toEqual(['2', 'R', 'W/U'])
    expect(readCost('')).toEqual([])
  })

  it('tells colours, numbers, hybrids and taps apart', () => {
    expect(readSymbol('r')).toEqual({ kind: 'mana', of: 'R' })
    expect(readSymbol('12')).toEqual({ kind: 'number', text: '12' })
    expect(readSymbol('X')).toEqual({ kind: 'number', text: 'X' })
    expect(readSymbol('2/W')).toMatchObject({ kind: 'hybrid', left: { text: '2' }, right: { of: 'W' } })
    expect(readSymbol('B/P')).toEqual({ kind: 'life', of: 'B' })
    expect(readSymbol('T').kind).toBe('tap')
    expect(readSymbol('Q').kind).toBe('untap')
    expect(readSymbol('??').kind).toBe('unknown')
  })

  it('names them for a screen reader', () => {
    expect(costName(['2', 'R', 'W/U', 'B/P'])).toBe('2, red, white or blue, black or 2 life')
    expect(symbolName('T')).toBe('tap')
  })

  it('splits rules text without losing a character', () => {
    const text = '{T}, Pay {2}: Add {R} or {G}.'
    const back = readRulesText(text).map((part) => (part.kind === 'symbol' ? `{${part.letters}}` : part.text))
    expect(back.join('')).toBe(text)
  })

  it('knows a loyalty cost at the beginning, and only there', () => {
    for (const cost of ['+1', '−2', '0', '−X'])
      expect(readRulesText(`${cost}: Draw a card.`)[0]).toEqual({ kind: 'loyalty', text: cost })
    expect(readRulesText('Gain +1: not here.').every((part) => part.kind === 'text')).toBe(true)
  })
})
