import { describe, expect, test } from 'vitest'
import { loadSet } from '../../src/catalog/index.ts'
import { everyFace, isShortForText, type Printed } from '../../src/language/index.ts'
import { type CardRecord, compile, worded } from '../../src/oracle/index.ts'
import { loadRulebook, lookUp } from '../../src/rulebook/books.ts'
import { EDITION_IDS, type EditionId } from '../../src/rulebook/index.ts'
import { readAbilities, settled } from '../../src/ui/reading/readCard.ts'

const book = await loadRulebook('en-GB')
const { cards } = await loadSet()

const readings = (printed: Printed, edition: EditionId) => readAbilities(settled(printed, edition), edition, worded)

/** The lines of a card's only ability: label, words and rule. */
function lines(text: string, fields: Partial<CardRecord> = {}, edition: EditionId = '2011') {
  const record = { name: 'Kelp Oracle', mana_cost: '{1}{U}', type_line: 'Creature — Merfolk', oracle_text: text }
  const compiled = compile({ ...record, power: '1', toughness: '1', ...fields })
  expect(compiled).toMatchObject({ ok: true })
  const [reading] = readings(compiled.printed, edition)
  return { title: reading?.title, said: (reading?.lines ?? []).map(({ label, words, rule }) => [label, words, rule]) }
}

describe('how the game reads a card', () => {
  test.each(EDITION_IDS)('each ability of each card of the set has a reading with nothing missing, %s', (edition) => {
    for (const { compiled } of cards) {
      for (const face of everyFace(compiled.printed)) {
        const read = readings(face, edition)
        expect(read).toHaveLength(face.abilities.length)
        for (const { title, lines: parts } of read) {
          expect(title.trim(), face.name).not.toBe('')
          expect(parts.length, face.name).toBeGreaterThan(0)
          for (const { label, words, rule } of parts) {
            expect(label, face.name).not.toBe('')
            expect(words.trim(), face.name).not.toBe('')
            expect(words, face.name).not.toMatch(/undefined|[~^]/)
            expect(lookUp(book, rule), `${face.name} ${rule}`).not.toBeNull()
          }
        }
      }
    }
  })

  test('a triggered ability: its event, its target and when that is chosen, what is asked, what if it is gone', () => {
    const { title, said } = lines(
      'When Kelp Oracle enters the battlefield, you may return target creature to its owner’s hand.',
    )
    expect(title).toBe('Triggered ability')
    expect(said).toEqual([
      ['When', 'Kelp Oracle enters the battlefield', '2011:603.6a'],
      ['Target', 'target creature: chosen as it goes on the stack', '2011:603.3d'],
      ['You may', 'you choose when it resolves, not before', '2011:603.5'],
      ['Do', "you may return target creature to its owner's hand.", '2011:608.2c'],
      ['If gone', 'does nothing if its target is gone', '2011:608.2b'],
      ['Speed', 'triggers automatically; goes on the stack before any player gets priority', '2011:603.3'],
    ])
  })

  test('an activated ability is read by the rules of the edition', () => {
    const text = '{T}: Draw a card. Activate only any time you could cast a sorcery.'
    const rules = (edition: EditionId) => lines(text, {}, edition).said.map(([label, , rule]) => [label, rule])
    expect(rules('2011')).toEqual([
      ['Cost', '2011:602.1a'],
      ['Cost', '2011:602.5a'],
      ['Do', '2011:608.2c'],
      ['Limit', '2011:602.5b'],
      ['Speed', '2011:602.5b'],
    ])
    expect(rules('2004').map(([, rule]) => rule)).toEqual([
      '2004:403.1',
      '2004:403.4',
      '2004:413.2b',
      '2004:403.3',
      '2004:403.3',
    ])
  })

  test('only a creature has to wait for its own tap symbol', () => {
    const text = '{T}: Draw a card.'
    const { power: _, ...artifact } = { power: null, type_line: 'Artifact' }
    expect(lines(text, artifact).said.map(([label]) => label)).toEqual(['Cost', 'Do', 'Speed'])
  })

  test('a mana ability with a target is one in 2004 only', () => {
    const text = '{T}: Add {G}. Target player gains 1 life.'
    expect(lines(text, {}, '2004').title).toBe('Mana ability')
    expect(lines(text, {}, '2011').title).toBe('Activated ability')
    const triggered = 'Whenever a land is tapped for mana, its controller adds {G}.'
    expect(lines(triggered).title).toBe('Mana ability')
  })

  test('modes are read one by one, and what lasts says until when', () => {
    const text = 'Choose one —\n• Draw a card.\n• Target creature gets +1/+1 until end of turn.'
    const { said } = lines(text, { type_line: 'Instant' })
    expect(said.map(([label, words]) => [label, words])).toEqual([
      ['Choose', '1 of 2, before targets'],
      ['Target', 'Target creature: chosen as it is cast'],
      ['Mode 1', 'Draw a card.'],
      ['Mode 2', 'Target creature gets +1/+1 until end of turn.'],
      ['Lasts', 'ends in the cleanup step, together with damage'],
      ['If gone', 'does nothing if its target is gone'],
    ])
  })

  test('what is given away in quotes belongs to another ability', () => {
    const { said } = lines('{1}: Kelp Oracle gains "{T}: Destroy target creature" until end of turn.')
    expect(said.map(([label]) => label)).toEqual(['Cost', 'Do', 'Lasts', 'Speed'])
  })

  test('in quotes the card is named where it is meant, and what has the ability is another', () => {
    const all = lines(
      'All Merfolk have "{1}, Sacrifice this permanent: This permanent deals 2 damage to target player."',
    )
    expect(all.said.map(([, words]) => words).join(' ')).toContain(
      '"{1}, Sacrifice this permanent: This permanent deals 2 damage to target player."',
    )
  })

  test('whose power it is doesn’t hang on where the words were', () => {
    const text = "Destroy target creature. ~ deals damage to that creature's controller equal to the creature's power."
    const { said } = lines(text.replace('~', 'Kelp Oracle'), { type_line: 'Instant' })
    expect(said.map(([, words]) => words).join(' ')).toContain(
      "damage equal to that creature's power to its controller",
    )
  })

  test('a keyword that is short for text is read as that text of its edition', () => {
    expect(lines('Rampage 2', {}, '2004').said[0]?.[1]).toContain('by two or more creatures')
    expect(lines('Rampage 2', {}, '2011').said[0]?.[1]).not.toContain('by two or more creatures')
    expect(lines('Flying').said).toEqual([
      ['Meaning', 'It can be blocked only by creatures with flying or reach.', '2011:702.9'],
    ])
  })

  test('every keyword has its meaning: a sentence, or the text that it is short for', () => {
    const seen = new Map(
      cards.flatMap(({ compiled }) =>
        compiled.printed.abilities.flatMap((one) => (one.kind === 'keyword' ? [[one.keyword.name, one] as const] : [])),
      ),
    )
    for (const [name, ability] of seen)
      expect(ability.abilities.length > 0 || 'variants' in ability, name).toBe(isShortForText(name))
  })
})
