import { describe, expect, it } from 'vitest'
import { either, only, parseAll, phrase, print, words } from '../../../src/oracle/core/index.ts'
import { ability, effect, filter, sentence, thing } from './sample.ts'

const texts = [
  '~ deals 3 damage to you.',
  'All white creatures your opponents control deal X damage to each opponent.',
  'Each Elf deals 1 damage to target Goblin.',
  'Two target Elves deal 2 damage to ~.',
  'Draw a card.',
  'Draw X cards.',
  'Each opponent draws two cards.',
  'Your opponents draw a card.',
  'Target creature you control gains flying.',
  'All Elves each opponent controls gain flying and haste.',
  'Until end of turn, target Goblin gains flying, haste, and first strike.',
  'Target Goblin gains flying until end of turn.',
  '~ gains "{T}: Destroy target artifact."',
  '~ gains "{T}: Destroy target artifact" and flying.',
  '~ gains "{T}: Draw a card" until end of turn.',
  '~ gains "{T}, Sacrifice an artifact: Destroy all black Goblins" and "{T}: ~ gains \'{T}: Add {G}.\'"',
  'Destroy a creature.',
]

describe('round trip', () => {
  it.each(texts)('reads one meaning and writes the same text: %s', (text) => {
    expect(only(sentence, text)).toMatchObject({ kind: 'understood' })
  })

  it('reads an activated ability with capitals in its costs', () => {
    const outcome = only(ability, '{T}, Sacrifice an artifact, Sacrifice ~: Draw a card.')
    expect(outcome).toMatchObject({
      kind: 'understood',
      value: { costs: [{ kind: 'tap' }, {}, { what: { kind: 'self' } }] },
    })
  })

  it('a phrase means its hole, whatever choice of words stands before it', () => {
    const then = phrase`[then / after that] ${words('stop', 'end')}`
    expect(parseAll(then, 'after that stop')).toEqual([{ value: 'end', trail: [1] }])
    expect(print(then, 'end', [1])).toBe('After that stop')
  })

  it('writes by the alternative that was read, where several can write it', () => {
    const end = words('stop', 'end')
    const said = either(phrase`then ${end}`, phrase`at once ${end}`)
    expect(only(said, 'At once stop')).toMatchObject({ kind: 'understood', value: 'end' })
    expect(print(said, 'end')).toBe('Then stop')
  })

  it.each([
    ['~ deals 3 Damage to you.', '~ deals 3 damage to you.'],
    ['~ deals  3 damage to you.', '~ deals 3 damage to you.'],
    ['destroy target goblin.', 'Destroy target Goblin.'],
    ['Destroy an creature.', 'Destroy a creature.'],
    ['Destroy a artifact.', 'Destroy an artifact.'],
  ])('notices that %s is not exact', (text, printed) => {
    expect(only(sentence, text)).toMatchObject({ kind: 'inexact', printed })
  })

  it('keeps the field that a wording leaves out of the text', () => {
    expect(parseAll(sentence, 'Draw a card.')).toEqual([
      { value: { kind: 'draw', who: { kind: 'you' }, n: 1 }, trail: [] },
    ])
  })
})

describe('agreement', () => {
  it.each([
    '~ deal 3 damage to you.',
    'All Elves deals 1 damage to you.',
    'All Elf deal 1 damage to you.',
    'Draw a cards.',
    'Draw two card.',
    'You draws a card.',
    'Target creature each opponent control gains flying.',
  ])('refuses %s', (text) => {
    expect(parseAll(sentence, text)).toEqual([])
  })
})

describe('printing', () => {
  it('demands every field to be said', () => {
    const whole = { kind: 'destroy', what: { kind: 'self' } } as const
    expect(print(effect, whole)).toBe('Destroy ~')
    const extra = { ...whole, twice: true }
    expect(print(effect, extra)).toBeNull()
    expect(
      print(thing, { kind: 'all', filter: { kind: 'filter', color: null, type: 'Elf', odd: 1 } as never }),
    ).toBeNull()
  })

  it('demands every field to be there', () => {
    expect(print(effect, { kind: 'destroy' } as never)).toBeNull()
    expect(print(filter, { kind: 'filter', type: 'Elf' } as never)).toBeNull()
  })

  it('refuses what is not in a list of words', () => {
    expect(print(filter, { kind: 'filter', color: null, type: 'Orc' as never })).toBeNull()
  })
})

describe('the trail', () => {
  it('reproduces the wording that was read; without it the text is in house style', () => {
    const text = 'Until end of turn, each Elf gains flying.'
    const [reading] = parseAll(sentence, text)
    if (!reading) throw new Error('not parsed')
    expect(reading.trail.length).toBeGreaterThan(0)
    expect(print(sentence, reading.value, reading.trail)).toBe(text)
    expect(print(sentence, reading.value)).toBe('All Elves gain flying until end of turn.')
  })

  it('is no part of the meaning', () => {
    const [a] = parseAll(sentence, 'Each Elf gains flying until end of turn.')
    const [b] = parseAll(sentence, 'Until end of turn, all Elves gain flying.')
    expect(a?.value).toEqual(b?.value)
    expect(a?.trail).not.toEqual(b?.trail)
  })

  it('still prints when it does not fit the value', () => {
    expect(print(sentence, { kind: 'draw', who: { kind: 'eachOpponent' }, n: 2 }, [0, 9, 9])).toBe(
      'Each opponent draws two cards.',
    )
  })
})
