import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const NAP = zoo('Nap')
const DENY = zoo('Deny')
const STRENGTH = card('Strength', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.')
const RIVETS = card('Rivets', '{0}', 'Enchantment — Aura', 'Enchant artifact creature\nEnchanted creature gets +1/+1.')
const MIRE = card('Mire', '{0}', 'Enchantment — Aura', 'Enchant Swamp\nEnchanted permanent has shroud.')
const CURSE = card('Jinxing', '{0}', 'Enchantment — Aura', 'Enchant player')
const BANNER = zoo('Banner')
const ENGINE = zoo('Engine')
const RELIC = zoo('Relic')
const DEADEN = zoo('Deaden')
const FLESH = card('Flesh', '{0}', 'Instant', 'Target artifact becomes a 2/2 creature until end of turn.')
const RECALL = card(
  'Homecall',
  '{0}',
  'Sorcery',
  'Return target enchantment card from your graveyard to the battlefield.',
)
const GHOST = creature('Ghost', '{0}', '1/1', 'Shroud')
const WAKE = zoo('Wake')
const ALIVE = card(
  'Alive',
  '{0}',
  'Enchantment',
  'Each other enchantment is a 1/1 creature in addition to its other types.',
)
const LORE = card(
  'Lore',
  '{0}',
  'Enchantment — Aura',
  'Enchant creature\nEnchanted creature has "{T}: Draw a card."\n{0}: Enchanted creature gets +1/+1 until end of turn.',
)
const OLD_WORLD = zoo('Old World')
const NEW_WORLD = zoo('New World')
const CARDS = [
  ...[NAP, DENY, STRENGTH, RIVETS, MIRE, CURSE, BANNER, ENGINE, RELIC, DEADEN, FLESH, RECALL, GHOST, WAKE, ALIVE, LORE],
  ...[OLD_WORLD, NEW_WORLD],
]

const may = (game: Table, name: string): boolean =>
  game.why({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' }) === null
const targetsOf = (game: Table, name: string): readonly unknown[] => {
  game.reply({ do: 'cast', object: game.id(name, 'hand'), via: 'normal' })
  return game.asks('targets').legal
}

inEditions('2004', '2011', 'today')('212.4 enchantments, %s', (edition) => {
  test('[2004:212.4a] cast in the own main phase with an empty stack only; it can be countered', () => {
    const game = table(edition, [{ hand: ['Banner', 'Nap'] }, { hand: ['Alive', 'Deny'] }], CARDS)
    expect(may(game, 'Banner')).toBe(true)
    game.cast('Nap')
    expect(may(game, 'Banner')).toBe(false)
    expect(may(game.pass(), 'Alive')).toBe(false)
    game.pass()
    expect(may(game.to('beginCombat'), 'Banner')).toBe(false)
    game
      .to('main2')
      .cast('Banner')
      .pass()
      .cast('Deny', { targets: ['Banner'] })
      .resolve()
    expect(game.zone('Banner')).toBe('graveyard')
  })

  test("[2004:212.4b] it enters under its controller's control, on another player's creature too", () => {
    const game = table(edition, [{ hand: ['Strength'] }, { battlefield: ['Bear'] }], CARDS)
    game.cast('Strength', { targets: ['Bear'] }).resolve()
    const aura = get(game.state, game.id('Strength'))
    expect([aura.zone, aura.controller, aura.attachedTo]).toEqual(['battlefield', 0, { object: game.id('Bear') }])
    expect(game.size('Bear')).toBe('4/4')
  })

  test('[2004:212.4b] the controller of the spell, not its owner, and not the enchanted player', () => {
    const rob = "You may cast target enchantment card from an opponent's graveyard without paying its mana cost."
    const cards = [...CARDS, card('Rob', '{0}', 'Sorcery', rob)]
    const game = table(edition, [{ hand: ['Rob', 'Jinxing'], battlefield: ['Bear'] }, { graveyard: ['Banner'] }], cards)
    game.cast('Rob', { targets: ['Banner'] }).resolve()
    game.reply(true).resolveAll()
    const banner = get(game.state, game.id('Banner'))
    expect([banner.zone, banner.controller, banner.owner]).toEqual(['battlefield', 0, 1])
    game.cast('Jinxing', { targets: ['player 1'] }).resolve()
    expect(get(game.state, game.id('Jinxing')).controller).toBe(0)
    // In the other player's turn an enchantment with flash is that player's.
    const vine = card('Vine', '{0}', 'Enchantment — Aura', 'Flash\nEnchant creature')
    const other = table(edition, [{ battlefield: ['Bear'] }, { hand: ['Vine'] }], [vine]).pass()
    other.cast('Vine', { targets: ['Bear'] }).resolve()
    expect(get(other.state, other.id('Vine'))).toMatchObject({ zone: 'battlefield', controller: 1, owner: 1 })
  })

  test('[2004:212.4c] it enchants what each of its words says: a Swamp, a player', () => {
    const sides = { battlefield: ['Swamp', 'Forest', 'Bear'], hand: ['Mire', 'Jinxing'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(targetsOf(game, 'Mire')).toEqual([{ object: game.id('Swamp', 'battlefield') }])
    game.announce({ targets: ['Swamp'] }).resolve()
    expect(targetsOf(game, 'Jinxing')).toEqual([{ player: 0 }, { player: 1 }])
    game.announce({ targets: ['player 1'] }).resolve()
    expect(get(game.state, game.id('Jinxing')).attachedTo).toEqual({ player: 1 })
  })

  test('[2004:212.4c 2004:glossary/enchant-artifact-creature] "artifact creature" is both, as it is cast and later', () => {
    const sides = { battlefield: ['Engine', 'Relic', 'Bear'], hand: ['Rivets', 'Deaden'] }
    const game = table(edition, [sides, {}], CARDS)
    expect(targetsOf(game, 'Rivets')).toEqual([{ object: game.id('Engine') }])
    game.announce({ targets: ['Engine'] }).resolve()
    expect(game.size('Engine')).toBe('3/3')
    game.cast('Deaden', { targets: ['Engine'] }).resolve()
    expect(game.zone('Rivets')).toBe('graveyard')
  })

  test('[2004:212.4c 2004:glossary/enchant-artifact-creature] it goes when its host is a creature, but no artifact', () => {
    const sides = { battlefield: ['Engine', { name: 'Rivets', attachedTo: 'Engine' }], hand: ['Flesh'] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Flesh', { targets: ['Engine'] }).resolve()
    expect(characteristics(game.state, game.id('Engine')).types).toEqual(['creature'])
    expect(game.zone('Rivets')).toBe('graveyard')
  })

  test('[2004:212.4c 2004:glossary/enchant-artifact-creature] it goes when its host is an artifact, but no creature', () => {
    const march = card('March', '{0}', 'Instant', 'Target artifact becomes a 2/2 artifact creature until end of turn.')
    const game = table(edition, [{ battlefield: ['Relic'], hand: ['March', 'Rivets'] }, {}], [...CARDS, march])
    game.cast('March', { targets: ['Relic'] }).resolve()
    game.cast('Rivets', { targets: ['Relic'] }).resolve()
    expect(game.size('Relic')).toBe('3/3')
    game.to('upkeep', game.state.turn.number + 1)
    expect([game.zone('Relic'), game.zone('Rivets')]).toEqual(['battlefield', 'graveyard'])
  })

  test('[2004:212.4d] an Aura spell needs a target, and enters attached to it', () => {
    const none = table(edition, [{ battlefield: ['Forest', 'Ghost'], hand: ['Strength'] }, {}], CARDS)
    expect(may(none, 'Strength')).toBe(false)
    const game = table(edition, [{ battlefield: ['Bear', 'Ox'], hand: ['Strength'] }, {}], CARDS)
    game.cast('Strength', { targets: ['Ox'] }).resolve()
    expect([game.size('Ox'), game.size('Bear')]).toEqual(['5/5', '2/2'])
  })

  test('[2004:212.4e today:303.4f] put there by an effect it is attached to something legal, which is no target', () => {
    const game = table(edition, [{ battlefield: ['Ghost'], hand: ['Homecall'], graveyard: ['Strength'] }, {}], CARDS)
    game.cast('Homecall', { targets: ['Strength'] }).resolveAll()
    expect([game.zone('Strength'), game.size('Ghost')]).toEqual(['battlefield', '3/3'])
  })

  test('[2004:212.4e today:303.4f] without anything legal it stays where it is', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Homecall'], graveyard: ['Strength'] }, {}], CARDS)
    const aura = game.id('Strength')
    game.cast('Homecall', { targets: ['Strength'] }).resolve()
    expect([get(game.state, aura).zone, game.state.stack]).toEqual(['graveyard', []])
  })

  test('[2004:212.4f] on a permanent that it may no longer enchant it goes to the graveyard', () => {
    const game = table(edition, [{ battlefield: ['Forest'], hand: ['Wake', 'Strength'] }, {}], CARDS)
    game
      .cast('Wake', { targets: ['Forest'] })
      .resolve()
      .cast('Strength', { targets: ['Forest'] })
      .resolve()
    expect(game.size('Forest')).toBe('4/4')
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.zone('Strength')).toBe('graveyard')
  })

  test('[2004:212.4g today:303.4d] an Aura that is also a creature is put into the graveyard', () => {
    const sides = { battlefield: ['Bear', { name: 'Strength', attachedTo: 'Bear' }, 'Banner'], hand: ['Alive'] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Alive').resolve()
    expect([game.zone('Strength'), game.zone('Banner')]).toEqual(['graveyard', 'battlefield'])
  })

  test("[2004:212.4i] its own abilities are its controller's, those it gives the creature's controller's", () => {
    const sides = { battlefield: [{ name: 'Lore', attachedTo: 'Bear' }] }
    const game = table(edition, [sides, { battlefield: ['Bear'] }], CARDS)
    const own = {
      do: 'activate',
      ...game.nth(
        game.id('Lore'),
        LORE.abilities.findIndex((one) => one.kind === 'activated'),
      ),
    } as const
    const given = { do: 'activate', ...game.nth(game.id('Bear'), 0) } as const
    expect([game.why(own) === null, game.why(given) === null]).toEqual([true, false])
    game.pass()
    expect([game.why(own) === null, game.why(given) === null]).toEqual([false, true])
    expect([get(game.state, game.id('Lore')).controller, get(game.state, game.id('Bear')).controller]).toEqual([0, 1])
  })

  test('[2004:212.4j] a second world enchantment puts the older into the graveyard, whoever controls it', () => {
    const game = table(edition, [{ hand: ['New World'] }, { battlefield: ['Old World'] }], CARDS)
    game.cast('New World').resolve()
    expect([game.zone('Old World'), game.zone('New World')]).toEqual(['graveyard', 'battlefield'])
  })

  test('[2004:212.4j] world enchantments that enter together both go', () => {
    const dawn = card('Dawn', '{0}', 'Sorcery', 'Return all enchantment cards from your graveyard to the battlefield.')
    for (const graveyard of [['New World'], ['Old World', 'New World', 'Banner']]) {
      const game = table(edition, [{ hand: ['Dawn'], graveyard }, {}], [...CARDS, dawn])
      game.cast('Dawn').resolveAll()
      const alone = graveyard.length === 1
      expect(game.has('battlefield', 'New World')).toBe(alone)
      expect([game.has('battlefield', 'Old World'), game.has('battlefield', 'Banner')]).toEqual([false, !alone])
    }
  })
})
