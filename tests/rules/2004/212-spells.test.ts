import { expect, test } from 'vitest'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { giveTo } from '../../support/owned.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const NAP = zoo('Nap')
const HUSH = card('Lipseal', '{0}', 'Instant', 'You gain 1 life.')
const FEAST = card('Feast', '{0}', 'Sorcery', 'You gain 2 life.')
const MOURN = card('Mourn', '{0}', 'Sorcery', 'You gain 1 life for each card in your graveyard.')
const MOURN_FAST = card('Sigh', '{0}', 'Instant', 'You gain 1 life for each card in your graveyard.')
const LURCH = zoo('Lurch')
const RECALL = card('Homecall', '{0}', 'Sorcery', 'Return target card from your graveyard to the battlefield.')
const WATCH = card('Watch', '{0}', 'Enchantment', 'Whenever a permanent enters the battlefield, you gain 7 life.')
const CHARM = card(
  'Charm',
  '{0}',
  'Artifact',
  '{0}: You gain 1 life. Activate this ability only any time you could cast an instant.',
)
const BLADE = card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {0}')
const SLEEPER = creature('Sleeper', '{0}', '1/1')
const CARDS = [NAP, HUSH, FEAST, MOURN, MOURN_FAST, LURCH, RECALL, WATCH, CHARM, BLADE, SLEEPER]

const may = (game: Table, name: string): boolean =>
  game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' }) === null
const mayUse = (game: Table, name: string, ability: number): boolean =>
  game.why({ do: 'activate', ...game.nth(game.id(name), ability) }) === null

inEditions('2004', '2011')('212.5 instants, %s', (edition) => {
  test('[2004:212.5a] whenever its owner has priority; it goes on top of what is on the stack', () => {
    const game = table(edition, [{ hand: ['Feast', 'Nap'] }, { hand: ['Lipseal', 'Lipseal'] }], CARDS)
    game.cast('Feast').pass()
    expect(game.question.seat).toBe(1)
    game.cast('Lipseal')
    expect(game.state.stack).toEqual([game.id('Feast'), game.id('Lipseal', 'stack')])
    game.resolve()
    expect([game.life(1), game.life(0), game.zone('Feast')]).toEqual([21, 20, 'stack'])
    game.resolveAll()
    for (const step of ['beginCombat', 'end'] as const) expect(may(game.to(step), 'Nap')).toBe(true)
    const upkeep = game.to('upkeep', game.state.turn.number + 1)
    expect(may(upkeep.pass(), 'Nap')).toBe(true)
  })

  test('[2004:212.5b] its instructions are followed first, with the card on the stack; then it goes to its owner', () => {
    const game = table(edition, [{ hand: ['Sigh'], graveyard: ['Bear'] }, {}], CARDS)
    game.cast('Sigh').resolve()
    expect([game.life(0), game.state.graveyards[0]?.length]).toEqual([21, 2])
    const lent = table(edition, [{ hand: ['Sigh'], graveyard: ['Bear'] }, {}], CARDS)
    lent.cast('Sigh')
    giveTo(lent, lent.id('Sigh', 'stack'), 1)
    lent.resolve()
    expect([lent.life(0), lent.state.graveyards[1]]).toEqual([21, [lent.id('Sigh')]])
  })

  test('[2004:212.5d 2004:212.7d] neither an instant nor a sorcery enters the battlefield: it stays where it is', () => {
    for (const stuck of ['Nap', 'Feast']) {
      const sides = {
        hand: ['Lurch', 'Homecall'],
        library: [stuck, 'Bear'],
        graveyard: [stuck],
        battlefield: ['Watch'],
      }
      const game = table(edition, [sides, {}], CARDS)
      const [top, buried] = [game.id(stuck, 'library'), game.id(stuck, 'graveyard')]
      game.cast('Lurch').resolve()
      expect([game.state.libraries[0]?.[0], game.state.stack]).toEqual([top, []])
      game.reply({ do: 'cast', object: game.id('Homecall'), via: 'normal' })
      game.reply([{ object: buried }]).resolveAll()
      expect([game.state.graveyards[0]?.includes(buried), game.life(0)]).toEqual([true, 20])
      expect(game.state.battlefield).toEqual([game.id('Watch')])
    }
  })

  test('[2004:212.5e] "any time you could cast an instant" needs priority and no instant', () => {
    const game = table(edition, [{ battlefield: ['Charm'] }, { hand: ['Feast'] }], CARDS, { active: 1 })
    game.cast('Feast').pass()
    expect([game.question.seat, mayUse(game, 'Charm', 0)]).toEqual([0, true])
    game.pass().to('end').pass()
    expect([game.question.seat, game.handSize(0), mayUse(game, 'Charm', 0)]).toEqual([0, 0, true])
    game.activate('Charm').resolve()
    expect(game.life(0)).toBe(21)
  })

  test('instants and sorceries have no subtypes of permanents', () => {
    for (const type of ['Instant', 'Sorcery']) {
      const record = { name: 'Old Probe', mana_cost: '{1}', oracle_text: 'Draw a card.' }
      expect(compile({ ...record, type_line: type }).ok).toBe(true)
      expect(compile({ ...record, type_line: `${type} — Goblin` }).ok).toBe(false)
    }
  })
})

inEditions('2004', '2011')('212.7 sorceries, %s', (edition) => {
  test('[2004:212.7a] in an own main phase with an empty stack, and at no other time', () => {
    const game = table(edition, [{ hand: ['Feast', 'Nap'] }, { hand: ['Mourn'] }], CARDS)
    expect(may(game, 'Feast')).toBe(true)
    game.cast('Nap')
    expect(may(game, 'Feast')).toBe(false)
    expect(may(game.pass(), 'Mourn')).toBe(false)
    game.pass().to('beginCombat')
    expect(may(game, 'Feast')).toBe(false)
    game.to('main2')
    expect(may(game, 'Feast')).toBe(true)
    game.cast('Feast')
    expect(game.zone('Feast')).toBe('stack')
    // The stack is empty and it is a main phase, but not its owner's.
    for (const active of [0, 1]) {
      const turn = table(edition, [{}, { hand: ['Mourn'] }], CARDS, { active })
      if (active === 0) turn.pass()
      expect([turn.asks('priority').seat, turn.state.stack.length, may(turn, 'Mourn')]).toEqual([1, 0, active === 1])
    }
  })

  test("[2004:212.7b] it does not count itself, and goes to its owner's graveyard, whoever cast it", () => {
    const game = table(edition, [{ hand: ['Mourn'], graveyard: ['Bear', 'Ox'] }, {}], CARDS)
    game.cast('Mourn')
    giveTo(game, game.id('Mourn', 'stack'), 1)
    game.resolve()
    expect([game.life(0), game.state.graveyards[1]]).toEqual([22, [game.id('Mourn')]])
  })

  test('[2004:212.7e] "any time you could cast a sorcery" needs the time, and no sorcery', () => {
    const sides = { battlefield: ['Blade', 'Sleeper'], hand: ['Nap'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(mayUse(game, 'Blade', 1)).toBe(true)
    game.cast('Nap')
    expect(mayUse(game, 'Blade', 1)).toBe(false)
    game.resolve()
    expect([game.handSize(0), mayUse(game, 'Blade', 1)]).toEqual([0, true])
    expect(mayUse(game.to('beginCombat'), 'Blade', 1)).toBe(false)
    expect(mayUse(game.to('upkeep', game.state.turn.number + 1).pass(), 'Blade', 1)).toBe(false)
  })
})
