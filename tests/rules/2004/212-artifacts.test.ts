import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { giveTo } from '../../support/owned.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const RELIC = zoo('Relic')
const ENGINE = card('Engine', '{0}', 'Artifact Creature — Golem', '{T}: You gain 1 life.', '2/2')
const STEEL = card('Marching Steel', '{0}', 'Enchantment', 'Noncreature artifacts are artifact creatures.')
const BANNER = zoo('Banner')
const SMASH = zoo('Smash')
const REDDEN = card('Redden', '{0}', 'Instant', 'Target artifact becomes red until end of turn.')
const DOUSE = card('Soakdown', '{0}', 'Instant', 'Destroy target red permanent.')
const FOUNDRY = card('Foundry', '', 'Artifact Land', '{T}: Add {C}.')
const BLADE = card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {0}')
const STAFF = card('Staff', '{0}', 'Artifact — Equipment', 'Equipped creature has "{T}: You gain 5 life."\nEquip {0}')
const SEEK = card(
  'Seekout',
  '{0}',
  'Sorcery',
  'Search your library for an Equipment card, reveal it, put it into your hand, then shuffle.',
)
const WELD = card('Weld', '{0}', 'Instant', 'Target creature becomes an artifact creature until end of turn.')
const FIX = card('Fix', '{0}', 'Sorcery', 'Attach target Equipment to target permanent.')
const TAKE = zoo('Take')
const WAKE = card('Wake', '{0}', 'Instant', 'Target artifact becomes a 1/1 artifact creature until end of turn.')
const DEADEN = zoo('Deaden')
const FLASHY = card('Flashy', '{0}', 'Enchantment', 'You may cast artifact spells as though they had flash.')
const DRAKE = creature('Drake', '{U}', '1/1')
const CARDS = [
  ...[RELIC, ENGINE, STEEL, BANNER, SMASH, REDDEN, DOUSE, FOUNDRY, BLADE, STAFF, SEEK, WELD, FIX, TAKE, WAKE, DEADEN],
  ...[FLASHY, DRAKE],
]

