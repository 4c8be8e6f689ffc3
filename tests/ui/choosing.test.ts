import { describe, expect, test } from 'vitest'
import { choiceButtons } from '../../src/ui/prompts/choosing.ts'

const made = (given: { among?: number; chosen: number; min: number; max: number; isTooLittle?: boolean }) => {
  const answered: string[] = []
  const buttons = choiceButtons({
    among: 3,
    ...given,
    confirm: 'Take it',
    none: 'Find nothing',
    answer: () => answered.push('it'),
    answerNone: () => answered.push('nothing'),
  })
  return { ...buttons, answered }
}

describe('the buttons of a choice', () => {
  test('the large one waits for a choice, nothing is a button of its own', () => {
    const { primary, others, no, answered } = made({ chosen: 0, min: 0, max: 1 })
    expect(primary).toMatchObject({ label: 'Take it', disabled: true })
    expect(others.map(({ label }) => label)).toEqual(['Find nothing'])
    no?.()
    expect(answered).toEqual(['nothing'])
  })

  test('with something chosen the large one takes it', () => {
    const { primary, answered } = made({ chosen: 1, min: 0, max: 1 })
    expect(primary.disabled).toBe(false)
    primary.onPress()
    expect(answered).toEqual(['it'])
  })

  test('where the chosen ones together are too little, the large one waits', () => {
    expect(made({ chosen: 1, min: 1, max: 3, isTooLittle: true })).toMatchObject({
      others: [],
      primary: { disabled: true },
    })
    expect(made({ chosen: 2, min: 1, max: 3, isTooLittle: false }).primary.disabled).toBe(false)
  })

  test('where something must be chosen there is no other way, and never too few or too many', () => {
    expect(made({ chosen: 1, min: 2, max: 2 })).toMatchObject({
      others: [],
      no: undefined,
      primary: { disabled: true },
    })
    expect(made({ chosen: 3, min: 2, max: 2 }).primary.disabled).toBe(true)
    expect(made({ chosen: 2, min: 2, max: 2 }).primary.disabled).toBe(false)
  })

  test('where there is nothing to choose from the large one says just that', () => {
    const { primary, others, answered } = made({ among: 0, chosen: 0, min: 0, max: 1 })
    expect([primary.label, others]).toEqual(['Find nothing', []])
    primary.onPress()
    expect(answered).toEqual(['nothing'])
  })
})
