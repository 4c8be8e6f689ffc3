/** How permanents come to lie face down today: morph's kin, manifesting, cloaking. */
import { describe, expect, test } from 'vitest'
import { abilitiesOf, get, type ObjectId, seenBy, seenEvents } from '../../../src/engine/index.ts'
import { abilitiesDown } from '../../../src/language/index.ts'
import { card, creature } from '../../support/cards.ts'
import { table } from '../../support/table.ts'

const CARDS = [
  creature('Grub', '{4}{G}', '3/3', 'Megamorph {1}\nWhen ~ is turned face up, you gain 1 life.'),
  creature('Veil', '{4}{G}', '4/4', 'Disguise {1}'),
  creature('Deep', '{4}{G}', '3/3', 'Morph {2}'),
  creature('Elk', '{1}', '2/3'),
  creature('Costless', '', '2/3'),
  card('Bury', '{0}', 'Sorcery', 'Manifest the top card of your library.'),
  card('Bury Two', '{0}', 'Sorcery', 'Manifest the top two cards of your library.'),
  card('Mask', '{0}', 'Sorcery', 'Cloak the top card of your library.'),
  card('Dread Game', '{0}', 'Sorcery', 'Manifest dread.'),
  card('Trade', '{0}', 'Sorcery', 'Exile target creature. Its controller manifests the top card of their library.'),
  card('Show', '{0}', 'Instant', 'Turn target creature face up.'),
  card('Poke', '{0}', 'Instant', 'Tap target creature.'),
  card('Twin', '{0}', 'Sorcery', "Create a token that's a copy of target creature."),
  card('Blank', '{0}', 'Instant', 'Target creature loses all abilities until end of turn.'),
]
const down = (name: string) => ({ name, faceDown: true })
type Game = ReturnType<typeof table>
const only = (game: Game): ObjectId => {
  const found = game.state.battlefield.find((id) => get(game.state, id).faceDown)
  if (found === undefined) throw new Error('nothing lies face down')
  return found
}
const counters = (game: Game, id: ObjectId) => get(game.state, id).counters['+1/+1'] ?? 0
const keywords = (game: Game, id: ObjectId) =>
  abilitiesOf(game.state, id).flatMap((one) => (one.kind === 'keyword' ? [one.keyword.name] : []))
const paid = (game: Game): Game => {
  while (game.question.kind === 'pay') game.plain()
  return game
}

describe('megamorph', () => {
  test('[today:702.37b today:702.37] turned up for its cost it has the counter before its trigger is put on the stack', () => {
    const game = table('today', [{ battlefield: [down('Grub'), 'Forest'] }, {}], CARDS)
    paid(game.reply({ do: 'turnFaceUp', object: game.id('Grub') }))
    expect([game.size('Grub'), game.state.stack.length]).toEqual(['4/4', 1])
    expect(game.resolve().life(0)).toBe(21)
    game.isAtAQuestion()
  })
  test('[today:702.37b today:702.37] turned up by an effect it has none', () => {
    const game = table('today', [{ battlefield: [down('Grub')], hand: ['Show'] }, {}], CARDS)
    game.cast('Show', { targets: ['Grub'] }).resolve()
    expect(counters(game, game.id('Grub'))).toBe(0)
  })
  test('[today:702.37b] cast face down for {3}, also where it was cast so and an effect turns it up', () => {
    const game = table('today', [{ hand: ['Grub', 'Show'], pool: '{C}{C}{C}' }, {}], CARDS)
    game.cast('Grub', { via: 'faceDown' }).resolve()
    expect(game.size('Grub')).toBe('2/2')
    game.cast('Show', { targets: ['Grub'] }).resolve()
    expect([counters(game, game.id('Grub')), game.size('Grub')]).toEqual([0, '3/3'])
  })
})

describe('disguise', () => {
  const cast = () => table('today', [{ hand: ['Veil'], pool: '{C}{C}{C}' }, { hand: ['Poke'] }], CARDS)
  test('[today:702.168 today:708.2] face down it has ward {2}: who can’t pay sees the spell countered', () => {
    const game = cast().cast('Veil', { via: 'faceDown' }).resolve()
    const it = only(game)
    expect(keywords(game, it)).toEqual(['ward'])
    game
      .pass()
      .reply({ do: 'cast', object: game.id('Poke', 'hand'), via: 'normal' })
      .reply([{ object: it }])
    game.announce({})
    expect(game.state.stack.length).toBe(2)
    game.resolveAll()
    expect([get(game.state, it).tapped, game.zone('Poke')]).toEqual([false, 'graveyard'])
  })
  test('[today:702.168] turned up for its cost it is what it is, and has no ward', () => {
    const game = cast().cast('Veil', { via: 'faceDown' }).resolve()
    const it = only(game)
    const rich = table('today', [{ battlefield: [down('Veil'), 'Forest'] }, {}], CARDS)
    paid(rich.reply({ do: 'turnFaceUp', object: rich.id('Veil') }))
    expect([game.size('Veil'), rich.size('Veil')]).toEqual(['2/2', '4/4'])
    expect(abilitiesOf(rich.state, rich.id('Veil')).map(({ at }) => at.keyword)).toEqual(['disguise'])
    expect(get(game.state, it).downBy).toBe('disguise')
  })
  test('[today:702.168] losing all abilities it loses the ward, too', () => {
    const mine = { hand: ['Veil', 'Blank'], pool: '{C}{C}{C}' }
    const game = table('today', [mine, {}], CARDS).cast('Veil', { via: 'faceDown' }).resolve()
    game.cast('Blank', { targets: ['Veil'] }).resolve()
    expect(abilitiesOf(game.state, only(game))).toEqual([])
  })
  test('[today:708.2] the ward is the one that a card would have', () => {
    const printed = creature('Warded', '{1}', '2/2', 'Ward {2}').abilities
    const unplaced = (abilities: unknown) => JSON.stringify(abilities, (name, value) => (name === 'at' ? null : value))
    const sorted = (text: string) => [...text].sort().join('')
    expect(sorted(unplaced(abilitiesDown('disguise')))).toBe(sorted(unplaced(printed)))
  })
})

