/** What of a card's print is shown: its name first, its set and rarity, whose work it is. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { compileAll } from '../../../src/catalog/compiling/index.ts'
import { readCardFile } from '../../../src/catalog/index.ts'
import { positionFrom } from '../../../src/engine/positionFrom.ts'
import { CardFace, type CardLook, ZoomCard } from '../../../src/ui/card/index.ts'
import { lookOf, lookOfPrinted, zoomView } from '../../../src/ui/view/index.ts'
import { BASICS, card, creature } from '../../support/cards.ts'
import { Table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'
import { sceneOf } from '../../ui/view/support.ts'

const FIELDS = {
  name: 'Tidepool Sentry',
  mana_cost: '{1}{U}',
  type_line: 'Creature — Crab',
  oracle_text: 'Flying',
  power: '1',
  toughness: '3',
}

/** The cards of a file, as it would be dropped on the page. */
function printsOf(...records: readonly object[]) {
  const file = readCardFile(JSON.stringify(records.map((record) => ({ ...FIELDS, ...record }))))
  expect(file.problems).toEqual([])
  return compileAll(file.records).map(({ compiled }) => compiled.printed)
}
const looksOf = (...records: readonly object[]): CardLook[] => printsOf(...records).map(lookOfPrinted)

const zoomed = (look: CardLook): string => renderToStaticMarkup(<ZoomCard look={look} />)
/** The drawn expansion symbol in the card view: its colour, its shape and its words; `null` where there is none. */
function markOf(look: CardLook) {
  const svg = /<svg[^>]*data-part="setMark".*?<\/svg>/.exec(zoomed(look))?.[0]
  if (svg === undefined) return null
  const part = (of: RegExp) => of.exec(svg)?.[1]
  return { color: part(/data-symbol="(\w+)"/), label: part(/aria-label="([^"]*)"/), path: part(/ d="([^"]*)"/) }
}

describe('202 the name', () => {
  const looks = [...BASICS, creature('Wyrm', '{4}{R}', '4/4', 'Flying'), card('Shell', '', 'Artifact')].map(
    lookOfPrinted,
  )

  test('[2004:202.1] the name is the first line of a face, in every size that has lines', () => {
    for (const look of looks) {
      for (const size of ['board', 'phone', 'hand', 'tile', 'land'] as const) {
        const html = renderToStaticMarkup(<CardFace look={look} size={size} label="spoken" />)
        const face = html.slice(html.indexOf('data-part="face"'))
        const [, attributes = '', words = ''] = /^[^>]*><span([^>]*)>([^<]*)<\/span>/.exec(face) ?? []
        expect(attributes).toContain('data-part="label"')
        expect(words).toBe(look.name)
      }
    }
  })

  test('[2004:202.1] the name heads the card shown large', () => {
    for (const look of looks)
      expect(zoomed(look)).toMatch(new RegExp(`^<article[^>]*><header[^>]*><h2[^>]*>${look.name}</h2>`))
  })

  test('[2004:202.1] what lies face down shows no name of its own', () => {
    const players = [{}, { battlefield: [{ name: 'Bear', faceDown: true }, 'Ox'] }]
    const made = positionFrom({ edition: '2004', players }, (name) => BASICS.find((one) => one.name === name) ?? null)
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    const game = new Table(made.position)
    const { state } = sceneOf(game, 0)
    const [hidden, open] = state.battlefield.map((id) => zoomed(lookOf(state, id)))
    expect(hidden).not.toContain('Bear')
    expect(open).toMatch(/<h2[^>]*>Ox<\/h2>/)
  })
})

