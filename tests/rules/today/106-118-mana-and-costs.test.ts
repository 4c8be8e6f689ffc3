import { expect, test } from 'vitest'
import { characteristics, colorsOf, get, manaValueOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Green Keep', '{1}', 'Enchantment', "You don't lose unspent green mana as steps and phases end."),
  card('Unravel', '{0}', 'Instant', 'Destroy target enchantment.'),
  creature('Cub', '{G}', '2/2'),
  creature('Void Cub', '{C}', '2/2'),
  creature('Void Ox', '{C}{C}', '3/3'),
  card('Cheaper', '{1}', 'Enchantment', 'Spells you cast cost {1} less to cast.'),
  card('Any Hue', '{1}', 'Enchantment', 'You may spend mana as though it were mana of any color.'),
  card('Less White', '{1}', 'Enchantment', 'Spells you cast cost {W}{W} less to cast.'),
  card('Less Either', '{1}', 'Enchantment', 'Spells you cast cost {W/U} less to cast.'),
  creature('White One', '{2}{W}', '2/2'),
  creature('Blue One', '{2}{U}', '2/2'),
  creature('Small Blue', '{1}{U}', '2/2'),
  card('Spring', '', 'Land', '{T}: Add {C}{C}.'),
  card(
    'Flare',
    '{1}',
    'Enchantment',
    'Whenever a land is tapped for mana, its controller adds one mana of any type that land produced.',
  ),
  card('Barren', '', 'Land', '{T}: Add {G} for each creature you control.'),
  card(
    'Toll',
    '{1}',
    'Enchantment',
    "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.",
  ),
  creature('Eager', '{0}', '2/2', '~ attacks each combat if able.'),
  creature('Needy', '{0}', '3/3', 'At the beginning of your upkeep, sacrifice ~ unless you pay {1}.'),
  creature('Blaze Cub', '{X}{G}', '2/2', 'When ~ enters the battlefield, it deals X damage to target creature.'),
  creature('Charger', '{X}{G}', '2/2', '{X}: Put X charge counters on ~.'),
  card('Swell Up', '{0}', 'Instant', 'Target creature gains "{X}: This creature gets +X/+X until end of turn."'),
  card('Copy It', '{0}', 'Sorcery', "Create a token that's a copy of target creature."),
  card('Loop Back', '{1}{R}', 'Instant', 'You gain 2 life.\nFlashback {2}{R}'),
]
const why = (game: Table, name: string) =>
  game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })?.key ?? null

inEditions('2011', 'today')('mana, %s', (edition) => {
  test('[today:106.4/persist] green mana that isn’t lost pays in another phase, and is lost without the effect', () => {
    const sides = { battlefield: ['Green Keep', 'Forest'], hand: ['Cub', 'Unravel'] }
    const kept = table(edition, [sides, {}], CARDS, { step: 'upkeep' }).activate('Forest').to('main1')
    expect(kept.pool(0)).toBe('G')
    expect(kept.cast('Cub').resolve().zone('Cub')).toBe('battlefield')
    const lost = table(edition, [sides, {}], CARDS, { step: 'upkeep' }).activate('Forest').to('main1')
    lost.cast('Unravel', { targets: ['Green Keep'] }).resolve()
    expect(lost.pool(0)).toBe('G')
    expect(lost.to('beginCombat').pool(0)).toBe('')
  })

  test('[today:106.12a] more of the type that was produced; where nothing was, nothing more', () => {
    const sides = { battlefield: ['Flare', 'Barren', 'Forest'] }
    const game = table(edition, [sides, {}], CARDS).activate('Forest')
    while (game.question.kind !== 'priority') game.plain()
    expect(game.pool(0)).toBe('GG')
    game.activate('Barren')
    expect([game.question.kind, game.pool(0)]).toEqual(['priority', 'GG'])
    const more = table(edition, [{ battlefield: ['Flare', 'Barren', 'Bear'] }, {}], CARDS).activate('Barren')
    while (more.question.kind !== 'priority') more.plain()
    expect(more.pool(0)).toBe('GG')
  })
})

test('[today:107.4c] colourless mana in a cost is paid by nothing else, and isn’t generic', () => {
  const at = (battlefield: readonly string[], pool: string) =>
    table('today', [{ battlefield, hand: ['Void Cub', 'Void Ox'], pool }, {}], CARDS)
  expect([why(at([], '{G}'), 'Void Cub'), why(at([], '{C}'), 'Void Cub')]).toEqual(['cast.cantPay', null])
  expect([why(at(['Cheaper'], '{C}'), 'Void Ox'), why(at(['Cheaper'], '{C}{C}'), 'Void Ox')]).toEqual([
    'cast.cantPay',
    null,
  ])
  expect(why(at(['Any Hue'], '{G}'), 'Void Cub')).toBe('cast.cantPay')
})

