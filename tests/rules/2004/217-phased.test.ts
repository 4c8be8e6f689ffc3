import { expect, test } from 'vitest'
import { findAnywhere, getAnywhere, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions, testInEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const GREETER = card('Greeter', '{1}', 'Enchantment', 'Whenever a creature enters the battlefield, you gain 1 life.')
const zoneOf = (game: Table, name: string): string => getAnywhere(game.state, game.id(name)).zone

inEditions(
  '2004',
  '2011',
  'today',
)('217.8 phased out, %s', (edition) => {
  test("[2004:217.8a] a permanent with phasing goes there in its controller's untap step, which is leaving in 2004 only", () => {
    const game = table(edition, [{ battlefield: ['Mourner'] }, { battlefield: ['Drake', 'Bear'] }])
    game.to('upkeep', 4)
    expect([zoneOf(game, 'Drake'), zoneOf(game, 'Bear')]).toEqual(['phasedOut', 'battlefield'])
    expect(game.state.stack).toHaveLength(edition === '2004' ? 1 : 0)
    expect(game.resolveAll().life(0)).toBe(edition === '2004' ? 21 : 20)
  })

  test('[2004:217.8a 2004:217.8c] by an effect at once; back in the next untap step of its controller', () => {
    const fade = zoo('Fade')
    const hand = ['Fade', 'Fade']
    const game = table(edition, [{ hand, battlefield: ['Mourner'] }, { battlefield: ['Bear', 'Ox'] }], [fade])
    game.cast('1:Fade', { targets: ['Bear'] }).resolve()
    expect([zoneOf(game, 'Bear'), zoneOf(game, 'Ox')]).toEqual(['phasedOut', 'battlefield'])
    expect(game.resolveAll().life(0)).toBe(edition === '2004' ? 21 : 20)
    // What is phased out is no target.
    game.reply({ do: 'cast', object: game.id('Fade', 'hand'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([game.ref('Ox')])
    game.reply([game.ref('Ox')]).announce({})
    game.resolve().resolveAll()
    expect(zoneOf(game, 'Ox')).toBe('phasedOut')
    game.to('upkeep', 4)
    expect([zoneOf(game, 'Bear'), zoneOf(game, 'Ox')]).toEqual(['battlefield', 'battlefield'])
  })

  test("[2004:217.8a] not in the other player's untap step", () => {
    const game = table(edition, [{ battlefield: ['Drake'] }, {}]).to('upkeep', 4)
    expect(zoneOf(game, 'Drake')).toBe('battlefield')
  })

  test('[2004:217.8c] it comes back as it was: counters, tapped, same controller, ready, without having entered', () => {
    const moored = creature('Moored', '{0}', '2/2', "Phasing\n~ doesn't untap during your untap step.")
    const mine = { name: 'Moored', tapped: true, counters: { '+1/+1': 2 }, sick: true, owner: 0 }
    const game = table(edition, [{ battlefield: ['Greeter'] }, { battlefield: [mine] }], [moored, GREETER])
    game.to('upkeep', 4)
    const id = game.id('Moored')
    expect([zoneOf(game, 'Moored'), game.state.battlefield.includes(id)]).toEqual(['phasedOut', false])
    game.to('upkeep', 6)
    const back = getAnywhere(game.state, game.id('Moored'))
    expect([back.id, back.zone, back.tapped, back.controller, back.owner]).toEqual([id, 'battlefield', true, 1, 0])
    expect(game.size('Moored')).toBe('4/4')
    expect([game.life(0), game.state.stack.length]).toEqual([20, 0])
  })

  test('[2004:217.8c] back in time to attack, and meanwhile on no battlefield', () => {
    const doom = card('Doom', '{0}', 'Sorcery', 'Destroy all creatures.')
    const game = table(edition, [{ hand: ['Doom'] }, { battlefield: [{ name: 'Drake', sick: true }] }], [doom])
    game.to('main1', 5).cast('Doom').resolve()
    expect(zoneOf(game, 'Drake')).toBe('phasedOut')
    game.to('main1', 6).attack('Drake').to('main2')
    expect(game.life(0)).toBe(18)
  })

  test('[2004:217.8d today:704.5d] a token there ceases to exist and what went with it never comes back; today both do', () => {
    const theirs = [
      { name: 'Drake', token: true },
      { name: 'Blade', attachedTo: 'Drake' },
    ]
    const game = table(edition, [{}, { battlefield: theirs }]).to('upkeep', 4)
    expect([game.has('phasedOut', 'Drake'), zoneOf(game, 'Blade')]).toEqual([edition === 'today', 'phasedOut'])
    for (const turn of [5, 6, 7]) game.to('upkeep', turn)
    expect(zoneOf(game, 'Blade')).toBe(edition === 'today' ? 'battlefield' : 'phasedOut')
    expect(game.has('battlefield', 'Drake')).toBe(edition === 'today')
  })

  test('[2004:217.8d] with a card it does come back, still attached', () => {
    const theirs = ['Drake', { name: 'Blade', attachedTo: 'Drake' }]
    const game = table(edition, [{}, { battlefield: theirs }]).to('upkeep', 4)
    expect([zoneOf(game, 'Drake'), zoneOf(game, 'Blade')]).toEqual(['phasedOut', 'phasedOut'])
    game.to('upkeep', 6)
    expect(getAnywhere(game.state, game.id('Blade')).attachedTo).toEqual({ object: game.id('Drake') })
    expect(game.size('Drake')).toBe('3/3')
  })

  test('[2004:217.8b] both see a face-up phased-out permanent; the face of another is hidden from the opponent', () => {
    const lurker = zoo('Skulkling')
    const aura = card('Drift', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature has phasing.')
    const theirs = ['Drake', { name: 'Skulkling', faceDown: true }, { name: 'Drift', attachedTo: 'Skulkling' }]
    const game = table(edition, [{}, { battlefield: theirs }], [lurker, aura]).to('upkeep', 4)
    expect(game.state.phasedOut).toHaveLength(3)
    for (const seat of [0, 1])
      expect(findAnywhere(seenBy(game.position, seat).now, game.id('Drake'))?.face).toBeGreaterThanOrEqual(0)
    const { now } = seenBy(game.position, 0)
    expect([
      findAnywhere(now, game.id('Skulkling'))?.face,
      now.printed.some((face) => face?.name === 'Skulkling'),
    ]).toEqual([-1, false])
  })
})

testInEditions('2004', '2011')(
  '[2004:302.1] out and in happen at once, before untapping, and nobody can respond; the returning one untaps (%s)',
  (edition) => {
    const game = table(edition, [{}, { battlefield: ['Drake'] }]).to('main1', 4)
    expect(zoneOf(game, 'Drake')).toBe('phasedOut')
    const other = creature('Heron', '{0}', '1/1', 'Phasing')
    const two = table(edition, [{}, { battlefield: [{ name: 'Drake', tapped: true }], hand: ['Heron'] }], [other])
    two.to('main1', 4).cast('Heron').resolve().to('end', 5)
    const from = two.events.length
    two.to('upkeep', 6)
    const told = two.events.slice(from).flatMap((event) => {
      if (event.kind === 'phased') return [`${event.object.name} ${event.out ? 'out' : 'in'}`]
      return event.kind === 'untapped' ? [`${event.object.name} untaps`] : []
    })
    expect(told).toEqual(['Heron out', 'Drake in', 'Drake untaps'])
    expect([zoneOf(two, 'Drake'), zoneOf(two, 'Heron')]).toEqual(['battlefield', 'phasedOut'])
    expect(getAnywhere(two.state, two.id('Drake')).tapped).toBe(false)
  },
)
