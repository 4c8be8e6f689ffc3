import { describe, expect, it } from 'vitest'
import { compile } from '../../src/oracle/index.ts'
import { problems } from './support.ts'

describe('what is not understood', () => {
  it('is told by paragraph, place and first words; nothing is guessed', () => {
    const text = 'Flying\nWhen ~ dies, juggle three cards.'
    expect(problems(text)).toMatchObject([
      { reason: 'unknown', ability: 1, phrase: 'juggle three cards.', position: 'When Hollow Lantern dies, '.length },
    ])
  })

  it('says what could have stood there', () => {
    const [problem] = problems('Destroy target creature without wobbling.', 'Instant')
    expect(problem).toMatchObject({ phrase: 'wobbling.' })
    expect(problem?.expected).toContain('a keyword')
  })

  it('places are those of the printed text, with its reminders and names', () => {
    const printed = 'Flying (This creature can’t be blocked except by creatures with flying or reach.), wobble'
    expect(problems(printed)[0]).toMatchObject({ position: printed.indexOf('wobble'), phrase: 'wobble' })
  })

  it('no word is skipped', () => {
    for (const text of [
      'Draw a card quickly.',
      'Destroy target creature',
      'Draw two card.',
      'Target creature gain flying until end of turn.',
      'Destroy target a creature.',
    ]) {
      expect(problems(text, 'Instant'), text).not.toEqual([])
    }
  })

  it('an X that is described, beside one that is announced as a cost is paid', () => {
    const cranked = (cost: string) =>
      `Artifacts you control have "${cost}, {T}: You gain X life," where X is your devotion to green.`
    expect(problems(cranked('{1}'))).toEqual([])
    expect(problems(cranked('{X}'))).not.toEqual([])
  })

  it('what is nested deeper than any sentence is refused, however deep it is', () => {
    const nested = (n: number) => `Whenever ~ attacks, ${'if you control a creature, '.repeat(n)}draw a card.`
    expect(problems(nested(5))).toEqual([])
    for (const n of [60, 120]) {
      const [problem] = problems(nested(n))
      expect(problem).toMatchObject({ reason: 'unknown', expected: ['fewer clauses within one another'] })
      expect(problem?.phrase).toMatch(/if you control|you control|control a/)
    }
  })

  it('a text longer than any card’s is not read', () => {
    expect(problems('Flying\n'.repeat(571))).toEqual([])
    expect(problems('Flying\n'.repeat(572))).toMatchObject([{ reason: 'tooLong', phrase: expect.any(String) }])
    const nested = 'if you control a creature, '.repeat(300)
    expect(problems(`Whenever ~ attacks, ${nested}draw a card.`)).toMatchObject([{ reason: 'tooLong' }])
  })

  it('“for each 1 life you lost” leaves what is done for each, and nothing else', () => {
    const each = (after: string) =>
      problems(`Whenever you lose life, for each 1 life you lost, sacrifice a permanent. ${after}`)
    expect(each('You gain 1 life for each permanent sacrificed this way.')).toEqual([])
    expect(each('You gain 1 life for each creature destroyed this way.')).toMatchObject([{ reason: 'dangling' }])
    expect(each('You gain 1 life for each card milled this way.')).toMatchObject([{ reason: 'dangling' }])
  })

  it('a keyword that the engine does not play is not understood', () => {
    for (const text of ['Assist', 'Augment {2}'])
      expect(problems(`${text}\nDraw a card.`, 'Instant'), text).not.toEqual([])
  })

  it('only what a keyword stands for as an activated ability is activated', () => {
    const cheaper = (keyword: string) => `${keyword} abilities you activate cost {1} less to activate.`
    expect(['Equip', 'Cycling', 'Unearth'].flatMap((one) => problems(cheaper(one)))).toEqual([])
    for (const one of ['Flashback', 'Madness', 'Dash']) expect(problems(cheaper(one)), one).not.toEqual([])
  })

  it('every paragraph with a problem is told', () => {
    expect(problems('Wobbling\nFlying\n{T}: Wobble.').map((one) => one.ability)).toEqual([0, 2])
  })

  it('types, costs and faces', () => {
    const card = { name: 'Hollow Lantern', mana_cost: '{1}', type_line: 'Artifact', oracle_text: '' }
    expect(compile(card)).toMatchObject({ ok: true, printed: { cost: ['1'], types: ['artifact'], colors: [] } })
    expect(compile({ ...card, type_line: 'Gizmo' })).toMatchObject({
      problems: [{ reason: 'typeLine', phrase: 'Gizmo' }],
    })
    expect(compile({ ...card, mana_cost: '{?}' })).toMatchObject({ problems: [{ reason: 'cost', phrase: '{?}' }] })
    expect(compile({ ...card, card_faces: [{}, {}] })).toMatchObject({ problems: [{ reason: 'typeLine' }] })
    expect(compile({ ...card, oracle_text: 'Wobble' }).printed.abilities).toEqual([])
  })

  it('a card that is called like a word of its text', () => {
    const card = {
      name: 'Flying',
      mana_cost: '{U}',
      type_line: 'Enchantment — Aura',
      oracle_text: 'Enchant creature\nFlying',
    }
    expect(compile(card)).toMatchObject({ ok: true, printed: { abilities: [{}, { keyword: { name: 'flying' } }] } })
  })
})
