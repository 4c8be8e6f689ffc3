import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { REFUSAL_RULES } from '../../../src/engine/state/refusalRules.ts'
import { en } from '../../../src/ui/messages/en/index.ts'
import { game } from '../../../src/ui/messages/game/index.ts'
import { knowsRefusal, say, sayRefusal } from '../../../src/ui/messages/index.ts'
import { table } from '../../support/table.ts'

function files(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : /\.tsx?$/.test(path) ? [path] : []
  })
}

/** Every refusal's key. */
const refusalKeys = (): readonly string[] => Object.keys(REFUSAL_RULES)

const words = { name: (id: number) => `Card ${id}` }

describe('refusals', () => {
  test('every key the engine and the catalog refuse with has a sentence', () => {
    const keys = refusalKeys()
    expect(keys.length).toBeGreaterThan(40)
    expect(keys.filter((key) => !knowsRefusal(key))).toEqual([])
  })

  test('a sentence names what it is about', () => {
    const params = { object: 3, attacker: 4, source: 5 }
    expect(sayRefusal({ key: 'attack.sick', params }, words)).toContain('Card 3')
    expect(sayRefusal({ key: 'block.flying', params }, words)).toMatch(/Card 4 has flying.*Card 3/)
    expect(sayRefusal({ key: 'attack.cant', params }, words)).toContain('Card 5')
  })

  test('what can’t be paid for says which mana it needs', () => {
    const short = table('2011', [{ battlefield: ['Forest'], hand: ['Bear'] }, {}])
    const why = short.why({ do: 'cast', object: short.id('Bear', 'hand'), via: 'normal' })
    expect(why).toMatchObject({ key: 'cast.cantPay', params: { cost: '{1}{G}' } })
    expect(why && sayRefusal(why, { name: () => 'Bear' })).toBe('Not enough mana: Bear needs {1}{G}.')
  })

  test('no sentence shows a parameter that is not there', () => {
    const params = {
      object: 1,
      attacker: 2,
      source: 3,
      min: 1,
      max: 2,
      least: 1,
      most: 2,
      total: 3,
      n: 4,
      counter: '+1/+1',
      card: 'Spark',
      type: 'plane',
      subtype: 'Arcane',
      symbol: 'Y',
      cost: '{1}{G}',
    }
    for (const key of refusalKeys()) expect(sayRefusal({ key, params }, words), key).not.toContain('undefined')
  })

  test('an unknown key still says something true', () => {
    expect(sayRefusal({ key: 'no.such', params: {} }, words)).toBe(say('refused.unknown'))
  })
})

describe('the table of messages', () => {
  test('keys are unique across its parts', async () => {
    const early = ['cards', 'decks', 'keywords', 'match', 'pages', 'refusals', 'rulebook', 'screens', 'table']
    const parts = await Promise.all([
      ...early.map((name) => import(`../../../src/ui/messages/en/${name}.ts`)),
      ...[
        'agreed',
        'cards',
        'contests',
        'log',
        'marks',
        'newGame',
        'prompts',
        'screens',
        'settings',
        'several',
        'table',
        'told',
        'turn',
      ].map((name) => import(`../../../src/ui/messages/game/${name}.ts`)),
    ])
    const count = parts.reduce((sum, part) => {
      const table = Object.entries(part).find(
        ([name]) => !/[rR]efusal(Sentences|s)$/.test(name) || name === 'refusals',
      )?.[1]
      return sum + Object.keys(table as object).length
    }, 0)
    expect(Object.keys({ ...en, ...game })).toHaveLength(count)
  })

  test('every message is asked for somewhere', () => {
    const sources = files('src').filter((path) => !/\/messages\/(en|fr|game)\//.test(path))
    const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
    // say(`step.${step}`) asks for each message of its beginning.
    const begun = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, prefix]) => prefix ?? '')
    const isAsked = (key: string) => text.includes(`'${key}'`) || begun.some((prefix) => key.startsWith(prefix))
    expect(Object.keys({ ...en, ...game }).filter((key) => !isAsked(key))).toEqual([])
  })

  test('plural forms', () => {
    expect(say('stack.aside', { n: 1 })).toBe('1 object, top first')
    expect(say('stack.aside', { n: 2 })).toBe('2 objects, top first')
  })
})
