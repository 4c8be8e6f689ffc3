import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const RAID = card('Raid', '{0}', 'Sorcery', 'Create two 1/1 red Goblin creature tokens.')
const NAMED = card('Call', '{0}', 'Sorcery', 'Create a 2/2 white Cat creature token named Whiskers.')
const PURGE = card(
  'Purge',
  '{0}',
  'Sorcery',
  'Destroy target creature and all other creatures with the same name as that creature.',
)
const GOBLIN = creature('Goblin', '{0}', '1/1', '', 'Creature — Goblin')
const ELFWISH = card('Elfwish', '{0}', 'Instant', 'Target creature becomes an Elf.')
const CARDS = [RAID, NAMED, PURGE, GOBLIN, ELFWISH]

inEditions(
  '2004',
  '2011',
  'today',
)('the names of tokens, %s', (edition) => {
  const name = edition === 'today' ? 'Goblin Token' : 'Goblin'

  test('[today:111.4] today the word Token is part of it, so no card has that name', () => {
    const game = table(edition, [{ battlefield: ['Goblin'], hand: ['Raid', 'Purge'] }, {}], CARDS)
    const goblin = game.id('Goblin')
    game.cast('Raid').resolve()
    const tokens = game.state.battlefield.filter((id) => id !== goblin)
    expect(tokens.map((id) => characteristics(game.state, id).name)).toEqual([name, name])
    game.reply({ do: 'cast', object: game.id('Purge', 'hand'), via: 'normal' })
    game.reply([{ object: tokens[0] ?? 0 }]).resolve()
    expect(game.state.battlefield).toEqual(edition === 'today' ? [goblin] : [])
    game.isAtAQuestion()
  })

  test('[today:111.4] another subtype doesn’t rename it, and a name that is given stays as given', () => {
    const game = table(edition, [{ hand: ['Raid', 'Elfwish', 'Call'] }, {}], CARDS)
      .cast('Raid')
      .resolve()
    game.cast('Elfwish', { targets: [name] }).resolve()
    const elf = game.state.battlefield.map((id) => characteristics(game.state, id))
    expect(elf.map((one) => one.name)).toEqual([name, name])
    expect(elf.some(({ subtypes }) => subtypes.includes('Elf'))).toBe(true)
    expect(game.cast('Call').resolve().zone('Whiskers')).toBe('battlefield')
  })
})

inEditions('2011', 'today')('noncombat damage and planeswalkers, %s', (edition) => {
  const lamp = walker('Lampward', '{0}', 5, '+1: You gain 1 life.')
  const sear = card('Sear', '{0}', 'Sorcery', '~ deals 3 damage to target player.')
  const both = card('Scorch', '{0}', 'Sorcery', '~ deals 3 damage to target player or planeswalker.')
  const theirs = { battlefield: [{ name: 'Lampward', counters: { loyalty: 5 } }] }

  test('[today:306.7] today damage to a player stays with the player; a spell names what it hits', () => {
    const game = table(edition, [{ hand: ['Sear', 'Scorch'] }, theirs], [lamp, sear, both])
    game.cast('Sear', { targets: ['player 1'] }).resolve()
    if (edition === '2011') {
      expect(game.asks('choose').reason).toBe('redirect')
      game.reply([])
    }
    expect([game.question.kind, game.life(1)]).toEqual(['priority', 17])
    game.cast('Scorch', { targets: ['Lampward'] }).resolve()
    expect([game.state.objects.flat()[game.id('Lampward')]?.counters.loyalty, game.life(1)]).toEqual([2, 17])
    game.isAtAQuestion()
  })
})
