import { expect, test } from 'vitest'
import { characteristics, get, manaValueOf } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { giveTo } from '../../support/owned.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const ENGINE = card('Engine', '{0}', 'Legendary Artifact Creature — Golem', '', '2/2')
const NO_ARTIFACT = zoo('Oxidise')
const NO_LEGEND = card('Humble', '{0}', 'Instant', 'Counter target legendary spell.')
const STUDY = zoo('Study')
const FADE = card('Fade', '{0}', 'Instant', 'Target spell becomes white.')
const GREET = card('Greet', '{0}', 'Enchantment', 'Whenever a white creature enters the battlefield, you gain 3 life.')
const GHOUL = creature('Ghoul', '{0}', '1/1')
const SCOUTS = card('Scouts', '{0}', 'Sorcery', 'Create a 1/1 red Goblin Scout creature token.')
const ELVES = card('Elfwish', '{0}', 'Instant', 'Target creature becomes an Elf until end of turn.')
const WRATH = zoo('Wrath')
const DIG = zoo('Dig')
const GRIEF = card(
  'Grief',
  '{0}',
  'Enchantment',
  'Whenever a creature card is put into a graveyard from anywhere, you gain 1 life.',
)
const FAREWELL = card('Farewell', '{0}', 'Enchantment', 'Whenever a creature leaves the battlefield, you gain 1 life.')
const BOUNCE = zoo('Bounce')
const BLINK = card(
  'Blink',
  '{0}',
  'Instant',
  "Exile target creature, then return it to the battlefield under its owner's control.",
)
const FREE = card('Free', '{0}', 'Instant', 'Untap target permanent.')
const DAWN = card('Dawn', '{0}', 'Enchantment', 'Whenever a permanent becomes untapped, you gain 1 life.')
const CARDS = [
  ...[ENGINE, NO_ARTIFACT, NO_LEGEND, STUDY, FADE, GREET, GHOUL, SCOUTS, ELVES, WRATH, DIG, GRIEF, FAREWELL, BOUNCE],
  ...[BLINK, FREE, DAWN],
]

inEditions('2004', '2011')('213 spells, %s', (edition) => {
  test("[2004:213.2] a spell's types and supertypes are its card's", () => {
    const game = table(edition, [{ hand: ['Engine', 'Ghoul', 'Oxidise', 'Humble'] }, {}], CARDS)
    const may = (name: string) => game.why({ do: 'cast', object: game.id(name), via: 'normal' }) === null
    game.cast('Ghoul')
    expect([may('Oxidise'), may('Humble')]).toEqual([false, false])
    game.resolve().cast('Engine')
    expect([may('Oxidise'), may('Humble')]).toEqual([true, true])
  })

  test('[2004:213.3] "card" is neither a permanent nor a spell, "creature" neither a card nor a spell', () => {
    const texts = {
      'Exile target creature card from a graveyard.': ['graveyard'],
      'Exile target card in exile.': ['exile'],
      'Exile target creature.': ['battlefield'],
      'Exile target creature spell.': ['stack'],
      'Exile target permanent.': ['battlefield'],
    }
    const everywhere = {
      hand: ['Ghoul', 'Ghoul', 'Pick'],
      battlefield: ['Ghoul'],
      graveyard: ['Ghoul'],
      exile: ['Study'],
    }
    for (const [text, zones] of Object.entries(texts)) {
      const pick = card('Pick', '{0}', 'Instant', text)
      const game = table(edition, [{ ...everywhere, library: ['Ghoul'] }, { hand: ['Ghoul'] }], [...CARDS, pick]).cast(
        'Ghoul',
      )
      game.reply({ do: 'cast', object: game.id('Pick'), via: 'normal' })
      const legal = game.asks('targets').legal.flatMap((ref) => ('object' in ref ? ref.object : []))
      expect([text, ...new Set(legal.map((id) => get(game.state, id).zone))]).toEqual([text, ...zones])
    }
    const loose = card('Pick', '{0}', 'Instant', 'Exile target creature card.')
    const game = table(edition, [{ hand: ['Ghoul', 'Pick'], battlefield: ['Ghoul'] }, {}], [...CARDS, loose]).cast(
      'Ghoul',
    )
    // Neither the creature nor the creature spell.
    expect(game.why({ do: 'cast', object: game.id('Pick'), via: 'normal' })?.key).toBe('cast.noTarget')
  })

  test('[2004:213.3] what became a permanent is no longer the card that was chosen', () => {
    const raise = card('Raise', '{0}', 'Instant', 'Put target creature card from your graveyard onto the battlefield.')
    const dig = card('Burn Up', '{0}', 'Instant', 'Exile target creature card. You gain 1 life.')
    const sides = { hand: ['Raise', 'Burn Up'], graveyard: ['Ghoul'] }
    const game = table(edition, [sides, {}], [...CARDS, raise, dig])
    game.cast('Burn Up', { targets: ['Ghoul'] }).cast('Raise', { targets: ['Ghoul'] })
    game.resolve().resolve()
    expect([game.zone('Ghoul'), game.life(0)]).toEqual(['battlefield', 20])
  })

  test("[2004:213.4] a spell is its caster's, whoever owns the card", () => {
    const game = table(edition, [{ hand: ['Study'] }, {}], CARDS)
    game.cast('Study')
    giveTo(game, game.id('Study', 'stack'), 1)
    expect(get(game.state, game.id('Study', 'stack')).controller).toBe(0)
    game.resolve()
    expect([game.handSize(0), game.handSize(1)]).toEqual([1, 0])
  })

  test('[2004:213.5] what changed the spell goes on changing the permanent it becomes', () => {
    const game = table(edition, [{ hand: ['Ghoul', 'Fade', 'Ghoul'], battlefield: ['Greet'] }, {}], CARDS)
    game
      .cast('Ghoul')
      .cast('Fade', { targets: ['Ghoul'] })
      .resolveAll()
    expect(characteristics(game.state, game.id('Ghoul', 'battlefield')).colors).toEqual(['W'])
    expect(game.life(0)).toBe(23)
    game.cast('Ghoul').resolveAll()
    expect(game.life(0)).toBe(23)
  })
})

