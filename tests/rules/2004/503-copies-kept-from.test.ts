/** 503.12: the copy of a card that is cast is a spell like any other: what forbids or prices spells applies to it. */
import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const SHOCK = card('Shock', '{R}', 'Instant', '~ deals 2 damage to target creature or player.')
const SCALD = card('Scald Twice', '{R}', 'Instant', '~ deals 2 damage to target creature or player.')
const RECALL = card(
  'Recital',
  '{0}',
  'Sorcery',
  'Copy target instant or sorcery card in a graveyard. You may cast the copy without paying its mana cost.',
)
const HUSH = card(
  'Shushing',
  '{0}',
  'Enchantment',
  "As ~ enters the battlefield, choose a card name.\nSpells with the chosen name can't be cast.",
)
const VOW = card('Plain Vow', '{0}', 'Enchantment', "Players can't cast more than one red spell each turn.")
const TOLL = card('Red Toll', '{0}', 'Enchantment', 'Red spells cost {1} more to cast.')
const FLOOR = card(
  'Low Floor',
  '{0}',
  'Enchantment',
  'Each spell that would cost less than two mana to cast costs two mana to cast.',
)
const ALL = [SHOCK, SCALD, RECALL, HUSH, VOW, TOLL, FLOOR]

inEditions('2004', '2011')('copies that are cast, %s', (edition) => {
  const recall = (battlefield: readonly string[], hand: readonly string[] = []) =>
    table(
      edition,
      [
        { hand: ['Recital', ...hand], battlefield: [...battlefield] },
        { graveyard: ['Shock'], battlefield: ['Ox'] },
      ],
      ALL,
    )

  test("[2004:103.2] a copy with the chosen name can't be cast, one with another name can", () => {
    const named = (name: string) => {
      const game = recall([], ['Shushing'])
      game.cast('Shushing').resolve().reply(name)
      return game.cast('Recital', { targets: ['Shock'] }).resolve()
    }
    const kept = named('Shock')
    expect([kept.question.kind, kept.state.stack, kept.zone('Recital')]).toEqual(['priority', [], 'graveyard'])
    kept.isAtAQuestion()
    const cast = named('Scald Twice')
    cast.asks('confirm')
    cast
      .reply(true)
      .announce({ targets: ['player 1'] })
      .resolveAll()
    expect(cast.life(1)).toBe(18)
  })

  test('[2004:103.1] a copy is not cast as one red spell too many; it counts as one itself', () => {
    const late = recall(['Plain Vow', 'Mountain'], ['Scald Twice'])
    late.cast('Scald Twice', { targets: ['player 1'] }).resolve()
    late.cast('Recital', { targets: ['Shock'] }).resolve()
    expect([late.question.kind, late.life(1)]).toEqual(['priority', 18])
    const early = recall(['Plain Vow', 'Mountain'], ['Scald Twice'])
    early.cast('Recital', { targets: ['Shock'] }).resolve()
    early
      .reply(true)
      .announce({ targets: ['player 1'] })
      .resolveAll()
    expect(early.life(1)).toBe(18)
    expect(early.why({ do: 'cast', object: early.id('Scald Twice', 'hand'), via: 'normal' })?.key).toBe(
      'cast.forbidden',
    )
  })

  test('[2004:409.1f] a copy cast for nothing still costs what effects add', () => {
    const rich = recall(['Red Toll', 'Plains'])
    rich
      .cast('Recital', { targets: ['Shock'] })
      .resolve()
      .reply(true)
    rich.announce({ targets: ['player 1'], pay: false })
    expect(rich.asks('pay').cost).toEqual(['1'])
    rich.plain()
    if (rich.question.kind === 'pay') rich.plain()
    expect(rich.resolveAll().life(1)).toBe(18)
    const poor = recall(['Red Toll'])
    poor.cast('Recital', { targets: ['Shock'] }).resolve()
    expect([poor.question.kind, poor.state.stack, poor.life(1)]).toEqual(['priority', [], 20])
  })

  test('[2004:409.1f] a copy costs at least what an effect demands', () => {
    const poor = recall(['Low Floor', 'Plains', 'Plains'])
    poor.cast('Recital', { targets: ['Shock'] }).resolve()
    expect([poor.question.kind, poor.life(1)]).toEqual(['priority', 20])
    const rich = recall(['Low Floor', 'Plains', 'Plains', 'Plains', 'Plains'])
    rich
      .cast('Recital', { targets: ['Shock'] })
      .resolve()
      .reply(true)
    rich.announce({ targets: ['player 1'], pay: false })
    expect(rich.asks('pay').cost).toEqual(['2'])
  })
})
