import { expect, test } from 'vitest'
import { characteristics } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const PINGER = creature('Pinger', '{R}', '2/2', '{T}: ~ deals damage equal to its power to target player.')
const SLAYER = creature('Slayer', '{B}', '1/1', '{T}: Destroy target creature.')
const GROW = zoo('Grow')

inEditions('2004', '2011')('402 abilities, %s', (edition) => {
  test('[2004:402.2] activated (of mana), triggered and static abilities, in the order of the text', () => {
    const all = creature(
      'Sage',
      '{G}',
      '1/1',
      '{T}: Add {G}.\nWhenever ~ attacks, draw a card.\nCreatures you control get +1/+1.',
    )
    expect(all.abilities.map((ability) => ability.kind)).toEqual(['activated', 'triggered', 'static'])
    const game = table(edition, [{ battlefield: ['Sage'] }, {}], [all])
    game.activate('Sage')
    expect([game.pool(0), game.state.stack.length]).toEqual(['G', 0])
    // What an instant or sorcery does is of none of these kinds (2011: the abilities of spells).
    expect(GROW.abilities.map((ability) => ability.kind)).toEqual(['spell'])
  })

  test('[2004:402.3] a drawback is an ability: without it the creature may block', () => {
    const coward = creature('Coward', '{B}', '3/3', "~ can't block.")
    const sides = [{ battlefield: ['Bear'] }, { battlefield: ['Coward'], hand: ['Unbuild'] }] as const
    const game = table(edition, [{ ...sides[0], battlefield: ['Bear'] }, { battlefield: ['Coward'] }], [coward])
    game.attack('Bear').pass(2)
    expect(game.question.kind === 'blockers').toBe(false)
    const freed = table(edition, [{ battlefield: ['Bear'] }, { battlefield: ['Coward'], hand: ['Unbuild'] }], [coward])
    freed.attack('Bear').pass()
    freed.cast('Unbuild', { targets: ['Coward'] }).resolve()
    freed.until('blockers').block({ Coward: 'Bear' }).to('main2')
    expect(freed.zone('Bear')).toBe('graveyard')
  })

  test('[2004:402.4] an additional cost is an ability of the card', () => {
    const hungry = creature('Hungry', '{0}', '4/4', 'As an additional cost to cast this spell, sacrifice a land.')
    expect(hungry.abilities).toHaveLength(1)
    const game = table(edition, [{ hand: ['Hungry', 'Unbuild'], battlefield: ['Forest'] }, {}], [hungry])
    game.cast('Hungry')
    expect(game.zone('1:Forest')).toBe('graveyard')
    game
      .resolve()
      .cast('Unbuild', { targets: ['Hungry'] })
      .resolve()
    expect(characteristics(game.state, game.id('Hungry', 'battlefield')).abilities).toEqual([])
    expect(game.has('graveyard', 'Forest', 0)).toBe(true)
  })

  test('[2004:402.5] what counters spells cannot counter an ability; what counters abilities, and the rules, can', () => {
    const sides = () =>
      table(edition, [{ battlefield: ['Slayer', 'Ox'], hand: ['Lipseal', 'Still', 'Slay'] }, {}], [SLAYER])
    const game = sides().activate('Slayer', 0, { targets: ['Ox'] })
    expect(game.why({ do: 'cast', object: game.id('Lipseal'), via: 'normal' })?.key).toBe('cast.noTarget')
    game.reply({ do: 'cast', object: game.id('Still'), via: 'normal' })
    game.plain().resolve()
    expect([game.state.stack.length, game.zone('Ox')]).toEqual([0, 'battlefield'])
    const gone = sides()
      .activate('Slayer', 0, { targets: ['Ox'] })
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
    gone.resolve()
    expect(gone.events.some((event) => event.kind === 'countered' && event.byRules)).toBe(true)
    // A triggered ability is none that was activated.
    const herald = creature('Herald', '{0}', '1/1', 'When ~ enters, draw a card.')
    const other = table(edition, [{ hand: ['Herald', 'Still'] }, {}], [herald])
    other.cast('Herald').resolve()
    expect(other.state.stack).toHaveLength(1)
    expect(other.why({ do: 'cast', object: other.id('Still'), via: 'normal' })?.key).toBe('cast.noTarget')
  })

  test('[2004:402.6] an ability on the stack is independent of its source, and reads it as it last was', () => {
    const game = table(edition, [{ battlefield: ['Pinger'], hand: ['Grow', 'Slay'] }, {}], [PINGER])
    game.activate('Pinger', 0, { targets: ['player 1'] })
    game.cast('Grow', { targets: ['Pinger'] }).resolve()
    const pinger = game.id('Pinger')
    game.cast('Slay', { targets: ['Pinger'] }).resolve()
    expect(game.zone('Pinger')).toBe('graveyard')
    game.resolve()
    expect(game.life(1)).toBe(15)
    const damage = game.events.find((event) => event.kind === 'damage')
    expect(damage).toMatchObject({ object: { id: pinger, name: 'Pinger' }, n: 5 })
  })

  test('[2004:402.7] keywords of one line and each paragraph are abilities of their own, and each copy works', () => {
    const three = creature('Duelist', '{W}', '1/1', 'Flying, first strike\n{T}: Draw a card.')
    expect(three.abilities).toHaveLength(3)
    const twice = creature('Echoer', '{W}', '1/1', 'Flying\nWhenever ~ attacks, you gain 1 life.')
    const gift = card('Gift', '{0}', 'Instant', 'Target creature gains flying until end of turn.')
    const lend = card(
      'Lend',
      '{0}',
      'Enchantment',
      'Creatures you control have "Whenever this creature attacks, you gain 1 life."',
    )
    const cards = [twice, gift, lend]
    const game = table(edition, [{ battlefield: ['Echoer', 'Lend'], hand: ['Gift'] }, { battlefield: ['Bear'] }], cards)
    game.cast('Gift', { targets: ['Echoer'] }).resolve()
    game.attack('Echoer').resolveAll()
    expect(game.life(0)).toBe(22)
    // A second flying changes nothing: the Bear can not block it, so nobody is asked.
    game.pass(2)
    expect([game.state.turn.step, game.question.kind]).toEqual(['declareBlockers', 'priority'])
    game.to('main2')
    expect(game.life(1)).toBe(19)
  })

  test('[2004:402.8] abilities work on the battlefield; one that moves its object from a zone works only there', () => {
    const lord = creature('Lord', '{W}', '1/1', 'Other creatures you control get +1/+1.')
    const page = creature('Page', '{W}', '1/1', '{0}, Discard this card: Draw a card.')
    const sides = { battlefield: ['Bear', 'Page'], graveyard: ['Lord', 'Page'], hand: ['Page'] }
    const game = table(edition, [sides, {}], [lord, page])
    expect(game.size('Bear')).toBe('2/2')
    const why = (object: number) => game.why({ do: 'activate', ...game.nth(object, 0) })
    expect(why(game.id('Page', 'battlefield'))?.key).toBe('activate.notYours')
    expect(why(game.id('Page', 'graveyard'))?.key).toBe('activate.notYours')
    expect(why(game.id('Page', 'hand'))).toBeNull()
    const there = table(edition, [{ battlefield: ['Bear', 'Lord'] }, {}], [lord])
    expect(there.size('Bear')).toBe('3/3')
  })

  test('[2004:402.9] an ability triggers in the zone it names and nowhere else', () => {
    const text = 'At the beginning of your upkeep, if this card is in your graveyard, you may return it to your hand.'
    const ghost = creature('Ghost', '{B}', '1/1', text)
    const game = table(edition, [{ graveyard: ['Ghost'], hand: ['Ghost'], battlefield: ['Ghost'] }, {}], [ghost])
    game.to('upkeep', 5)
    expect(game.state.stack).toHaveLength(1)
    game.pass(2).reply(true)
    expect(game.state.graveyards[0]).toEqual([])
    expect(game.handSize(0)).toBe(2)
  })
})
