import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const PAGE = card('Page', '{0}', 'Instant', 'Draw a card.')
const WATCH = card('Watch', '{1}', 'Enchantment', 'Whenever a creature dies, you gain 1 life.')

/** The triggered abilities on the stack. */
function triggersOn(game: ReturnType<typeof table>): number {
  return game.events.filter((event) => event.kind === 'triggered').length
}

inEditions('2004', '2011')('404 triggered abilities, %s', (edition) => {
  test('[2004:404.1] when, whenever and at begin triggered abilities', () => {
    const bell = card('Bell', '{1}', 'Enchantment', 'At the beginning of your upkeep, you gain 1 life.')
    const wind = card('Wind', '{1}', 'Enchantment', 'Creatures have haste.')
    const kinds = [WATCH, bell, wind].map(({ abilities: [first] }) =>
      first?.kind === 'triggered' ? first.trigger.on : first?.kind,
    )
    expect(kinds).toEqual(['dies', 'step', 'static'])
    // What their conditions name is what sets them off, and nothing else.
    const game = table(edition, [{ battlefield: ['Watch', 'Bell', 'Bear'], hand: ['Slay'] }, {}], [WATCH, bell])
    game.cast('Slay', { targets: ['Bear'] }).resolve()
    expect([game.state.stack.length, game.resolve().life(0)]).toEqual([1, 21])
    game.to('upkeep', 4)
    expect(game.state.stack).toHaveLength(0)
    game.to('upkeep', 5)
    expect([game.state.stack.length, game.resolve().life(0)]).toEqual([1, 22])
  })

  test('[2004:404.2] they trigger by themselves and go on the stack when a player would get priority', () => {
    const reap = card('Reap', '{0}', 'Sorcery', 'Destroy target creature. Draw a card.')
    const game = table(edition, [{ hand: ['Reap'], battlefield: ['Watch', 'Bear'] }, {}], [reap, WATCH])
    expect(game.why({ do: 'activate', ...game.nth(game.id('Watch'), 0) })?.key).toBe('activate.noAbility')
    game.cast('Reap', { targets: ['Bear'] }).resolve()
    const order = game.events
      .filter((event) => event.kind === 'triggered' || (event.kind === 'moved' && event.to !== 'stack'))
      .map((event) => (event.kind === 'moved' ? `${event.object.name ?? 'card'} ${event.to}` : event.kind))
    expect(order).toEqual(['Bear graveyard', 'Forest hand', 'Reap graveyard', 'triggered'])
    expect([game.asks('priority').seat, game.state.stack.length, game.life(0)]).toEqual([0, 1, 20])
  })

  test('[2004:404.3] an if behind the event is asked as it triggers and as it resolves; elsewhere only then', () => {
    const text = 'At the beginning of your upkeep, if you have no cards in hand, draw a card.'
    const famine = card('Leanyear', '{1}', 'Enchantment', text)
    const upkeep = (hand: string[]) =>
      table(edition, [{ battlefield: ['Leanyear'], hand }, {}], [famine, PAGE], { step: 'end' }).to('upkeep', 5)
    expect(triggersOn(upkeep(['Bear']))).toBe(0)
    const game = upkeep([])
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect(game.handSize(0)).toBe(1)
    // In the meantime a card came to hand: it does nothing.
    const gift = creature('Giver', '{1}', '1/1', '{0}: Draw a card.')
    const late = table(edition, [{ battlefield: ['Leanyear', 'Giver'] }, {}], [famine, gift], { step: 'end' }).to(
      'upkeep',
      5,
    )
    late.activate('Giver').resolve()
    expect([late.handSize(0), late.state.stack.length]).toEqual([1, 1])
    late.resolve()
    expect(late.handSize(0)).toBe(1)
    const plain = card(
      'Plain Leanyear',
      '{1}',
      'Enchantment',
      'At the beginning of your upkeep, draw a card if you have no cards in hand.',
    )
    const other = table(edition, [{ battlefield: ['Plain Leanyear'], hand: ['Bear'] }, {}], [plain], { step: 'end' })
    other.to('upkeep', 5)
    expect(triggersOn(other)).toBe(1)
  })

  test('[2004:404.4] an effect makes a trigger that does something later, and it can be responded to', () => {
    const slow = card('Slow Page', '{0}', 'Instant', "Draw a card at the beginning of the next turn's upkeep.")
    const game = table(edition, [{ hand: ['Slow Page'] }, {}], [slow])
    game.cast('Slow Page').resolve()
    expect([game.handSize(0), game.state.stack.length]).toEqual([0, 0])
    game.to('upkeep', 4)
    expect(game.state.stack).toHaveLength(1)
    expect(game.asks('priority').seat).toBe(1)
    game.resolve()
    expect(game.handSize(0)).toBe(1)
  })

  test('[2004:404.4a] it can only trigger on what happens after it was made', () => {
    const vow = creature('Vow', '{1}', '1/1', '{0}: When ~ leaves the battlefield, you gain 3 life.')
    const sides = { battlefield: ['Vow'], hand: ['Homecall'] }
    const early = table(edition, [sides, {}], [vow]).activate('Vow')
    early.cast('Homecall', { targets: ['Vow'] }).resolveAll()
    expect([early.zone('Vow'), early.life(0)]).toEqual(['hand', 20])
    const late = table(edition, [sides, {}], [vow]).activate('Vow').resolve()
    late.cast('Homecall', { targets: ['Vow'] }).resolveAll()
    expect(late.life(0)).toBe(23)
    // It is untapped already: the trigger waits for the next time it becomes so.
    const promise = card(
      'Promise',
      '{0}',
      'Instant',
      'Untap target creature. When it becomes untapped, you gain 3 life.',
    )
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Promise'] }, {}], [promise])
    game.cast('Promise', { targets: ['Bear'] }).resolveAll()
    expect(game.life(0)).toBe(20)
    game.attack('Bear').to('main2').to('upkeep', 5).resolveAll()
    expect(game.life(0)).toBe(23)
  })

  test('[2004:404.4a] what replaces an event may make one, too', () => {
    const dawn = card(
      'Slow Dawn',
      '{0}',
      'Enchantment',
      'If you would draw a card, instead you gain 1 life at the beginning of the next end step.',
    )
    const look = card('Glimpse', '{0}', 'Sorcery', 'Draw a card.')
    const game = table(edition, [{ battlefield: ['Slow Dawn'], hand: ['Glimpse'] }, {}], [dawn, look])
    game.cast('Glimpse').resolve()
    expect([game.handSize(0), game.life(0), game.state.delayed.length]).toEqual([0, 20, 1])
    game.to('end')
    expect([game.state.stack.length, game.life(0)]).toEqual([1, 20])
    expect(game.resolve().life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:404.4b] it triggers once, unless it says for how long', () => {
    const wake = card('Wake', '{0}', 'Instant', 'Whenever a creature dies this turn, draw a card.')
    const sides = { battlefield: ['Bear', 'Ox', 'Bear'], hand: ['Wake', 'Slay', 'Slay', 'Slay'] }
    const game = table(edition, [sides, {}], [wake])
    game.cast('Wake').resolve()
    game.cast('Slay', { targets: ['Ox'] }).resolveAll()
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect(game.handSize(0)).toBe(3)
    game.to('upkeep', 4).pass()
    game.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect(game.handSize(0)).toBe(2)
    const text = 'Target creature gets +2/+0 until end of turn. When that creature dies, draw a card.'
    const once = card('Last Rite', '{0}', 'Instant', text)
    const loud = creature('Phoenix', '{0}', '1/1')
    const rite = table(edition, [{ battlefield: ['Phoenix'], hand: ['Last Rite', 'Slay'] }, {}], [once, loud])
    rite.cast('Last Rite', { targets: ['Phoenix'] }).resolve()
    expect(rite.state.delayed).toHaveLength(1)
    rite.cast('Slay', { targets: ['Phoenix'] }).resolveAll()
    expect([rite.handSize(0), rite.state.delayed.length]).toEqual([1, 0])
  })

  test('[2004:404.4c] it still finds its object when that has changed', () => {
    const text =
      'Target land becomes a 2/2 creature until end of turn. Destroy it at the beginning of the next end step.'
    const stir = card('Stir', '{0}', 'Instant', text)
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Stir'] }, {}], [stir], { step: 'end' })
    // Made in the end step: the next one comes after the land has stopped being a creature.
    game.cast('Stir', { targets: ['Forest'] }).resolve()
    game.to('upkeep', 4)
    expect(game.zone('1:Forest')).toBe('battlefield')
    game.to('end', 4).resolveAll()
    expect(game.zone('1:Forest')).not.toBe('battlefield')
    expect(game.has('graveyard', 'Forest', 0)).toBe(true)
  })

  test('[2004:404.4d] an object that left and came back is another', () => {
    const text =
      'Target creature gains haste until end of turn. Exile that creature at the beginning of the next end step.'
    const loan = card('Loan', '{0}', 'Instant', text)
    const pup = zoo('Pup')
    const game = table(edition, [{ battlefield: ['Pup'], hand: ['Loan', 'Homecall'] }, {}], [loan, pup])
    game.cast('Loan', { targets: ['Pup'] }).resolve()
    game
      .cast('Homecall', { targets: ['Pup'] })
      .resolve()
      .cast('Pup')
      .resolve()
    game.to('end').resolveAll()
    expect(game.zone('Pup')).toBe('battlefield')
    const stays = table(edition, [{ battlefield: ['Pup'], hand: ['Loan'] }, {}], [loan, pup])
    stays.cast('Loan', { targets: ['Pup'] }).resolve()
    stays.to('end').resolveAll()
    expect(stays.zone('Pup')).toBe('exile')
  })

  test('[2004:404.5] the event may stand behind the effect: it is triggered all the same', () => {
    const text = "Enchant creature\nEnchanted creature's controller sacrifices it at the beginning of the end step."
    const doom = card('Doom', '{0}', 'Enchantment — Aura', text)
    expect(doom.abilities[1]).toMatchObject({ kind: 'triggered', trigger: { on: 'step', step: 'end' } })
    const sides = [{ battlefield: [{ name: 'Doom', attachedTo: 'Bear' }] }, { battlefield: ['Bear'] }]
    const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], [doom])
    game.to('end')
    expect(game.state.stack).toHaveLength(1)
    game.resolveAll()
    expect(game.zone('Bear')).toBe('graveyard')
  })

  const ORACLE = card(
    'Drumkeeper',
    '{0}',
    'Enchantment',
    'Reveal the first card you draw each turn. Whenever you reveal a basic land card this way, you gain 1 life.',
  )
  const LOOK = card('Glimpse', '{0}', 'Sorcery', 'Draw a card.')
  const BARE = card('Bare Hand', '{0}', 'Sorcery', 'Reveal your hand.')

  inEditions('2004', '2011')('in %s', (edition) => {
    test('[2004:404.5] a rule and what its doing triggers are two abilities of one paragraph', () => {
      expect(ORACLE.abilities.map(({ kind }) => kind)).toEqual(['static', 'triggered'])
      const sides = { battlefield: ['Drumkeeper'], hand: ['Glimpse', 'Glimpse'], library: times(6, 'Forest') }
      const game = table(edition, [sides, {}], [ORACLE, LOOK])
      game.cast('Glimpse').resolve()
      const told = game.events.flatMap((event) => (event.kind === 'revealed' ? event.objects : []))
      expect([told.map(({ name }) => name), game.state.stack.length]).toEqual([['Forest'], 1])
      expect(game.resolveAll().life(0)).toBe(21)
      // Only the first card of the turn.
      game.cast('Glimpse').resolveAll()
      expect(game.life(0)).toBe(21)
      // Nor what another player draws; in its controller's next turn it is the first card again.
      game.to('draw', 4).resolveAll()
      expect(game.life(0)).toBe(21)
      expect(game.to('draw', 5).resolveAll().life(0)).toBe(22)
    })

    test('[2004:404.5] what else is revealed, or is no such card, does not trigger it', () => {
      const hand = ['Glimpse', 'Bare Hand', 'Forest']
      const game = table(
        edition,
        [{ battlefield: ['Drumkeeper'], hand, library: ['Bear', 'Forest'] }, {}],
        [...[ORACLE, LOOK, BARE]],
      )
      game.cast('Bare Hand').resolveAll()
      expect(game.events.filter(({ kind }) => kind === 'revealed')).toHaveLength(1)
      expect(game.life(0)).toBe(20)
      game.cast('Glimpse').resolve()
      expect(game.events.filter(({ kind }) => kind === 'revealed')).toHaveLength(2)
      expect([game.state.stack.length, game.life(0)]).toEqual([0, 20])
      game.isAtAQuestion()
    })

    test('[2004:404.5] each of two such objects sees what both reveal, once each', () => {
      const sides = { battlefield: ['Drumkeeper', 'Drumkeeper'], hand: ['Glimpse'], library: times(3, 'Forest') }
      const game = table(edition, [sides, {}], [ORACLE, LOOK])
      game.cast('Glimpse').resolve().resolveAll()
      expect(game.life(0)).toBe(22)
    })
  })
})
