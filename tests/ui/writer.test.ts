import { describe, expect, test } from 'vitest'
import { readLines } from '../../src/oracle/index.ts'
import { analyseCard } from '../../src/ui/writer/analyseCard.ts'
import { type Draft, decoded, draftOf, EXAMPLE, encoded, readDraft, recordOf } from '../../src/ui/writer/cardDraft.ts'
import { stretches } from '../../src/ui/writer/MarkedText.tsx'

const draft = (fields: Partial<Draft>): Draft => ({ ...EXAMPLE, ...fields })

describe('a card that is being written', () => {
  test('costs, sizes and dashes may be typed the short way', () => {
    const record = recordOf(draft({ cost: '2uU', size: ' 2 / 3 ', typeLine: 'Creature - Spirit' }))
    expect(record).toMatchObject({ mana_cost: '{2}{U}{U}', power: '2', toughness: '3', type_line: 'Creature — Spirit' })
    expect(recordOf(draft({ cost: '{W/U}{2}' })).mana_cost).toBe('{W/U}{2}')
    expect(recordOf(draft({ cost: 'two' })).mana_cost).toBe('{T}{W}{O}')
    expect(recordOf(draft({ cost: '2!' })).mana_cost).toBe('2!')
    expect(recordOf(draft({ size: '' }))).not.toHaveProperty('power')
    expect(recordOf(draft({ size: '4' }))).toMatchObject({ loyalty: '4' })
  })

  test('comes back from its link, from its record, and from nothing that isn’t one', () => {
    const odd = draft({ name: 'Кит <b>&"</b> 鯨', text: 'Flying\n“{T}: Draw.”' })
    expect(decoded(encoded(odd))).toEqual(odd)
    expect(recordOf(draftOf(recordOf(odd)))).toEqual(recordOf(odd))
    for (const link of ['', '!', 'bm8', encoded(null), encoded([]), encoded({ name: 1 }), encoded({})])
      expect(decoded(link), link).toBeNull()
    expect(readDraft({ name: 'A', cost: 2 })).toEqual({ name: 'A', cost: '', typeLine: '', size: '', text: '' })
  })

  test('the example is understood', () => {
    const { compiled, printed, words, phrases } = analyseCard(recordOf(EXAMPLE), '2011')
    expect(compiled.ok).toBe(true)
    expect(printed.abilities.every(({ at }) => words[at.key] != null)).toBe(true)
    expect(phrases).toEqual([])
  })

  test('of a card with a line that isn’t read, the other lines are; what could stand there was tried', () => {
    const record = recordOf(draft({ text: 'Flying\nWhenever Bellringer of the Deep attacks, ring the bell.\nHaste' }))
    const { compiled, printed, phrases } = analyseCard(record, '2011')
    expect(compiled.ok ? [] : compiled.problems.map(({ ability }) => ability)).toEqual([1])
    expect(printed.abilities.map(({ at }) => at.line)).toEqual([0, 2])
    expect(phrases).toContain('draw a card.')
    for (const phrase of phrases) {
      const text = `Whenever Bellringer of the Deep attacks, ${phrase}`
      expect(analyseCard({ ...record, oracle_text: text }, '2011').compiled.ok, text).toBe(true)
    }
  })

  test('a choice of modes is one line, whichever of them is not read', () => {
    const text = 'Flying\nWhen Bellringer of the Deep dies, choose one —\n• Draw a card.\n• Sing.\nHaste'
    const { compiled, printed, phrases } = analyseCard(recordOf(draft({ text })), '2011')
    expect(compiled.ok ? [] : compiled.problems.map(({ ability, phrase }) => [ability, phrase])).toEqual([[1, 'Sing.']])
    expect(printed.abilities).toHaveLength(2)
    expect(phrases).toContain('Target player draws a card.')
  })

  test('a text of 200 kB is refused at once, and nothing of it is read', () => {
    const record = recordOf(draft({ text: '<script>alert(1)</script> Flying. '.repeat(6_000) }))
    const { compiled, lines } = analyseCard(record, '2011')
    expect(compiled.ok ? [] : compiled.problems.map(({ reason }) => reason)).toEqual(['tooLong'])
    expect(lines).toEqual([])
  })
})

describe('the underlines', () => {
  const record = recordOf(draft({ text: 'When Bellringer of the Deep dies, destroy target creature.' }))
  const [read] = readLines(record)

  test('are those of the innermost phrase, and every letter stands in one stretch', () => {
    const found = stretches(record.oracle_text, read, null)
    expect(found.map(({ text }) => text).join('')).toBe(record.oracle_text)
    expect(found.map(({ mark }) => mark)).toEqual(['when', null, 'do', 'target', 'do'])
  })

  test('from where the line isn’t read on, that is what they say', () => {
    const found = stretches(record.oracle_text, read, 34)
    expect(found.at(-1)).toEqual({ text: 'destroy target creature.', mark: 'unread' })
  })
})
