import { expect, test } from 'vitest'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'

const CARDS = [
  creature('Sprite', '{G}', '1/1', 'Spells that target ~ cost {2} less to cast.'),
  creature('Warden', '{G}', '1/1', 'Spells that target ~ cost {2} more to cast.'),
  creature('Hulk', '{G}', '7/7'),
  card('Boon', '{2}{R}', 'Instant', 'Target creature gets +2/+2 until end of turn.'),
  card('Burst', '{X}{R}', 'Instant', '~ deals X damage to target creature.'),
  card(
    'Pair',
    '{2}{R}',
    'Instant',
    'Target creature gets +1/+0 until end of turn. Another target creature gets +0/+1 until end of turn.',
  ),
  card(
    'Torch',
    '{R}',
    'Sorcery',
    'As long as ~ is on the stack, spells that target it cost {2} more to cast.\n~ deals 3 damage to target player.',
  ),
  card('Refute', '{R}', 'Instant', 'Counter target spell.'),
  card(
    'Denial',
    '{7}',
    'Instant',
    'Counter target spell that targets a permanent you control.\nThis spell costs {7} less to cast if it targets a spell that targets a creature you control with power 7 or greater.',
  ),
]

inEditions('2004', '2011')('409.1f costs that go by targets, %s', (edition) => {
  const cast = (game: ReturnType<typeof table>, name: string) =>
    game.why({ do: 'cast', ...game.way(game.id(name, 'hand'), 'normal') })
  const put = (
    lands: number,
    mine: readonly string[],
    hand: readonly string[],
    theirs: Parameters<typeof table>[1][1] = {},
  ) => table(edition, [{ battlefield: [...mine, ...times(lands, 'Mountain')], hand: [...hand] }, theirs], CARDS)

  test('[2004:409.1f] it can be cast if some target makes it payable, and only with such a target', () => {
    const game = put(1, ['Sprite', 'Bear'], ['Boon'])
    expect(cast(game, 'Boon')).toBeNull()
    game.reply({ do: 'cast', ...game.way(game.id('Boon', 'hand'), 'normal') })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Sprite') }])
    game.announce({ targets: ['Sprite'] }).resolve()
    expect(game.size('Sprite')).toBe('3/3')
    game.isAtAQuestion()
  })

  test("[2004:409.1f] without such a target it can't", () => {
    expect(cast(put(1, ['Bear'], ['Boon']), 'Boon')?.key).toBe('cast.cantPay')
    expect(cast(put(3, ['Bear'], ['Boon']), 'Boon')).toBeNull()
  })

  test('[2004:409.1f] what is paid goes by the target that was chosen', () => {
    const untapped = (target: string): number => {
      const game = put(5, ['Sprite', 'Warden', 'Bear'], ['Boon']).cast('Boon', { targets: [target] })
      return game.state.battlefield.filter((id) => game.state.objects.flat()[id]?.tapped === true).length
    }
    expect([untapped('Sprite'), untapped('Bear'), untapped('Warden')]).toEqual([1, 3, 5])
  })

  test('[2004:409.1b] X goes as far as the cheapest target lets it, and then no other is left', () => {
    const game = put(3, ['Sprite', 'Bear'], ['Burst'])
    game.reply({ do: 'cast', ...game.way(game.id('Burst', 'hand'), 'normal') })
    expect(game.asks('number').max).toBe(4)
    game.reply(4)
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Sprite') }])
    const less = put(3, ['Sprite', 'Bear'], ['Burst'])
    less.reply({ do: 'cast', ...less.way(less.id('Burst', 'hand'), 'normal') }).reply(2)
    expect(less.asks('targets').legal).toHaveLength(2)
  })

  test('[2004:409.1f] one of several targets is enough, whichever comes first', () => {
    const game = put(1, ['Sprite', 'Bear'], ['Pair'])
      .cast('Pair', { targets: ['Bear', 'Sprite'] })
      .resolve()
    expect([game.size('Bear'), game.size('Sprite')]).toEqual(['3/2', '1/2'])
    game.isAtAQuestion()
  })

  test('[2004:409.1f] more, for what targets a spell that says so while it is on the stack', () => {
    const against = (lands: number) => {
      const theirs = { battlefield: times(lands, 'Mountain'), hand: ['Refute'] }
      const game = put(1, [], ['Torch'], theirs).cast('Torch', { targets: ['player 1'] })
      return game.pass()
    }
    expect(cast(against(2), 'Refute')?.key).toBe('cast.cantPay')
    const game = against(3)
      .cast('Refute', { targets: ['Torch'] })
      .resolve()
    expect([game.zone('Torch'), game.life(1)]).toEqual(['graveyard', 20])
    game.isAtAQuestion()
  })

  test('[2004:409.1f] of its own cost: if it targets what targets such a creature', () => {
    const denied = (creatureName: string) => {
      const theirs = { battlefield: [creatureName], hand: ['Denial'] }
      return put(3, [], ['Boon'], theirs)
        .cast('Boon', { targets: [creatureName] })
        .pass()
    }
    expect(cast(denied('Bear'), 'Denial')?.key).toBe('cast.cantPay')
    const game = denied('Hulk')
      .cast('Denial', { targets: ['Boon'] })
      .resolve()
    expect([game.zone('Boon'), game.size('Hulk')]).toEqual(['graveyard', '7/7'])
    game.isAtAQuestion()
  })
})
