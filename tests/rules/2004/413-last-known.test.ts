import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const DIES = 'When ~ dies'
const CARDS = [
  creature('Attacker', '{0}', '2/2', `${DIES}, if it was attacking, you gain 3 life.`),
  creature('Blocker', '{0}', '2/2', `${DIES}, if it was blocking, you gain 3 life.`),
  creature('Blocked', '{0}', '2/2', `${DIES}, if it was blocked, you gain 3 life.`),
  creature('Lonely', '{0}', '2/2', `${DIES}, you gain 3 life if it was attacking alone.`),
  creature('Idler', '{0}', '2/2', `${DIES}, if it wasn't attacking, you gain 3 life.`),
  creature('Adorned', '{0}', '2/2', `${DIES}, if it was enchanted, you gain 3 life.`),
  creature('Armed', '{0}', '2/2', `${DIES}, if it was equipped, you gain 3 life.`),
  creature('Avenger', '{0}', '1/1', `${DIES}, destroy all creatures blocking it.`),
  creature('Spiteful', '{0}', '1/1', `${DIES}, destroy all creatures blocked by it.`),
  card('Elegy', '{1}', 'Enchantment', 'Whenever an attacking creature dies, you gain 3 life.'),
  card('Dirge', '{1}', 'Enchantment', 'Whenever an enchanted creature dies, you gain 3 life.'),
  card('Cloak', '{0}', 'Enchantment — Aura', 'Enchant creature'),
  card('Gear', '{0}', 'Artifact — Equipment', 'Equip {0}'),
  card('Massacre', '{0}', 'Instant', 'Destroy all creatures.'),
  card('Stop', '{0}', 'Instant', 'Remove target creature from combat.'),
]

inEditions('2004', '2011')('413.2f what it last was, with others, %s', (edition) => {
  type Sides = Parameters<typeof table>[1]
  const put = (
    mine: Sides[0]['battlefield'],
    theirs: Sides[0]['battlefield'] = [],
    hand: readonly string[] = ['Slay'],
  ) => table(edition, [{ battlefield: mine ?? [], hand }, { battlefield: theirs ?? [] }], CARDS)

  test.each([
    ['Attacker', 23],
    ['Lonely', 23],
    ['Idler', 20],
  ])('[2004:413.2f] attacking as it died: %s', (name, life) => {
    const game = put([name])
      .attack(name)
      .cast('Slay', { targets: [name] })
      .resolveAll()
    expect(game.life(0)).toBe(life)
    game.isAtAQuestion()
    const idle = put([name])
      .cast('Slay', { targets: [name] })
      .resolveAll()
    expect(idle.life(0)).toBe(name === 'Idler' ? 23 : 20)
  })

  test('[2004:413.2f 2004:306.2] removed from combat first, it was not attacking any longer', () => {
    const game = put(['Attacker'], [], ['Slay', 'Stop']).attack('Attacker')
    game.cast('Stop', { targets: ['Attacker'] }).resolve()
    expect(
      game
        .cast('Slay', { targets: ['Attacker'] })
        .resolveAll()
        .life(0),
    ).toBe(20)
  })

  test('[2004:413.2f] blocking, blocked, and by what', () => {
    const blocked = put(['Blocked'], ['Bear']).attack('Blocked').block({ Bear: 'Blocked' })
    expect(
      blocked
        .cast('Slay', { targets: ['Blocked'] })
        .resolveAll()
        .life(0),
    ).toBe(23)
    const unblocked = put(['Blocked'], ['Bear']).attack('Blocked').block({})
    expect(
      unblocked
        .cast('Slay', { targets: ['Blocked'] })
        .resolveAll()
        .life(0),
    ).toBe(20)
    const blocker = put(['Bear'], ['Blocker']).attack('Bear').block({ Blocker: 'Bear' })
    expect(
      blocker
        .cast('Slay', { targets: ['Blocker'] })
        .resolveAll()
        .life(1),
    ).toBe(23)
    const avenger = put(['Avenger'], ['Bear', 'Ox']).attack('Avenger').block({ Ox: 'Avenger' })
    avenger.cast('Slay', { targets: ['Avenger'] }).resolveAll()
    expect([avenger.zone('Ox'), avenger.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
    const spiteful = put(['Bear', 'Ox'], ['Spiteful']).attack('Bear', 'Ox').block({ Spiteful: 'Ox' })
    spiteful.cast('Slay', { targets: ['Spiteful'] }).resolveAll()
    expect([spiteful.zone('Ox'), spiteful.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
    spiteful.isAtAQuestion()
  })

  test('[2004:413.2f 2004:410.10d] everything dies at once: each is known as it was just before', () => {
    const game = put(['Elegy', 'Attacker', 'Bear', 'Idler'], ['Blocker'], ['Massacre'])
    game.attack('Attacker', 'Bear').block({ Blocker: 'Bear' })
    game.cast('Massacre').resolveAll()
    // The enchantment sees two attackers; of the creatures' own abilities all three apply.
    expect([game.life(0), game.life(1)]).toEqual([32, 23])
  })

  test('[2004:413.2f] enchanted, equipped: by what was attached just before, gone with it or not', () => {
    const cloaked = (name: string, hand: readonly string[], others: readonly string[] = []) =>
      put([name, { name: 'Cloak', attachedTo: name }, ...others], [], hand)
    const slain = (name: string, others: readonly string[] = []) =>
      cloaked(name, ['Slay'], others)
        .cast('Slay', { targets: [name] })
        .resolveAll()
        .life(0)
    expect([slain('Adorned'), slain('Bear', ['Dirge'])]).toEqual([23, 23])
    expect(cloaked('Adorned', ['Ruin']).cast('Ruin').resolveAll().life(0)).toBe(23)
    expect(
      put(['Adorned'])
        .cast('Slay', { targets: ['Adorned'] })
        .resolveAll()
        .life(0),
    ).toBe(20)
    const armed = put(['Armed', { name: 'Gear', attachedTo: 'Armed' }]).cast('Slay', { targets: ['Armed'] })
    expect(armed.resolveAll().life(0)).toBe(23)
    const bare = put(['Armed', 'Gear']).cast('Slay', { targets: ['Armed'] })
    expect(bare.resolveAll().life(0)).toBe(20)
  })
})
