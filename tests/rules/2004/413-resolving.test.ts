import { expect, test } from 'vitest'
import { find, get, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const CARDS = [
  card('Mantle', '{G}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card('Unbind', '{G}', 'Sorcery', 'Destroy target Aura. Destroy target enchanted creature.'),
  card('Sap', '{R}', 'Instant', "Tap target creature. ~ deals damage equal to that creature's power to target player."),
  card('Bless', '{W}', 'Instant', 'Target creature gains protection from red until end of turn.'),
  card('Bounce', '{U}', 'Instant', "Return target creature to its owner's hand."),
  card('Doom', '{B}', 'Instant', "Destroy target creature. It can't be regenerated."),
  card('Slay', '{B}', 'Instant', 'Destroy target creature.'),
  card('Mend', '{G}', 'Instant', 'Regenerate target creature.'),
  card('Pact', '{B}', 'Sorcery', "You may sacrifice a creature. If you don't, you lose 4 life."),
  card('Cull', '{B}', 'Sorcery', 'Each player sacrifices a creature. Each player discards a card.'),
  card('Leak', '{U}', 'Instant', 'Counter target spell unless its controller pays {3}.'),
  card('Feast', '{B}', 'Instant', 'Destroy target creature. You gain life equal to its power.'),
  card(
    'Reckon',
    '{R}',
    'Sorcery',
    '~ deals 2 damage to each creature. You gain 1 life for each creature on the battlefield.',
  ),
  card('Scrubout', '{W}', 'Sorcery', 'Destroy all black creatures.'),
  card('Spare', '{W}', 'Sorcery', 'Destroy all nonblack creatures.'),
  card('Twilight', '{W}{B}', 'Creature — Spirit', '', '2/2'),
  card('Ashes', '{W}', 'Sorcery', 'Destroy all creatures. Exile all cards from all graveyards.'),
  creature('Spitter', '{1}', '2/2', '{T}: ~ deals damage equal to its power to target player.'),
  card('Vimful', '{G}', 'Instant', 'Target creature gets +3/+3 until end of turn.'),
]

inEditions(
  '2004',
  '2011',
  'today',
)('resolving, %s', (edition) => {
  test('[2004:413.1] exactly the top object resolves, then the active player has priority', () => {
    const game = table(edition, [{ battlefield: ['Mountain', 'Mountain'], hand: ['Spark', 'Spark'] }, {}], CARDS)
    game.cast('Spark', { targets: ['player 1'] }).cast('Spark', { targets: ['player 0'] })
    game.pass()
    expect(game.state.stack).toHaveLength(2)
    game.pass()
    expect([game.state.stack.length, game.life(0), game.life(1)]).toEqual([1, 17, 20])
    expect(game.asks('priority').seat).toBe(0)
  })

  test('[2004:413.2] legality is checked once, before anything is done', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Forest'], hand: ['Unbind'] },
        { battlefield: ['Bear', { name: 'Mantle', attachedTo: 'Bear' }] },
      ],
      CARDS,
    )
    game.cast('Unbind', { targets: ['Mantle', 'Bear'] }).resolve()
    expect([game.zone('Mantle'), game.zone('Bear')]).toEqual(['graveyard', 'graveyard'])
  })

  test('[2004:413.2a] an illegal target is not affected, but is known', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Mountain'], hand: ['Sap'] },
        { battlefield: ['Ox', 'Plains'], hand: ['Bless'] },
      ],
      CARDS,
    )
    game.cast('Sap', { targets: ['Ox', 'player 1'] }).pass()
    game
      .cast('Bless', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect(get(game.state, game.id('Ox')).tapped).toBe(false)
    expect(game.life(1)).toBe(17)
  })

  test('[2004:413.2a] of one that is gone it is known what it last was', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Mountain'], hand: ['Sap'] },
        { battlefield: [{ name: 'Ox', counters: { '+1/+1': 1 } }, 'Island'], hand: ['Bounce'] },
      ],
      CARDS,
    )
    game.cast('Sap', { targets: ['Ox', 'player 1'] }).pass()
    game
      .cast('Bounce', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect(game.life(1)).toBe(16)
  })

  test('[2004:413.2a today:608.2b] with no legal target left it is countered; today it doesn’t resolve', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Swamp'], hand: ['Feast'] },
        { battlefield: ['Ox', 'Island'], hand: ['Bounce'] },
      ],
      CARDS,
    )
    game.cast('Feast', { targets: ['Ox'] }).pass()
    game
      .cast('Bounce', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect([game.zone('Ox'), game.zone('Feast'), game.life(0)]).toEqual(['hand', 'graveyard', 20])
    const told = game.events.flatMap(({ kind }) => (kind === 'countered' || kind === 'unresolved' ? kind : []))
    expect(told).toEqual([edition === 'today' ? 'unresolved' : 'countered'])
    game.isAtAQuestion()
  })

  test('[2004:413.2a] legality is judged by the source as it last was', () => {
    const ember = creature('Ember Cat', '{R}', '1/1', 'Sacrifice ~: Tap target creature. You gain 1 life.')
    const at = (blessed: boolean) => {
      const sides = [{ battlefield: ['Ember Cat'] }, { battlefield: ['Ox', 'Plains'], hand: ['Bless'] }] as const
      const game = table(edition, sides, [...CARDS, ember])
        .activate('Ember Cat', 0, { targets: ['Ox'] })
        .pass()
      if (blessed) game.cast('Bless', { targets: ['Ox'] }).resolve()
      return game.resolve()
    }
    const plain = at(false)
    expect([get(plain.state, plain.id('Ox')).tapped, plain.life(0)]).toEqual([true, 21])
    const blessed = at(true)
    expect([get(blessed.state, blessed.id('Ox')).tapped, blessed.life(0)]).toEqual([false, 20])
  })

  test('[2004:413.2a] a target that has left the zone where it was targeted is illegal', () => {
    const salvage = card('Comb Graves', '{0}', 'Instant', 'Exile target card from a graveyard. You gain 1 life.')
    const fetch = zoo('Fetch')
    const sides = [{ hand: ['Comb Graves'] }, { graveyard: ['Ox'], hand: ['Fetch'] }] as const
    const game = table(edition, sides, [...CARDS, salvage, fetch])
    game.cast('Comb Graves', { targets: ['Ox'] }).pass()
    game
      .cast('Fetch', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect([game.zone('Ox'), game.zone('Comb Graves'), game.life(0)]).toEqual(['hand', 'graveyard', 20])
  })

  test.each(['Doom', 'Slay'])('[2004:413.2b] the whole text is read: %s against a regeneration shield', (name) => {
    const game = table(
      edition,
      [
        { battlefield: ['Swamp'], hand: [name] },
        { battlefield: ['Ox', 'Forest'], hand: ['Mend'] },
      ],
      CARDS,
    )
    game.cast(name, { targets: ['Ox'] }).pass()
    game
      .cast('Mend', { targets: ['Ox'] })
      .resolve()
      .resolve()
    expect(game.zone('Ox')).toBe(name === 'Doom' ? 'graveyard' : 'battlefield')
  })

  test('[2004:413.2b] instructions are followed in the order of the text', () => {
    const game = table(edition, [{ battlefield: ['Mountain', 'Bear', 'Ox'], hand: ['Reckon'] }, {}], CARDS)
    game.cast('Reckon').resolve()
    const kinds = game.events.map((event) => event.kind)
    expect(kinds.indexOf('damage')).toBeLessThan(kinds.indexOf('life'))
  })

  test('[2004:413.2c today:608.2d] an impossible option is not offered', () => {
    const without = table(edition, [{ battlefield: ['Swamp'], hand: ['Pact'] }, {}], CARDS)
    without.cast('Pact').resolve()
    expect([without.question.kind, without.life(0)]).toEqual(['priority', 16])
    const game = table(edition, [{ battlefield: ['Swamp', 'Bear'], hand: ['Pact'] }, {}], CARDS)
    game.cast('Pact').resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(true)
    expect([game.zone('Bear'), game.life(0)]).toEqual(['graveyard', 20])
  })

  test('[2004:413.2c today:608.2d] drawing from an empty library is no impossible option', () => {
    const dare = card('Dare', '{0}', 'Sorcery', "You may draw a card. If you don't, you lose 4 life.")
    const dared = () =>
      table(edition, [{ hand: ['Dare'], library: [] }, {}], [dare])
        .cast('Dare')
        .resolve()
    expect(dared().asks('confirm')).toMatchObject({ seat: 0, reason: 'may' })
    expect(dared().reply(true).winner()).toBe(1)
    const cautious = dared().reply(false)
    expect([cautious.winner(), cautious.life(0)]).toEqual([undefined, 16])
  })

  test('[2004:413.2c] a payment that can not be made in full is not offered', () => {
    const leaked = (lands: string[]) => {
      const sides = [
        { battlefield: ['Mountain', ...lands], hand: ['Spark'] },
        { battlefield: ['Island'], hand: ['Leak'] },
      ]
      const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], CARDS)
      return game
        .cast('Spark', { targets: ['player 1'] })
        .pass()
        .cast('Leak', { targets: ['Spark'] })
        .resolve()
    }
    const poor = leaked(['Forest', 'Forest'])
    expect([poor.question.kind, poor.zone('Spark')]).toEqual(['priority', 'graveyard'])
    const rich = leaked(['Forest', 'Forest', 'Forest'])
    expect(rich.asks('confirm').seat).toBe(0)
    rich.reply(true).plain()
    expect(rich.zone('Spark')).toBe('stack')
    expect(rich.resolve().life(1)).toBe(17)
  })

  test('[2004:413.2d today:608.2e] the active player announces first, then all is done at once, clause by clause', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Swamp', 'Bear', 'Ox'], hand: ['Cull', 'Spark', 'Forest'] },
        { battlefield: ['Bear', 'Ox'], hand: ['Spark', 'Forest'] },
      ],
      CARDS,
    )
    game.cast('Cull').resolve()
    const first = game.asks('choose')
    expect([first.seat, first.reason]).toEqual([0, 'sacrifice'])
    game.reply([first.from[0] ?? -1])
    expect(game.asks('choose').seat).toBe(1)
    // Nothing has left yet: both go together.
    expect(game.has('graveyard', 'Bear')).toBe(false)
    game.plain()
    const next = game.asks('choose')
    expect([next.seat, next.reason]).toEqual([0, 'discard'])
    expect(game.state.graveyards.map((pile) => pile.length)).toEqual([1, 1])
    game.plain().plain()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 1])
  })

  test('[2004:413.2d] a card chosen in a hand is not shown before all have chosen', () => {
    const sides = [{ battlefield: ['Swamp'], hand: ['Cull', 'Spark', 'Ox'] }, { hand: ['Spark', 'Forest'] }] as const
    const game = table(edition, sides, CARDS).cast('Cull').resolve()
    const chosen = game.id('Ox')
    game.reply([chosen])
    expect(game.asks('choose')).toMatchObject({ seat: 1, reason: 'discard' })
    const { now, replies } = seenBy(game.position, 1)
    expect([find(now, chosen), replies]).toEqual([null, null])
    game.plain()
    expect(game.has('graveyard', 'Ox', 0)).toBe(true)
  })

  test('[2004:413.2e] mana abilities may be activated to pay, nothing else may be done', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Mountain', 'Forest', 'Forest', 'Forest', 'Spitter'], hand: ['Spark', 'Spark'] },
        { battlefield: ['Island'], hand: ['Leak'] },
      ],
      CARDS,
    )
    const target = game.id('Mountain')
    game.cast('1:Spark', { targets: ['player 1'] })
    game
      .pass()
      .cast('Leak', { targets: ['Spark'] })
      .resolve()
    expect(game.asks('confirm')).toMatchObject({ seat: 0, reason: 'unlessPaid' })
    game.refusal({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })
    game.reply(true)
    const pay = game.asks('pay')
    expect(pay.seat).toBe(0)
    game.refusal({ pay: 'activate', ...game.nth(game.id('Spitter'), 0) })
    game.reply({ pay: 'activate', ...game.nth(game.id('1:Forest'), 0) })
    while (game.question.kind === 'pay') game.plain()
    expect([get(game.state, target).tapped, game.zone('1:Spark')]).toEqual([true, 'stack'])
  })

  test('[2004:413.2e] what happens otherwise is told where it is one thing done to what is known', () => {
    const levies = [
      card('Choosing Levy', '{0}', 'Sorcery', 'Sacrifice a land unless you pay {1}.'),
      card('Aimed Levy', '{0}', 'Sorcery', 'Destroy target creature unless its controller pays {1}.'),
    ]
    const asked = (name: string, more = {}) => {
      const side = { battlefield: ['Mountain', 'Ox'], hand: [name] }
      const game = table(edition, [side, {}], [...CARDS, ...levies])
      return { game, told: game.cast(name, more).resolve().asks('confirm').otherwise }
    }
    expect(asked('Choosing Levy').told).toBeUndefined()
    const { game, told } = asked('Aimed Levy', { targets: ['Ox'] })
    expect(told).toEqual({ does: 'destroy', object: game.id('Ox') })
  })

  test('[2004:413.2f today:608.2h] information is determined once, when the effect is applied', () => {
    const game = table(edition, [{ battlefield: ['Swamp'], hand: ['Feast'] }, { battlefield: ['Ox'] }], CARDS)
    game.cast('Feast', { targets: ['Ox'] }).resolve()
    expect(game.life(0)).toBe(23)
    const count = table(edition, [{ battlefield: ['Mountain', 'Bear', 'Ox'], hand: ['Reckon'] }, {}], CARDS)
    count.cast('Reckon').resolve()
    // State-based actions wait: both creatures are still there as the second part is done.
    expect([count.life(0), count.has('battlefield', 'Bear')]).toEqual([22, false])
  })

  test('[2004:413.2f 2004:glossary/last-known-information today:608.2h] a source that is gone acts as it last was', () => {
    const game = table(
      edition,
      [{ battlefield: ['Spitter', 'Forest', 'Island'], hand: ['Vimful', 'Bounce'] }, {}],
      CARDS,
    )
    game.activate('Spitter', 0, { targets: ['player 1'] })
    game.cast('Vimful', { targets: ['Spitter'] }).resolve()
    game.cast('Bounce', { targets: ['Spitter'] }).resolve()
    expect(game.zone('Spitter')).toBe('hand')
    game.resolve()
    expect(game.life(1)).toBe(15)
  })

  test('[2004:413.2g] only the characteristic that is asked for counts', () => {
    const play = (name: string) => {
      const game = table(edition, [{ battlefield: ['Plains', 'Twilight'], hand: [name] }, {}], CARDS)
      return game.cast(name).resolve().zone('Twilight')
    }
    expect([play('Scrubout'), play('Spare')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:413.2h today:608.2n] the last thing is to put the card where it goes', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Plains'], hand: ['Ashes'] },
        { battlefield: ['Bear'], graveyard: ['Ox'] },
      ],
      CARDS,
    )
    game.cast('Ashes').resolve()
    expect([game.zone('Bear'), game.zone('Ox'), game.zone('Ashes')]).toEqual(['exile', 'exile', 'graveyard'])
    const bear = table(edition, [{ battlefield: ['Forest', 'Forest'], hand: ['Bear'] }, {}], CARDS)
    bear.cast('Bear').resolve()
    expect(get(bear.state, bear.id('Bear', 'battlefield')).controller).toBe(0)
  })

  const CALL = card(
    'Echoing Call',
    '{0}',
    'Instant',
    'You may cast target instant card from your graveyard without paying its mana cost. You gain 1 life.',
  )
  const PRAYER = card('Prayer', '{1}', 'Enchantment', 'Whenever a player casts a spell, you gain 10 life.')

  test('[2004:413.2e 2004:409.1i today:608.2g] a spell that an effect lets its controller cast is cast meanwhile; priority is the active player’s', () => {
    const theirs = { battlefield: ['Prayer'], hand: ['Echoing Call', 'Spark'], graveyard: ['Spark'] }
    const game = table(edition, [{}, theirs], [...CARDS, CALL, PRAYER]).pass()
    game
      .cast('Echoing Call', { targets: ['2:Spark'] })
      .resolve()
      .resolve()
    expect(game.asks('confirm')).toMatchObject({ seat: 1, reason: 'may' })
    game.refusal({ do: 'cast', object: game.id('Spark', 'hand'), via: 'normal' })
    game.reply(true).reply([{ player: 0 }])
    // The resolution went on after the casting; what triggered on that waits on the stack above the new spell.
    expect([game.zone('Echoing Call'), game.state.stack.length, game.life(1)]).toEqual(['graveyard', 2, 31])
    expect(game.asks('priority').seat).toBe(0)
    expect(game.resolve().life(1)).toBe(41)
    expect(game.resolve().life(0)).toBe(17)
  })

  test('[2004:413.2e] it may be left, and is not offered where it could not be cast', () => {
    const at = (name: string) => {
      const game = table(edition, [{ hand: ['Echoing Call'], graveyard: [name] }, {}], [...CARDS, CALL])
      return game.cast('Echoing Call', { targets: [name] }).resolve()
    }
    const left = at('Spark').reply(false)
    expect([left.zone('Spark'), left.life(0), left.question.kind]).toEqual(['graveyard', 21, 'priority'])
    const idle = at('Slay')
    expect([idle.question.kind, idle.zone('Slay'), idle.life(0)]).toEqual(['priority', 'graveyard', 21])
  })
})
