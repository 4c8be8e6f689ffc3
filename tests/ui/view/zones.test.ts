import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { viewOf } from './support.ts'

const BELFRY = card('Open Belfry', '{3}', 'Enchantment', 'Play with the top card of your library revealed.')
const VAULT = card('Blind Vault', '{R}', 'Sorcery', 'Exile the top card of your library face down.')
const BANISH = card('Banishing', '{R}', 'Sorcery', 'Exile target creature.')
const WALKER = creature('Tide Walker', '{U}', '2/2', 'Phasing', 'Creature — Spirit')
const LEDGER = card('Ledger', '{2}', 'Artifact', '{T}: Add {G}{G}. Spend this mana only to cast creature spells.')

const zoneOf = (game: ReturnType<typeof table>, zone: string, me = 0) =>
  viewOf(game, me).you.zones.find((one) => one.zone === zone)

describe('zones', () => {
  test('a library shows its top card only where that lies open', () => {
    const side = { library: ['Spark', 'Ox'] }
    expect(zoneOf(table('2011', [side, {}]), 'library')?.top).toBeNull()
    const open = zoneOf(table('2011', [{ ...side, battlefield: ['Open Belfry'] }, {}], [BELFRY]), 'library')
    expect(open?.top?.name).toBe('Spark')
    expect(open?.label).toContain('Spark on top')
    expect(open?.groups.flatMap(({ cards }) => cards.map(({ note }) => note))).toEqual(['on top'])
  })

  test('the command zone is there while something is in it, with its name, for everyone to see', () => {
    const game = table('2011', [{ command: ['Ox'] }, {}])
    const shown = viewOf(game, 1).others[0].zones.find((one) => one.zone === 'command')
    expect([shown?.name, shown?.count, shown?.top?.name]).toEqual(['Command zone', 1, 'Ox'])
    expect(zoneOf(table('2011', [{}, {}]), 'command')).toBeUndefined()
  })

  test('exiled cards lie with what exiled them, others apart; face-down ones are backs', () => {
    const game = table(
      '2011',
      [
        {
          battlefield: ['Mountain', 'Mountain', 'Bear'],
          hand: ['Banishing', 'Blind Vault'],
          exile: ['Ox'],
          library: ['Spark', 'Ox'],
        },
        {},
      ],
      [BANISH, VAULT],
    )
    game.cast('Banishing', { targets: ['Bear'] }).resolveAll()
    game.cast('Blind Vault').resolveAll()
    const exile = zoneOf(game, 'exile')
    expect(exile?.count).toBe(3)
    expect(exile?.groups.map(({ title, cards }) => [title, cards.length])).toEqual([
      ['Exiled by Blind Vault', 1],
      ['Exiled by Banishing', 1],
      [null, 1],
    ])
    expect(exile?.groups[0]?.cards[0]).toMatchObject({ unseen: true, note: 'Face-down card' })
    expect(exile?.top).toBeNull()
  })

  test('ante and sideboard have a place while something is in them, the sideboard for its owner alone', () => {
    const game = table('2004', [
      { ante: ['Ox'], outside: ['Spark', 'Spark'] },
      { ante: ['Bear'], outside: ['Ox'] },
    ])
    const names = viewOf(game, 0).you.zones.map(({ zone, count }) => [zone, count])
    expect(names.slice(3)).toEqual([
      ['ante', 1],
      ['outside', 2],
    ])
    expect(
      viewOf(game, 0)
        .others[0].zones.slice(3)
        .map(({ zone }) => zone),
    ).toEqual(['ante'])
    expect(viewOf(table('2004', [{}, {}])).you.zones).toHaveLength(3)
  })

  test('phased-out permanents wait with who controls them', () => {
    const game = table(
      '2011',
      [{ battlefield: ['Tide Walker'], library: ['Ox', 'Ox'] }, { library: ['Ox', 'Ox'] }],
      [WALKER],
    )
    game.to('main1', game.state.turn.number + 2)
    const phased = zoneOf(game, 'phasedOut', 0)
    expect(phased?.groups.flatMap(({ cards }) => cards.map(({ id }) => id))).toEqual([game.id('Tide Walker')])
  })
})

describe('the mana pool', () => {
  test('mana that is not free stands apart, with what it is for', () => {
    const game = table('2011', [{ battlefield: ['Forest', 'Ledger'] }, {}], [LEDGER])
    game.activate('Ledger').activate('Forest')
    expect(viewOf(game).you.mana).toEqual([
      { symbol: 'G', amount: 1, restriction: undefined },
      { symbol: 'G', amount: 2, restriction: 'Spend this mana only to cast creature spells.' },
    ])
  })
})
