import { describe, expect, test } from 'vitest'
import { characteristics, get, manaValueOf, whyNotInEdition } from '../../../src/engine/index.ts'
import { card, faced } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'

const TURNING = faced(
  'flip',
  ['Sapling', '{1}{G}', 'Creature — Plant', '{0}: Flip ~.\n{0}: Put a +1/+1 counter on ~.', '1/1'],
  ['Eldest Bough', '', 'Legendary Creature — Treefolk', 'Vigilance', '3/3'],
)
const CARDS = [
  TURNING,
  card('Mantle', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+0.'),
  card(
    'Scrubdown',
    '{0}',
    'Sorcery',
    'Search your library for a legendary card, reveal it, put it into your hand, then shuffle.',
  ),
  card('Shock', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
]

describe('flip cards, 2011', () => {
  const board = (mine: object = {}): Table => table('2011', [{ battlefield: ['Sapling'], ...mine }, {}], CARDS)
  const flip = (game: Table, name = 'Sapling'): Table => game.activate(name, 0).resolveAll()

  test('[2011:contents/709] flipped it has its other name, text, type line and size, and the same cost and colour', () => {
    const game = flip(board())
    const id = game.id('Eldest Bough', 'battlefield')
    const { supertypes, subtypes, colors, abilities } = characteristics(game.state, id)
    expect([supertypes, subtypes, colors, game.size('Eldest Bough')]).toEqual([
      ['legendary'],
      ['Treefolk'],
      ['G'],
      '3/3',
    ])
    expect(manaValueOf(game.state, id)).toBe(2)
    expect(abilities.map((one) => one.kind === 'keyword' && one.keyword.name)).toEqual(['vigilance'])
    expect(game.events.find(({ kind }) => kind === 'turnedOver')).toMatchObject({
      object: { id, name: 'Sapling' },
      name: 'Eldest Bough',
      rule: '2011:709',
    })
    game.isAtAQuestion()
  })

  test('[2011:contents/709] it is the same permanent: counters, damage, what is attached and tapping stay', () => {
    const game = board({ hand: ['Mantle', 'Shock'], battlefield: ['Sapling', 'Mountain'] })
    const id = game.id('Sapling')
    game.activate('Sapling', 1).resolveAll().activate('Sapling', 1).resolveAll()
    game
      .cast('Mantle', { targets: ['Sapling'] })
      .resolveAll()
      .cast('Shock', { targets: ['Sapling'] })
      .resolveAll()
    const { controlledSince, timestamp } = get(game.state, id)
    flip(game)
    expect([game.id('Eldest Bough'), game.size('Eldest Bough')]).toEqual([id, '6/5'])
    expect(get(game.state, id)).toMatchObject({ damage: 2, tapped: false, controlledSince, timestamp })
  })

  test('[2011:contents/709] flipping is for good: what would flip it again does nothing', () => {
    const game = board()
    game.reply({ do: 'activate', ...game.nth(game.id('Sapling'), 0) })
    game.reply({ do: 'activate', ...game.nth(game.id('Sapling'), 0) }).resolveAll()
    expect(game.size('Eldest Bough')).toBe('3/3')
    expect(game.events.filter(({ kind }) => kind === 'turnedOver')).toHaveLength(1)
  })

  test('[2011:contents/709] elsewhere it is its normal half, and it comes back unflipped', () => {
    const game = flip(board({ hand: ['Bounce', 'Forest'], battlefield: ['Sapling', 'Forest', 'Forest'] }))
    game.cast('Bounce', { targets: ['Eldest Bough'] }).resolveAll()
    expect([game.zone('Sapling'), game.has('hand', 'Eldest Bough')]).toEqual(['hand', false])
    game.cast('Sapling').resolveAll()
    expect(game.size('Sapling')).toBe('1/1')
  })

  test('[2011:contents/709] in a library it is not what it would be when flipped', () => {
    const game = board({ hand: ['Scrubdown'], battlefield: [], library: ['Sapling', 'Forest'] })
    game.cast('Scrubdown').resolve()
    expect(game.position.question?.kind === 'choose' ? game.asks('choose').from : []).toEqual([])
  })

  test('[2011:contents/709 2004:503.3] a copy has both halves and a status of its own', () => {
    const game = flip(board({ hand: ['Mirror'] }))
    game.cast('Mirror').resolve()
    game.reply([game.id('Eldest Bough')]).resolveAll()
    expect(game.size('Sapling')).toBe('1/1')
    flip(game)
    // Both are legends of that name now.
    expect([game.zone('Mirror'), game.zone('Sapling')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2011:contents/709] turned face down and up again it is still flipped', () => {
    const game = flip(board({ hand: ['Muffle'] }))
    const id = game.id('Eldest Bough')
    game.cast('Muffle', { targets: ['Eldest Bough'] }).resolveAll()
    expect([characteristics(game.state, id).name, get(game.state, id).side]).toEqual(['', 1])
  })

  test('[2011:contents/709] the 2004 book has no flip cards', () => {
    expect(whyNotInEdition('2011', TURNING)).toBeNull()
    expect(whyNotInEdition('2004', TURNING)).toMatchObject({ key: 'edition.parts' })
  })

  test('[2011:contents/709] put onto the battlefield flipped it enters that way, and what has no such side as it is', () => {
    const rise = card(
      'Upfold',
      '{0}',
      'Sorcery',
      'Return target creature card in your graveyard to the battlefield flipped.',
    )
    const moon = faced(
      'transform',
      ['Moonling', '{0}', 'Creature — Elf', '', '1/1'],
      ['Moonbeast', '', 'Creature — Wolf', '', '4/4'],
    )
    const back = (name: string): Table => {
      const sides = { hand: ['Upfold'], graveyard: [name], battlefield: name === 'Mirror' ? ['Sapling'] : [] }
      const game = table('2011', [sides, {}], [...CARDS, rise, moon])
      return game.cast('Upfold', { targets: [name] }).resolve()
    }
    const game = back('Sapling')
    expect(game.size('Eldest Bough')).toBe('3/3')
    expect(game.events.some(({ kind }) => kind === 'turnedOver')).toBe(false)
    game.isAtAQuestion()
    expect(back('Bear').size('Bear')).toBe('2/2')
    expect(back('Moonling').size('Moonling')).toBe('1/1')
    // 706: the copy has the text of both halves, and its own status says which of them is up.
    const copy = back('Mirror')
    copy.reply([copy.id('Sapling')])
    expect(copy.size('Eldest Bough')).toBe('3/3')
  })
})
