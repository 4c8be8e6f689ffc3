import { expect, test } from 'vitest'
import { compileAll } from '../../../src/catalog/compiling/index.ts'
import { readCardFile } from '../../../src/catalog/index.ts'

test('[2004:201.1] a record keeps what is printed on a card; one with two halves keeps both', () => {
  const whole = {
    name: 'Tidepool Sentry',
    mana_cost: '{1}{U}',
    type_line: 'Creature — Crab',
    oracle_text: 'Flying',
    power: '1',
    toughness: '3',
    set_name: 'Copper Coast',
    rarity: 'rare',
    artist: 'A. Painter',
    collector_number: '12',
  }
  const half = (name: string, mana_cost: string, oracle_text: string) => ({
    name,
    mana_cost,
    type_line: 'Instant',
    oracle_text,
  })
  const halves = [half('Push', '{R}', 'Draw a card.'), half('Pull', '{2}{U}', 'You gain 1 life.')]
  const split = { name: 'Push // Pull', type_line: 'Instant // Instant', layout: 'split', card_faces: halves }
  const { records, problems } = readCardFile(JSON.stringify([whole, split]))
  expect(problems).toEqual([])
  expect(records[0]).toEqual(whole)
  expect(records[1]).toMatchObject({ name: 'Push // Pull', card_faces: halves })
})

test('[2004:201.1] in 2011 a colour indicator and a loyalty are parts as well', () => {
  const record = {
    name: 'Ilsa, Reed Caller',
    mana_cost: '',
    type_line: 'Planeswalker — Ilsa',
    oracle_text: '+1: You gain 1 life.',
    color_indicator: ['G', 'U'],
    loyalty: '4',
  }
  const { records, problems } = readCardFile(JSON.stringify([record]))
  expect([records, problems]).toEqual([[record], []])
  const [read] = compileAll(records)
  expect(read?.compiled.ok).toBe(true)
  expect(read?.compiled.printed).toMatchObject({ cost: null, colors: ['U', 'G'], loyalty: 4, power: null })
})
