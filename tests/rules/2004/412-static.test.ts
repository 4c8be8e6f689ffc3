import { expect, test } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Ward', '{1}', 'Enchantment', 'If a source would deal damage to you, prevent 1 of that damage.'),
  card('Unbuild', '{R}', 'Instant', 'Destroy target enchantment.'),
  card('Mantle', '{G}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.'),
  card('Blade', '{1}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {0}'),
  card('Shift', '{R}', 'Instant', 'Attach target Aura to target creature.'),
  card('Veil', '{R}', 'Instant', 'Target creature gains shroud until end of turn.'),
  card('Roar', '{R}', 'Instant', "~ can't be countered.\n~ deals 2 damage to target player."),
  creature('Proud', '{R}', '2/2', "~ can't be countered."),
  card('Deny', '{U}', 'Instant', 'Counter target spell.'),
  card('Anthem', '{1}', 'Enchantment', 'Creatures you control get +1/+1.'),
  card(
    'Rider',
    '{1}',
    'Enchantment — Aura',
    'Enchant creature\nCreatures you control get +1/+0 for each +1/+1 counter on enchanted creature.',
  ),
]

inEditions('2004', '2011')('static abilities, %s', (edition) => {
  test('[2004:412.1] their effects last as long as the permanent is there', () => {
    const game = table(
      edition,
      [{ battlefield: ['Ward', 'Mountain', 'Mountain', 'Mountain'], hand: ['Spark', 'Unbuild', 'Spark'] }, {}],
      CARDS,
    )
    game.cast('Spark', { targets: ['player 0'] }).resolve()
    expect(game.life(0)).toBe(18)
    game.cast('Unbuild', { targets: ['Ward'] }).resolve()
    game.cast('Spark', { targets: ['player 0'] }).resolve()
    expect(game.life(0)).toBe(15)
  })

  test('[2004:412.1] and as long as it has the ability', () => {
    const quiet = card('Quiet', '{R}', 'Instant', 'Target enchantment loses all abilities until end of turn.')
    const sides = { battlefield: ['Ward', 'Mountain', 'Mountain', 'Mountain'], hand: ['Quiet', 'Spark', 'Spark'] }
    const game = table(edition, [sides, {}], [...CARDS, quiet])
    game.cast('Quiet', { targets: ['Ward'] }).resolve()
    game.cast('1:Spark', { targets: ['player 0'] }).resolve()
    expect([game.life(0), game.zone('Ward')]).toEqual([17, 'battlefield'])
    // In the next turn it has its ability again.
    game.to('main1', 5).cast('Spark', { targets: ['player 0'] })
    expect(game.resolve().life(0)).toBe(15)
  })

  test('[2004:412.2] an Aura that moves stops modifying one and starts modifying another', () => {
    const game = table(
      edition,
      [
        {
          battlefield: ['Bear', 'Ox', { name: 'Mantle', attachedTo: 'Bear' }, 'Mountain', 'Mountain'],
          hand: ['Shift', 'Veil'],
        },
        {},
      ],
      CARDS,
    )
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['4/4', '3/3'])
    game.cast('Shift', { targets: ['Mantle', 'Ox'] }).resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '5/5'])
    game.cast('Veil', { targets: ['Ox'] }).resolve()
    expect([game.size('Ox'), game.zone('Mantle')]).toEqual(['5/5', 'battlefield'])
  })

  test('[2004:412.2] so does Equipment', () => {
    const game = table(edition, [{ battlefield: ['Bear', 'Ox', { name: 'Blade', attachedTo: 'Bear' }] }, {}], CARDS)
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['4/2', '3/3'])
    game.activate('Blade', 1, { targets: ['Ox'] }).resolve()
    expect([game.size('Bear'), game.size('Ox')]).toEqual(['2/2', '5/3'])
  })

  test('[2004:412.3] "can\'t be countered" works while the spell is on the stack', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Mountain'], hand: ['Roar'] },
        { battlefield: ['Island'], hand: ['Deny'] },
      ],
      CARDS,
    )
    game.cast('Roar', { targets: ['player 1'] }).pass()
    game.cast('Deny', { targets: ['Roar'] }).resolve()
    expect([game.zone('Roar'), game.zone('Deny')]).toEqual(['stack', 'graveyard'])
    game.resolve()
    expect(game.life(1)).toBe(18)
  })

  test('[2004:412.3] it says nothing of other spells while it is on the battlefield', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Mountain', 'Proud'], hand: ['Proud', 'Spark'] },
        { battlefield: ['Island'], hand: ['Deny'] },
      ],
      CARDS,
    )
    game.cast('Spark', { targets: ['player 1'] }).pass()
    game.cast('Deny', { targets: ['Spark'] }).resolve()
    expect(game.zone('Spark')).toBe('graveyard')
    expect(game.state.stack).toHaveLength(0)
  })

  test('[2004:412.4] other static abilities do nothing from the hand', () => {
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Anthem'] }, {}], CARDS)
    expect(game.size('Bear')).toBe('2/2')
    const there = table(edition, [{ battlefield: ['Bear', 'Anthem'] }, {}], CARDS)
    expect(there.size('Bear')).toBe('3/3')
  })

  test('[2004:412.4] what a card says of its own casting works in the hand, and only there', () => {
    const late = card(
      'Late Blow',
      '{0}',
      'Instant',
      "You can't cast ~ unless an opponent was dealt damage this turn.\nYou gain 1 life.",
    )
    const game = table(edition, [{ battlefield: ['Mountain'], hand: ['Late Blow', 'Spark'] }, {}], [...CARDS, late])
    const cast = { do: 'cast', object: game.id('Late Blow'), via: 'normal' } as const
    expect(game.refusal(cast)).toMatchObject({ key: 'cast.notNow', rule: cite('cast.permitted', edition) })
    expect(legalReplies(game.position)).not.toContainEqual(cast)
    game.cast('Spark', { targets: ['player 1'] }).resolve()
    expect(legalReplies(game.position)).toContainEqual(cast)
    game.cast('Late Blow').resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:412.3] an additional cost is asked for as the card is cast', () => {
    const toll = card(
      'Toll',
      '{0}',
      'Sorcery',
      'As an additional cost to cast this spell, sacrifice a creature.\nYou gain 3 life.',
    )
    const game = table(edition, [{ battlefield: ['Bear'], hand: ['Toll'] }, {}], [...CARDS, toll])
    game.cast('Toll')
    expect(game.zone('Bear')).toBe('graveyard')
    expect(game.resolve().life(0)).toBe(23)
    const without = table(edition, [{ hand: ['Toll'] }, {}], [...CARDS, toll])
    expect(without.why({ do: 'cast', object: without.id('Toll'), via: 'normal' })?.key).toBe('cost.nothingToSacrifice')
  })

  test('[2004:412.3] another cost in place of the mana cost is offered and paid as the card is cast', () => {
    const rite = card(
      'Rite',
      '{6}{R}',
      'Instant',
      "You may sacrifice a Mountain rather than pay this spell's mana cost.\nYou gain 3 life.",
    )
    const game = table(edition, [{ battlefield: ['Mountain'], hand: ['Rite', 'Rite'] }, {}], [...CARDS, rite])
    game.cast('Rite', { via: 'alternative' })
    expect([game.zone('Mountain'), game.state.stack.length]).toEqual(['graveyard', 1])
    expect(game.resolve().life(0)).toBe(23)
    // Nothing is left to sacrifice, and the mana cost can't be paid.
    for (const via of ['alternative', 'normal'] as const)
      expect(game.why({ do: 'cast', ...game.way(game.id('Rite', 'hand'), via) })).not.toBeNull()
    game.isAtAQuestion()
  })

  test('[2004:412.3] casting it without paying its mana cost is offered, too; only while its condition is true', () => {
    const gift = card(
      'Gift',
      '{6}{W}',
      'Instant',
      'If an opponent controls a Swamp and you control a Plains, you may cast ~ without paying its mana cost.\nYou gain 3 life.',
    )
    const cast = (theirs: string[]) => {
      const sides = [{ battlefield: ['Plains'], hand: ['Gift'] }, { battlefield: theirs }] as const
      return table(edition, sides, [...CARDS, gift])
    }
    const game = cast(['Swamp']).cast('Gift', { via: 'alternative' })
    expect(game.state.stack).toHaveLength(1)
    expect(game.resolve().life(0)).toBe(23)
    const without = cast(['Forest'])
    expect(without.why({ do: 'cast', ...without.way(without.id('Gift', 'hand'), 'alternative') })).not.toBeNull()
    without.isAtAQuestion()
  })

  test('[2004:412.3] "can\'t be countered" says nothing of what the permanent does on the battlefield', () => {
    // On the battlefield its own activated ability can be countered, as any.
    const proud = creature('Proud Elder', '{0}', '2/2', "This spell can't be countered.\n{0}: You gain 1 life.")
    const hush = card('Lipseal', '{U}', 'Instant', 'Counter target activated ability.')
    const sides = [{ battlefield: ['Proud Elder'] }, { battlefield: ['Island'], hand: ['Lipseal'] }] as const
    const game = table(edition, sides, [...CARDS, proud, hush])
    game
      .reply({ do: 'activate', ...game.nth(game.id('Proud Elder'), 1) })
      .announce({})
      .pass()
    game.reply({ do: 'cast', object: game.id('Lipseal', 'hand'), via: 'normal' })
    game
      .reply([{ object: game.state.stack[0] as number }])
      .announce({})
      .resolve()
    expect([game.state.stack.length, game.life(0)]).toEqual([0, 20])
    game.isAtAQuestion()
  })

  test('[2004:412.5] they use no last known information', () => {
    const shrink = card('Wither', '{R}', 'Instant', '~ deals 9 damage to target creature.')
    const game = table(
      edition,
      [
        {
          battlefield: [
            { name: 'Bear', counters: { '+1/+1': 3 } },
            'Ox',
            { name: 'Rider', attachedTo: 'Bear' },
            'Mountain',
          ],
          hand: ['Wither'],
        },
        {},
      ],
      [...CARDS, shrink],
    )
    expect(game.size('Ox')).toBe('6/3')
    game.cast('Wither', { targets: ['Bear'] }).resolve()
    expect(game.size('Ox')).toBe('3/3')
  })
})
