import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const END = 'at the beginning of the next end step'
const HOME = "return ~ to its owner's hand"
const AURA = 'Enchantment — Aura'
const CARDS = [
  creature('Phoenix', '{0}', '1/1', `When ~ dies, ${HOME}.`),
  creature('Slow Phoenix', '{0}', '1/1', `When ~ dies, ${HOME} ${END}.`),
  creature('Late Phoenix', '{0}', '1/1', `When ~ dies, ${END}, return ~ to the battlefield.`),
  creature('Offering', '{0}', '1/1', `Sacrifice ~: Return ~ to the battlefield under its owner's control ${END}.`),
  creature('Blinker', '{0}', '1/1', `{0}: Exile ~. Return ~ to the battlefield under its owner's control ${END}.`),
  creature('Newcomer', '{0}', '1/1', `When ~ enters the battlefield, ${HOME}.`),
  creature('Shy', '{0}', '1/1', `Whenever ~ becomes the target of a spell, ${HOME}.`),
  card('Recurring Aura', '{0}', AURA, `Enchant creature\nWhen enchanted creature dies, ${HOME}.`),
  card('Leaving Aura', '{0}', AURA, `Enchant creature\nWhen enchanted creature leaves the battlefield, ${HOME}.`),
  card('Slow Aura', '{0}', AURA, `Enchant creature\nWhen enchanted creature dies, ${HOME} ${END}.`),
  card('Gear', '{0}', 'Artifact — Equipment', `Whenever equipped creature dies, ${HOME}.\nEquip {0}`),
  card('Break', '{0}', 'Instant', 'Destroy target artifact.'),
  card('Old Purge', '{0}', 'Instant', 'Exile all cards from all graveyards.'),
  card('Old Unearth', '{0}', 'Instant', 'Return target creature card from your graveyard to the battlefield.'),
]

inEditions(
  '2004',
  '2011',
  'today',
)('410.10 what a zone change moved is found where it went, %s', (edition) => {
  const put = (battlefield: Parameters<typeof table>[1][0]['battlefield'], ...hand: string[]) =>
    table(edition, [{ battlefield: battlefield ?? [], hand }, {}], CARDS)

  test('[2004:217.1c 2004:410.10c] by its own "dies" ability, at once or in a delayed trigger that it makes', () => {
    expect(
      put(['Phoenix'], 'Slay')
        .cast('Slay', { targets: ['Phoenix'] })
        .resolveAll()
        .zone('Phoenix'),
    ).toBe('hand')
    const slow = put(['Slow Phoenix'], 'Slay')
      .cast('Slay', { targets: ['Slow Phoenix'] })
      .resolveAll()
    expect(slow.zone('Slow Phoenix')).toBe('graveyard')
    expect(slow.to('end').resolveAll().zone('Slow Phoenix')).toBe('hand')
    const late = put(['Late Phoenix'], 'Slay')
      .cast('Slay', { targets: ['Late Phoenix'] })
      .resolveAll()
    expect(late.to('end').resolveAll().zone('Late Phoenix')).toBe('battlefield')
    late.isAtAQuestion()
  })

  test('[2004:410.10c] only in the first zone it went to, and as the object it became there', () => {
    const gone = put(['Slow Phoenix'], 'Slay', 'Old Purge')
      .cast('Slay', { targets: ['Slow Phoenix'] })
      .resolveAll()
    gone.cast('Old Purge').resolve()
    expect(gone.to('end').resolveAll().zone('Slow Phoenix')).toBe('exile')
    const back = put(['Slow Phoenix'], 'Slay', 'Old Unearth')
      .cast('Slay', { targets: ['Slow Phoenix'] })
      .resolveAll()
    back.cast('Old Unearth', { targets: ['Slow Phoenix'] }).resolve()
    expect(back.to('end').resolveAll().zone('Slow Phoenix')).toBe('battlefield')
  })

  test('[2004:217.1c] a cost or an effect that moved it: the delayed trigger finds it', () => {
    const paid = put(['Offering']).activate('Offering').resolve()
    expect(paid.zone('Offering')).toBe('graveyard')
    expect(paid.to('end').resolveAll().zone('Offering')).toBe('battlefield')
    const blink = put(['Blinker']).activate('Blinker').resolve()
    expect(blink.zone('Blinker')).toBe('exile')
    expect(blink.to('end').resolveAll().zone('Blinker')).toBe('battlefield')
  })

  test.each(['Recurring Aura', 'Leaving Aura'])(
    '[2004:410.10c today:603.6e] %s, put into the graveyard after its host',
    (name) => {
      const game = put([{ name, attachedTo: 'Bear' }, 'Bear'], 'Slay')
      game.cast('Slay', { targets: ['Bear'] }).resolve()
      expect([game.zone(name), game.state.stack.length]).toEqual(['graveyard', 1])
      expect(game.resolve().zone(name)).toBe('hand')
      game.isAtAQuestion()
    },
  )

  test('[2004:410.10d] the Aura goes with its host, or waits for the end step', () => {
    const game = put([{ name: 'Recurring Aura', attachedTo: 'Bear' }, 'Bear'], 'Ruin')
      .cast('Ruin')
      .resolveAll()
    expect(game.zone('Recurring Aura')).toBe('hand')
    const slow = put([{ name: 'Slow Aura', attachedTo: 'Bear' }, 'Bear'], 'Slay')
    slow.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect(slow.zone('Slow Aura')).toBe('graveyard')
    expect(slow.to('end').resolveAll().zone('Slow Aura')).toBe('hand')
  })

  test('[2004:217.1c] Equipment stays; destroyed in response, it is a new object that nothing moved for this', () => {
    const sides = [{ name: 'Gear', attachedTo: 'Bear' }, 'Bear']
    const stays = put(sides, 'Slay')
      .cast('Slay', { targets: ['Bear'] })
      .resolveAll()
    expect(stays.zone('Gear')).toBe('hand')
    const game = put(sides, 'Slay', 'Break')
      .cast('Slay', { targets: ['Bear'] })
      .resolve()
    game.cast('Break', { targets: ['Gear'] }).resolveAll()
    expect(game.zone('Gear')).toBe('graveyard')
  })

  test('[2004:217.1c 2004:410.10] what died before its ability resolved is not found where the event did not put it', () => {
    const game = put([], 'Newcomer', 'Slay').cast('Newcomer').resolve()
    game.cast('Slay', { targets: ['Newcomer'] }).resolveAll()
    expect(game.zone('Newcomer')).toBe('graveyard')
    const shy = put(['Shy'], 'Slay', 'Slay').cast('Slay', { targets: ['Shy'] })
    shy
      .cast('Slay', { targets: ['Shy'] })
      .resolve()
      .resolve()
    expect(shy.resolveAll().zone('Shy')).toBe('hand')
    const both = put(['Shy'], 'Slay', 'Ruin').cast('Slay', { targets: ['Shy'] })
    both.cast('Ruin').resolveAll()
    expect(both.zone('Shy')).toBe('graveyard')
    both.isAtAQuestion()
  })
})
