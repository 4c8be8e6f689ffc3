import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  card('Stay', '{1}', 'Enchantment', "You can't lose the game."),
  card('Unravel', '{0}', 'Instant', 'Destroy target enchantment.'),
  walker('Banneret', '{0}', 1, '−1: You get an emblem with "Creatures you control get +1/+1."'),
  card('Sweep', '{0}', 'Sorcery', 'Destroy all permanents.'),
  card('Mana Helper', '{0}', 'Artifact', '{T}: Add {G}. Untap up to one target creature.'),
  card('One Aim', '{0}', 'Instant', 'Counter target spell with a single target.'),
  card('Only Aim', '{0}', 'Instant', 'Counter target spell that targets only a single creature.'),
  card('Double Hit', '{0}', 'Instant', '~ deals 1 damage to target creature and 1 damage to target creature.'),
  card('Fork', '{0}', 'Instant', 'Copy target instant or sorcery spell. You may choose new targets for the copy.'),
  card('Nip', '{0}', 'Instant', 'Target creature gets +1/+1 until end of turn.'),
  creature('Touchy', '{0}', '2/2', 'Whenever ~ becomes the target of a spell or ability, you gain 1 life.'),
  card('Flatten', '{0}', 'Instant', 'Target creature becomes an artifact until end of turn.'),
  card('Jab', '{0}', 'Sorcery', 'At the beginning of the next end step, ~ deals 2 damage to target creature.'),
  card('Whirl', '{0}', 'Enchantment', 'Whenever a creature is dealt damage, you gain 1 life.'),
  card(
    'Echo Flesh',
    '{0}',
    'Sorcery',
    "As an additional cost to cast this spell, sacrifice a creature.\nCreate a token that's a copy of the sacrificed creature.",
  ),
  card('Grave Gift', '{1}{G}', 'Sorcery', 'You gain 1 life.\nFlashback {G}'),
  creature('Herder', '{5}', '2/2', 'This spell costs {1} less to cast for each creature you control.'),
  creature('Ash Wisp', '{4}', '2/2', '{0}, Exile ~ from your graveyard: You gain 1 life.'),
  creature('Cycler', '{4}', '2/2', 'Cycling {0}\nWhen you cycle ~, you gain 3 life.'),
]

inEditions('2011', 'today')('not losing, %s', (edition) => {
  const at = () => table(edition, [{ battlefield: ['Stay'], hand: ['Unravel'], life: -3 }, {}], CARDS)

  test("[today:104.3/can't] who can’t lose plays on below zero, and loses as soon as nothing forbids it", () => {
    const game = at()
    expect([game.winner(), game.life(0), game.question.kind]).toEqual([undefined, -3, 'priority'])
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.winner()).toBeUndefined()
    const over = at()
      .cast('Unravel', { targets: ['Stay'] })
      .resolve()
    expect(over.winner()).toBe(1)
  })

  test("[today:104.3/can't] giving up ends it all the same", () => {
    const game = at()
    game.reply({ concede: 0 })
    expect(game.winner()).toBe(1)
  })
})

