import { describe, expect, it } from 'vitest'
import { takesAn, tokenise } from '../../../src/oracle/core/index.ts'
import { layout } from '../../../src/oracle/core/layout.ts'

const keys = (text: string): string[] => tokenise(text).map(({ key }) => key)

describe('tokens', () => {
  it.each([
    ['{2}{W/U}, {T}: Add {G}.', ['{2}', '{w/u}', ',', '{t}', ':', 'add', '{g}', '.']],
    ["each player's hand", ['each', 'player', "'s", 'hand']],
    ["players' hands can't", ['players', "'", 'hands', "can't"]],
    ['gets +1/+1 or -X/-0', ['gets', '+1/+1', 'or', '-x/-0']],
    ['an 8/8 non-Elf', ['a', '8/8', 'non', '-', 'elf']],
    ['Choose one —\n• A\nEquip—Pay', ['choose', 'one', ' — ', '\n', '•', 'a', '\n', 'equip', '—', 'pay']],
    ['Level 1-4 and 5+', ['level', '1-4', 'and', '5+']],
    ['*/1+* 20', ['*/1+*', '20']],
    ['−2: and/or', ['−2', ':', 'and', '/', 'or']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it('puts the full stops of quoted abilities back', () => {
    expect(keys('has "A." It')).toEqual(['has', '“', 'a', '.', '”', '.', 'it'])
    expect(keys('has "A" and "B."')).toEqual(['has', '“', 'a', '.', '”', 'and', '“', 'b', '.', '”', '.'])
    expect(keys('has "A," and')).toEqual(['has', '“', 'a', '.', '”', ',', 'and'])
    expect(keys(`has "gains 'A.'"`)).toEqual(['has', '“', 'gains', '“', 'a', '.', '”', '.', '”', '.'])
  })

  it.each([
    "Choose one —\n• Destroy ~; it can't.\n• Draw.",
    'Equip—Pay {2}{W}, then stop.',
    `It has "Each player's Elf, a non-Elf (9/9)." It`,
    `It has "A 'B' and 'C.'"`,
    'It has "A," "B," and C, and it goes.',
    `It has "A 'B,' and C," and D.`,
    "The players' hands. Yes? No! {T}: Go and/or stay.",
  ])('are laid out as they were: %s', (text) => {
    expect(layout(tokenise(text))).toBe(text)
  })

  it('offsets point into the text', () => {
    expect(tokenise('a  bc').map(({ at }) => at)).toEqual([0, 3])
  })

  it.each([
    ['artifact', true],
    ['8/8', true],
    ['11/11', true],
    ['X/X', true],
    ['hour', true],
    ['untapped', true],
    ['unicorn', false],
    ['Unicorn', false],
    ['1/1', false],
    ['one', false],
    ['Horror', false],
    ['Elf', true],
  ])('a or an %s', (word, an) => {
    expect(takesAn(word)).toBe(an)
  })
})
