import { describe, expect, test } from 'vitest'
import { french } from '../../../src/ui/messages/fr/index.ts'
import { english, type PageTables } from '../../../src/ui/messages/index.ts'
import { builder } from '../../../src/ui/messages/pages/en/builder.ts'
import { cardData } from '../../../src/ui/messages/pages/en/cardData.ts'
import { formats } from '../../../src/ui/messages/pages/en/formats.ts'
import { friend } from '../../../src/ui/messages/pages/en/friend.ts'
import { lessons } from '../../../src/ui/messages/pages/en/lessons.ts'
import { mending } from '../../../src/ui/messages/pages/en/mending.ts'
import { pasting } from '../../../src/ui/messages/pages/en/pasting.ts'
import { puzzles } from '../../../src/ui/messages/pages/en/puzzles.ts'
import { reading } from '../../../src/ui/messages/pages/en/reading.ts'
import { rulebook } from '../../../src/ui/messages/pages/en/rulebook.ts'
import { story } from '../../../src/ui/messages/pages/en/story.ts'
import { writer } from '../../../src/ui/messages/pages/en/writer.ts'
import { said } from './support/samples.ts'

const PAGES: PageTables = {
  builder,
  cardData,
  formats,
  friend,
  lessons,
  mending,
  pasting,
  puzzles,
  reading,
  rulebook,
  story,
  writer,
}
const isPage = (name: string): name is keyof PageTables => name in PAGES
const pageNames = Object.keys(PAGES).filter(isPage)
const pagesInFrench: PageTables = Object.assign(
  {},
  ...(await Promise.all(pageNames.map((name) => french.loadPage?.(name)))),
)

/** A table, and the English one. */
const TABLES: readonly (readonly [name: string, french: object, english: object])[] = [
  ['messages', french.messages, english.messages],
  ['refusals', french.refusals, english.refusals],
  ...pageNames.map((name) => [name, pagesInFrench[name], PAGES[name]] as const),
]

/** No-break spaces as plain ones, so that a sample can be read. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('French', () => {
  test.each(TABLES)('%s has every sentence of English, with its own', (_, own, other) => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(other).sort())
    const kinds = (table: object) => Object.entries(table).map(([key, message]) => `${key} ${typeof message}`)
    expect(kinds(own).sort()).toEqual(kinds(other).sort())
  })

  /** Written alike in both: names, numbers, and words that French has too. */
  const ALIKE =
    /^(list|typeLine|keyword|keyName|player|page\.(nav|decks|puzzles|menu)|level\.normal|settings\.language|label\.stats|life\.number|card\.itself)\b/
  const WORDS =
    /^(deck|commander|archenemy|planechase|vanguard|match|mode|menu|normal|patient|tribal|combat|puzzles?|chaos|poison|pages?|types?|sideboard|total|options?|mana|format|arena|cards?|json|texte?|min|pause|volume|s|x|elk|ada)$/i

  test.each(TABLES)('%s says nothing in English', (_, own, other) => {
    const same = Object.entries(own).filter(([key, message]) => {
      const [text, original] = [said(message), said(new Map(Object.entries(other)).get(key))]
      const words = (text ?? '').match(/\p{L}+/gu) ?? []
      return text === original && !ALIKE.test(key) && !words.every((word) => WORDS.test(word))
    })
    expect(same.map(([key]) => key)).toEqual([])
  })

  test.each(TABLES)('%s elides before Ada, and not before Bea', (_, own) => {
    for (const [key, message] of Object.entries(own)) {
      expect(said(message, 'Ada') ?? '', key).not.toMatch(/(?<!\p{L})(de|que|jusque|le|la) \**Ada(?!\p{L})/u)
      expect(said(message, 'Bea') ?? '', key).not.toMatch(/’\**Bea/)
    }
  })
})

const m = french.messages

