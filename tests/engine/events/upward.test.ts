import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { happen, moveTo, providePerform } from '../../../src/engine/events/index.ts'
import type { Process } from '../../../src/engine/questions/index.ts'
import { perform } from '../../../src/engine/resolve/perform.ts'
import { type Context, get, leaving } from '../../../src/engine/state/index.ts'
import type { Effect, Replaced } from '../../../src/language/index.ts'
import { draftOf, run } from '../../support/run.ts'
import { scry } from '../../support/sorting.ts'
import { beast, buildState, face, staticAbility } from '../../support/state.ts'

const BEAR = beast('Bear', 2, 2)
const you = { kind: 'you' } as const

/** Stands in for the resolve floor: mills by drawing, pays or not. */
let pays = false
const performed: (readonly Effect[])[] = []

beforeEach(() => {
  performed.length = 0
  providePerform(function* (g, effects, context): Process<Context> {
    performed.push(effects)
    for (const effect of effects) if (effect.kind === 'sortCards') yield* happen(g, [{ kind: 'draw', seat: 0 }])
    return leaving(context, { did: pays })
  })
})

// Test files share their modules.
afterAll(() => providePerform(perform))

describe('effects inside an event', () => {
  test('[2004:419.6a] what is performed instead of a draw gives the same effect no second opportunity', () => {
    const event: Replaced = { on: 'draw', who: you }
    const looks = scry(1)
    const orb = face('Orb', { abilities: [staticAbility({ kind: 'replace', event, instead: [looks] })] })
    const g = draftOf(buildState({ battlefield: [orb], library: [BEAR, BEAR] }))
    const { result } = run(happen(g, [{ kind: 'draw', seat: 0 }]))
    expect(performed).toEqual([[looks]])
    expect(result).toEqual([])
    expect(g.state.hands[0]).toHaveLength(1)
    run(happen(g, [{ kind: 'draw', seat: 0 }]))
    expect(performed).toHaveLength(2)
  })

  test('[2004:410.10e] it enters tapped unless its controller pays', () => {
    const as = { kind: 'tappedUnlessPaid', cost: [{ kind: 'payLife', n: 2 }] } as const
    const gate = face('Gate', {
      types: ['land'],
      abilities: [staticAbility({ kind: 'enters', what: { kind: 'self' }, as })],
    })
    for (const paid of [false, true]) {
      pays = paid
      const g = draftOf(buildState({ hand: [gate] }))
      run(happen(g, [moveTo(1, 'battlefield', 'play')]))
      expect(get(g.state, g.state.battlefield[0] ?? -1).tapped).toBe(!paid)
    }
    expect(performed).toHaveLength(2)
  })
})
