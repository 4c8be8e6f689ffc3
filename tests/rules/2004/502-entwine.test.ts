import { expect, test } from 'vitest'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const MODES = 'Choose one —\n• Destroy target artifact.\n• ~ deals 2 damage to target creature.'
const FORK = card('Forked Path', '{1}', 'Instant', `${MODES}\nEntwine {2}`)

inEditions('2004', '2011')('entwine in %s', (edition) => {
  test('[2004:502.32a] paid, all modes are chosen, with targets for each', () => {
    const foe = { battlefield: ['Idol', 'Bear'] }
    const game = table(edition, [{ hand: ['Forked Path'], pool: '{C}{C}{C}' }, foe], [FORK])
    game.reply({ do: 'cast', object: game.id('Forked Path'), via: 'normal' })
    expect(game.asks('options').options).toMatchObject([{ keyword: 'entwine', cost: ['2'] }])
    game.reply([1])
    expect(game.question.kind).toBe('targets')
    game.announce({ targets: ['Idol', 'Bear'], pay: false })
    expect(game.asks('pay').cost).toEqual(['3'])
    game.plain().resolve()
    expect([game.zone('Idol'), game.zone('Bear')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2004:502.32a] unpaid, one mode is chosen as usual', () => {
    const foe = { battlefield: ['Idol', 'Bear'] }
    const game = table(edition, [{ hand: ['Forked Path'], pool: '{C}{C}{C}' }, foe], [FORK])
    game.cast('Forked Path', { kick: false, modes: [1], targets: ['Bear'] }).resolve()
    expect([game.zone('Idol'), game.zone('Bear'), game.pool(0)]).toEqual(['battlefield', 'graveyard', 'CC'])
  })

  test('[2004:502.32a] no other option has all modes chosen', () => {
    const half = card('Half Path', '{0}', 'Instant', `Kicker {1}\n${MODES}\nEntwine {2}`)
    const sides = { hand: ['Half Path'], pool: '{C}' }
    const game = table(edition, [sides, { battlefield: ['Idol', 'Bear'] }], [half])
    game.reply({ do: 'cast', object: game.id('Half Path'), via: 'normal' }).reply([1])
    expect(game.asks('modes')).toMatchObject({ min: 1, max: 1 })
  })

  test('[2004:502.32a] it isn’t offered without a target for each mode, nor if it can’t be paid', () => {
    const sides = { hand: ['Forked Path'], pool: '{C}{C}{C}' }
    const lone = table(edition, [sides, { battlefield: ['Bear'] }], [FORK])
    lone.reply({ do: 'cast', object: lone.id('Forked Path'), via: 'normal' })
    // The mode that is left is shown, not taken in silence.
    expect(lone.asks('modes')).toMatchObject({ legal: [1], min: 1, max: 1 })
    expect(lone.refusal([0])).toMatchObject({ key: 'choose.notOffered' })
    lone
      .reply([1])
      .announce({ targets: ['Bear'] })
      .resolve()
    expect([lone.zone('Bear'), lone.pool(0)]).toEqual(['graveyard', 'CC'])
    const poor = table(edition, [{ ...sides, pool: '{C}{C}' }, { battlefield: ['Idol', 'Bear'] }], [FORK])
    poor.reply({ do: 'cast', object: poor.id('Forked Path'), via: 'normal' })
    expect(poor.question.kind).toBe('modes')
  })

  test('[2004:502.32b] the modes are followed in printed order', () => {
    const text = 'Choose one —\n• Return target creature card from your graveyard to your hand.\n• Discard a card.'
    const wheel = card('Wheel of Want', '{0}', 'Sorcery', `${text}\nEntwine {0}`)
    const game = table(edition, [{ hand: ['Wheel of Want'], graveyard: ['Bear'] }, {}], [wheel])
    game.cast('Wheel of Want', { kick: true, targets: ['Bear'] }).resolveAll()
    expect([game.handSize(0), game.zone('Bear')]).toEqual([0, 'graveyard'])
    const ordered = table(edition, [{ hand: ['Wheel of Want'], graveyard: ['Bear'] }, {}], [wheel])
    ordered.cast('Wheel of Want', { kick: false, modes: [0], targets: ['Bear'] }).resolveAll()
    expect(ordered.zone('Bear')).toBe('hand')
  })

  test('[2004:502.32b] a mode whose target is gone is skipped, the other one is followed', () => {
    const away = zoo('Homecall')
    const foe = { battlefield: ['Idol', 'Bear'], hand: ['Homecall'] }
    const game = table(edition, [{ hand: ['Forked Path'], pool: '{C}{C}{C}' }, foe], [FORK, away])
    game.cast('Forked Path', { kick: true, targets: ['Idol', 'Bear'] }).pass()
    game
      .cast('Homecall', { targets: ['Bear'] })
      .resolve()
      .resolve()
    expect([game.zone('Idol'), game.zone('Bear')]).toEqual(['graveyard', 'hand'])
  })

  test('[2004:502.32a] granted to spells, copied with all modes, and asked for', () => {
    const plain = card('Plain Fork', '{0}', 'Instant', MODES)
    const loom = card('Loom', '{0}', 'Artifact', 'Instant spells you control have entwine {1}.')
    const twin = card('Twin', '{0}', 'Instant', 'Copy target instant spell. You may choose new targets for the copy.')
    const foe = { battlefield: ['Idol', 'Bear'] }
    const game = table(edition, [{ hand: ['Plain Fork'], battlefield: ['Loom'], pool: '{C}' }, foe], [plain, loom])
    game.cast('Plain Fork', { kick: true, targets: ['Idol', 'Bear'] }).resolve()
    expect([game.zone('Idol'), game.zone('Bear')]).toEqual(['graveyard', 'graveyard'])
    const pair = { battlefield: ['Idol', 'Idol', 'Bear', 'Bear'] }
    const copied = table(edition, [{ hand: ['Forked Path', 'Twin'], pool: '{C}{C}{C}' }, pair], [FORK, twin])
    copied.cast('Forked Path', { kick: true, targets: ['1:Idol', '1:Bear'] }).cast('Twin', { targets: ['Forked Path'] })
    copied.resolve().reply(true)
    copied
      .reply([copied.ref('2:Idol')])
      .reply([copied.ref('2:Bear')])
      .resolveAll()
    expect(copied.state.battlefield).toEqual([])
    const seek = card('Farlook', '{0}', 'Sorcery', 'Return target card with entwine from your graveyard to your hand.')
    const asked = table(edition, [{ hand: ['Farlook'], graveyard: ['Bear', 'Forked Path'] }, {}], [FORK, seek])
    asked.cast('Farlook', { targets: ['Forked Path'] }).resolve()
    expect(asked.zone('Forked Path')).toBe('hand')
  })
})
