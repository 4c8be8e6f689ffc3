/** "Enchanted creature" of a trigger is that of its event, wherever the Aura is as the ability resolves. Each is played. */
import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const ENCHANT = 'Enchant creature\n'
const aura = (name: string, text: string) => card(name, '{W}', 'Enchantment — Aura', `${ENCHANT}${text}`)
const CARDS = [
  aura('Fury', 'Whenever enchanted creature attacks, it gets +4/+0 until end of turn.'),
  aura('Bad Deal', 'Whenever enchanted creature becomes tapped, its controller loses 3 life.'),
  aura('Fragile', 'When enchanted creature attacks, destroy it at end of combat.'),
  aura('Shared Rage', 'Whenever enchanted creature attacks, each other creature gets +1/+1 until end of turn.'),
  aura('Named Rage', 'Whenever enchanted creature attacks, enchanted creature gets +4/+0 until end of turn.'),
  card(
    'Recall Plate',
    '{1}',
    'Artifact — Equipment',
    'When equipped creature dies, return that card to the battlefield under your control.\nEquip {0}',
  ),
  card(
    'Grim Plate',
    '{1}',
    'Artifact — Equipment',
    'When equipped creature dies, you gain life equal to its toughness.\nEquip {0}',
  ),
  card(
    'Kin Plate',
    '{1}',
    'Artifact — Equipment',
    "When equipped creature dies, return it to its owner's hand if it's a Bear card.\nEquip {0}",
  ),
  card(
    'Sweep',
    '{R}',
    'Artifact — Equipment',
    'Whenever equipped creature deals damage to a blocking creature, ~ deals that much damage to each other creature defending player controls.\nEquip {0}',
  ),
  card('Shift', '{U}', 'Instant', 'Attach target Aura attached to a creature to another creature.'),
]

inEditions('2004', '2011')('what is attached to something, %s', (edition) => {
  const attacking = (name: string, theirs: readonly string[] = ['Ox']): Table =>
    table(
      edition,
      [{ battlefield: ['Bear', 'Island', { name, attachedTo: 'Bear' }], hand: ['Shift'] }, { battlefield: theirs }],
      CARDS,
    ).attack('Bear')
  /** The Aura is moved to the other creature while its ability waits on the stack. */
  const movedOn = (game: Table, name: string): Table => {
    game.cast('Shift', { targets: [name] }).pass(2)
    if (game.question.kind !== 'priority') game.plain()
    expect(get(game.state, game.id(name)).attachedTo).toEqual({ object: game.id('Ox') })
    return game.resolveAll()
  }

  test('[2004:413.2f] "it" is the creature that attacked, also when the Aura has been moved', () => {
    const game = movedOn(attacking('Fury'), 'Fury')
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['6/2', '3/3'])
    game.isAtAQuestion()
  })

  test('[2004:413.2f] and so is whose controller is meant', () => {
    const game = movedOn(attacking('Bad Deal'), 'Bad Deal')
    expect([game.life(0), game.life(1)]).toEqual([17, 20])
  })

  test('[2004:404.4] and what a delayed trigger remembers', () => {
    const game = movedOn(attacking('Fragile'), 'Fragile')
    game.block({}).to('end')
    expect([game.zone('Bear'), game.zone('Ox')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:413.2f] and what others are other than', () => {
    const game = movedOn(attacking('Shared Rage'), 'Shared Rage')
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '4/4'])
  })

  test('[2004:413.2f] what is named as enchanted creature again is the one that is enchanted then', () => {
    const game = movedOn(attacking('Named Rage'), 'Named Rage')
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '7/3'])
  })

  const dying = (name: string): Table =>
    table(
      edition,
      [{ battlefield: ['Bear', 'Mountain', { name, attachedTo: 'Bear' }], hand: ['Spark'] }, { battlefield: ['Ox'] }],
      CARDS,
    )
      .cast('Spark', { targets: ['Bear'] })
      .resolveAll()

  test('[2004:410.10] the card of the equipped creature that died is found, though the Equipment is on nothing', () => {
    const game = dying('Recall Plate')
    expect([game.zone('Bear'), get(game.state, game.id('Recall Plate')).attachedTo]).toEqual(['battlefield', null])
    expect(dying('Kin Plate').zone('Bear')).toBe('hand')
  })

  test('[2004:413.2f] its numbers are as they last were', () => {
    expect(dying('Grim Plate').life(0)).toBe(22)
  })

  test('[2004:200] of a creature that the event names too, others are other than that', () => {
    const game = table(
      edition,
      [{ battlefield: ['Bear', { name: 'Sweep', attachedTo: 'Bear' }] }, { battlefield: ['Ox', 'Monk'] }],
      CARDS,
    ).attack('Bear')
    game.block({ Ox: 'Bear' }).pass(2).resolveAll()
    expect([get(game.state, game.id('Ox')).damage, game.zone('Monk')]).toEqual([2, 'graveyard'])
  })
})