describe('206 the expansion symbol', () => {
  test('[2004:206.1] two printings of a card show two signs, and one set always the same one', () => {
    const marks = looksOf(
      { set_name: 'Copper Coast', rarity: 'rare' },
      { set_name: 'Reedwater', rarity: 'rare' },
      { set_name: 'Copper Coast', rarity: 'common', name: 'Other' },
    ).map(markOf)
    const [first, second, same] = marks.map((mark) => mark?.path)
    expect(first).toMatch(/^M/)
    expect(second).not.toBe(first)
    expect(same).toBe(first)
    expect(marks.map((mark) => mark?.label)).toEqual(['Copper Coast, rare', 'Reedwater, rare', 'Copper Coast, common'])
  })

  test('[2004:206.1] a card of no known set shows no sign', () => {
    expect(looksOf({ rarity: 'rare' }, {}).map(markOf)).toEqual([null, null])
  })

  test('[2004:206.2] gold is rare, silver uncommon, black common', () => {
    const set_name = 'Copper Coast'
    const looks = looksOf(...['rare', 'uncommon', 'common'].map((rarity) => ({ set_name, rarity })))
    expect(looks.map((look) => markOf(look)?.color)).toEqual(['gold', 'silver', 'black'])
  })

  test('[2004:206.2] the 2011 edition adds red-orange for mythic rare and purple for special', () => {
    const looks = looksOf(...['mythic', 'special'].map((rarity) => ({ set_name: 'Copper Coast', rarity })))
    expect(looks.map((look) => markOf(look)?.color)).toEqual(['redOrange', 'purple'])
  })

  test('[2004:206.2] symbols were black until June 1998, and core sets had none', () => {
    const at = (released_at: string, set_type = 'expansion') => ({
      ...{ set_name: 'Copper Coast', rarity: 'rare', released_at, set_type },
    })
    const looks = looksOf(at('1998-06-14'), at('1998-06-15'), at('1997-03-24', 'core'), at('1999-04-21', 'core'))
    expect(looks.map((look) => markOf(look)?.color)).toEqual(['black', 'gold', undefined, 'gold'])
    expect(markOf(looks[2] as CardLook)).toBeNull()
  })

  test('[2004:206.3] an early core set has no symbol for an effect to find', () => {
    const prints = printsOf(
      { set_name: 'Old Core', set_type: 'core', released_at: '1995-04-01', rarity: 'rare' },
      { set_name: 'Old Core', set_type: 'core', released_at: '2003-07-28', rarity: 'rare' },
    )
    const sink = card('Sink', '{0}', 'Sorcery', 'Destroy all permanents from the Old Core expansion.')
    const all: Readonly<Record<string, (typeof prints)[number] | undefined>> = { a: prints[0], b: prints[1], sink }
    const made = positionFrom(
      { edition: '2004', players: [{ battlefield: ['a', 'b'], hand: ['sink'] }, {}] },
      (name) => all[name] ?? BASICS.find((one) => one.name === name) ?? null,
    )
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    const game = new Table(made.position)
    const [first] = game.state.battlefield
    game.cast('Sink').resolve()
    expect(game.state.battlefield).toEqual([first])
    game.isAtAQuestion()
  })
})

describe('201 what else is printed', () => {
  const [known, bare] = printsOf(
    { set_name: 'Copper Coast', rarity: 'uncommon', artist: 'A. Painter', collector_number: '12' },
    { name: 'Reef Sentry' },
  )
  const named: Readonly<Record<string, typeof known>> = {
    known,
    bare,
    Mimic: zoo('Mimic'),
  }
  const board = (): Table => {
    const players = [
      { battlefield: ['known', { name: 'known', faceDown: true }], hand: ['known', 'bare', 'Mimic'] },
      {},
    ]
    const made = positionFrom(
      { edition: '2004', players },
      (name) => named[name] ?? BASICS.find((one) => one.name === name) ?? null,
    )
    if ('problems' in made) throw new Error(JSON.stringify(made.problems))
    return new Table(made.position)
  }
  const PRINT = ['published', 'artist', 'number']
  const shown = (game: Table, id: number) =>
    zoomView(sceneOf(game, 0), id)
      ?.facts.filter((fact) => PRINT.includes(fact.id))
      .map(({ value }) => value)

  test('[2004:201.1] the card view shows set, rarity, illustrator and number, wherever the card is', () => {
    const game = board()
    for (const zone of ['battlefield', 'hand'] as const)
      expect(shown(game, game.id('Tidepool Sentry', zone))).toEqual(['Copper Coast, uncommon', 'A. Painter', '12'])
  })

  test('[2004:201.1] nothing is shown that the record has not, nor of a card face down', () => {
    const game = board()
    expect(shown(game, game.id('Reef Sentry', 'hand'))).toEqual([])
    expect(shown(game, game.state.battlefield[1] as number)).toEqual([])
  })

  test('[2004:201.1] a copy bears the symbol it copies, and none of the illustrator and number', () => {
    const game = board()
    game
      .cast('Mimic')
      .resolve()
      .reply([game.id('Tidepool Sentry', 'battlefield')])
    const copy = game.state.battlefield.at(-1) as number
    expect(lookOf(game.state, copy).name).toBe('Tidepool Sentry')
    expect(shown(game, copy)).toEqual(['Copper Coast, uncommon'])
  })
})
