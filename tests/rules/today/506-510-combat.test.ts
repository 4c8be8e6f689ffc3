import { describe, expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const HORN = card('Horn', '{0}', 'Instant', "Create a 1/1 white Soldier creature token that's tapped and attacking.")
const RAISE = card(
  'Raise',
  '{0}',
  'Instant',
  'Return target creature card from your graveyard to the battlefield tapped and attacking.',
)
const SHY = creature('Shy One', '{0}', '2/2', "~ can't attack.")
const SLIP = creature('Slipper', '{0}', '2/2', "Whenever ~ attacks and isn't blocked, you gain 5 life.")
const BANNER = card('Banner', '{1}', 'Enchantment', 'Whenever you attack with one or more creatures, you gain 1 life.')
const EACH = card('Each Horn', '{1}', 'Enchantment', 'Whenever a creature attacks, you gain 10 life.')
const EARLY = card(
  'Early Word',
  '{0}',
  'Instant',
  'Cast this spell only before blockers are declared.\nYou gain 1 life.',
)
const BEFORE = card('Before All', '{0}', 'Instant', 'Cast this spell only before combat.\nYou gain 1 life.')
const TALL = creature('Tall One', '{4}', '5/5')
const TWO = creature('Two Shields', '{4}', '5/5', '~ can block an additional creature each combat.')
const WALKER = walker('Lampward', '{0}', 5, '+1: You gain 1 life.')
const CARDS = [HORN, RAISE, SHY, SLIP, BANNER, EACH, EARLY, BEFORE, TALL, TWO, WALKER]

inEditions('2011', 'today')('put onto the battlefield attacking, %s', (edition) => {
  test('[today:506.3] in another player’s turn a token said to attack is tapped and attacks nothing', () => {
    const game = table(edition, [{ battlefield: ['Bear'] }, { hand: ['Horn'] }], CARDS).attack('Bear')
    game.pass().cast('Horn').resolve()
    const token = get(game.state, game.state.battlefield.find((id) => id !== game.id('Bear')) ?? 0)
    expect([token.tapped, game.state.combat?.attackers.length]).toEqual([true, 1])
    game.to('endCombat')
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
  })

  test('[today:506.3d] after blocks it is unblocked: the player is dealt its damage, and nothing looks for blockers again', () => {
    const sides = { battlefield: ['Bear'], hand: ['Raise'], graveyard: ['Slipper'] }
    const game = table(edition, [sides, { battlefield: ['Ox'] }], CARDS)
      .attack('Bear')
      .block({ Ox: 'Bear' })
    game.cast('Raise', { targets: ['Slipper'] }).resolve()
    expect(game.state.combat?.attackers.map(({ id }) => id)).toContain(game.id('Slipper'))
    game.to('endCombat')
    expect([game.life(0), game.life(1)]).toEqual([20, 18])
    game.isAtAQuestion()
  })

  test('[today:508.4] what can’t attack can enter attacking, without having attacked', () => {
    const sides = { battlefield: ['Bear', 'Each Horn'], hand: ['Raise'], graveyard: ['Shy One'] }
    const game = table(edition, [sides, {}], CARDS).attack('Bear')
    game
      .resolve()
      .cast('Raise', { targets: ['Shy One'] })
      .resolve()
      .to('endCombat')
    expect([game.life(0), game.life(1)]).toEqual([30, 16])
  })

  test('[today:508.3] attacking with creatures is one event for all that were declared, none for what came attacking', () => {
    const sides = { battlefield: ['Bear', 'Ox', 'Slipper', 'Banner'], hand: ['Horn'] }
    const game = table(edition, [sides, {}], CARDS).attack('Bear', 'Ox')
    expect(game.state.stack.length).toBe(1)
    game.resolve().cast('Horn').resolve()
    expect([game.state.stack.length, game.life(0)]).toEqual([0, 21])
    const idle = table(edition, [sides, {}], CARDS).attack()
    idle.cast('Horn').resolve()
    expect([idle.state.stack.length, idle.life(0)]).toEqual([0, 20])
  })
})

inEditions('2011', 'today')('when a spell may be cast, %s', (edition) => {
  test('[today:506.7] before blockers are declared: as attackers have been, not in the second main phase', () => {
    const sides = { battlefield: ['Bear'], hand: ['Early Word', 'Before All'] }
    const why = (game: ReturnType<typeof table>, name: string) =>
      game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })?.key ?? null
    const game = table(edition, [sides, { battlefield: ['Ox'] }], CARDS)
    expect([why(game, 'Early Word'), why(game, 'Before All')]).toEqual([null, null])
    game.attack('Bear')
    expect(why(game, 'Early Word')).toBeNull()
    expect(why(game, 'Before All')).not.toBeNull()
    game.block({ Ox: 'Bear' })
    expect(why(game, 'Early Word')).not.toBeNull()
    game.to('main2')
    expect([why(game, 'Early Word') === null, why(game, 'Before All') === null]).toEqual([false, false])
  })
})

inEditions(
  '2004',
  '2011',
  'today',
)('blocked by several, %s', (edition) => {
  test('[today:509.1] only in 2011 the blockers are put in an order', () => {
    const game = table(edition, [{ battlefield: ['Ox'] }, { battlefield: ['Bear', 'Bear'] }], CARDS).attack('Ox')
    game.block({ '1:Bear': 'Ox', '2:Bear': 'Ox' })
    expect(game.question.kind).toBe(edition === '2011' ? 'order' : 'priority')
  })

  test('[today:510.1c] what blocks two divides its damage as it likes, except in 2011', () => {
    const game = table(edition, [{ battlefield: ['Ox', 'Bear'] }, { battlefield: ['Two Shields'] }], CARDS)
    game.attack('Ox', 'Bear').block({ 'Two Shields': ['Ox', 'Bear'] })
    if (edition === '2011') game.reply(game.asks('order').items)
    game.until('assignDamage')
    const { sources } = game.asks('assignDamage')
    const ox = sources[0]?.to.findIndex(({ ref }) => 'object' in ref && ref.object === game.id('Ox')) ?? 0
    expect(sources.map((one) => one.to.length)).toEqual([2])
    const all = ox === 0 ? [1, 4] : [4, 1]
    if (edition === '2011') expect(game.refusal([all]).key).toBe('damage.order')
    else game.reply([all]).isAtAQuestion()
  })
})

describe('end of combat', () => {
  test('[today:511.3] attackers, blockers and what is attacked are in combat until the step is over', () => {
    const loyal = { name: 'Lampward', counters: { loyalty: 5 } }
    const game = table('today', [{ battlefield: ['Bear'] }, { battlefield: [loyal] }], CARDS).until('attackers')
    game.reply([{ id: game.id('Bear'), defender: { object: game.id('Lampward') } }]).to('endCombat')
    expect(game.state.combat?.attackers).toMatchObject([{ defender: { object: game.id('Lampward') } }])
    game.pass(2)
    expect([game.state.turn.step, game.state.combat]).toEqual(['main2', null])
  })
})
