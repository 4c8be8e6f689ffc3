import { expect, test } from 'vitest'
import { characteristics, get, hasKeyword, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const clone = (name: string, except: string, cost = '{0}') =>
  creature(
    name,
    cost,
    '1/1',
    `You may have ~ enter the battlefield as a copy of any creature on the battlefield${except}.`,
    'Creature — Shapeshifter',
  )
const MIME = clone('Mime', '')
const BLUE = clone('Cerulean', ", except it doesn't copy that creature's color", '{U}')
const NAMED = clone(
  'Masker',
  ", except its name is Masker, it's legendary in addition to its other types, and it has flying",
)
const COMMON = clone('Commoner', ", except it isn't legendary")
const BIG = clone('Bigger', ", except it's 7/7")
const FICKLE = creature(
  'Fickle',
  '{U}',
  '0/1',
  'Whenever another creature enters the battlefield, ~ becomes a copy of that creature, except it has this ability.',
  'Creature — Shapeshifter',
)
const FLEETING = creature(
  'Fleeting',
  '{U}',
  '0/1',
  '{0}: ~ becomes a copy of target creature and gains this ability.',
  'Creature — Shapeshifter',
)
const FORGETFUL = creature(
  'Forgetful',
  '{U}',
  '0/1',
  '{0}: ~ becomes a copy of target creature.',
  'Creature — Shapeshifter',
)
const ALL_BLUE = card(
  'Blue Masks',
  '{0}',
  'Sorcery',
  "Each creature becomes a copy of target creature, except it doesn't copy that creature's color.",
)
const REIGN = creature('Regent', '{0}', '2/2', '', 'Legendary Creature — Human')
const COUNT = creature(
  'Tally',
  '{0}',
  '*/*',
  "~'s power and toughness are each equal to the number of creatures you control.",
)
const RED = creature('Ruby', '{R}', '1/1', '', 'Creature — Goblin')
const OUT = zoo('Away')
const ALL = [MIME, BLUE, NAMED, COMMON, BIG, FICKLE, FLEETING, FORGETFUL, ALL_BLUE, REIGN, COUNT, RED, OUT]

const enterAs = (game: Table, name: string, original: string | ObjectId): ObjectId => {
  game.cast(name).resolve()
  game.reply([typeof original === 'number' ? original : game.id(original, 'battlefield')])
  return game.state.battlefield.at(-1) as ObjectId
}
const values = (game: Table, id: ObjectId) => {
  const { name, colors, supertypes, power, toughness } = characteristics(game.state, id)
  return { name, colors, supertypes, size: `${power}/${toughness}` }
}

inEditions(
  '2004',
  '2011',
  'today',
)('the exceptions of copies, %s', (edition) => {
  const put = (battlefield: readonly string[], hand: readonly string[]) =>
    table(edition, [{ battlefield: [...battlefield], hand: [...hand] }, {}], ALL)

  test('[2004:503.9] the ability that it has as it copies is copied with it, and goes on', () => {
    const lands = ['Mountain', 'Forest', 'Forest', 'Forest']
    const game = table(edition, [{ battlefield: ['Fickle', ...lands], hand: ['Ruby', 'Mime', 'Ox'] }, {}], ALL)
    const fickle = game.id('Fickle')
    game.cast('Ruby').resolveAll()
    expect(values(game, fickle)).toMatchObject({ name: 'Ruby', colors: ['R'], size: '1/1' })
    const keysBefore = characteristics(game.state, fickle).abilities.map(({ at }) => at.key)
    // What copies it has that ability, too.
    const mime = enterAs(game, 'Mime', fickle)
    game.resolveAll()
    expect(values(game, fickle).name).toBe('Ruby')
    game.cast('Ox').resolveAll()
    expect([values(game, fickle), values(game, mime)]).toMatchObject([
      { name: 'Ox', size: '3/3' },
      { name: 'Ox', size: '3/3' },
    ])
    expect(characteristics(game.state, fickle).abilities).toHaveLength(1)
    expect(characteristics(game.state, mime).abilities).toHaveLength(1)
    // However often it copies, it is the same ability.
    expect(characteristics(game.state, fickle).abilities.map(({ at }) => at.key)).toEqual(keysBefore)
    game.isAtAQuestion()
  })

  test('[2004:503.9] "and gains this ability" says the same; without it the ability is gone', () => {
    const game = put(['Fleeting', 'Forgetful', 'Bear', 'Ox'], [])
    const [fleeting, forgetful] = [game.id('Fleeting'), game.id('Forgetful')]
    game.activate('Fleeting', 0, { targets: ['Bear'] }).resolve()
    game
      .reply({ do: 'activate', ...game.nth(fleeting, 0) })
      .announce({ targets: ['Ox'] })
      .resolve()
    expect(values(game, fleeting)).toMatchObject({ name: 'Ox', size: '3/3' })
    game.activate('Forgetful', 0, { targets: ['Bear'] }).resolve()
    expect(game.why({ do: 'activate', ...game.nth(forgetful, 0) })).not.toBeNull()
    game.isAtAQuestion()
  })

  test('[2004:503.9] it gives the ability that resolves, though it has lost it since', () => {
    const game = put(['Fleeting', 'Bear', 'Ox'], [])
    const fleeting = game.id('Fleeting')
    game.activate('Fleeting', 0, { targets: ['Bear'] }).activate('Fleeting', 0, { targets: ['Ox'] })
    game.resolve().resolve()
    expect(values(game, fleeting)).toMatchObject({ name: 'Bear', size: '2/2' })
    game
      .reply({ do: 'activate', ...game.nth(fleeting, 0) })
      .announce({ targets: ['Ox'] })
      .resolve()
    expect(values(game, fleeting).name).toBe('Ox')
  })

  test('[2004:503.9] a colour that it keeps isn’t copied, and is copied from it', () => {
    const game = table(edition, [{ battlefield: ['Ruby', 'Island'], hand: ['Cerulean', 'Mime'] }, {}], ALL)
    const blue = enterAs(game, 'Cerulean', 'Ruby')
    expect(values(game, blue)).toMatchObject({ name: 'Ruby', colors: ['U'] })
    expect(values(game, enterAs(game, 'Mime', blue))).toMatchObject({ name: 'Ruby', colors: ['U'] })
    game.isAtAQuestion()
  })

  test('[2004:503.9] of several that become copies each keeps its own colour', () => {
    const game = put(['Ruby', 'Bear', 'Cerulean'], ['Blue Masks'])
    const [bear, blue] = [game.id('Bear'), game.id('Cerulean')]
    game.cast('Blue Masks', { targets: ['Ruby'] }).resolve()
    expect([values(game, bear), values(game, blue)]).toMatchObject([
      { name: 'Ruby', colors: ['G'] },
      { name: 'Ruby', colors: ['U'] },
    ])
    game.isAtAQuestion()
  })

  test('[2004:503.9] its own name, a supertype more, and one less', () => {
    const game = put(['Bear', 'Regent'], ['Masker', 'Commoner'])
    const masked = enterAs(game, 'Masker', 'Bear')
    expect(values(game, masked)).toMatchObject({ name: 'Masker', supertypes: ['legendary'], size: '2/2' })
    expect(hasKeyword(game.state, masked, 'flying')).toBe(true)
    // Not legendary, it stays beside the one it copies.
    const common = enterAs(game, 'Commoner', 'Regent')
    expect(values(game, common)).toMatchObject({ name: 'Regent', supertypes: [] })
    expect([get(game.state, common).zone, game.has('battlefield', 'Regent')]).toEqual(['battlefield', true])
    game.isAtAQuestion()
  })

  test('[2004:503.9 today:707.9] whether a definition of what it has of its own is copied is the edition’s (2011:706.9)', () => {
    const game = put(['Tally', 'Bear'], ['Bigger', 'Mime'])
    const big = enterAs(game, 'Bigger', 'Tally')
    const defined = characteristics(game.state, big).abilities.length
    expect([values(game, big).size, defined]).toEqual(edition === '2004' ? ['3/3', 1] : ['7/7', 0])
    const plain = enterAs(game, 'Mime', 'Tally')
    expect(values(game, plain).size).toBe('4/4')
    game.isAtAQuestion()
  })
})
