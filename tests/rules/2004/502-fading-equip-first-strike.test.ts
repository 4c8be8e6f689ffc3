import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Ember', '{0}', '3/3', 'Fading 2'),
  creature('Spent Ember', '{0}', '3/3', 'Fading 0'),
  card('Blade', '{0}', 'Artifact — Equipment', 'Equipped creature gets +2/+0.\nEquip {3}\nEquip—Sacrifice a creature.'),
  creature('Twin', '{0}', '3/3', 'Double strike\nFirst strike'),
  card('Edge', '{0}', 'Instant', 'Target creature gains first strike until end of turn.'),
  card('Rage', '{0}', 'Instant', 'Target creature gains double strike until end of turn.'),
]
const LIBRARY = { library: times(8, 'Forest') }

inEditions('2004', '2011')('502 fading, equip, striking first, %s', (edition) => {
  test('[2004:502.20a] fading 2: two counters, gone one an upkeep, sacrificed in the third', () => {
    const game = table(edition, [{ hand: ['Ember'], ...LIBRARY }, LIBRARY], CARDS)
    game.cast('Ember').resolve()
    const counters = (): number => get(game.state, game.id('Ember')).counters.fade ?? 0
    expect(counters()).toBe(2)
    const after = [5, 7].map((turn) => {
      game.to('upkeep', turn).resolveAll()
      return counters()
    })
    expect([after, game.zone('Ember')]).toEqual([[1, 0], 'battlefield'])
    game.to('upkeep', 9).resolveAll()
    expect(game.zone('Ember')).toBe('graveyard')
    game.isAtAQuestion()
  })

  test('[2004:502.20a] fading 0: no counters, sacrificed in the first upkeep', () => {
    const game = table(edition, [{ hand: ['Spent Ember'], ...LIBRARY }, LIBRARY], CARDS)
    game.cast('Spent Ember').resolve()
    expect([game.zone('Spent Ember'), get(game.state, game.id('Spent Ember')).counters]).toEqual(['battlefield', {}])
    game.to('upkeep', 5).resolveAll()
    expect(game.zone('Spent Ember')).toBe('graveyard')
    game.isAtAQuestion()
  })

  const equipped = () =>
    table(
      edition,
      [
        { battlefield: ['Bear', 'Ox', 'Blade', ...times(3, 'Forest')], hand: ['Doom'], ...LIBRARY },
        { battlefield: ['Twin'], ...LIBRARY },
      ],
      CARDS,
    )

  test('[2004:502.33a] equip moves it onto a creature of its controller, when a sorcery could be cast', () => {
    const game = equipped()
    const use = { do: 'activate', ...game.nth(game.id('Blade'), 1) } as const
    game.reply(use)
    expect(game.asks('targets').legal).toEqual([game.ref('Bear'), game.ref('Ox')])
    game.announce({ targets: ['Bear'] }).resolve()
    expect([game.size('Bear'), get(game.state, game.id('Blade')).attachedTo]).toEqual(['4/2', game.ref('Bear')])
    expect(equipped().to('beginCombat').why(use)?.key).toMatch(/^timing\./)
    game.isAtAQuestion()
  })

  test('[2004:502.33a] where its target goes in response it stays where it was', () => {
    const game = equipped()
    game
      .activate('Blade', 1, { targets: ['Bear'] })
      .cast('Doom', { targets: ['Bear'] })
      .resolve()
    game.resolveAll()
    expect([game.zone('Blade'), get(game.state, game.id('Blade')).attachedTo]).toEqual(['battlefield', null])
  })

  test('[2004:502.33c] with two equip abilities either can be used', () => {
    const game = equipped()
    const other = game.nth(game.id('Blade'), 3)
    game.reply({ do: 'activate', ...other })
    game.announce({ targets: ['Ox'] })
    if (game.question.kind === 'choose') game.reply([game.id('Bear')])
    game.resolveAll()
    expect([game.zone('Bear'), get(game.state, game.id('Blade')).attachedTo]).toEqual(['graveyard', game.ref('Ox')])
  })

  const duel = (attacker: string, theirs: readonly string[], hand: readonly string[] = []) =>
    table(
      edition,
      [
        { battlefield: [attacker], hand: [...hand], ...LIBRARY },
        { battlefield: [...theirs], ...LIBRARY },
      ],
      CARDS,
    )

  test('[2004:502.2b] first strike deals its damage in a step before, and what it kills deals none', () => {
    const game = duel('Duelist', ['Bear']).attack('Duelist').block({ Bear: 'Duelist' })
    game.to('firstStrikeDamage').resolveAll()
    expect([game.state.turn.step, game.zone('Bear')]).toEqual(['firstStrikeDamage', 'graveyard'])
    game.to('endCombat')
    expect([game.zone('Duelist'), get(game.state, game.id('Duelist')).damage]).toEqual(['battlefield', 0])
  })

  test('[2004:502.2d] first strike twice deals damage once', () => {
    const game = duel('Duelist', [], ['Edge'])
      .cast('Edge', { targets: ['Duelist'] })
      .resolve()
      .attack('Duelist')
    game.to('firstStrikeDamage').resolveAll()
    expect(game.life(1)).toBe(18)
    expect(game.to('endCombat').life(1)).toBe(18)
  })

  test('[2004:502.28b 2004:502.28e] double strike, also beside first strike or twice, deals damage in two steps', () => {
    const game = duel('Twin', [], ['Rage'])
      .cast('Rage', { targets: ['Twin'] })
      .resolve()
      .attack('Twin')
    game.to('firstStrikeDamage').resolveAll()
    expect(game.life(1)).toBe(17)
    expect(game.to('endCombat').life(1)).toBe(14)
    game.isAtAQuestion()
  })
})
