import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const BOOK = card('Book', '{1}', 'Artifact', '{1}, {T}, Pay 2 life: Draw a card.')
const STEAL = card('Steal', '{0}', 'Sorcery', 'Gain control of target creature until end of turn.')
const QUIET = card('Quiet', '{0}', 'Enchantment', "Players can't cast sorcery spells.")
const SLOW = creature('Slow Sage', '{U}', '1/1', '{0}: Draw a card. Activate only any time you could cast a sorcery.')
const QUICK = creature(
  'Quick Sage',
  '{U}',
  '1/1',
  '{0}: Draw a card. Activate only any time you could cast an instant.',
)

inEditions('2004', '2011')('403 activated abilities, %s', (edition) => {
  test('[2004:403.1] everything before the colon is paid at once, or nothing', () => {
    const game = table(edition, [{ battlefield: ['Book'], life: 5, pool: '{C}' }, {}], [BOOK])
    game.activate('Book')
    expect([game.life(0), game.pool(0), game.state.stack.length, game.handSize(0)]).toEqual([3, '', 1, 0])
    expect(get(game.state, game.id('Book')).tapped).toBe(true)
    game.resolve()
    expect(game.handSize(0)).toBe(1)
    const tapped = table(edition, [{ battlefield: [{ name: 'Book', tapped: true }], pool: '{C}' }, {}], [BOOK])
    expect(tapped.why({ do: 'activate', ...tapped.nth(tapped.id('Book'), 0) })?.key).toBe('cost.tapped')
    const poor = table(edition, [{ battlefield: ['Book'] }, {}], [BOOK])
    expect(poor.why({ do: 'activate', ...poor.nth(poor.id('Book'), 0) })?.key).toBe('cast.cantPay')
  })

  test('[2004:403.2] only the controller, in other zones the owner, unless the object lets any player', () => {
    const vault = card('Vault', '{1}', 'Artifact', '{0}: Draw a card.')
    const well = card('Well', '{1}', 'Artifact', '{0}: Draw a card. Any player may activate this ability.')
    const bone = creature('Bones', '{B}', '1/1', '{0}, Exile ~ from your graveyard: Draw a card.')
    const cards = [vault, well, bone]
    const game = table(
      edition,
      [{ graveyard: ['Bones'] }, { battlefield: ['Vault', 'Well'], graveyard: ['Bones'] }],
      cards,
    )
    const why = (object: number) => game.why({ do: 'activate', ...game.nth(object, 0) })
    expect(why(game.id('Vault'))?.key).toBe('activate.notYours')
    expect(why(game.state.graveyards[1]?.[0] as number)?.key).toBe('activate.notYours')
    expect(why(game.state.graveyards[0]?.[0] as number)).toBeNull()
    game.activate('Well')
    expect(get(game.state, game.state.stack[0] as number).controller).toBe(0)
    game.resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 0])
  })

  test('[2004:403.3] once each turn stays once when the controller changes, until the next turn', () => {
    const imp = creature('Imp', '{B}', '1/1', '{0}: You gain 1 life. Activate only once each turn.')
    const game = table(edition, [{ hand: ['Steal'] }, { battlefield: ['Imp'] }], [imp, STEAL])
    const why = () => game.why({ do: 'activate', ...game.nth(game.id('Imp'), 0) })
    game.pass().activate('Imp').resolve()
    expect(why()?.key).toBe('activate.notYours')
    game.cast('Steal', { targets: ['Imp'] }).resolve()
    expect(why()).toMatchObject({ key: 'activate.usedUp', rule: cite('activate.restricted', edition) })
    game.to('upkeep', 4)
    expect(game.question.seat).toBe(1)
    expect(why()).toBeNull()
  })

  test('[2004:403.4] {T} of a creature waits for a turn under control, not for haste or of what is no creature', () => {
    const elf = creature('Elf', '{G}', '1/1', '{T}: Add {G}.\n{0}: You gain 1 life.')
    const hasty = creature('Hasty Elf', '{G}', '1/1', 'Haste\n{T}: Add {G}.')
    const rock = zoo('Rock')
    const wake = card('Wake', '{0}', 'Instant', 'Target artifact becomes a 1/1 artifact creature until end of turn.')
    const battlefield = ['Elf', 'Hasty Elf', 'Rock'].map((name) => ({ name, sick: true }))
    const game = table(edition, [{ battlefield, hand: ['Wake'] }, {}], [elf, hasty, rock, wake])
    const why = (name: string, ability = 0) => game.why({ do: 'activate', ...game.nth(game.id(name), ability) })
    expect(why('Elf')).toMatchObject({ key: 'cost.sick' })
    expect(why('Elf', 1)).toBeNull()
    expect(why('Hasty Elf', 1)).toBeNull()
    expect(why('Rock')).toBeNull()
    game.cast('Wake', { targets: ['Rock'] }).resolve()
    expect(why('Rock')).toMatchObject({ key: 'cost.sick' })
    // Nor does it pay for anything; and what counts is the control by who has it now.
    const cub = creature('Cub', '{G}', '1/1')
    for (const [name, key] of [
      ['Elf', 'cast.cantPay'],
      ['Hasty Elf', null],
    ] as const) {
      const paying = table(edition, [{ battlefield: [{ name, sick: true }], hand: ['Cub'] }, {}], [elf, hasty, cub])
      expect(paying.why({ do: 'cast', object: paying.id('Cub'), via: 'normal' })?.key ?? null).toBe(key)
    }
    const taken = table(edition, [{ hand: ['Steal'] }, { battlefield: ['Elf'] }], [elf, STEAL])
    taken.cast('Steal', { targets: ['Elf'] }).resolve()
    const mine = [0, 1].map(
      (ability) => taken.why({ do: 'activate', ...taken.nth(taken.id('Elf'), ability) })?.key ?? null,
    )
    expect(mine).toEqual(['cost.sick', null])
  })

  test('[2004:403.5] sorcery timing and instant timing of abilities that are neither', () => {
    const cards = [SLOW, QUICK, QUIET]
    const game = table(
      edition,
      [{ battlefield: ['Slow Sage', 'Quick Sage', 'Quiet'], hand: ['Spark'], pool: '{R}' }, {}],
      cards,
    )
    const why = (name: string) => game.why({ do: 'activate', ...game.nth(game.id(name), 0) })
    expect([why('Slow Sage'), why('Quick Sage')]).toEqual([null, null])
    game.cast('Spark', { targets: ['player 1'] })
    expect(why('Slow Sage')).toMatchObject({
      key: 'timing.stackNotEmpty',
      rule: cite('activate.sorceryTiming', edition),
    })
    expect(why('Quick Sage')).toBeNull()
    game.resolve().to('beginCombat')
    expect(why('Slow Sage')?.key).toBe('timing.notMainPhase')
    expect(why('Quick Sage')).toBeNull()
    expect(game.to('main2') && why('Slow Sage')).toBeNull()
    const theirs = table(edition, [{}, { battlefield: ['Slow Sage', 'Quick Sage'] }], cards).pass()
    expect(theirs.why({ do: 'activate', ...theirs.nth(theirs.id('Slow Sage'), 0) })?.key).toBe('timing.notYourTurn')
    expect(theirs.why({ do: 'activate', ...theirs.nth(theirs.id('Quick Sage'), 0) })).toBeNull()
    // No instant could be cast while something is paid: such mana is made with priority.
    const spring = zoo('Spring')
    const dry = table(edition, [{ battlefield: ['Spring'], hand: ['Spark'] }, {}], [spring])
    const spark = { do: 'cast', object: dry.id('Spark'), via: 'normal' } as const
    expect(dry.why(spark)?.key).toBe('cast.cantPay')
    expect(dry.activate('Spring').why(spark)).toBeNull()
  })
})