inEditions('2004', '2011')('214 permanents, %s', (edition) => {
  test("[2004:214.2] a card has its printed types, a token those of its maker's text", () => {
    const game = table(edition, [{ hand: ['Engine', 'Scouts'] }, {}], CARDS)
    game.cast('Engine').resolve().cast('Scouts').resolve()
    const typesOf = (name: string) => {
      const { supertypes, types, subtypes } = characteristics(game.state, game.id(name))
      return [supertypes, types, subtypes]
    }
    expect(typesOf('Engine')).toEqual([['legendary'], ['artifact', 'creature'], ['Golem']])
    expect(typesOf('Goblin Scout')).toEqual([[], ['creature'], ['Goblin', 'Scout']])
  })

  test('[2004:214.3] permanents enter untapped; "card" does not mean a permanent', () => {
    const game = table(edition, [{ hand: ['Ghoul', 'Dig'], graveyard: ['Bear'] }, {}], CARDS)
    game.cast('Ghoul').resolve()
    expect(get(game.state, game.id('Ghoul')).tapped).toBe(false)
    game.reply({ do: 'cast', object: game.id('Dig'), via: 'normal' })
    expect(game.asks('targets').legal).toEqual([{ object: game.id('Bear') }])
  })

  test('[2004:214.4] tapped or untapped: untapping what is untapped is nothing', () => {
    const sides = { hand: ['Free', 'Free'], battlefield: ['Dawn', { name: 'Bear', tapped: true }] }
    const game = table(edition, [sides, {}], CARDS)
    expect([get(game.state, game.id('Bear')).tapped, get(game.state, game.id('Bear')).controller]).toEqual([true, 0])
    game.cast('Free', { targets: ['Bear'] }).resolveAll()
    expect([get(game.state, game.id('Bear')).tapped, game.life(0)]).toEqual([false, 21])
    game.cast('Free', { targets: ['Bear'] }).resolveAll()
    expect(game.life(0)).toBe(21)
  })
})

inEditions('2004', '2011')('216 tokens, %s', (edition) => {
  test('[2004:216.2] a token with a name of its own is legendary if it is said to be', () => {
    const howl = card(
      'Howl',
      '{0}',
      'Sorcery',
      'Create Garm, a legendary 3/3 red and green Wolf creature token with haste.',
    )
    const game = table('2011', [{ hand: ['Howl', 'Howl'] }, {}], [howl])
      .cast('Howl')
      .resolve()
    expect([game.size('Garm'), characteristics(game.state, game.id('Garm'))]).toMatchObject([
      '3/3',
      { supertypes: ['legendary'], subtypes: ['Wolf'], colors: ['R', 'G'] },
    ])
    expect(game.cast('Howl').resolve().has('battlefield', 'Garm')).toBe(false)
  })

  test('[2004:216.1] only what its maker says; named by its types, and not renamed by another type', () => {
    const game = table(edition, [{ hand: ['Scouts', 'Elfwish'] }, {}], CARDS)
    game.cast('Scouts').resolve()
    const token = game.id('Goblin Scout')
    const { colors, abilities } = characteristics(game.state, token)
    expect([colors, abilities, manaValueOf(game.state, token), game.size('Goblin Scout')]).toEqual([
      ['R'],
      [],
      0,
      '1/1',
    ])
    game.cast('Elfwish', { targets: ['Goblin Scout'] }).resolve()
    const now = characteristics(game.state, token)
    expect([now.name, now.subtypes]).toEqual(['Goblin Scout', ['Elf']])
  })

  test('[2004:216.2] a token is a permanent like others, and never a card', () => {
    const sides = { battlefield: [{ name: 'Ghoul', token: true }, 'Bear', 'Grief'], hand: ['Wrath'] }
    const game = table(edition, [sides, {}], CARDS)
    game.cast('Wrath').resolveAll()
    expect([game.state.battlefield, game.life(0)]).toEqual([[game.id('Grief')], 21])
  })

  test('[2004:216.3] elsewhere a token is no more, though leaving was noticed; it never comes back', () => {
    for (const away of ['Bounce', 'Blink']) {
      const sides = { battlefield: [{ name: 'Ghoul', token: true }, 'Farewell'], hand: [away] }
      const game = table(edition, [sides, {}], CARDS)
      game.cast(away, { targets: ['Ghoul'] }).resolveAll()
      expect([game.state.battlefield, game.handSize(0), game.state.exile, game.life(0)]).toEqual([
        [game.id('Farewell')],
        0,
        [],
        21,
      ])
    }
  })
})
