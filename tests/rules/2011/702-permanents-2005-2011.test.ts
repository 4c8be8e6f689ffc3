import { expect, test } from 'vitest'
import { get, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  creature('Buried', '{2}', '3/3', 'Unearth {1}'),
  card('Shell', '{0}', 'Enchantment — Aura', 'Enchant creature\nTotem armor'),
  card('Kill', '{0}', 'Instant', "Destroy target creature. It can't be regenerated."),
  card('Scorch', '{0}', 'Instant', '~ deals 2 damage to target creature.'),
  creature('Hero', '{0}', '4/4', 'Champion a Goblin'),
  creature('Imp', '{R}', '1/1', '', 'Creature — Goblin'),
  creature('Seeker', '{2}', '1/1', 'Transmute {1}'),
  creature('Three', '{3}', '1/1'),
  creature('Shifter', '{2}', '1/1', 'Transfigure {1}'),
  creature('Frantic', '{2}', '1/1', 'Frenzy 2'),
  creature('Sponge', '{2}', '1/4', 'Absorb 1'),
  creature('Snake', '{2}', '1/1', 'Poisonous 2'),
  card('Unland', '{0}', 'Instant', 'Target land becomes a 1/1 creature until end of turn.'),
  card('Wall Works', '{0}', 'Artifact — Fortification', 'Fortified land has "{T}: You gain 3 life."\nFortify {1}'),
]