inEditions('2004', '2011')('212.2 artifacts, %s', (edition) => {
  test('[2004:212.2a] cast in the own main phase with an empty stack only; the opponent may respond', () => {
    const relic = (game: ReturnType<typeof table>) => game.why({ do: 'cast', object: game.id('Relic'), via: 'normal' })
    const game = table(edition, [{ hand: ['Relic', 'Redden'], battlefield: ['Engine'] }, {}], CARDS)
    expect(relic(game)).toBeNull()
    game.cast('Redden', { targets: ['Engine'] })
    expect(relic(game)).not.toBeNull()
    game.resolve().to('beginCombat')
    expect(relic(game)).not.toBeNull()
    game.to('main2').cast('Relic')
    expect([game.state.stack, game.question.kind]).toEqual([[game.id('Relic', 'stack')], 'priority'])
    expect(game.pass().question.seat).toBe(1)
    const theirs = table(edition, [{ hand: ['Relic'] }, {}], CARDS, { active: 1 })
    theirs.pass()
    expect([theirs.question.seat, relic(theirs) === null]).toEqual([0, false])
  })

  test("[2004:212.2b] it enters untapped under the spell's controller, though another owns the card", () => {
    const game = table(edition, [{ hand: ['Relic'] }, {}], CARDS)
    game.cast('Relic')
    giveTo(game, game.id('Relic', 'stack'), 1)
    game.resolve()
    const { zone, controller, owner, tapped } = get(game.state, game.id('Relic'))
    expect({ zone, controller, owner, tapped }).toEqual({ zone: 'battlefield', controller: 0, owner: 1, tapped: false })
  })

  test('[2004:212.2c] an artifact type is looked for by its name', () => {
    const game = table(edition, [{ hand: ['Seekout'], library: ['Relic', 'Blade', 'Bear'] }, {}], CARDS)
    game.cast('Seekout').resolve()
    expect(game.asks('choose').from).toEqual([game.id('Blade')])
  })

  test('[2004:212.2d] colorless unless an effect says otherwise; what becomes an artifact keeps its colors', () => {
    const game = table(edition, [{ hand: ['Redden', 'Soakdown', 'Weld'] }, { battlefield: ['Relic', 'Drake'] }], CARDS)
    expect(characteristics(game.state, game.id('Relic')).colors).toEqual([])
    game.cast('Weld', { targets: ['Drake'] }).resolve()
    const { types, colors } = characteristics(game.state, game.id('Drake'))
    expect([[...types].sort(), colors]).toEqual([['artifact', 'creature'], ['U']])
    expect(game.why({ do: 'cast', object: game.id('Soakdown'), via: 'normal' })).not.toBeNull()
    game
      .cast('Redden', { targets: ['Relic'] })
      .resolve()
      .cast('Soakdown', { targets: ['Relic'] })
      .resolve()
    expect(game.zone('Relic')).toBe('graveyard')
  })

  test('[2004:212.2e] an artifact creature is subject to what affects either type', () => {
    const game = table(edition, [{ hand: ['Engine', 'Smash'], battlefield: ['Banner', 'Bear'] }, {}], CARDS)
    game.cast('Engine').resolve()
    expect(game.size('Engine')).toBe('3/3')
    expect(game.why({ do: 'activate', ...game.nth(game.id('Engine'), 0) })?.rule).toMatch(/212\.3|302|508/)
    game.cast('Smash', { targets: ['Engine'] }).resolve()
    expect(game.zone('Engine')).toBe('graveyard')
  })

  test('[2004:212.2f 2004:212.6g] an artifact land is played as a land and never cast', () => {
    const sides = { hand: ['Foundry', 'Foundry', 'Smash'], battlefield: ['Flashy'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Foundry'), via: 'normal' })).not.toBeNull()
    game.land('Foundry')
    expect([game.state.stack, game.has('battlefield', 'Foundry')]).toEqual([[], true])
    const second = game.id('Foundry', 'hand')
    expect(game.why({ do: 'playLand', object: second })).not.toBeNull()
    expect(game.why({ do: 'cast', object: second, via: 'normal' })?.key).toBe('cast.land')
    // Nor where a mana cost is printed on it: what is for artifacts and for creatures is not for it.
    const mill = card('Mill', '{0}', 'Artifact Land', '{T}: Add {C}.')
    const grove = card('Grove Heart', '{0}', 'Land Creature — Forest Dryad', '', '1/1')
    const other = table(edition, [{ hand: ['Mill', 'Grove Heart'] }, {}], [mill, grove])
    for (const name of ['Mill', 'Grove Heart']) {
      expect(other.why({ do: 'cast', object: other.id(name), via: 'normal' })?.key).toBe('cast.land')
      expect(other.why({ do: 'playLand', object: other.id(name) })).toBeNull()
    }
    game.cast('Smash', { targets: ['Foundry'] }).resolve()
    expect(game.has('battlefield', 'Foundry')).toBe(false)
  })
})

describe('212.2g-k Equipment', () => {
  const attached = (game: ReturnType<typeof table>, name: string) => get(game.state, game.id(name)).attachedTo

  test('[2004:212.2g] only creatures can be equipped; an attachment to anything else does nothing', () => {
    const sides = { battlefield: ['Blade', 'Bear', 'Forest', 'Relic'], hand: ['Fix'] }
    const game = table('2004', [sides, {}], CARDS)
    game.reply({ do: 'activate', ...game.nth(game.id('Blade'), 1) })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Bear') }])
    game.announce({ targets: ['Bear'] }).resolve()
    game.cast('Fix', { targets: ['Blade', 'Forest'] }).resolve()
    expect(attached(game, 'Blade')).toEqual({ object: game.id('Bear') })
  })

  test('[2004:212.2h] it enters unattached; stays on a creature that changes sides; a stolen one is not equipped', () => {
    const sides = { hand: ['Blade'], battlefield: ['Bear'] }
    const game = table('2004', [sides, { hand: ['Take', 'Take'], battlefield: ['Ox'] }], CARDS)
    game.cast('Blade').resolve()
    expect(attached(game, 'Blade')).toBeNull()
    game.activate('Blade', 1, { targets: ['Bear'] }).resolve()
    game
      .pass()
      .cast('Take', { targets: ['Bear'] })
      .resolve()
    expect([attached(game, 'Blade'), game.size('Bear')]).toEqual([{ object: game.id('Bear') }, '4/2'])
    const late = table('2004', [{ battlefield: ['Blade', 'Bear'] }, { hand: ['Take'] }], CARDS)
    late
      .activate('Blade', 1, { targets: ['Bear'] })
      .pass()
      .cast('Take', { targets: ['Bear'] })
      .resolve()
      .resolveAll()
    expect(attached(late, 'Blade')).toBeNull()
  })

  test('[2004:212.2i] an Equipment that is a creature, or whose bearer is none, comes off and stays', () => {
    const worn = [{ name: 'Blade', attachedTo: 'Bear' }, 'Bear']
    const game = table('2004', [{ battlefield: worn, hand: ['Wake'] }, {}], CARDS)
    expect(game.size('Bear')).toBe('4/2')
    game.cast('Wake', { targets: ['Blade'] }).resolve()
    expect([attached(game, 'Blade'), game.size('Bear'), game.zone('Blade')]).toEqual([null, '2/2', 'battlefield'])
    const other = table('2004', [{ battlefield: worn, hand: ['Deaden'] }, {}], CARDS)
    other.cast('Deaden', { targets: ['Bear'] }).resolve()
    expect([attached(other, 'Blade'), other.zone('Blade')]).toEqual([null, 'battlefield'])
  })

  test('[2004:212.2i] an Equipment that is one no longer comes off; none equips itself', () => {
    const fade = card('Fade', '{0}', 'Instant', 'Target artifact becomes an enchantment until end of turn.')
    const worn = [{ name: 'Blade', attachedTo: 'Bear' }, 'Bear']
    const game = table('2004', [{ battlefield: worn, hand: ['Fade'] }, {}], [...CARDS, fade])
    game.cast('Fade', { targets: ['Blade'] }).resolve()
    expect([attached(game, 'Blade'), game.size('Bear'), game.zone('Blade')]).toEqual([null, '2/2', 'battlefield'])
    const alone = table('2004', [{ battlefield: ['Blade'], hand: ['Wake'] }, {}], CARDS)
    alone.cast('Wake', { targets: ['Blade'] }).resolve()
    alone.activate('Blade', BLADE.abilities.length - 1, { targets: ['Blade'] }).resolve()
    expect([attached(alone, 'Blade'), alone.zone('Blade')]).toEqual([null, 'battlefield'])
  })

  test("[2004:212.2k] only the Equipment's controller equips; what it gives is the creature's controller's", () => {
    const mine = { battlefield: [{ name: 'Staff', attachedTo: 'Bear' }, 'Ox'] }
    const game = table('2004', [mine, { battlefield: ['Bear'] }], CARDS)
    const equip = { do: 'activate', ...game.nth(game.id('Staff'), 1) } as const
    const gain = { do: 'activate', ...game.nth(game.id('Bear'), 0) } as const
    expect([game.why(equip), game.why(gain)?.key]).toEqual([null, 'activate.notYours'])
    game.pass()
    expect([game.why(equip)?.key, game.why(gain)]).toEqual(['activate.notYours', null])
    game.activate('Bear').resolve()
    expect(game.life(1)).toBe(25)
    game.activate('Staff', 1, { targets: ['Ox'] }).resolve()
    expect([attached(game, 'Staff'), get(game.state, game.id('Staff')).controller]).toEqual([
      { object: game.id('Ox') },
      0,
    ])
  })
})
