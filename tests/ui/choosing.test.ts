import { describe, expect, test } from 'vitest'
import { choiceButtons } from '../../src/ui/prompts/choosing.ts'

const made = (given: { most?: number; chosen: number; isAnswer?: boolean; mayBeNone?: boolean }) => {
  const answered: string[] = []
  const buttons = choiceButtons({
    most: 3,
    isAnswer: true,
    mayBeNone: true,
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
    const { primary, others, no, answered } = made({ chosen: 0 })
    expect(primary).toMatchObject({ label: 'Take it', disabled: true })
    expect(others.map(({ label }) => label)).toEqual(['Find nothing'])
    no?.()
    expect(answered).toEqual(['nothing'])
  })

  test('with something chosen the large one takes it', () => {
    const { primary, answered } = made({ chosen: 1 })
    expect(primary.disabled).toBe(false)
    primary.onPress()
    expect(answered).toEqual(['it'])
  })

  test('where something must be chosen there is no other way', () => {
    expect(made({ chosen: 1, mayBeNone: false, isAnswer: false })).toMatchObject({
      others: [],
      no: undefined,
      primary: { disabled: true },
    })
    expect(made({ chosen: 2, mayBeNone: false }).primary.disabled).toBe(false)
  })

  test('where there is nothing to choose from the large one says just that', () => {
    const { primary, others, answered } = made({ most: 0, chosen: 0 })
    expect([primary.label, others]).toEqual(['Find nothing', []])
    primary.onPress()
    expect(answered).toEqual(['nothing'])
  })
})