describe('players', () => {
  test.each([
    [m['match.gameWon'], 'Vous gagnez la partie', 'Ada gagne la partie', 'Bea gagne la partie'],
    [m['prompt.waiting'], 'À vous de jouer', 'En attente d’Ada', 'En attente de Bea'],
    [m['prompt.thinking'], 'Vous réfléchissez', 'Ada réfléchit', 'Bea réfléchit'],
    [m['prompt.waitingWhy.other'], 'Vous avez un choix à faire.', 'Ada a un choix à faire.', 'Bea a un choix à faire.'],
    [m['watch.title'], 'Votre dernier tour', 'Dernier tour d’Ada', 'Dernier tour de Bea'],
    [m['priority.titleFor'], 'Vous avez la priorité', 'Ada a la priorité', 'Bea a la priorité'],
    [m['priority.toTurnOf'], 'Passer jusqu’à votre tour', 'Passer jusqu’au tour d’Ada', 'Passer jusqu’au tour de Bea'],
    [m['starter.me'], 'Vous commencez', 'Ada commence', 'Bea commence'],
    [m['side.for'], 'Votre sideboard', 'Sideboard d’Ada', 'Sideboard de Bea'],
    [m['newGame.deckOf'], 'Votre deck', 'Deck d’Ada', 'Deck de Bea'],
    [m['curtain.pass'], 'À votre tour', 'Au tour d’Ada', 'Au tour de Bea'],
    [m['over.won'], 'Vous gagnez', 'Ada gagne', 'Bea gagne'],
    [
      m['over.reason.life'],
      'Vous n’avez plus de points de vie.',
      'Ada n’a plus de points de vie.',
      'Bea n’a plus de points de vie.',
    ],
    [m['strip.theirs'], 'Arrêts (vous)', 'Arrêts (Ada)', 'Arrêts (Bea)'],
    [m['turn.theirs'], 'Votre tour', 'Tour d’Ada', 'Tour de Bea'],
    [m['pool.label'], 'Votre réserve de mana', 'Réserve de mana d’Ada', 'Réserve de mana de Bea'],
    [m['zone.zonesOf'], 'Vos zones', 'Zones d’Ada', 'Zones de Bea'],
    [m['combat.attacks'], 'vous attaque', 'attaque Ada', 'attaque Bea'],
    [m['label.attackingWhom'], 'va vous attaquer', 'va attaquer Ada', 'va attaquer Bea'],
    [m['menu.concedeWhy'], 'Vous perdrez cette partie.', 'Ada perdra cette partie.', 'Bea perdra cette partie.'],
    [m['zoom.owner'], 'Vous en êtes propriétaire', 'Ada en est propriétaire', 'Bea en est propriétaire'],
  ])('%s', (message, you, ada, bea) => {
    expect(['Vous', 'Ada', 'Bea'].map((name) => message({ name, names: [name] }))).toEqual([you, ada, bea])
  })

  test('piles, the question of passing, and the end of a subgame', () => {
    const pile = (name: string) => m['zone.pile']({ zone: 'graveyard', name, n: 1, top: 'Elk', lit: 0 })
    expect(pile('Vous')).toBe('Votre cimetière, 1 carte, Elk au-dessus')
    expect(pile('Ada')).toBe('Cimetière d’Ada, 1 carte, Elk au-dessus')
    expect(m['priority.resolves']({ names: ['Vous'], what: 'Spark' })).toBe('Si vous passez aussi, Spark se résout.')
    expect(m['priority.resolves']({ names: ['Ada'], what: m['stack.the']({ name: '**Elk**', what: 'trigger' }) })).toBe(
      'Si Ada passe aussi, la capacité déclenchée d’**Elk** se résout.',
    )
    expect(m['games.ended']({ winner: 'Vous', depth: 0 })).toMatch(/^Vous gagnez la sous-partie\./)
  })
})

describe('numbers and articles', () => {
  test('what is chosen has its article, and is elided', () => {
    const one = m['choose.count']({ min: 1, max: 1, thing: 'card' })
    expect(one).toBe('une carte')
    expect(m['choose.discard']({ n: one })).toBe('Défaussez-vous d’une carte')
    expect(m['choose.discard']({ n: m['choose.count']({ min: 2, max: 2, thing: 'card' }) })).toBe(
      'Défaussez-vous de 2 cartes',
    )
    expect(m['choose.sacrifice']({ n: m['choose.count']({ min: 0, max: 2, thing: 'land' }) })).toBe(
      'Sacrifiez jusqu’à 2 terrains',
    )
    expect(m['choose.confirmDiscard']({ n: 1, thing: 'spell' })).toBe('Se défausser d’un sort')
  })

  test('steps have theirs', () => {
    const steps = ['stepLong.upkeep', 'stepLong.main2', 'stepLong.beginCombat', 'stepLong.combatDamage'] as const
    expect(steps.map((step) => m['priority.toStep']({ step: m[step] }))).toEqual([
      'Passer à l’entretien',
      'Passer à la phase principale 2',
      'Passer au début du combat',
      'Passer aux blessures de combat',
    ])
    expect(m['turn.passingTo']({ step: m['stepLong.main2'] })).toBe('Vous passez jusqu’à la phase principale 2')
  })

  test('zero is singular', () => {
    expect([0, 1, 2].map((n) => m['start.cards']({ n }))).toEqual(['0 carte', '1 carte', '2 cartes'])
    expect([0, 1, 2].map((n) => m['life.label']({ name: 'Ada', n })).map(plain)).toEqual([
      'Ada : 0 point de vie',
      'Ada : 1 point de vie',
      'Ada : 2 points de vie',
    ])
  })

  test('a type line has its nouns first, and agrees', () => {
    const types = (...words: string[]) => m['typeLine.types']({ words })
    expect(types('Légendaire', 'Artefact', 'Créature')).toBe('Créature-artefact légendaire')
    expect(types('De base', 'Neigeux', 'Terrain')).toBe('Terrain neigeux de base')
    expect(types('Neigeux', 'Créature')).toBe('Créature neigeuse')
    expect(types('Tribal', 'Éphémère')).toBe('Éphémère tribal')
  })

  test('a list without a conjunction has none', () => {
    expect(m['list.series']({ parts: ['a', 'b'] })).toBe('a, b')
  })
})
