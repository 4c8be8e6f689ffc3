import { describe, expect, test } from 'vitest'
import { loadSet } from '../../src/catalog/index.ts'
import { textLines } from '../../src/language/index.ts'
import { type CardRecord, compile, printAbility, type Role, readLines, worded } from '../../src/oracle/index.ts'

const { cards } = await loadSet()
/** What is headed by a form: it is read without the heading, and its phrases aren't those of the line. */
const isHeaded = (line: string): boolean => /^(?:Solved — |∞ — |\d+\+ \| )/.test(line)

const card = (oracle_text: string, fields: Partial<CardRecord> = {}): CardRecord => ({
  name: 'Kelp Oracle',
  mana_cost: '{1}{U}',
  type_line: 'Creature — Merfolk',
  power: '1',
  toughness: '1',
  oracle_text,
  ...fields,
})

type Said = readonly (readonly [Role, string])[]

/** The phrases of a card's only ability. */
function phrases(record: CardRecord): Said {
  const compiled = compile(record)
  const [ability] = compiled.printed.abilities
  const said = ability && worded(ability)
  return (said?.phrases ?? []).map(({ role, from, to }) => [role, said?.text.slice(from, to) ?? ''])
}

/** The phrases of the first line as it was typed. */
function typed(record: CardRecord): Said {
  const [first] = readLines(record)
  const [line = ''] = textLines(record.oracle_text)
  return (first?.phrases ?? []).map(({ role, from, to }) => [role, line.slice(from, to)])
}

describe('the phrases of an ability', () => {
  test('an activated one has a cost, what it does to which target, how long, and its limit', () => {
    const text = '{1}, {T}: Target creature gets +1/+1 until end of turn. Activate only during your turn.'
    expect(phrases(card(text))).toEqual([
      ['cost', '{1}, {T}'],
      ['do', 'Target creature gets +1/+1 until end of turn.'],
      ['target', 'Target creature'],
      ['duration', 'until end of turn'],
      ['limit', 'Activate only during your turn.'],
    ])
  })

  test('a triggered one has its event, and the condition that belongs to it', () => {
    expect(phrases(card('When Kelp Oracle dies, if you control a Swamp, draw a card.'))).toEqual([
      ['when', 'When ~ dies'],
      ['event', '~ dies'],
      ['if', 'if you control a Swamp'],
      ['do', 'draw a card.'],
    ])
  })

  test('what is granted in quotes stands within its quotes', () => {
    const said = phrases(card('Enchanted creature has "{T}: Draw a card."', { type_line: 'Enchantment — Aura' }))
    expect(said.map(([role]) => role)).toEqual(['do', 'quoted', 'cost', 'do'])
  })

  test('they are words of the very text that the ability has in house style, on any card of the set', () => {
    for (const { record, compiled } of cards) {
      for (const ability of compiled.printed.abilities) {
        const said = worded(ability)
        expect(said?.text ?? null, record.name).toBe(printAbility(ability))
        for (const { from, to } of said?.phrases ?? []) expect(from, record.name).toBeLessThan(to)
        const { standsFor = [] } = said ?? {}
        if (ability.kind === 'keyword') expect(standsFor, record.name).toHaveLength(ability.abilities.length)
      }
    }
  })
})

describe('the phrases of a text as it was typed', () => {
  test('stand at the letters that were typed, reminder text and names included', () => {
    expect(typed(card('Whenever Kelp Oracle attacks (not blocks), Kelp Oracle deals 1 damage to any target.'))).toEqual(
      [
        ['when', 'Whenever Kelp Oracle attacks'],
        ['event', 'Kelp Oracle attacks'],
        ['do', 'Kelp Oracle deals 1 damage to any target.'],
        ['target', 'any target'],
      ],
    )
  })

  test('of a line that stops being read, those before', () => {
    expect(typed(card('Whenever Kelp Oracle attacks, it sings to target player.'))).toEqual([
      ['when', 'Whenever Kelp Oracle attacks'],
    ])
    expect(typed(card('{2}, {T}: Sing.'))).toEqual([['cost', '{2}, {T}']])
    expect(typed(card('Sing.'))).toEqual([])
  })

  test('every line of every card of the set has some, within the line', () => {
    for (const { record } of cards) {
      const lines = textLines(record.oracle_text)
      for (const { line, phrases } of readLines(record)) {
        if (isHeaded(lines[line] ?? '')) continue
        if (phrases.length === 0) throw new Error(`${record.name}: ${lines[line]}`)
        for (const { from, to } of phrases) {
          expect(from, record.name).toBeLessThan(to)
          expect(lines[line]?.slice(from, to).trim().length, record.name).toBeGreaterThan(0)
        }
      }
    }
  })

  test('of a text too long to be read, none', () => expect(readLines(card('Flying. '.repeat(30_000)))).toEqual([]))
})
