import { describe, expect, it } from 'vitest'
import { loadSet } from '../../src/catalog/index.ts'
import { asInEdition } from '../../src/engine/opening/index.ts'
import { type Ability, abilityOf, derivedFrom, inFull, substituted } from '../../src/language/index.ts'
import { EDITION_IDS, EDITIONS } from '../../src/rulebook/index.ts'
import { abilities } from './support.ts'

const ats = (list: readonly Ability[]) => list.map(({ at }) => [at.key, at.line, at.keyword])

/** Every ability in the data, those included that something is given or a keyword stands for. */
function everyAbility(node: unknown): readonly Ability[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(everyAbility)
  return Object.hasOwn(node, 'at') ? [node as Ability, ...inner] : inner
}

describe('addresses of abilities', () => {
  it('a key of its own, the line it was read from, the keyword that it is', () => {
    const text =
      'Flying, vigilance\n{T}: Draw a card.\nWhen ~ dies, choose one —\n• Draw a card.\n• You gain 1 life.\n{2}: ~ gains haste until end of turn.'
    expect(ats(abilities(text))).toEqual([
      ['Hollow Lantern#0', 0, 'flying'],
      ['Hollow Lantern#1', 0, 'vigilance'],
      ['Hollow Lantern#2', 1, null],
      ['Hollow Lantern#3', 2, null],
      ['Hollow Lantern#4', 3, null],
    ])
  })

  it('what a keyword stands for has the keyword, its line, and a key below its own', () => {
    const all = inFull(abilities('Trample\nFlying, cycling {2}'))
    expect(ats(all)).toEqual([
      ['Hollow Lantern#0', 0, 'trample'],
      ['Hollow Lantern#1', 1, 'flying'],
      ['Hollow Lantern#2', 1, 'cycling'],
      ['Hollow Lantern#2.0', 1, 'cycling'],
    ])
    expect(abilityOf(abilities('Cycling {2}'), 'Hollow Lantern#0.0')).toMatchObject({ kind: 'activated', zone: 'hand' })
    expect(abilityOf(abilities('Cycling {2}'), 'Hollow Lantern#1')).toBeUndefined()
  })

  it('no two of a card are alike, on any card of the set', async () => {
    const { cards } = await loadSet()
    for (const { compiled } of cards) {
      for (const edition of EDITION_IDS) {
        const { name, abilities: own } = asInEdition(EDITIONS[edition], compiled.printed)
        // What a card is as it is cast for another cost has the same lines: it is one or the other.
        const plain = own.map((ability) => (ability.kind === 'keyword' ? { ...ability, face: undefined } : ability))
        const faces = own.flatMap((ability) =>
          ability.kind === 'keyword' && ability.face ? [ability.face.abilities] : [],
        )
        for (const list of [plain, ...faces]) {
          const keys = everyAbility(list).map(({ at }) => at.key)
          expect(new Set(keys).size, name).toBe(keys.length)
        }
      }
    }
  })

  it('what is given has the key of its giver; changed words leave it as it is', () => {
    const [ability] = abilities('Equip {1}') as [Ability]
    const given = derivedFrom(ability, { object: 7, key: '7.Grant#0' })
    expect(ats(inFull([given]))).toEqual([
      ['7.Grant#0/Hollow Lantern#0', 0, 'equip'],
      ['7.Grant#0/Hollow Lantern#0.0', 0, 'equip'],
    ])
    const [walk] = abilities('{T}: Destroy target Goblin.') as [Ability]
    const swapped = substituted(walk, { kind: 'subtype', from: 'Goblin', to: 'Elf' })
    expect(swapped).not.toEqual(walk)
    expect(swapped.at).toEqual(walk.at)
  })
})

describe('abilities in full', () => {
  it('a list in full has nothing more to it', () => {
    const all = inFull(abilities('Cycling {2}'))
    expect([all.length, inFull(all)]).toEqual([2, all])
  })
})