inEditions('2011', 'today')('emblems, abilities and targets, %s', (edition) => {
  test('[today:114.1] two emblems are two effects, which outlive what made them and everything else', () => {
    const game = table(
      edition,
      [{ hand: ['Banneret', 'Banneret', 'Sweep', 'Cub'], battlefield: ['Bear'] }, {}],
      [...CARDS, creature('Cub', '{0}', '1/1')],
    )
    game.cast('1:Banneret').resolve().activate('Banneret').resolve()
    expect(game.size('Bear')).toBe('3/3')
    game.cast('Banneret').resolve().activate('Banneret').resolve()
    expect([game.size('Bear'), game.has('battlefield', 'Banneret')]).toEqual(['4/4', false])
    game.cast('Sweep').resolve().cast('Cub').resolve()
    expect([game.has('battlefield', 'Bear'), game.size('Cub')]).toEqual([false, '3/3'])
  })

  test('[today:113.6] abilities work where their words can: costs less in the hand, others in the graveyard only', () => {
    const sides = {
      battlefield: ['Bear', 'Bear', 'Ash Wisp'],
      hand: ['Herder', 'Cycler'],
      graveyard: ['Ash Wisp'],
      pool: '{C}{C}{C}',
    }
    const game = table(edition, [sides, {}], CARDS)
    const why = (name: string, zone: 'battlefield' | 'graveyard') =>
      game.why({ do: 'activate', ...game.nth(game.id(name, zone), 0) })?.key ?? null
    expect(game.why({ do: 'cast', object: game.id('Herder'), via: 'normal' })?.key ?? null).toBe(null)
    expect([why('Ash Wisp', 'graveyard'), why('Ash Wisp', 'battlefield') === null]).toEqual([null, false])
    game.activate('Cycler', 0, {}, 'hand').resolveAll()
    expect([game.life(0), game.zone('Cycler')]).toEqual([23, 'graveyard'])
  })

  test('[today:115.6] what may have up to one target is no mana ability, though none is chosen', () => {
    const game = table(edition, [{ battlefield: ['Mana Helper', 'Bear'] }, {}], CARDS)
    game.reply({ do: 'activate', ...game.nth(game.id('Mana Helper'), 0) }).reply([])
    expect([game.state.stack.length, game.pool(0)]).toEqual([1, ''])
    expect(game.resolve().pool(0)).toBe('G')
  })

  test('[today:115.9] one creature for two targets is no single target, yet the only thing targeted', () => {
    const sides = { battlefield: ['Ox'], hand: ['Double Hit', 'One Aim', 'Only Aim'] }
    const game = table(edition, [sides, {}], CARDS).cast('Double Hit', { targets: ['Ox', 'Ox'] })
    expect(game.why({ do: 'cast', object: game.id('One Aim'), via: 'normal' })?.key).toBe('cast.noTarget')
    const only = game.why({ do: 'cast', object: game.id('Only Aim'), via: 'normal' })?.key ?? null
    expect(only).toBe(edition === 'today' ? null : 'cast.noTarget')
    if (edition !== 'today') return
    game.cast('Only Aim', { targets: ['Double Hit'] }).resolve()
    expect([game.zone('Double Hit'), get(game.state, game.id('Ox')).damage]).toEqual(['graveyard', 0])
  })

  test('[today:115.10a] a copy makes what it is moved to a target, and not what it was made with', () => {
    const sides = { battlefield: ['Touchy', 'Bear'], hand: ['Nip', 'Fork'] }
    const at = (move: boolean) => {
      const game = table(edition, [sides, {}], CARDS).cast('Nip', { targets: [move ? 'Bear' : 'Touchy'] })
      if (!move) game.resolve()
      game.cast('Fork', { targets: ['Nip'] }).resolve()
      game.until('confirm').reply(move)
      if (move) game.reply([game.ref('Touchy')])
      return game.resolveAll().life(0)
    }
    expect([at(true), at(false)]).toEqual([21, 21])
  })

  test('[today:120.1a] damage is dealt to no permanent that isn’t a creature when it would be', () => {
    const sides = { battlefield: ['Bear', 'Whirl'], hand: ['Jab', 'Flatten'] }
    const game = table(edition, [sides, {}], CARDS)
      .cast('Jab', { targets: ['Bear'] })
      .resolve()
    game
      .cast('Flatten', { targets: ['Bear'] })
      .resolve()
      .to('end')
      .resolveAll()
    expect([game.zone('Bear'), get(game.state, game.id('Bear')).damage, game.life(0)]).toEqual(['battlefield', 0, 20])
    const hit = table(edition, [sides, {}], CARDS)
      .cast('Jab', { targets: ['Bear'] })
      .resolve()
      .to('end')
      .resolveAll()
    expect([hit.zone('Bear'), hit.life(0)]).toEqual(['graveyard', 21])
  })

  test('[today:400.7/lki] what was sacrificed as the cost is copied as it was', () => {
    const game = table(edition, [{ battlefield: ['Touchy'], hand: ['Echo Flesh'] }, {}], CARDS).cast('Echo Flesh')
    expect(game.zone('Touchy')).toBe('graveyard')
    game.resolve()
    expect([game.has('battlefield', 'Touchy'), game.size('Touchy')]).toEqual([true, '2/2'])
  })
})