describe('manifest', () => {
  const buried = (name: string, more: readonly string[] = []) => {
    const mine = { hand: ['Bury', 'Show'], library: [name, 'Forest'], battlefield: ['Forest', 'Forest', ...more] }
    return table('today', [mine, { hand: ['Show'] }], CARDS)
      .cast('Bury')
      .resolve()
  }
  test('[today:701.40] a creature card lies there as a 2/2, known to its controller alone, and is turned up for its mana cost', () => {
    const game = buried('Elk')
    const it = only(game)
    expect([game.size('Elk'), get(game.state, it).downBy]).toEqual(['2/2', 'manifest'])
    const knows = (seat: number) => JSON.stringify(seenBy(game.position, seat).now).includes('"Elk"')
    expect([knows(0), knows(1)]).toEqual([true, false])
    paid(game.reply({ do: 'turnFaceUp', object: it }))
    expect([game.size('Elk'), get(game.state, it).faceDown, get(game.state, it).downBy]).toEqual([
      '2/3',
      false,
      undefined,
    ])
    expect(get(game.state, it).zone).toBe('battlefield')
    game.isAtAQuestion()
  })
  test('[today:701.40] neither a land nor a creature without a mana cost can be turned up by paying', () => {
    for (const name of ['Island', 'Costless']) {
      const game = buried(name)
      expect(game.why({ do: 'turnFaceUp', object: only(game) })).not.toBeNull()
    }
  })
  test('[today:701.40] with morph it may be turned up for either cost', () => {
    const morphed = buried('Deep')
    paid(morphed.reply({ do: 'turnFaceUp', object: only(morphed) }))
    expect(morphed.size('Deep')).toBe('3/3')
    const poor = buried('Deep')
    expect(poor.why({ do: 'turnFaceUp', object: only(poor), via: 'manaCost' })).not.toBeNull()
    const rich = buried('Deep', ['Forest', 'Forest', 'Forest'])
    paid(rich.reply({ do: 'turnFaceUp', object: only(rich), via: 'manaCost' }))
    expect([rich.size('Deep'), rich.state.battlefield.filter((id) => get(rich.state, id).tapped).length]).toEqual([
      '3/3',
      5,
    ])
  })
  test('[today:701.40 today:708.8] an instant or sorcery told to turn up is shown, and stays a 2/2', () => {
    const game = buried('Twin')
    const it = only(game)
    game.reply({ do: 'cast', object: game.id('Show', 'hand'), via: 'normal' }).reply([{ object: it }])
    game.announce({}).resolve()
    expect([get(game.state, it).faceDown, get(game.state, it).zone]).toEqual([true, 'battlefield'])
    expect(JSON.stringify(seenEvents(game.events, 1))).toContain('"Twin"')
    game.isAtAQuestion()
  })
  test('[today:701.40] two cards, and whoever manifests controls', () => {
    const two = table('today', [{ hand: ['Bury Two'], library: ['Elk', 'Deep'] }, {}], CARDS)
      .cast('Bury Two')
      .resolve()
    expect([two.size('Elk'), two.size('Deep')]).toEqual(['2/2', '2/2'])
    const theirs = { battlefield: ['Bear'], library: ['Elk', 'Forest'] }
    const traded = table('today', [{ hand: ['Trade'] }, theirs], CARDS)
    traded.cast('Trade', { targets: ['Bear'] }).resolve()
    expect([traded.zone('Bear'), get(traded.state, only(traded)).controller]).toEqual(['exile', 1])
  })
})

describe('cloak and manifest dread', () => {
  test('[today:701.58 today:708.2] a cloaked card has ward {2}, a manifested one doesn’t', () => {
    const game = table('today', [{ hand: ['Mask'], library: ['Elk', 'Forest'] }, {}], CARDS)
      .cast('Mask')
      .resolve()
    expect(keywords(game, only(game))).toEqual(['ward'])
    const plain = table('today', [{ hand: ['Bury'], library: ['Elk', 'Forest'] }, {}], CARDS)
      .cast('Bury')
      .resolve()
    expect(abilitiesOf(plain.state, only(plain))).toEqual([])
  })
  test('[today:701.58] a copy of it has the ward, too', () => {
    const mine = { hand: ['Mask', 'Twin'], library: ['Elk', 'Forest'] }
    const game = table('today', [mine, {}], CARDS).cast('Mask').resolve()
    game.reply({ do: 'cast', object: game.id('Twin', 'hand'), via: 'normal' }).reply([{ object: only(game) }])
    game.announce({}).resolveAll()
    const token = game.state.battlefield.find((id) => get(game.state, id).kind === 'token') ?? 0
    expect(keywords(game, token)).toEqual(['ward'])
  })
  test('[today:701.58] manifest dread: one of two face down, the other into the graveyard', () => {
    const game = table('today', [{ hand: ['Dread Game'], library: ['Elk', 'Deep', 'Forest'] }, {}], CARDS)
      .cast('Dread Game')
      .pass(2)
    while (game.question.kind !== 'priority') game.plain()
    const kept = get(game.state, only(game))
    expect([kept.downBy, game.state.graveyards[0]?.length, game.state.libraries[0]?.length]).toEqual(['manifest', 2, 1])
  })
})
