import { describe, expect, test } from 'vitest'
import { refusalSentences } from '../../../src/ui/messages/fr/refusals.ts'
import { told } from '../../../src/ui/messages/fr/told.ts'
import { english } from '../../../src/ui/messages/index.ts'

/** No-break spaces as plain ones, so that a sample can be read. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const params = {
  object: 1,
  attacker: 2,
  source: 3,
  it: 'Elk',
  attackerName: 'Ada’s Bear',
  sourceName: 'Spark',
  min: 1,
  max: 2,
  least: 2,
  most: 1,
  total: 3,
  n: 4,
  counter: 'charge',
  card: 'Elk',
  type: 'plane',
  subtype: 'Arcane',
  symbol: 'Y',
  cost: '{1}{G}',
  kind: 'flip',
}

type Key = keyof typeof refusalSentences
const refused = (key: Key): string => plain((refusalSentences[key] as (p: typeof params) => string)(params))

const samples: readonly (readonly [Key, string])[] = [
  ['cast.cantPay', 'Pas assez de mana : Elk coûte {1}{G}.'],
  ['cast.notNow', 'Le texte d’Elk interdit de le lancer maintenant.'],
  ['attack.cant', 'Elk ne peut pas attaquer à cause de Spark.'],
  ['attack.must', 'Il faut qu’Elk attaque.'],
  ['attack.tooMany', 'Au plus 1 créature peut attaquer.'],
  ['block.mustBeBlocked', 'Il faut qu’Ada’s Bear soit bloqué.'],
  ['block.flying', 'Ada’s Bear a le vol, et Elk n’a ni le vol ni la portée.'],
  ['block.tooFewTogether', 'Il faut au moins 2 créatures pour bloquer Ada’s Bear.'],
  ['damage.sum', 'Elk doit assigner 4 blessures en tout.'],
  ['deck.tooMany', 'Le deck a 4 exemplaires d’Elk ; le maximum est de 1, sauf pour les terrains de base.'],
  ['cost.counters', 'Il n’y a pas assez de marqueurs « charge ».'],
  ['edition.parts', 'Elk ne peut pas être dans le deck : cette édition n’a pas de cartes à inversion.'],
  ['activate.loyaltyOnce', 'Vous avez déjà activé une capacité de loyauté d’Elk ce tour-ci.'],
]

describe('French refusals', () => {
  test.each(samples)('%s', (key, sentence) => {
    expect(refused(key)).toBe(sentence)
  })

  test('there is one for each of the engine’s, none in English, none with a hole', () => {
    const keys = Object.keys(refusalSentences) as Key[]
    expect(keys.toSorted()).toEqual(Object.keys(english.refusals).toSorted())
    for (const key of keys) {
      const sentence = refused(key)
      expect(sentence, key).not.toBe((english.refusals[key] as (p: typeof params) => string)(params))
      expect(sentence, key).not.toMatch(/undefined|\bde [AEÉ]|\bque [AEÉ]/)
      expect(sentence, key).toMatch(/^\p{Lu}.*\.$/u)
    }
  })
})

describe('what lower floors report, in French', () => {
  test('with a name and without', () => {
    expect(told['reason.activate']({ name: 'Elk' })).toBe('La capacité d’Elk vaut son coût.')
    expect(told['reason.activate']({ name: null })).toBe('Cette capacité vaut son coût.')
    expect(told['reason.saveLife']({ n: 1 })).toBe('Bloquer évite 1 blessure.')
  })

  test('with numbers as French writes them', () => {
    expect(plain(told['reason.searchWins']({ of: 12, plain: 0, this: 1 }))).toBe(
      'Simulé 12 fois : ce coup a gagné une fois, le coup évident jamais.',
    )
    expect(told['reason.search']({ gain: 1.25 })).toContain('de 1,3 points')
  })
})
