import { describe, expect, test } from 'vitest'
import { lessons as englishLessons } from '../../../src/ui/messages/pages/en/lessons.ts'
import { builder } from '../../../src/ui/messages/pages/fr/builder.ts'
import { cardData } from '../../../src/ui/messages/pages/fr/cardData.ts'
import { lessons } from '../../../src/ui/messages/pages/fr/lessons.ts'
import { pasting } from '../../../src/ui/messages/pages/fr/pasting.ts'
import { puzzles } from '../../../src/ui/messages/pages/fr/puzzles.ts'
import { story } from '../../../src/ui/messages/pages/fr/story.ts'

/** No-break spaces as plain ones, so that a sample can be read. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

const YOU = 'Vous'

describe('French lessons', () => {
  const isSentence = (key: string) => /^(?:land|creatures|attack|stack|tricks|deck|aside)\./.test(key)
  const at = (key: string, touch: boolean): string => {
    const message: unknown = lessons[key as keyof typeof lessons]
    const params = { touch, other: 'Ada', button: 'Fin du tour', name: 'Elk' }
    return typeof message === 'function' ? String(message(params)) : String(message)
  }
  const keys = Object.keys(englishLessons).filter(isSentence)

  test('a sentence has 14 words at most', () => {
    const words = (text: string) => text.match(/[\p{L}\d][\p{L}\d’/-]*/gu)?.length ?? 0
    const button = 2
    const long = keys.filter((key) => words(at(key, false)) - button > 14)
    expect(long).toEqual([])
  })

  test('what is pressed is touched where there is a touch screen', () => {
    expect(at('aside.target', false)).toMatch(/^Cliquez sur \*\*Elk/)
    expect(at('aside.target', true)).toMatch(/^Touchez \*\*Elk/)
    for (const key of keys) expect(at(key, true), key).not.toMatch(/cliquez/i)
  })

  test('names are elided', () => {
    expect(plain(at('stack.blessing', true))).toBe('Touchez **Lightwell Blessing** pour répondre au sort d’Ada.')
  })
})

test.each([
  [story['end.source']({ name: 'Elk', n: 1, to: YOU }), 'Elk vous inflige 1 blessure.'],
  [story['end.source']({ name: 'Elk', n: 3, to: 'Ada' }), 'Elk inflige 3 blessures à Ada.'],
  [story['end.fromTo']({ name: YOU, from: 4, to: 0 }), 'Vous n’en avez plus.'],
  [story['end.fromTo']({ name: 'Ada', from: 4, to: 2 }), 'Ada passe de 4 à 2.'],
  [story['end.attack']({ n: 2, names: ['Elk', 'Elk'] }), 'Deux créatures attaquent.'],
  [story['end.lookBack']({ n: 5, who: YOU }), 'Revoir le tour 5, le vôtre'],
  [story['replay.turn']({ n: 5, who: 'Ada' }), 'Tour 5, celui d’Ada'],
  [pasting['paste.fetched']({ added: 1, missing: 2 }), '1 carte ajoutée. 2 noms introuvables.'],
  [pasting['paste.rewritten']({ format: 'arena' }), 'Liste Arena affichée comme liste simple.'],
  [cardData['cardData.added']({ added: 2, understood: 1 }), '2 cartes ajoutées, dont 1 jouable.'],
  [cardData['cardData.missing']({ n: 2 }), 'Le service de cartes n’a pas de carte à ces noms :'],
  [
    builder['builder.curveColumn']({ cost: 6, last: true, creatures: 1, others: 0 }),
    'Coût 6 et plus : 1 créature, 0 autre sort',
  ],
  [builder['builder.average']({ cost: 2.5 }), 'coût moyen 2,5'],
  [puzzles['puzzle.weekText']({ solved: 1, helped: 0 }), '1 résolu sur les 7 derniers'],
  [puzzles['puzzle.day']({ date: new Date(2026, 10, 28) }), 'samedi 28 novembre'],
  [
    puzzles['puzzle.wrongIdle']({ what: 'attackers', names: ['Elk', 'Bear'] }),
    'Vous n’avez pas attaqué. Il fallait attaquer avec Elk et Bear.',
  ],
  [puzzles['puzzle.is.puzzle']({ right: 1, plans: 8 }), 'C’est un puzzle : 1 premier coup sur 8 atteint le but.'],
])('%s', (said, sentence) => {
  expect(plain(said)).toBe(sentence)
})
