import { describe, expect, test } from 'vitest'
import { characteristics, findAnywhere, get, getAnywhere, newGame, seenBy, stateOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { testInEditions } from '../../support/editions.ts'
import { Table, table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

describe('zones in 2011', () => {
  testInEditions('2011', 'today')(
    '[2004:217.1 2004:217.1e 2004:glossary/removed-from-the-game 2011:contents/4 today:400.11] exile is a zone of the game: effects from outside do not reach it, %s',
    (edition) => {
      const sides = { hand: ['Wish'], exile: ['Bear'], outside: ['Ox', 'Forest'] }
      const game = table(edition, [sides, {}])
      game.cast('Wish').resolve()
      expect([game.has('hand', 'Ox', 0), game.zone('Bear')]).toEqual([true, 'exile'])
    },
  )

  test('[2004:glossary/removed-from-the-game 2011:contents/4] effects that name exile affect cards there', () => {
    const recall = card('Homecall', '{0}', 'Sorcery', "Put target creature card from exile into its owner's graveyard.")
    const game = table('2011', [{ hand: ['Homecall'] }, { exile: ['Bear'] }], [recall])
    game.cast('Homecall', { targets: ['Bear'] }).resolve()
    expect(game.has('graveyard', 'Bear', 1)).toBe(true)
  })

  test('[2004:217.6e] combat damage is dealt without the stack', () => {
    const altar = zoo('Altar')
    const game = table('2011', [{ battlefield: ['Bear', 'Altar'] }, {}], [altar])
    game.attack('Bear').to('combatDamage')
    expect([game.state.stack, game.life(1)]).toEqual([[], 18])
    const early = table('2011', [{ battlefield: ['Bear', 'Altar'] }, {}], [altar])
    early.attack('Bear').activate('Altar').resolve().to('main2')
    expect(early.life(1)).toBe(20)
  })

  test('[2004:217.8a 2004:217.8c 2004:302.1] phased out is a status: nothing leaves, nothing enters, all stays as it is', () => {
    const mourner = zoo('Mourner')
    const theirs = { battlefield: [{ name: 'Drake', tapped: true, damage: 1, counters: { '+1/+1': 1 } }] }
    const game = table('2011', [{ battlefield: ['Mourner'] }, theirs], [mourner])
    game.to('upkeep', 4)
    const id = game.id('Drake')
    expect([game.state.battlefield.includes(id), game.state.phasedOut.includes(id)]).toEqual([false, true])
    expect([getAnywhere(game.state, id).damage, game.life(0), game.state.stack.length]).toEqual([0, 20, 0])
    game.to('main1', 6)
    expect([getAnywhere(game.state, id).zone, game.size('Drake'), game.life(0)]).toEqual(['battlefield', '3/3', 20])
  })

  test('[2004:217.8c] meanwhile it is treated as though it were not there', () => {
    const doom = card(
      'Doom',
      '{0}',
      'Sorcery',
      'Destroy all creatures. You gain 1 life for each creature on the battlefield.',
    )
    const game = table('2011', [{ hand: ['Doom'] }, { battlefield: ['Drake'] }], [doom])
    game.to('main1', 5).cast('Doom').resolve()
    expect([getAnywhere(game.state, game.id('Drake')).zone, game.life(0)]).toEqual(['phasedOut', 20])
  })

  test('[2004:217.8d] a phased-out token ceases to exist', () => {
    const game = table('2011', [{}, { battlefield: [{ name: 'Drake', token: true }] }]).to('upkeep', 4)
    expect([game.state.phasedOut, game.state.battlefield]).toEqual([[], []])
  })

  test('[2004:217.8b] what is phased out stays open to all', () => {
    const game = table('2011', [{}, { battlefield: ['Drake'] }]).to('upkeep', 4)
    for (const seat of [0, 1])
      expect(findAnywhere(seenBy(game.position, seat).now, game.id('Drake'))?.controller).toBe(1)
  })

  test('[2004:217.9b] the stake is set aside once it is known who goes first, before hands are drawn', () => {
    const deck = Array.from({ length: 12 }, (_, n) =>
      card(`Wisp ${String.fromCharCode(65 + n)}`, '{0}', 'Creature — Spirit', '', '1/1'),
    )
    const players = ['Ada', 'Bea'].map((name) => ({ name, deck }))
    const begun = newGame({ edition: '2011', seed: 2, starter: 'ask', ante: true, players })
    expect([begun.position.question?.kind, stateOf(begun.position).ante]).toEqual(['starter', []])
    const game = new Table(begun.position).reply(1)
    const moved = game.events.flatMap((event) => (event.kind === 'moved' ? [event.to] : []))
    expect(moved).toEqual([...times(2, 'ante'), ...times(14, 'hand')])
    expect(game.state.ante.map((id) => getAnywhere(game.state, id).owner).sort()).toEqual([0, 1])
  })

  testInEditions('2011', 'today')(
    '[2004:217.1d today:400.6] what goes to a public zone is looked at first: what it says about its own move applies, %s',
    (edition) => {
      const text = "If ~ would be put into a graveyard from anywhere, shuffle it into its owner's library instead."
      const relic = creature('Old Relic', '{9}', '1/1', text)
      const grind = card('Grind', '{0}', 'Sorcery', 'Put the top two cards of your library into your graveyard.')
      const shred = card('Shred', '{0}', 'Sorcery', 'Discard a card.')
      const sides = { hand: ['Grind', 'Shred', 'Old Relic'], library: ['Old Relic', 'Ox', 'Ox'] }
      const game = table(edition, [sides, {}], [relic, grind, shred])
      game.cast('Grind').resolve()
      expect([game.has('graveyard', 'Old Relic'), game.state.libraries[0]?.length]).toEqual([false, 2])
      game.cast('Shred').resolve()
      expect([game.has('hand', 'Old Relic'), game.has('graveyard', 'Old Relic')]).toEqual([false, false])
      expect(game.state.libraries[0]).toHaveLength(3)
      game.isAtAQuestion()
    },
  )

  testInEditions('2011')(
    '[2004:217.2e] "may look at the top card": a new one only when the casting is done, %s',
    (edition) => {
      const sight = card(
        'Sight',
        '{1}',
        'Enchantment',
        'You may look at the top card of your library any time.\nYou may cast creature spells from the top of your library.',
      )
      const twin = creature('Twin', '{0}', '1/1', 'When ~ enters the battlefield, you gain 1 life.')
      const well = card('Well', '', 'Land', '{T}: Add {G}. Draw a card.')
      const elf = creature('Elf', '{G}', '1/1')
      const sides = { battlefield: ['Sight', 'Well'], hand: ['Elf'], library: ['Spark', 'Twin', 'Ox'] }
      const game = table(edition, [sides, {}], [sight, twin, well, elf])
      const top = (): string | null => {
        const { now } = seenBy(game.position, 0)
        const id = now.libraries[0]?.[0] ?? 0
        return findAnywhere(now, id) === null ? null : characteristics(now, id).name
      }
      expect(top()).toBe('Spark')
      game.reply({ do: 'cast', object: game.id('Elf', 'hand'), via: 'normal' })
      game.reply({ pay: 'activate', ...game.nth(game.id('Well'), 0) })
      if (game.question.kind === 'pay') {
        expect([game.has('hand', 'Spark'), top()]).toEqual([true, null])
        game.plain()
      }
      expect([game.asks('priority').seat, top()]).toEqual([0, 'Twin'])
      game.resolve()
      game.reply({ do: 'cast', object: game.id('Twin', 'library'), via: 'normal' }).announce({})
      expect([game.state.stack.length, top()]).toEqual([1, 'Ox'])
    },
  )
})

describe('glossary in 2011', () => {
  test('[2004:glossary/reveal] a revealed card is known for as long as the effect asks about it, then hidden', () => {
    const show = card(
      'Show',
      '{0}',
      'Sorcery',
      "Reveal the top card of your library. If it's a creature card, you gain 2 life. Otherwise, you lose 1 life.",
    )
    for (const [name, life] of [
      ['Bear', 22],
      ['Spark', 19],
    ] as const) {
      const game = table('2011', [{ hand: ['Show'], library: [name, 'Ox'] }, {}], [show])
      game.cast('Show').resolve()
      expect([game.life(0), seenBy(game.position, 1).now.libraries[0]]).toEqual([life, [0, 0]])
    }
  })

  test('[2004:glossary/shuffle] nobody knows the order of a shuffled library, nor shuffles it again', () => {
    const mix = zoo('Mix')
    const game = table('2011', [{ hand: ['Mix'], library: times(8, 'Ox') }, {}], [mix])
    game.cast('Mix').resolve()
    expect(game.asks('priority').seat).toBe(0)
    expect(seenBy(game.position, 0).now.libraries[0]).toEqual(times(8, 'x').map(() => 0))
  })

  test('[2004:glossary/move 2011:701.3] attaching to what it is attached to does nothing', () => {
    const mantle = zoo('Mantle')
    const shift = zoo('Shift')
    const sides = { battlefield: ['Bear', 'Ox', { name: 'Mantle', attachedTo: 'Bear' }], hand: ['Shift'] }
    const game = (to: string) => table('2011', [sides, {}], [mantle, shift]).cast('Shift', { targets: ['Mantle', to] })
    const before = game('Bear')
    const { timestamp } = getAnywhere(before.state, before.id('Mantle'))
    expect(get(before.resolve().state, before.id('Mantle')).timestamp).toBe(timestamp)
    // Elsewhere it comes anew.
    const moved = get(game('Ox').resolve().state, before.id('Mantle'))
    expect([moved.timestamp > timestamp, moved.attachedTo]).toEqual([true, { object: before.id('Ox') }])
  })
})
