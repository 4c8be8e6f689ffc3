import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card(
    'Lesson',
    '{U}',
    'Sorcery',
    'Draw a card.\nCycling {1}\nWhen you cycle ~, target creature gets -1/-1 until end of turn.',
  ),
  creature('Mourner', '{B}', '1/1', 'When ~ enters the battlefield, each opponent discards a card.'),
  creature('Prowler', '{B}', '1/1', 'When ~ enters the battlefield, target opponent discards a card.'),
  card('Aegis', '{W}', 'Enchantment', 'You have shroud.'),
  creature('Shade', '{1}', '2/2', 'Shroud'),
  card('Mantle', '{G}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card('Pickings', '{W}', 'Sorcery', 'Return all Aura cards from your graveyard to the battlefield.'),
  card('Blade', '{1}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {0}'),
  card('Calmdown', '{U}', 'Sorcery', 'Tap up to two target creatures. You gain 1 life.'),
  card('Slay', '{B}', 'Instant', 'Destroy target creature.'),
  card('Raise', '{B}', 'Sorcery', 'Return target creature card from your graveyard to your hand.'),
  card('Deny', '{U}', 'Instant', 'Counter target spell.'),
  card('Study', '{U}', 'Sorcery', 'You draw two cards.'),
]

inEditions('2004', '2011')('targets, %s', (edition) => {
  test('[2004:415.1] a spell is targeted by the text it follows on resolution only', () => {
    const game = table(edition, [{ battlefield: ['Island', 'Swamp'], hand: ['Lesson', 'Lesson'] }, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Lesson'), via: 'normal' })
    expect(game.question.kind).not.toBe('targets')
    game.announce({}).resolve()
    expect(game.handSize(0)).toBe(2)
    const cycle = table(
      edition,
      [{ battlefield: ['Island'], hand: ['Lesson'] }, { battlefield: ['Bear', 'Ox'] }],
      CARDS,
    )
    cycle.reply({ do: 'activate', ...cycle.nth(cycle.id('Lesson', 'hand'), 1) })
    while (cycle.question.kind === 'pay') cycle.plain()
    expect(cycle.asks('targets').legal).toHaveLength(2)
  })

  test('[2004:415.2] an ability is targeted where its text says "target"', () => {
    const play = (name: string) => {
      const game = table(
        edition,
        [
          { battlefield: ['Swamp'], hand: [name] },
          { battlefield: ['Aegis'], hand: ['Spark'] },
        ],
        CARDS,
      )
      return game.cast(name).resolve().resolveAll().handSize(1)
    }
    expect([play('Mourner'), play('Prowler')]).toEqual([0, 1])
  })

  test('[2004:415.3] an Aura spell targets what it will enchant; an Aura that is there does not', () => {
    const game = table(edition, [{ battlefield: ['Forest', 'Shade'], hand: ['Mantle'] }, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Mantle'), via: 'normal' })).not.toBeNull()
    const there = table(edition, [{ battlefield: ['Shade', { name: 'Mantle', attachedTo: 'Shade' }] }, {}], CARDS)
    expect(there.pass().pass().size('Shade')).toBe('3/3')
  })

  test('[2004:415.3] an Aura that an effect puts onto the battlefield targets nothing', () => {
    const game = table(
      edition,
      [{ battlefield: ['Plains', 'Shade'], graveyard: ['Mantle'], hand: ['Pickings'] }, {}],
      CARDS,
    )
    game.cast('Pickings').resolve().resolveAll()
    expect(game.size('Shade')).toBe('3/3')
  })

  test('[2004:415.3] Equipment targets nothing, but equip does', () => {
    const game = table(edition, [{ battlefield: ['Shade', 'Mountain'], hand: ['Blade'] }, {}], CARDS)
    game.cast('Blade').resolve()
    expect(game.zone('Blade')).toBe('battlefield')
    expect(game.why({ do: 'activate', ...game.nth(game.id('Blade'), 1) })?.key).toBe('cast.noTarget')
    const bear = table(edition, [{ battlefield: ['Shade', 'Bear', 'Blade'] }, {}], CARDS)
    bear.reply({ do: 'activate', ...bear.nth(bear.id('Blade'), 1) })
    expect(bear.asks('targets').legal).toEqual([{ object: bear.id('Bear') }])
  })

  test('[2004:415.4] with no target chosen it is not targeted', () => {
    const game = table(edition, [{ battlefield: ['Island', 'Vexed', 'Bear'], hand: ['Calmdown'] }, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Calmdown'), via: 'normal' })
    expect(game.asks('targets')).toMatchObject({ min: 0, max: 1 })
    game.reply([]).announce({})
    expect(game.state.stack).toHaveLength(1)
    game.resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:415.4] with one chosen it is', () => {
    const game = table(edition, [{ battlefield: ['Island', 'Vexed', 'Bear'], hand: ['Calmdown'] }, {}], CARDS)
    game.cast('Calmdown', { targets: ['Bear'] })
    expect(game.state.stack).toHaveLength(2)
  })

  test('[2004:415.5] only permanents are legal, unless it says otherwise', () => {
    const game = table(
      edition,
      [
        { battlefield: ['Swamp', 'Swamp', 'Bear', 'Forest'], hand: ['Slay', 'Raise'], graveyard: ['Ox', 'Mantle'] },
        { graveyard: ['Ox'] },
      ],
      CARDS,
    )
    game.reply({ do: 'cast', object: game.id('Raise'), via: 'normal' })
    const own = game.state.graveyards[0]?.find(
      (id) => game.id('1:Ox', 'graveyard') === id || game.id('2:Ox', 'graveyard') === id,
    )
    expect(game.asks('targets').legal).toEqual([{ object: own }])
    game
      .reply([{ object: own ?? -1 }])
      .announce({})
      .resolve()
    game.reply({ do: 'cast', object: game.id('Slay'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Bear') }])
  })

  test("[2004:415.6] a spell can't target itself", () => {
    const game = table(edition, [{ battlefield: ['Island', 'Mountain'], hand: ['Deny', 'Spark'] }, {}], CARDS)
    expect(game.why({ do: 'cast', object: game.id('Deny'), via: 'normal' })?.key).toBe('cast.noTarget')
    game.cast('Spark', { targets: ['player 1'] })
    game.reply({ do: 'cast', object: game.id('Deny'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Spark') }])
  })

  test('[2004:415.7c] "you" is no target', () => {
    const game = table(edition, [{ battlefield: ['Island', 'Aegis'], hand: ['Study'] }, {}], CARDS)
    game.reply({ do: 'cast', object: game.id('Study'), via: 'normal' })
    expect(game.question.kind).not.toBe('targets')
    game.announce({}).resolve()
    expect(game.handSize(0)).toBe(2)
  })
})
