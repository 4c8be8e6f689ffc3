import { describe, expect, it } from 'vitest'
import type { Ability, Effect } from '../../src/language/index.ts'
import { ability, effects, problems } from './support.ts'

const slot = (n: number) => ({ kind: 'slot', slot: n })
const that = { kind: 'that' }
const event = { kind: 'event' }

function done(text: string, type?: string): readonly Effect[] {
  const found: Ability = ability(text, type)
  return 'body' in found ? (found.body.modes[0] ?? []) : []
}

describe('what "it" points at', () => {
  it('the target of the sentence before', () => {
    expect(effects('Untap target creature. It gains haste until end of turn.')[1]).toMatchObject({ what: slot(0) })
  })

  it('what has the power, in the same sentence', () => {
    const text = 'Target creature you control deals damage equal to its power to target creature.'
    expect(effects(text)[0]).toMatchObject({ source: { slot: 0 }, n: { of: slot(0) }, to: { slot: 1 } })
  })

  it('the controller and the toughness of what is gone', () => {
    const controller = { kind: 'controllerOf', thing: slot(0) }
    expect(effects('Exile target creature. Its controller gains 3 life.')[1]).toMatchObject({ who: controller })
    const [, gain] = effects('Destroy target creature. You gain life equal to its toughness.')
    expect(gain).toMatchObject({ n: { kind: 'statistic', what: 'toughness', of: slot(0) } })
  })

  it('the token that was made, remembered by a delayed trigger', () => {
    const [, later] = effects('Create a 1/1 red Goblin creature token. Exile it at the beginning of the next end step.')
    expect(later).toMatchObject({ kind: 'delayed', remember: that, effects: [{ what: { kind: 'remembered' } }] })
  })

  it('a target of what is put off to a moment is remembered, and is there until then', () => {
    const [later, gain, lost] = effects(
      "Return target creature to its owner's hand at end of combat. It gains haste until end of turn. That player loses 1 life.",
    )
    const owner = { kind: 'ownerOf', thing: slot(0) }
    expect(later).toMatchObject({ remember: { kind: 'target', slot: 0 }, effects: [{ what: { kind: 'remembered' } }] })
    expect([gain, lost]).toMatchObject([{ what: slot(0) }, { who: owner }])
    const back =
      "At the beginning of the next end step, exile target creature, then return it to the battlefield under its owner's control."
    expect(effects(back)).toMatchObject([{ effects: [{ what: { kind: 'remembered' } }, { what: that }] }])
    const twice = 'Destroy target land. At the beginning of the next end step, tap target creature.'
    expect(effects(twice)).toMatchObject([{ what: { slot: 0 } }, { remember: { kind: 'target', slot: 1 } }])
    for (const text of [
      'Target creature deals damage equal to its power to target player at the beginning of the next end step.',
      '~ deals 3 damage divided as you choose among any number of target creatures at the beginning of the next end step.',
    ])
      expect(problems(text, 'Instant')).toMatchObject([{ reason: 'pronoun' }])
  })

  it('after an event the target is one of the delayed trigger itself', () => {
    const text = 'Tap target creature. Whenever a creature dies this turn, destroy target land.'
    expect(effects(text)[1]).toMatchObject({ remember: null, effects: [{ what: { kind: 'target', slot: 0 } }] })
  })

  it('the card that was exiled is another object now', () => {
    const [, back] = effects("Exile target creature. Return that card to the battlefield under its owner's control.")
    expect(back).toMatchObject({ kind: 'move', what: that })
  })

  it('the subject of the event', () => {
    expect(done('Whenever ~ becomes blocked, it gets +1/+0 until end of turn.')[0]).toMatchObject({
      what: { kind: 'self' },
    })
    expect(done('Whenever a creature dies, exile it.')[0]).toMatchObject({ what: event })
    expect(done('Whenever a creature dies, ~ deals 1 damage to its controller.')[0]).toMatchObject({
      to: { kind: 'controllerOf', thing: event },
    })
  })

  it('what it is attached to', () => {
    const text = 'Enchanted creature gets +2/+2 as long as it’s white.'
    expect(ability(text, 'Enchantment — Aura')).toMatchObject({ condition: { thing: { kind: 'host' } } })
  })

  it('nothing that is clear: not understood', () => {
    expect(problems('Tap target creature and target land. Destroy it.', 'Instant')).toMatchObject([
      { reason: 'pronoun', phrase: 'it.', ability: 0, position: 45 },
    ])
    expect(problems('When ~ attacks, destroy that creature.')).toMatchObject([{ reason: 'pronoun' }])
    expect(problems('Untap all creatures you control. It gains haste until end of turn.', 'Instant')).toMatchObject([
      { reason: 'pronoun' },
    ])
    expect(problems('Draw a card. That player discards a card.', 'Instant')).toMatchObject([{ reason: 'pronoun' }])
  })
})

