import { describe, expect, test } from 'vitest'
import { characteristics, get, legalReplies } from '../../../src/engine/index.ts'
import { compile } from '../../../src/oracle/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const TAKE = card('Take', '{0}', 'Instant', 'Gain control of target permanent until end of turn.')

describe('types in 2011', () => {
  testInEditions('2004', '2011')(
    '[2004:205.4a 2004:205.4b 2004:212.6e] a land made a basic type is still snow-covered (%s)',
    (edition) => {
      const flood = card('Washover', '{0}', 'Enchantment', 'Nonbasic lands are Islands.')
      const glade = card('White Glade', '', 'Snow Land', '{T}: Add {G}.')
      const frost = card('Rimebound Thicket', '', 'Basic Snow Land — Forest')
      const game = table(
        edition,
        [{ battlefield: ['Washover', 'White Glade', 'Rimebound Thicket'] }, {}],
        [flood, glade, frost],
      )
      const now = characteristics(game.state, game.id('White Glade'))
      expect([now.supertypes, now.subtypes]).toEqual([['snow'], ['Island']])
      game.activate('White Glade')
      expect(game.pool(0)).toBe('U')
      expect(characteristics(game.state, game.id('Rimebound Thicket')).supertypes.toSorted()).toEqual(['basic', 'snow'])
    },
  )

  test('[2004:212.1b] in 2011 new subtypes replace those of their own set only', () => {
    const bog = card('Bogspell', '{0}', 'Instant', 'Target land becomes a Swamp until end of turn.')
    const dryad = creature('Dryad Bough', '', '1/1', '', 'Land Creature — Forest Dryad')
    const game = table('2011', [{ battlefield: ['Dryad Bough'], hand: ['Bogspell'] }, {}], [bog, dryad])
    game.cast('Bogspell', { targets: ['Dryad Bough'] }).resolve()
    expect(characteristics(game.state, game.id('Dryad Bough')).subtypes.toSorted()).toEqual(['Dryad', 'Swamp'])
  })

  test('[2004:212.1b] in 2011 a subtype stays where another card type that it still has shares it', () => {
    const gear = card('Warband Gear', '{0}', 'Tribal Artifact — Goblin Equipment', 'Equip {0}')
    const wake = card('Wake', '{0}', 'Instant', 'Target artifact becomes a 2/2 creature until end of turn.')
    const game = table('2011', [{ battlefield: ['Warband Gear'], hand: ['Wake'] }, {}], [gear, wake])
    game.cast('Wake', { targets: ['Warband Gear'] }).resolve()
    const { types, subtypes } = characteristics(game.state, game.id('Warband Gear'))
    expect([types, subtypes]).toEqual([['creature'], ['Goblin']])
  })

  test('[2004:212.2d] in 2011 an artifact with coloured mana in its cost has that colour', () => {
    const idol = card('Idol', '{1}{B}', 'Artifact')
    const ward = card('Scrubout', '{0}', 'Sorcery', 'Destroy all black permanents.')
    const game = table('2011', [{ battlefield: ['Idol'], hand: ['Scrubout'] }, {}], [idol, ward])
    expect(game.cast('Scrubout').resolve().zone('Idol')).toBe('graveyard')
  })

  test('[2004:207.2] in 2011 ability words and reminder text mean nothing', () => {
    const record = (oracle_text: string) =>
      compile({ name: 'Wug', mana_cost: '{1}', type_line: 'Creature — Bear', oracle_text, power: '1', toughness: '1' })
    const plain = record('Whenever a land enters the battlefield under your control, you gain 1 life.')
    const worded = record('Landfall — Whenever a land enters the battlefield under your control, you gain 1 life.')
    expect(worded.ok).toBe(true)
    expect(worded.printed.abilities).toEqual(plain.printed.abilities)
    expect(record('Flying (It is hard to catch.)').printed.abilities).toEqual(record('Flying').printed.abilities)
  })
})

