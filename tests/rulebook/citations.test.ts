import { describe, expect, test } from 'vitest'
import { citing, refuse } from '../../src/engine/index.ts'
import { cite } from '../../src/rulebook/index.ts'
import { ruleOfKeyword } from '../../src/rulebook/keywordRules.ts'

describe('the rule for a place', () => {
  test('is the edition’s own', () => {
    expect(cite('announce.targets', '2004')).toBe('2004:409.1c')
    expect(cite('announce.targets', '2011')).toBe('2011:601.2c')
    expect(cite('cost.total', 'today')).toBe('today:601.2f')
  })

  test('where the edition has none, it is that of the latest earlier book', () => {
    expect(cite('mana.burn', '2011')).toBe('2004:300.3')
    expect(cite('planeswalker.redirection', 'today')).toBe('2011:306.7')
  })

  test('where no earlier book has one either, it is that of the next', () => {
    expect(cite('activate.loyalty', '2004')).toBe('2011:606.3')
    expect(ruleOfKeyword('menace', '2011')).toBe('2004:501.1')
  })
})

describe('a refusal', () => {
  const about = { object: 3 }

  test('cites the rule for its key, in the edition played', () => {
    expect(refuse({ edition: '2004' }, 'cost.tapped', about)).toEqual({
      key: 'cost.tapped',
      rule: '2004:104.4',
      params: about,
    })
    expect(refuse({ edition: '2011' }, 'cost.tapped', about).rule).toBe('2011:107.5')
  })

  test('with house rules, that of the book they change', () => {
    const played = { edition: { book: '2004', house: { manaBurn: false } } } as const
    expect(refuse(played, 'timing.notMainPhase').rule).toBe('2004:212.7a')
  })

  test('may cite another rule that says the same', () => {
    const played = { edition: '2011' } as const
    const refusal = refuse(played, 'timing.notMainPhase')
    expect(citing(played, 'activate.sorceryTiming', refusal)).toEqual({ ...refusal, rule: '2011:602.5d' })
  })
})
