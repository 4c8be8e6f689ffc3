import { describe, expect, test } from 'vitest'
import { characteristics, get, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const JAILER = creature(
  'Jailer',
  '{0}',
  '1/1',
  "When ~ enters the battlefield, exile target artifact.\nWhen ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
)
const LENS = card(
  'Lens',
  '{0}',
  'Enchantment — Aura',
  'Enchant creature\nEnchanted creature has "{0}: Exile target land."',
)
const MIME = creature(
  'Mime',
  '{0}',
  '1/1',
  'You may have ~ enter the battlefield as a copy of any creature on the battlefield.',
)
const KILL = zoo('Kill')
const IDOL = card('Idol', '{0}', 'Artifact')
const ORB = card('Orb', '{0}', 'Artifact')
const BECOME = zoo('Becoming')
const HUED = creature(
  'Hued',
  '{0}',
  '1/1',
  'As ~ enters the battlefield, choose a color.\nCreatures of the chosen color get +1/+1.',
)
const BOTH = creature(
  'Twofold',
  '{0}',
  '1/1',
  'As ~ enters the battlefield, choose a color.\n{0}: Add one mana of the chosen color.',
)
const ALL = [JAILER, LENS, MIME, KILL, IDOL, ORB, BECOME, HUED, BOTH]

describe('linked abilities', () => {
  test('[2011:contents/607] what another ability of it exiled isn’t returned', () => {
    const game = table('2011', [{ hand: ['Jailer', 'Lens', 'Kill'] }, { battlefield: ['Idol', 'Plains'] }], ALL)
    game
      .cast('Jailer')
      .resolve()
      .reply([{ object: game.id('Idol') }])
      .resolve()
    game.cast('Lens', { targets: ['Jailer'] }).resolve()
    game.activate('Jailer', 2, { targets: ['Plains'] }).resolve()
    expect([game.zone('Idol'), game.zone('Plains')]).toEqual(['exile', 'exile'])
    game.cast('Kill', { targets: ['Jailer'] }).resolveAll()
    expect([game.zone('Idol'), game.zone('Plains')]).toEqual(['battlefield', 'exile'])
    game.isAtAQuestion()
  })

  test('[2011:contents/607] a copy’s pair is its own: each returns what it exiled itself', () => {
    const game = table('2011', [{ hand: ['Jailer', 'Mime', 'Kill', 'Kill'] }, { battlefield: ['Idol', 'Orb'] }], ALL)
    game
      .cast('Jailer')
      .resolve()
      .reply([{ object: game.id('Idol') }])
      .resolve()
    const jailer = game.id('Jailer')
    game
      .cast('Mime')
      .resolve()
      .reply([jailer])
      .reply([{ object: game.id('Orb') }])
      .resolve()
    const mime = game.state.battlefield.find((id) => id !== jailer && characteristics(game.state, id).name === 'Jailer')
    expect([game.zone('Idol'), game.zone('Orb')]).toEqual(['exile', 'exile'])
    const kill = (id: ObjectId) => {
      game.reply({ do: 'cast', object: game.id('Kill', 'hand'), via: 'normal' }).reply([{ object: id }])
      game.announce({}).resolveAll()
    }
    kill(mime as ObjectId)
    expect([game.zone('Idol'), game.zone('Orb')]).toEqual(['exile', 'battlefield'])
    kill(jailer)
    expect([game.zone('Idol'), game.zone('Orb')]).toEqual(['battlefield', 'battlefield'])
    game.isAtAQuestion()
  })

  test('[2011:contents/607] two pairs of one text each have what they exiled themselves', () => {
    const text = (from: string, what: string) =>
      `When ~ enters the battlefield, exile target ${from}.\nWhen ~ leaves the battlefield, return the exiled card to ${what}.`
    const both = creature(
      'Two Cells',
      '{0}',
      '1/1',
      `${text('artifact', 'the battlefield')}\n${text('land', "its owner's hand")}`,
    )
    const game = table('2011', [{ hand: ['Two Cells', 'Kill'] }, { battlefield: ['Idol', 'Plains'] }], [...ALL, both])
    game.cast('Two Cells').resolve()
    while (game.question.kind !== 'priority') game.plain()
    game.resolveAll()
    expect([game.zone('Idol'), game.zone('Plains')]).toEqual(['exile', 'exile'])
    game.cast('Kill', { targets: ['Two Cells'] }).resolveAll()
    expect([game.zone('Idol'), game.zone('Plains')]).toEqual(['battlefield', 'hand'])
    game.isAtAQuestion()
  })

  test.each([
    ['2004', '3/3'],
    ['2011', '2/2'],
  ] as const)(
    '[2011:contents/607] a choice belongs to the pair it was made in, not (%s) to the object',
    (edition, size) => {
      const game = table(edition, [{ battlefield: ['Hued', 'Twofold', 'Bear'], hand: ['Mime', 'Becoming'] }, {}], ALL)
      game
        .cast('Mime')
        .resolve()
        .reply([game.id('Twofold')])
        .reply('G')
      const mime = game.state.battlefield.at(-1) as ObjectId
      game.reply({ do: 'activate', ...game.nth(mime, 1) }).announce({})
      expect(game.pool(0)).toBe('G')
      game.reply({ do: 'cast', object: game.id('Becoming', 'hand'), via: 'normal' })
      game
        .reply([{ object: mime }])
        .reply([{ object: game.id('Hued') }])
        .announce({})
        .resolve()
      expect([characteristics(game.state, mime).name, get(game.state, mime).chosen.color]).toEqual(['Hued', 'G'])
      expect(game.size('Bear')).toBe(size)
      game.isAtAQuestion()
    },
  )
})