inEditions('today')('reductions, %s', (edition) => {
  const at = (rule: string, pool: string) =>
    table(edition, [{ battlefield: [rule], hand: ['White One', 'Blue One', 'Small Blue'], pool }, {}], CARDS)

  test('[today:118.7] of a colour they take that first, and what is left over off the generic mana', () => {
    expect([why(at('Less White', '{C}'), 'White One'), why(at('Less White', ''), 'White One')]).toEqual([
      null,
      'cast.cantPay',
    ])
    expect([why(at('Less White', '{U}'), 'Blue One'), why(at('Less White', '{C}'), 'Blue One')]).toEqual([
      null,
      'cast.cantPay',
    ])
  })

  test('[today:118.7] of a hybrid symbol they take the half that the caster picks', () => {
    const game = at('Less Either', '{C}')
    expect(why(game, 'Small Blue')).toBeNull()
    expect(game.cast('Small Blue').resolve().zone('Small Blue')).toBe('battlefield')
  })
})

inEditions('2011', 'today')('costs nobody has to pay, %s', (edition) => {
  test('[today:118.3c] mana for a toll is never forced, nor for what is sacrificed otherwise', () => {
    const game = table(edition, [{ battlefield: ['Eager', 'Forest'] }, { battlefield: ['Toll'] }], CARDS)
    game.until('attackers').reply([])
    expect(get(game.state, game.id('Eager')).tapped).toBe(false)
    const needy = table(edition, [{ battlefield: ['Needy', 'Forest'] }, {}], CARDS, { step: 'upkeep' })
    needy.until('confirm').reply(false)
    expect(needy.zone('Needy')).toBe('graveyard')
  })
})

inEditions('today')('X, %s', (edition) => {
  test('[today:107.3m] a permanent’s own enters ability knows the X of the spell it was; a copy of it has none', () => {
    const sides = { hand: ['Blaze Cub', 'Copy It'], pool: '{G}{G}{G}{G}' }
    const game = table(edition, [sides, { battlefield: ['Ox', 'Bear'] }], CARDS)
      .cast('Blaze Cub', { x: 3 })
      .resolve()
    game.reply([{ object: game.id('Ox') }]).resolve()
    expect(game.zone('Ox')).toBe('graveyard')
    game.cast('Copy It', { targets: ['Blaze Cub'] }).resolve()
    game.reply([{ object: game.id('Bear') }]).resolve()
    expect([game.zone('Bear'), get(game.state, game.id('Bear')).damage]).toEqual(['battlefield', 0])
  })

  test('[today:107.3j] an activated ability’s X is its own, also that of one that was gained', () => {
    const sides = { hand: ['Charger', 'Swell Up'], pool: '{G}{G}{G}{G}{G}{G}{G}{G}' }
    const game = table(edition, [sides, {}], CARDS).cast('Charger', { x: 4 }).resolve()
    game.activate('Charger', 0, { x: 2 }).resolve()
    expect(get(game.state, game.id('Charger')).counters).toEqual({ charge: 2 })
    game.cast('Swell Up', { targets: ['Charger'] }).resolve()
    game.activate('Charger', 1, { x: 1 }).resolve()
    expect(game.size('Charger')).toBe('3/3')
  })
})

test('[today:118.9a] a spell has one way to be cast: flashback isn’t joined with casting it for nothing', () => {
  const free = card(
    'Free Hand',
    '{0}',
    'Sorcery',
    'You may cast target instant card from your graveyard without paying its mana cost.',
  )
  const sides = { hand: ['Free Hand'], graveyard: ['Loop Back'], pool: '{R}{R}{R}' }
  const game = table('today', [sides, {}], [...CARDS, free])
    .cast('Free Hand', { targets: ['Loop Back'] })
    .resolve()
  while (game.question.kind === 'confirm') game.reply(true)
  expect(game.pool(0)).toBe('RRR')
  expect(manaValueOf(game.state, game.id('Loop Back'))).toBe(2)
  game.resolveAll()
  // Cast for nothing, it isn’t exiled as with flashback.
  expect([game.zone('Loop Back'), game.life(0)]).toEqual(['graveyard', 22])
  expect([colorsOf(game.state, game.id('Loop Back')), characteristics(game.state, game.id('Loop Back')).name]).toEqual([
    ['R'],
    'Loop Back',
  ])
})

inEditions('2011', 'today')('coloured mana less, %s', (edition) => {
  test('[today:118.7] before, what the cost didn’t have took off nothing', () => {
    const sides = { battlefield: ['Less White'], hand: ['White One'], pool: '{C}' }
    expect(why(table(edition, [sides, {}], CARDS), 'White One')).toBe(edition === 'today' ? null : 'cast.cantPay')
  })
})
