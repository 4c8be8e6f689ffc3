import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const deed = (text: string, type = 'Instant') => card('Deed', '{0}', type, text)

inEditions('2004', '2011')('what was done this way, %s', (edition) => {
  const INSTEAD = "If that spell is countered this way, exile it instead of putting it into its owner's graveyard."
  const countering = (text: string, mine: readonly string[]): Table => {
    const game = table(edition, [{ battlefield: mine, hand: ['Dart'] }, { hand: ['Deed'] }], [deed(text)])
    game
      .cast('Dart', { targets: ['player 1'] })
      .pass()
      .cast('Deed', { targets: ['Dart'] })
    return game
  }

  test('[2004:414.1 2004:413.2b] a countered card goes where the effect says', () => {
    const game = countering(`Counter target spell. ${INSTEAD}`, []).resolveAll()
    expect([game.zone('Dart'), game.life(1)]).toEqual(['exile', 20])
    const back = "put it into its owner's hand instead of into that player's graveyard."
    const bounced = countering(`Counter target spell. If that spell is countered this way, ${back}`, []).resolveAll()
    expect([bounced.zone('Dart'), bounced.life(1)]).toEqual(['hand', 20])
    bounced.isAtAQuestion()
  })

  test('[2004:414.1 2004:413.2b] only if it is countered', () => {
    const text = `Counter target spell unless its controller pays {1}. ${INSTEAD}`
    expect(countering(text, []).resolveAll().zone('Dart')).toBe('exile')
    const paid = countering(text, ['Forest']).resolve().reply(true)
    while (paid.question.kind === 'pay') paid.plain()
    expect([paid.resolveAll().zone('Dart'), paid.life(1)]).toEqual(['graveyard', 18])
  })

  test('[2004:419.7b] what follows a prevention happens each time, with what it prevented', () => {
    const text =
      'Prevent the next 3 damage that would be dealt to you this turn. You gain life equal to the damage prevented this way.'
    const game = table(edition, [{ hand: ['Deed', 'Dart', 'Dart'] }, {}], [deed(text)])
      .cast('Deed')
      .resolveAll()
    expect(game.life(0)).toBe(20)
    game.cast('Dart', { targets: ['player 0'] }).resolveAll()
    expect(game.life(0)).toBe(22)
    // The shield has 1 left: 1 damage is dealt, and 1 life gained.
    game
      .cast('Dart', { targets: ['player 0'] })
      .resolveAll()
      .isAtAQuestion()
    expect(game.life(0)).toBe(22)
  })

  test('[2004:413.2b] for each one, its own controller', () => {
    const text = 'Destroy all creatures. For each creature destroyed this way, its controller gains 1 life.'
    const sides = [{ battlefield: ['Bear', 'Ox'], hand: ['Deed'] }, { battlefield: ['Bear'] }] as const
    const game = table(edition, [sides[0], sides[1]], [deed(text)])
      .cast('Deed')
      .resolveAll()
    expect([game.life(0), game.life(1)]).toEqual([22, 21])
    game.isAtAQuestion()
    const none = table(edition, [{ hand: ['Deed'] }, {}], [deed(text)])
      .cast('Deed')
      .resolveAll()
    expect(none.life(0)).toBe(20)
  })

  test('[2004:413.2b] what is destroyed but regenerates has not died', () => {
    const text = 'Destroy target creature. If that creature dies this way, you gain 1 life.'
    const shield = zoo('Mend')
    const lived = (mended: boolean): number => {
      const game = table(edition, [{ battlefield: ['Bear'], hand: ['Deed', 'Mend'] }, {}], [deed(text), shield])
      if (mended) game.cast('Mend', { targets: ['Bear'] }).resolveAll()
      return game
        .cast('Deed', { targets: ['Bear'] })
        .resolveAll()
        .life(0)
    }
    expect([lived(false), lived(true)]).toEqual([21, 20])
  })

  test('[2004:413.2b] what that player discards', () => {
    const text = 'Discard a card. If you discard a creature card this way, you gain 1 life.'
    const discarding = (name: string): number =>
      table(edition, [{ hand: ['Deed', name] }, {}], [deed(text)])
        .cast('Deed')
        .resolveAll()
        .life(0)
    expect([discarding('Bear'), discarding('Forest')]).toEqual([21, 20])
  })

  test('[2004:403.2] counters removed by a cost: all of them, or any number', () => {
    const lamp = (cost: string) =>
      card(
        'Lamp',
        '{0}',
        'Artifact',
        `~ enters the battlefield with four charge counters on it.\n{T}, ${cost} from ~: You gain 2 life for each charge counter removed this way.`,
      )
    const all = table(edition, [{ hand: ['Lamp'] }, {}], [lamp('Remove all charge counters')])
      .cast('Lamp')
      .resolveAll()
    all.activate('Lamp', 1).resolveAll()
    expect([all.life(0), get(all.state, all.id('Lamp')).counters.charge ?? 0]).toEqual([28, 0])
    const some = table(edition, [{ hand: ['Lamp'] }, {}], [lamp('Remove any number of charge counters')])
    some.cast('Lamp').resolveAll().activate('Lamp', 1, { x: 3 }).resolveAll()
    expect([some.life(0), get(some.state, some.id('Lamp')).counters.charge ?? 0]).toEqual([26, 1])
  })

  test.each([
    [
      'an Equipment gives',
      'Equipped creature has "{T}, Remove all charge counters from ~: You gain 2 life for each charge counter removed this way."\nEquip {1}',
      28,
    ],
    [
      'some of them',
      'Equipped creature has "{T}, Remove any number of charge counters from ~: You gain 2 life for each charge counter removed this way."\nEquip {1}',
      26,
    ],
  ])('[2004:403.2] counters on what gives the ability: %s', (_, text, life) => {
    const lens = { name: 'Lens', attachedTo: 'Bear', counters: { charge: 4 } }
    const game = table(
      edition,
      [{ battlefield: ['Bear', lens] }, {}],
      [card('Lens', '{1}', 'Artifact — Equipment', text)],
    )
    game.activate('Bear', 0, { x: 3 }).resolveAll()
    expect([game.life(0), get(game.state, game.id('Lens')).counters.charge ?? 0]).toEqual([life, (28 - life) / 2])
  })

  test('[2004:403.2] and on what it is attached to', () => {
    const seal = card(
      'Leech',
      '{1}',
      'Enchantment — Aura',
      'Enchant artifact\nRemove all charge counters from enchanted artifact: You gain 1 life for each charge counter removed this way.',
    )
    const mine = [
      { name: 'Leech', attachedTo: 'Ring' },
      { name: 'Ring', counters: { charge: 3 } },
    ]
    const game = table(edition, [{ battlefield: mine }, {}], [seal])
    expect(game.activate('Leech', 1).resolveAll().life(0)).toBe(23)
    expect(get(game.state, game.id('Ring')).counters.charge ?? 0).toBe(0)
  })

  test('[2004:406.2] and by the cost of a mana ability, or by an effect', () => {
    const text = '{T}, Remove any number of charge counters from ~: Add {G} for each charge counter removed this way.'
    const spring = card('Lamp', '{0}', 'Artifact', `~ enters the battlefield with four charge counters on it.\n${text}`)
    const mana = table(edition, [{ hand: ['Lamp'] }, {}], [spring])
      .cast('Lamp')
      .resolveAll()
    mana.activate('Lamp', 1, { x: 3 })
    expect([mana.pool(0), get(mana.state, mana.id('Lamp')).counters.charge]).toEqual(['GGG', 1])
    const drain = deed(
      'Remove all charge counters from target artifact. You gain 1 life for each charge counter removed this way.',
    )
    const drained = table(edition, [{ hand: ['Lamp', 'Deed'] }, {}], [spring, drain])
      .cast('Lamp')
      .resolveAll()
    expect(
      drained
        .cast('Deed', { targets: ['Lamp'] })
        .resolveAll()
        .life(0),
    ).toBe(24)
  })
})