describe('what "that creature" and its like point at', () => {
  it('the one of that kind', () => {
    const [, second] = effects(
      'Destroy target artifact and target creature. That creature’s controller draws a card.',
    ).slice(-2)
    expect(second).toMatchObject({ who: { thing: slot(1) } })
  })

  it('the other creature of the event', () => {
    expect(done('Whenever ~ blocks a creature, destroy that creature.')[0]).toMatchObject({
      what: { kind: 'eventOther' },
    })
  })

  it('what was sacrificed for it', () => {
    const text = '{T}, Sacrifice a creature: You gain life equal to the sacrificed creature’s power.'
    expect(done(text)[0]).toMatchObject({ n: { of: { kind: 'paid' } } })
    const [, spell] = [0, ability('Sacrifice a creature: You gain 1 life.')]
    expect(spell).toMatchObject({ cost: [{ kind: 'sacrifice', what: { kind: 'choose' } }] })
  })
})

describe('what "that player" and "they" point at', () => {
  it('the player of the event', () => {
    const text = 'Whenever ~ deals combat damage to a player, that player discards a card.'
    expect(done(text)[0]).toMatchObject({ who: { kind: 'eventPlayer' } })
    const upkeep = 'At the beginning of each opponent’s upkeep, ~ deals 1 damage to that player.'
    expect(done(upkeep)[0]).toMatchObject({ to: { kind: 'eventPlayer' } })
  })

  it('the target', () => {
    expect(effects('Target player draws a card. That player loses 1 life.')[1]).toMatchObject({ who: slot(0) })
    expect(effects('Target player draws a card and loses 1 life.')[1]).toMatchObject({ who: slot(0) })
  })

  it('each of several players in turn; what they sacrifice, they choose', () => {
    const [each] = effects('Each player loses 1 life for each creature they control.')
    const filter = { noun: 'permanent', is: [expect.anything(), { is: 'controlled', by: { kind: 'they' } }] }
    expect(each).toMatchObject({ who: { kind: 'eachPlayer' }, n: { kind: 'count', filter } })
    expect(effects('Each player sacrifices a creature.')[0]).toMatchObject({ what: { by: { kind: 'they' } } })
    expect(done('When ~ dies, sacrifice a creature.')[0]).toMatchObject({ what: { by: { kind: 'you' } } })
  })
})

describe('what is no longer “that”, and whose target it is', () => {
  it('what was sacrificed is known until another effect leaves a “that” of its own', () => {
    const power = "You gain life equal to the sacrificed creature's power."
    expect(effects(`Sacrifice a creature. ${power}`)[1]).toMatchObject({ n: { of: that } })
    for (const text of [
      `Sacrifice a creature. Destroy target creature. ${power}`,
      `You may sacrifice a creature. When you do, destroy target creature. ${power}`,
    ])
      expect(problems(text, 'Sorcery')).toMatchObject([{ reason: 'pronoun' }])
  })

  it('a target of “when you do” is told from none of the text around it', () => {
    const more = 'You may sacrifice a land. When you do, destroy target artifact. Its controller loses 2 life.'
    const [, then] = effects(more)
    const controller = { kind: 'controllerOf', thing: slot(0) }
    expect(then).toMatchObject({ then: [{ remember: null, effects: [{}, { who: controller }] }] })
    expect(problems(`Destroy target creature. ${more}`, 'Sorcery')).toMatchObject([{ reason: 'pronoun' }])
  })
})