inEditions('2011', 'today')('[today:702/unchanged] keywords of permanents, %s', (edition) => {
  const unearth = (...hand: string[]) => {
    const game = table(edition, [{ graveyard: ['Buried'], hand, pool: '{C}' }, {}], CARDS)
    return game.activate('Buried', 0, {}, 'graveyard').resolve()
  }

  test('[2011:702.82] it returns with haste and is exiled at the next end step', () => {
    const game = unearth()
    expect([game.zone('Buried'), hasKeyword(game.state, game.id('Buried'), 'haste')]).toEqual(['battlefield', true])
    game.attack('Buried').to('end')
    expect(game.life(1)).toBe(17)
    game.resolveAll()
    expect(game.zone('Buried')).toBe('exile')
  })

  test('[2011:702.82] leaving in any way it is exiled, even without abilities; exiled to return, it returns for good', () => {
    expect(
      unearth('Bounce')
        .cast('Bounce', { targets: ['Buried'] })
        .resolveAll()
        .zone('Buried'),
    ).toBe('exile')
    const mute = unearth('Mute', 'Bounce')
      .cast('Mute', { targets: ['Buried'] })
      .resolveAll()
    expect(
      mute
        .cast('Bounce', { targets: ['Buried'] })
        .resolveAll()
        .zone('Buried'),
    ).toBe('exile')
    const blinked = unearth('Blink', 'Bounce')
      .cast('Blink', { targets: ['Buried'] })
      .resolveAll()
    expect(blinked.to('main1', blinked.state.turn.number + 2).zone('Buried')).toBe('battlefield')
    expect(
      blinked
        .cast('Bounce', { targets: ['Buried'] })
        .resolveAll()
        .zone('Buried'),
    ).toBe('hand')
  })

  test('[2011:702.82] only as a sorcery, only from the graveyard', () => {
    const late = table(edition, [{ graveyard: ['Buried'], pool: '{C}' }, {}], CARDS, { step: 'upkeep' })
    expect(late.why({ do: 'activate', ...late.nth(late.id('Buried'), 0) })?.key).toBe('timing.notMainPhase')
    const here = table(edition, [{ battlefield: ['Buried'], pool: '{C}' }, {}], CARDS)
    expect(here.why({ do: 'activate', ...here.nth(here.id('Buried'), 0) })).not.toBeNull()
  })

  const armoured = (...hand: string[]) => {
    const game = table(edition, [{ battlefield: ['Ox'], hand: ['Shell', ...hand] }, {}], CARDS)
    return game.cast('Shell', { targets: ['Ox'] }).resolveAll()
  }

  test('[2011:702.87] the Aura is destroyed instead, and the damage removed; regeneration has no part in it', () => {
    const killed = armoured('Kill')
      .cast('Kill', { targets: ['Ox'] })
      .resolveAll()
    expect([killed.zone('Ox'), killed.zone('Shell')]).toEqual(['battlefield', 'graveyard'])
    const burnt = armoured('Scorch', 'Scorch')
      .cast('Scorch', { targets: ['Ox'] })
      .resolveAll()
    burnt.cast('Scorch', { targets: ['Ox'] }).resolveAll()
    expect([burnt.zone('Ox'), burnt.zone('Shell'), get(burnt.state, burnt.id('Ox')).damage]).toEqual([
      'battlefield',
      'graveyard',
      0,
    ])
    expect(get(burnt.state, burnt.id('Ox')).tapped).toBe(false)
  })

  test('[2011:702.87] against sacrifice it doesn’t help; of two, one is destroyed', () => {
    const gone = armoured('Edict')
      .cast('Edict', { targets: ['player 0'] })
      .resolveAll()
    expect(gone.zone('Ox')).toBe('graveyard')
    const two = armoured('Shell', 'Kill')
      .cast('Shell', { targets: ['Ox'] })
      .resolveAll()
    two.cast('Kill', { targets: ['Ox'] }).resolveAll()
    expect([two.has('battlefield', 'Shell'), two.has('graveyard', 'Shell'), two.zone('Ox')]).toEqual([
      true,
      true,
      'battlefield',
    ])
  })

  test('[2011:702.70] another of the type is exiled, and returns as the champion leaves', () => {
    const game = table(edition, [{ battlefield: ['Imp'], hand: ['Hero', 'Bounce'] }, {}], CARDS)
    game.cast('Hero').resolve().resolve().reply(true)
    if (game.question.kind === 'choose') game.reply([game.id('Imp')])
    expect([game.zone('Hero'), game.zone('Imp')]).toEqual(['battlefield', 'exile'])
    game.cast('Bounce', { targets: ['Hero'] }).resolveAll()
    expect([game.zone('Hero'), game.zone('Imp')]).toEqual(['hand', 'battlefield'])
  })

  test('[2011:702.70] without one, or declined, it is sacrificed; gone before, what is exiled never returns', () => {
    const alone = table(edition, [{ battlefield: ['Bear'], hand: ['Hero'] }, {}], CARDS)
      .cast('Hero')
      .resolveAll()
    expect([alone.zone('Hero'), alone.zone('Bear')]).toEqual(['graveyard', 'battlefield'])
    const early = table(edition, [{ battlefield: ['Imp'], hand: ['Hero', 'Bounce'] }, {}], CARDS)
    early
      .cast('Hero')
      .resolve()
      .cast('Bounce', { targets: ['Hero'] })
      .resolve()
      .resolve()
      .resolve()
      .reply(true)
    early.resolveAll()
    expect([early.zone('Hero'), early.zone('Imp')]).toEqual(['hand', 'exile'])
  })

  test('[2011:702.51] discarded, it finds a card of the same mana value, as a sorcery', () => {
    const game = table(edition, [{ hand: ['Seeker'], library: ['Three', 'Shifter', 'Forest'], pool: '{C}' }, {}], CARDS)
    game.activate('Seeker', 0, {}, 'hand').resolve()
    expect(game.asks('choose').from).toEqual([game.id('Shifter')])
    game.reply([game.id('Shifter')])
    expect([game.zone('Shifter'), game.zone('Seeker')]).toEqual(['hand', 'graveyard'])
    const late = table(edition, [{ hand: ['Seeker'], pool: '{C}' }, {}], CARDS, { step: 'upkeep' })
    expect(late.why({ do: 'activate', ...late.nth(late.id('Seeker'), 0) })?.key).toBe('timing.notMainPhase')
  })

  test('[2011:702.69] sacrificed, it finds a creature card of the same mana value', () => {
    const sides = { battlefield: ['Shifter'], library: ['Three', 'Seeker', 'Forest'], pool: '{C}' }
    const game = table(edition, [sides, {}], CARDS).activate('Shifter').resolve()
    game.reply([game.id('Seeker')])
    expect([game.zone('Shifter'), game.zone('Seeker')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2011:702.66] +N/+0 when it attacks and isn’t blocked', () => {
    const free = table(edition, [{ battlefield: ['Frantic'] }, {}], CARDS)
      .attack('Frantic')
      .to('endCombat')
    expect(free.life(1)).toBe(17)
    const stopped = table(edition, [{ battlefield: ['Frantic'] }, { battlefield: ['Bear'] }], CARDS)
    stopped.attack('Frantic').block({ Bear: 'Frantic' })
    expect([stopped.state.stack.length, stopped.size('Frantic')]).toEqual([0, '1/1'])
  })

  test('[2011:702.62] N less of each source’s damage', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'] }, { battlefield: ['Sponge'] }], CARDS)
    game.attack('Bear').block({ Sponge: 'Bear' }).to('endCombat')
    expect(get(game.state, game.id('Sponge')).damage).toBe(1)
    const two = table(edition, [{ battlefield: ['Sponge'] }, { battlefield: ['Bear', 'Ox'] }], CARDS)
    two.attack('Sponge').block({ Bear: 'Sponge', Ox: 'Sponge' })
    two.until('priority').to('endCombat')
    expect(get(two.state, two.id('Sponge')).damage).toBe(3)
  })

  test('[2011:702.68] combat damage to a player gives poison counters besides, none if prevented', () => {
    const poison = (game: Table) => [game.life(1), game.state.players[1]?.counters.poison ?? 0]
    const hit = table(edition, [{ battlefield: ['Snake'] }, {}], CARDS)
      .attack('Snake')
      .to('endCombat')
    expect(poison(hit)).toEqual([19, 2])
    const none = table(edition, [{ battlefield: ['Snake'], hand: ['Ward'] }, {}], CARDS)
      .cast('Ward')
      .resolve()
    expect(poison(none.attack('Snake').to('endCombat'))).toEqual([20, 0])
  })

  test('[2011:702.65] attached to a land you control; once that is no land, unattached', () => {
    const sides = { battlefield: ['Wall Works', 'Forest', 'Bear'], hand: ['Unland'], pool: '{C}' }
    const game = table(edition, [sides, {}], CARDS)
    const fortify = game.nth(game.id('Wall Works'), 1)
    game.reply({ do: 'activate', ...fortify })
    expect(game.asks('targets').legal).toEqual([game.ref('Forest')])
    game.announce({ targets: ['Forest'] }).resolve()
    expect(get(game.state, game.id('Wall Works')).attachedTo).toEqual(game.ref('Forest'))
    game.reply({ do: 'activate', ...game.nth(game.id('Forest'), 1) }).resolveAll()
    expect(game.life(0)).toBe(23)
    game.cast('Unland', { targets: ['Forest'] }).resolveAll()
    expect([game.zone('Wall Works'), get(game.state, game.id('Wall Works')).attachedTo]).toEqual(['battlefield', null])
  })
})
