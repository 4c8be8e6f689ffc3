import { describe, expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const SURGE = card('Surge', '{0}', 'Instant', 'Target creature gets +3/+0 until end of turn.')

describe('combat damage in 2011', () => {
  const fight = () => {
    const sides = [{ battlefield: ['Ox'], hand: ['Slay', 'Surge'] }, { battlefield: ['Bear'] }] as const
    return table('2011', sides, [SURGE]).attack('Ox').block({ Bear: 'Ox' })
  }

  test('[2004:310.3 2004:310.4a 2004:310.4c] in 2011 nobody acts between assigning and dealing', () => {
    const game = fight().to('combatDamage')
    expect([game.state.stack, game.zone('Bear'), get(game.state, game.id('Ox')).damage]).toEqual([[], 'graveyard', 2])
    // What dies before the step deals no damage in it.
    const early = fight()
    early
      .cast('Slay', { targets: ['Ox'] })
      .resolve()
      .to('main2')
    expect([early.zone('Ox'), early.zone('Bear'), early.life(1)]).toEqual(['graveyard', 'battlefield', 20])
  })

  test('[2004:310.4b] in 2011 the source deals what it can as it is at that moment', () => {
    const drain = creature('Leech', '{0}', '1/1', 'Whenever ~ deals combat damage to a player, you gain 1 life.')
    const game = table('2011', [{ battlefield: ['Leech'], hand: ['Surge'] }, {}], [drain, SURGE]).attack('Leech')
    game
      .to('declareBlockers')
      .cast('Surge', { targets: ['Leech'] })
      .resolve()
      .to('combatDamage')
    expect(game.life(1)).toBe(16)
    expect(game.resolveAll().life(0)).toBe(21)
  })
})

describe('410 triggers on blocks in 2011', () => {
  test('[2004:410.9d] in 2011 a blocker that an effect adds gets a place in the order of damage; the others keep theirs', () => {
    const rush = card(
      'Rush',
      '{0}',
      'Instant',
      'Untap target creature. You may have it block an attacking creature of your choice.',
    )
    const pack = creature(
      'Duelist',
      '{1}',
      '9/9',
      'Whenever ~ becomes blocked by three or more creatures, you gain 1 life.',
    )
    const sides = [{ battlefield: ['Duelist'] }, { battlefield: ['Bear', 'Ox', 'Cow'], hand: ['Rush'] }] as const
    const game = table('2011', sides, [rush, pack, creature('Cow', '{0}', '0/4')])
    const [bear, ox, cow] = [game.id('Bear'), game.id('Ox'), game.id('Cow')]
    game.attack('Duelist').block({ Bear: 'Duelist', Ox: 'Duelist' }).reply([ox, bear]).pass()
    game
      .cast('Rush', { targets: ['Cow'] })
      .resolve()
      .reply(true)
    expect(game.asks('order')).toMatchObject({ seat: 0, what: 'blockers', items: [ox, bear, cow] })
    game.reply([bear, cow, ox])
    expect(game.state.combat?.attackers[0]?.blockers).toEqual([ox, cow, bear])
    expect(game.resolveAll().life(0)).toBe(21)
  })
})

describe('abilities in 2011', () => {
  test('[2004:409.1c] in 2011 one instance of "target" takes no object twice; two instances may take the same', () => {
    const pair = card('Pair', '{0}', 'Instant', 'Tap two target creatures.')
    const both = card('Both', '{0}', 'Instant', 'Tap target creature. Target creature gets +1/+1 until end of turn.')
    const game = table('2011', [{ battlefield: ['Bear', 'Ox'], hand: ['Pair', 'Both'] }, {}], [pair, both])
    const bear = { object: game.id('Bear') }
    game.cast('Both', { targets: ['Bear', 'Bear'] }).resolve()
    expect([get(game.state, game.id('Bear')).tapped, game.size('Bear')]).toEqual([true, '3/3'])
    game.reply({ do: 'cast', object: game.id('Pair'), via: 'normal' })
    game.refusal([bear, bear])
    game
      .reply([bear, { object: game.id('Ox') }])
      .announce({})
      .resolve()
    expect(get(game.state, game.id('Ox')).tapped).toBe(true)
  })

  test('[2004:104.4 2004:212.3d 2004:403.4] in 2011 {Q} waits for a turn under control as {T} does', () => {
    const imp = creature('Imp', '{0}', '1/1', '{Q}: You gain 1 life.')
    const at = (sick: boolean) => table('2011', [{ battlefield: [{ name: 'Imp', tapped: true, sick }] }, {}], [imp])
    const why = (game: Table) => game.why({ do: 'activate', ...game.nth(game.id('Imp'), 0) })?.key ?? null
    expect(why(at(true))).toBe('cost.sick')
    const ready = at(false).activate('Imp')
    expect([get(ready.state, ready.id('Imp')).tapped, ready.resolve().life(0)]).toEqual([false, 21])
    // What is untapped can't be untapped again to pay.
    expect(why(ready)).toBe('cost.untapped')
  })

  test('[2004:406.1] in 2011 an ability with a target is no mana ability, though it adds mana', () => {
    const vent = card('Vent', '{0}', 'Artifact', '{T}: Add {R}. ~ deals 1 damage to target player.')
    const used = (edition: '2004' | '2011') => {
      const game = table(edition, [{ battlefield: ['Vent'] }, {}], [vent]).activate('Vent', 0, {
        targets: ['player 1'],
      })
      return [game.state.stack.length, game.pool(0)]
    }
    expect(used('2011')).toEqual([1, ''])
    expect(used('2004')).toEqual([0, 'R'])
  })

  test('[2004:405.2] in 2011 "is all colors" defines a card in every zone', () => {
    const prism = zoo('Prism')
    const game = table('2011', [{ hand: ['Prism'], graveyard: ['Prism'], library: ['Prism'] }, {}], [prism])
    for (const zone of ['hand', 'graveyard', 'library'] as const)
      expect(characteristics(game.state, game.id('Prism', zone)).colors).toHaveLength(5)
  })

  test('[2004:404.3] in 2011, too, an "if" after the event is asked again as the ability resolves', () => {
    const vow = card(
      'Vow',
      '{0}',
      'Enchantment',
      'At the beginning of your end step, if you control a creature, you gain 2 life.',
    )
    const at = (hand: string[]) => table('2011', [{ battlefield: ['Vow', 'Bear'], hand }, {}], [vow]).to('end')
    expect(at([]).resolveAll().life(0)).toBe(22)
    const gone = at(['Slay'])
    expect(gone.state.stack).toHaveLength(1)
    gone.cast('Slay', { targets: ['Bear'] }).resolveAll()
    expect([gone.state.stack.length, gone.life(0)]).toEqual([0, 20])
    const none = table('2011', [{ battlefield: ['Vow'] }, {}], [vow]).to('end')
    expect(none.state.stack).toHaveLength(0)
  })

  test('[2004:104.3c 2004:glossary/x-cost] in 2011 X is zero with another cost than the one that has it', () => {
    const text = "You may pay 1 life rather than pay ~'s mana cost.\n~ deals X damage to target player."
    const blast = card('Blast', '{X}{R}', 'Sorcery', text)
    const game = table('2011', [{ hand: ['Blast', 'Blast'], pool: '{R}{R}{R}' }, {}], [blast])
    game.cast('Blast', { targets: ['player 1'], x: 2 }).resolve()
    expect([game.life(1), game.pool(0)]).toEqual([18, ''])
    game.cast('Blast', { via: 'alternative', targets: ['player 1'], x: 0 })
    expect([game.life(0), game.state.stack.length]).toEqual([19, 1])
    expect(game.resolve().life(1)).toBe(18)
  })
})