describe('objects and zones in 2011', () => {
  test('[2004:214.3 2004:214.4 2004:glossary/enters-the-battlefield] in 2011 a permanent enters untapped, face up, under who put it there', () => {
    const game = table('2011', [{ hand: ['Pup'] }, {}])
    game.cast('Pup').resolve()
    const pup = get(game.state, game.id('Pup'))
    expect([pup.zone, pup.tapped, pup.faceDown, pup.controller]).toEqual(['battlefield', false, false, 0])
  })

  test('[2004:216.3] in 2011 a token that has left goes nowhere else and is gone', () => {
    const mourner = card('Mourner', '{1}', 'Enchantment', "Whenever a creature dies, return it to its owner's hand.")
    const token = { name: 'Bear', token: true }
    const game = table('2011', [{ battlefield: ['Mourner', token], hand: ['Slay'] }, {}], [mourner])
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect(game.state.stack).toHaveLength(1)
    game.resolveAll()
    expect([game.has('hand', 'Bear'), game.has('graveyard', 'Bear'), game.has('battlefield', 'Bear')]).toEqual([
      ...[false, false, false],
    ])
    game.isAtAQuestion()
  })

  test('[2004:200.7a 2004:217.6c] in 2011 a delayed trigger is controlled by the controller of what created it', () => {
    const text = 'Target creature gets +1/+1 until end of turn. You gain 2 life at the beginning of the next end step.'
    const vow = card('Vow', '{0}', 'Instant', text)
    const game = table('2011', [{ battlefield: ['Bear'] }, { hand: ['Vow'] }], [vow]).pass()
    game
      .cast('Vow', { targets: ['Bear'] })
      .resolve()
      .to('end')
    expect(game.state.stack.map((id) => get(game.state, id).controller)).toEqual([1])
    expect(game.resolveAll().life(1)).toBe(22)
  })

  test('[2004:402.6] in 2011 an ability on the stack does not need its source', () => {
    const altar = card('Altar', '{0}', 'Artifact', '{0}, Sacrifice ~: You gain 3 life.')
    const game = table('2011', [{ battlefield: ['Altar'] }, {}], [altar]).activate('Altar')
    expect([game.zone('Altar'), game.state.stack.length]).toEqual(['graveyard', 1])
    expect(game.resolve().life(0)).toBe(23)
  })

  test('[2004:403.3] in 2011 "only once each turn" holds for the next controller of the permanent, too', () => {
    const well = card('Well', '{0}', 'Artifact', '{0}: You gain 1 life. Activate only once each turn.')
    const game = table('2011', [{ battlefield: ['Well'] }, { hand: ['Take'] }], [well, TAKE])
      .activate('Well')
      .resolve()
    const use = { do: 'activate', ...game.nth(game.id('Well'), 0) } as const
    expect(game.why(use)).not.toBeNull()
    game
      .pass()
      .cast('Take', { targets: ['Well'] })
      .resolve()
      .pass()
    expect(game.question.seat).toBe(1)
    expect(game.why(use)).not.toBeNull()
    game.to('main1', 4)
    expect(get(game.state, game.id('Well')).controller).toBe(0)
    game.pass()
    expect(game.why(use)).toBeNull()
  })

  test('[2004:200.6a] in 2011 who puts a permanent there is not who controls it, but under whose control it enters', () => {
    const text = "Put target creature card from a graveyard onto the battlefield under its owner's control."
    const raise = card('Raise', '{0}', 'Sorcery', text)
    const game = table('2011', [{ hand: ['Raise'] }, { graveyard: ['Bear'] }], [raise])
    game.cast('Raise', { targets: ['Bear'] }).resolve()
    const { zone, owner, controller } = get(game.state, game.id('Bear'))
    expect([zone, owner, controller]).toEqual(['battlefield', 1, 1])
  })
})

describe('timing in 2011', () => {
  test('[2004:408.1c] in 2011 nobody gets priority in the untap step, nor in a cleanup step where nothing happens', () => {
    const game = table('2011', [{}, {}])
    const steps = new Set<string>()
    for (let guard = 0; guard < 40 && game.state.turn.number < 5; guard++) {
      if (game.question.kind === 'priority') steps.add(game.state.turn.step)
      game.question.kind === 'priority' ? game.pass() : game.plain()
    }
    expect([steps.has('untap'), steps.has('cleanup'), steps.has('upkeep'), steps.has('draw')]).toEqual([
      ...[false, false, true, true],
    ])
  })

  test('[2004:408.1d 2004:212.5e 2004:212.7e] in 2011 a creature with flash is cast when an instant could be, others in the own main phase', () => {
    const cards = [creature('Hare', '{0}', '1/1', 'Flash'), zoo('Pup')]
    const game = table('2011', [{ hand: ['Hare', 'Pup'] }, {}], cards, { step: 'upkeep' })
    const cast = (name: string) => ({ do: 'cast', object: game.id(name), via: 'normal' }) as const
    expect(game.why(cast('Hare'))).toBeNull()
    expect(game.why(cast('Pup'))).not.toBeNull()
    game.cast('Hare')
    expect(legalReplies(game.position)).not.toContainEqual(cast('Pup'))
    game.resolve().to('main1')
    expect(game.why(cast('Pup'))).toBeNull()
  })

  test('[2004:212.6b] in 2011 one land a turn, and none on another player’s turn', () => {
    const game = table('2011', [{ hand: ['Forest', 'Island'] }, { hand: ['Plains'] }])
    game.land('Forest')
    expect(game.why({ do: 'playLand', object: game.id('Island') })).not.toBeNull()
    game.pass()
    expect(game.question.seat).toBe(1)
    expect(game.why({ do: 'playLand', object: game.id('Plains', 'hand') })).not.toBeNull()
  })

  test('[2004:422.1] in 2011, too, what can’t be completed is taken back with what was paid for it', () => {
    const game = table('2011', [{ battlefield: ['Mountain'], hand: ['Spark'] }, { battlefield: ['Bear'] }])
    game.cast('Spark', { targets: ['Bear'], pay: false })
    expect(game.asks('pay').seat).toBe(0)
    game.reply({ pay: 'activate', ...game.nth(game.id('Mountain'), 0) })
    expect(get(game.state, game.id('Mountain')).tapped).toBe(true)
    game.reply({ pay: 'cancel' })
    expect([game.zone('Spark'), game.state.stack, game.pool(0)]).toEqual(['hand', [], ''])
    expect(get(game.state, game.id('Mountain')).tapped).toBe(false)
    game.isAtAQuestion()
  })
})
