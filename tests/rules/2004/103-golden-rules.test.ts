import { expect, test } from 'vitest'
import { answer, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const instant = (name: string, text: string) => card(name, '{0}', 'Instant', text)
const CARDS = [
  card('Deep Pockets', '{0}', 'Artifact', 'You have no maximum hand size.'),
  card('Furrow', '{0}', 'Enchantment', 'You may play an additional land on each of your turns.'),
  card('Blight Oath', '{0}', 'Enchantment', "Players can't play lands."),
  instant('Budding', 'You may play an additional land this turn.'),
  instant('Grow', 'Target creature gets +2/+2 until end of turn.'),
  instant('Fly', 'Target creature gains flying until end of turn.'),
  card('Numb', '{0}', 'Enchantment', "Creatures can't attack."),
  card('Rage', '{0}', 'Enchantment', 'Creatures attack each turn if able.'),
  instant('Toll', 'Sacrifice a creature. Draw two cards.'),
  instant('Scrubout', 'Each player discards a card.'),
  instant('Quench', 'Tap target creature.'),
  instant('Reap', 'Each player sacrifices a creature.'),
  creature('Mourner', '{1}{B}', '1/1', 'Whenever another creature dies, you gain 1 life.', 'Creature — Spirit'),
]

inEditions('2004', '2011')('103 the golden rules, %s', (edition) => {
  test('[2004:103.1] a card beats a rule, and only the rule that it speaks of', () => {
    const game = table(
      edition,
      [{ battlefield: ['Deep Pockets', 'Bear'], hand: [...times(9, 'Forest'), 'Grow', 'Spark'], pool: '{R}' }, {}],
      CARDS,
    )
    game
      .cast('Grow', { targets: ['Bear'] })
      .resolve()
      .cast('Spark', { targets: ['Bear'] })
      .resolve()
    expect(game.size('Bear')).toBe('4/4')
    game.to('upkeep', 4)
    // Nothing was discarded; the rest of the cleanup step was done.
    expect([game.handSize(0), game.size('Bear'), game.zone('Bear')]).toEqual([9, '2/2', 'battlefield'])
    const without = table(edition, [{ hand: times(9, 'Forest') }, {}], CARDS).to('upkeep', 4)
    expect(without.handSize(0)).toBe(7)
  })

  test('[2004:103.1] another land may be played, in all else by the rules for lands', () => {
    const game = table(edition, [{ battlefield: ['Furrow'], hand: times(3, 'Forest') }, {}], CARDS)
    game.land('Forest').land('Forest')
    expect(game.why({ do: 'playLand', object: game.id('Forest', 'hand') })?.key).toBe('play.landAlready')
    const other = table(edition, [{ battlefield: ['Furrow'], hand: ['Forest', 'Budding'] }, {}], CARDS)
    other.cast('Budding')
    expect(other.why({ do: 'playLand', object: other.id('Forest', 'hand') })?.key).toBe('timing.stackNotEmpty')
  })

  test('[2004:103.2] "can’t" beats "may", in whichever order they came', () => {
    for (const permanents of [
      ['Furrow', 'Blight Oath'],
      ['Blight Oath', 'Furrow'],
    ]) {
      const game = table(edition, [{ battlefield: permanents, hand: ['Forest', 'Budding'] }, {}], CARDS)
      const why = () => game.why({ do: 'playLand', object: game.id('Forest', 'hand') })?.key
      expect(why()).toBe('play.cantPlayLands')
      game.cast('Budding').resolve()
      expect(why()).toBe('play.cantPlayLands')
    }
    const free = table(edition, [{ battlefield: ['Furrow'], hand: ['Forest'] }, {}], CARDS)
    expect(free.why({ do: 'playLand', object: free.id('Forest', 'hand') })).toBeNull()
  })

  test('[2004:103.2] "can’t attack" beats "attacks if able"', () => {
    const at = (permanents: string[]) =>
      table(edition, [{ battlefield: ['Bear', ...permanents] }, {}], CARDS, { step: 'main1' })
    expect(at(['Rage']).until('attackers').refusal([]).key).toBe('attack.must')
    for (const permanents of [
      ['Rage', 'Numb'],
      ['Numb', 'Rage'],
    ]) {
      const game = at(permanents).to('main2')
      expect(game.events.some((event) => event.kind === 'attacked' && event.attackers.length > 0)).toBe(false)
    }
  })

  test('[2004:103.2] gaining and losing an ability is no such contest: the later one counts', () => {
    for (const [first, second, flies] of [
      ['Fly', 'Ground', false],
      ['Ground', 'Fly', true],
    ] as const) {
      const game = table(edition, [{ battlefield: ['Bear'], hand: [first, second] }, { battlefield: ['Ox'] }], CARDS)
      game
        .cast(first, { targets: ['Bear'] })
        .resolve()
        .cast(second, { targets: ['Bear'] })
        .resolve()
      game.attack('Bear').until('priority')
      while (game.position.question?.kind === 'priority') game.pass()
      expect(game.question.kind === 'blockers').toBe(!flies)
    }
  })

  test('[2004:103.3] what is impossible is not done, and the rest is', () => {
    const none = table(edition, [{ hand: ['Toll'] }, {}], CARDS)
      .cast('Toll')
      .resolve()
    expect(none.handSize(0)).toBe(2)
    none.isAtAQuestion()
    const purge = table(edition, [{ hand: ['Scrubout', 'Forest'] }, {}], CARDS)
      .cast('Scrubout')
      .resolve()
    expect([purge.handSize(0), purge.handSize(1), purge.has('graveyard', 'Forest', 0)]).toEqual([0, 0, true])
    // What is tapped already is not tapped again: nothing happens that something could notice.
    const tapped = { name: 'Bear', tapped: true }
    const tap = table(edition, [{ hand: ['Quench'], battlefield: [tapped] }, {}], CARDS)
    tap.cast('Quench', { targets: ['Bear'] }).resolve()
    expect(tap.events.some((event) => event.kind === 'tapped')).toBe(false)
  })

  test('[2004:103.4] the active player chooses first and openly, then the other; then it happens at once', () => {
    const mine = { battlefield: ['Bear', 'Ox', 'Mourner'], hand: ['Reap'] }
    const theirs = { battlefield: ['Bear', 'Ox', 'Mourner'] }
    const game = table(edition, [mine, theirs], CARDS, { active: 0 }).cast('Reap').pass(2)
    const first = game.asks('choose')
    expect([first.seat, first.from.length]).toEqual([0, 3])
    game.reply([game.id('1:Mourner')])
    expect(game.asks('choose').seat).toBe(1)
    // Chosen, and known to the other player, but not done.
    expect(game.has('battlefield', 'Mourner', 0)).toBe(true)
    expect(JSON.stringify(seenBy(game.position, 1))).toContain(JSON.stringify([game.id('1:Mourner')]))
    game.reply([game.id('2:Mourner')])
    game.resolveAll()
    // Each saw the other die.
    expect([game.life(0), game.life(1)]).toEqual([21, 21])
  })

  test('[2004:103.4] what is chosen in a hidden zone is not shown while the other player chooses', () => {
    const shred = card('Shred', '{0}', 'Sorcery', 'Each player discards a card.')
    const sides = [{ hand: ['Shred', 'Bear', 'Ox'] }, { hand: ['Bear', 'Spark'] }] as const
    const game = table(edition, [...sides], [shred])
      .cast('Shred')
      .resolve()
    const [bear, ox] = [game.id('1:Bear', 'hand'), game.id('Ox', 'hand')]
    const before = { ...game.position }
    const known = (chosen: number) => {
      const answered = answer(before, [chosen])
      return 'refused' in answered ? null : JSON.stringify(seenBy(answered.position, 1))
    }
    expect(known(bear)).toBe(known(ox))
    game.reply([bear])
    expect([game.asks('choose').seat, game.zone('1:Bear')]).toEqual([1, 'hand'])
    game.reply([game.id('Spark')])
    expect([game.has('graveyard', 'Bear', 0), game.has('graveyard', 'Spark', 1)]).toEqual([true, true])
  })

  test('[2004:103.4] also in the other player’s turn the active player is first', () => {
    const side = { battlefield: ['Bear', 'Ox'] }
    const game = table(edition, [side, { ...side, hand: ['Reap'] }], CARDS)
    game.pass()
    expect(game.question.seat).toBe(1)
    game.cast('Reap').pass(2)
    expect(game.asks('choose').seat).toBe(0)
    expect(game.plain().asks('choose').seat).toBe(1)
  })
})
