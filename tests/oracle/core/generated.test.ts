import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAll, print } from '../../../src/oracle/core/index.ts'
import { type Effect, type Filter, type Player, sentence, type Thing } from './sample.ts'

const player = fc.constantFrom<Player>({ kind: 'you' }, { kind: 'opponents' }, { kind: 'eachOpponent' })
const filter = fc
  .record({
    color: fc.constantFrom('white', 'black', null),
    type: fc.constantFrom('creature', 'artifact', 'Goblin', 'Elf'),
    of: fc.option(player, { nil: undefined }),
  })
  .map(({ of, ...rest }): Filter => ({ kind: 'filter', ...rest, ...(of && { of }) }))
const thing: fc.Arbitrary<Thing> = fc.oneof(
  fc.constant<Thing>({ kind: 'self' }),
  fc.record({ kind: fc.constant('target'), n: fc.integer({ min: 1, max: 3 }), filter }),
  fc.record({ kind: fc.constantFrom('all', 'a'), filter }),
)
const amount = fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant('x' as const))
const { effect } = fc.letrec<{ effect: Effect }>((tie) => {
  const cost = fc.oneof(fc.constant({ kind: 'tap' }), fc.record({ kind: fc.constant('sacrifice'), what: thing }))
  const ability = fc.record({
    kind: fc.constant('activated'),
    costs: fc.array(cost, { minLength: 1, maxLength: 3 }),
    effect: tie('effect'),
  })
  const granted = fc.oneof({ maxDepth: 2 }, fc.constantFrom('flying', 'haste', 'first strike'), ability)
  return {
    effect: fc.oneof(
      { maxDepth: 2 },
      fc.record({ kind: fc.constant('draw'), who: player, n: amount }),
      fc.record({ kind: fc.constant('destroy'), what: thing }),
      fc.record({ kind: fc.constant('damage'), source: thing, n: amount, to: fc.oneof(player, thing) }),
      fc.record({
        kind: fc.constant('gain'),
        what: thing,
        abilities: fc.array(granted, { minLength: 1, maxLength: 3 }),
        brief: fc.boolean(),
      }),
    ) as fc.Arbitrary<Effect>,
  }
})

describe('generated meanings', () => {
  it('are among the readings of their own text', () => {
    fc.assert(
      fc.property(effect, (value) => {
        const text = print(sentence, value)
        expect(text).not.toBeNull()
        expect(parseAll(sentence, text ?? '').map((reading) => reading.value)).toContainEqual(value)
      }),
      { numRuns: 400 },
    )
  })

  it('give back every reading exactly, in its own wording', () => {
    fc.assert(
      fc.property(effect, (value) => {
        const text = print(sentence, value) ?? ''
        for (const reading of parseAll(sentence, text)) expect(print(sentence, reading.value, reading.trail)).toBe(text)
      }),
      { numRuns: 200 },
    )
  })
})
