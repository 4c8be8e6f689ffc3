/** Terms of 700 that texts of today use. */
import { describe, expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const free = (name: string, text: string, type = 'Sorcery') => card(name, '{0}', type, text)

inEditions('today')('700 terms, %s', (edition) => {
  describe('outlaws', () => {
    const CARDS = [
      free('Hideout', 'Outlaws you control get +1/+0.', 'Enchantment'),
      ...['Assassin', 'Mercenary', 'Pirate', 'Rogue', 'Warlock', 'Knight'].map((type) =>
        creature(`The ${type}`, '{0}', '1/1', '', `Creature — ${type}`),
      ),
      creature('Mask', '{0}', '1/1', 'Changeling', 'Creature — Shapeshifter'),
    ]
    const names = CARDS.slice(1).map(({ name }) => name)

    test('[today:700.12] each of five types, and what has every type', () => {
      const game = table(edition, [{ battlefield: ['Hideout', ...names] }, { battlefield: ['The Rogue'] }], CARDS)
      const grown = names.filter((name) => name !== 'The Rogue' && game.size(name) === '2/1')
      expect(grown).toEqual(['The Assassin', 'The Mercenary', 'The Pirate', 'The Warlock', 'Mask'])
      expect([game.size('1:The Rogue'), game.size('2:The Rogue')].toSorted()).toEqual(['1/1', '2/1'])
    })
  })

  describe('modified', () => {
    const CARDS = [
      free('Forge', 'Modified creatures you control get +2/+0.', 'Enchantment'),
      card('Blade', '{0}', 'Artifact — Equipment', 'Equip {1}'),
      card('Mark', '{0}', 'Enchantment — Aura', 'Enchant creature'),
    ]
    type Permanents = NonNullable<Side['battlefield']>
    const size = (mine: Permanents, theirs: Permanents) =>
      table(edition, [{ battlefield: ['Forge', 'Bear', ...mine] }, { battlefield: theirs }], CARDS).size('Bear')

    test.each([
      ['an Equipment', [{ name: 'Blade', attachedTo: 'Bear' }], [], true],
      ['an Aura of its controller', [{ name: 'Mark', attachedTo: 'Bear' }], [], true],
      ['an Aura of an opponent', [], [{ name: 'Mark', attachedTo: 'Bear' }], false],
      ['an Equipment of an opponent', [], [{ name: 'Blade', attachedTo: 'Bear' }], true],
      ['nothing', [], [], false],
    ])('[today:700.9] with %s', (_, mine, theirs, expected) => {
      expect(size(mine, theirs)).toBe(expected ? '4/2' : '2/2')
    })

    test('[today:700.9] with a counter of whatever kind', () => {
      const sides = { battlefield: ['Forge', { name: 'Bear', counters: { charge: 1 } }] }
      expect(table(edition, [sides, {}], CARDS).size('Bear')).toBe('4/2')
    })
  })

  describe('descended', () => {
    const CARDS = [
      free('Shaft', 'At the beginning of your end step, if you descended this turn, you gain 1 life.', 'Enchantment'),
      free('Delve', 'Mill a card.'),
      free('Dig', 'Discard a card.', 'Instant'),
      free('Slay', 'Destroy target creature.', 'Instant'),
      free('Spawn', 'Create a 1/1 red Goblin creature token.'),
    ]
    const ended = (game: Table): number => game.to('end').resolveAll().life(0)

    test.each([
      ['a land', 'Forest', 21],
      ['a creature', 'Bear', 21],
      ['a sorcery', 'Spawn', 20],
    ])('[today:700.11] %s that is milled', (_, top, life) => {
      const game = table(edition, [{ battlefield: ['Shaft'], hand: ['Delve'], library: [top, 'Ox'] }, {}], CARDS)
      expect(ended(game.cast('Delve').resolve())).toBe(life)
    })

    test('[today:700.11] from the battlefield and from a hand, no token, and nobody else\u2019s', () => {
      const died = (mine: readonly (string | { readonly name: string; readonly token: true })[]) =>
        table(edition, [{ battlefield: ['Shaft', ...mine], hand: ['Slay'] }, {}], CARDS)
      expect(
        ended(
          died(['Bear'])
            .cast('Slay', { targets: ['Bear'] })
            .resolve(),
        ),
      ).toBe(21)
      expect(
        ended(
          died([{ name: 'Bear', token: true }])
            .cast('Slay', { targets: ['Bear'] })
            .resolve(),
        ),
      ).toBe(20)
      const theirs = table(edition, [{ battlefield: ['Shaft'], hand: ['Slay'] }, { battlefield: ['Bear'] }], CARDS)
      expect(ended(theirs.cast('Slay', { targets: ['Bear'] }).resolve())).toBe(20)
      const hand = table(edition, [{ battlefield: ['Shaft'], hand: ['Dig', 'Bear'] }, {}], CARDS)
      expect(ended(hand.cast('Dig').resolve())).toBe(21)
    })
  })

  describe('crimes', () => {
    const CARDS = [
      free('Informer', 'Whenever you commit a crime, you gain 1 life.', 'Enchantment'),
      free('Watch', 'Whenever an opponent commits a crime, you gain 1 life.', 'Enchantment'),
      free('Zap', '~ deals 1 damage to target player.', 'Instant'),
      free('Burst', '~ deals 1 damage to each opponent.', 'Instant'),
      free('Slay', 'Destroy target creature.', 'Instant'),
      free('Pair', 'Tap two target creatures.', 'Instant'),
      free('Stop', 'Counter target spell.', 'Instant'),
      free('Rob', 'Exile target card from a graveyard.', 'Instant'),
      free('Balm', 'You gain 5 life.', 'Instant'),
      free(
        'Stray',
        'As an additional cost to cast this spell, sacrifice a creature.\nDestroy target creature.',
        'Instant',
      ),
    ]
    const gained = (spell: string, targets: readonly string[], graveyard = 0): readonly number[] => {
      const sides = [0, 1].map((seat) => ({ graveyard: graveyard === seat ? ['Ox'] : [] }))
      const game = table(
        edition,
        [
          { ...sides[0], battlefield: ['Informer', 'Bear'], hand: [spell] },
          { ...sides[1], battlefield: ['Watch', 'Bear', 'Elk'] },
        ],
        [...CARDS, creature('Elk', '{0}', '1/1')],
      )
      game.cast(spell, { targets })
      return [game.state.stack.length - 1]
    }

    test.each([
      ['an opponent', 'Zap', ['player 1'], 2],
      ['oneself', 'Zap', ['player 0'], 0],
      ['an opponent\u2019s creature', 'Slay', ['Elk'], 2],
      ['two of them, once', 'Pair', ['Elk', '1:Bear'], 2],
      ['each opponent, without a target', 'Burst', [], 0],
    ] as const)('[today:700.13] a spell about %s', (_, spell, targets, triggered) => {
      expect(gained(spell, targets)).toEqual([triggered])
    })

    test('[today:700.13] a card in an opponent\u2019s graveyard, not one in one\u2019s own', () => {
      expect([gained('Rob', ['Ox'], 1), gained('Rob', ['Ox'], 0)]).toEqual([[2], [0]])
    })

    test('[today:700.13] one\u2019s own creature that is sacrificed for the spell itself is no opponent\u2019s', () => {
      const game = table(edition, [{ battlefield: ['Informer', 'Bear'], hand: ['Stray'] }, {}], CARDS)
      game.cast('Stray', { targets: ['Bear'] })
      expect(game.state.stack).toHaveLength(1)
      expect(game.pass(2).life(0)).toBe(20)
      game.isAtAQuestion()
    })

    test('[today:700.13] an opponent\u2019s spell; whoever commits it', () => {
      const sides = [{ battlefield: ['Informer', 'Watch'], hand: ['Balm'] }, { hand: ['Stop'] }] as const
      const game = table(edition, [sides[0], sides[1]], CARDS)
        .cast('Balm')
        .pass()
        .cast('Stop', { targets: ['Balm'] })
      expect(game.state.stack).toHaveLength(3)
      expect(game.resolveAll().life(0)).toBe(21)
      game.isAtAQuestion()
    })
  })
})
