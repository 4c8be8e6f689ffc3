import { expect, test } from 'vitest'
import { characteristics, get, hasKeyword } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const mime = (name: string, except = '') =>
  creature(
    name,
    '{0}',
    '1/1',
    `You may have ~ enter the battlefield as a copy of any permanent on the battlefield${except || '.'}`,
    'Creature — Shapeshifter',
  )
const MIME = mime('Mime')
const GIANT = mime('Giant', ", except it's 7/7 and it has flying.")
const METAL = mime('Metal', ", except it's an artifact in addition to its other types.")
const BLUE = mime('Azure', `, except it's still blue and it has "{0}: You gain 1 life."`)
const BECOME = card(
  'Becoming',
  '{0}',
  'Instant',
  'Target creature becomes a copy of target creature until end of turn.',
)
const SHIFT = creature('Shifter', '{U}', '0/1', '{0}: ~ becomes a copy of target creature.', 'Creature — Shapeshifter')
const BRIEF = creature(
  'Brief',
  '{U}',
  '0/1',
  "{0}: ~ becomes a copy of target creature until end of turn, except it's 7/7.",
  'Creature — Shapeshifter',
)
const GROW = zoo('Grow')
const GOLEM = card('Statue', '{3}', 'Artifact', '{0}: ~ becomes a 5/5 Golem artifact creature until end of turn.')
const ELF = creature('Elf', '{G}', '1/1', 'When ~ enters the battlefield, you gain 1 life.', 'Creature — Elf')
const DEEP = zoo('Deep')
const MAKER = card('Maker', '{0}', 'Sorcery', 'Create a 2/2 green Wolf creature token.')
const ALL = [MIME, GIANT, METAL, BLUE, BECOME, SHIFT, BRIEF, GROW, GOLEM, ELF, DEEP, MAKER]

/** What the newest permanent has. */
const newest = (game: Table) => {
  const id = game.state.battlefield.at(-1) as number
  const { name, types, subtypes, colors, power, toughness } = characteristics(game.state, id)
  return { id, name, types, subtypes, colors, size: `${power}/${toughness}` }
}

/** Casts a copier and has it enter as a copy of this. */
const enterAs = (game: Table, name: string, original: string | number): Table => {
  game.cast(name).resolve()
  return game.reply([typeof original === 'number' ? original : game.id(original, 'battlefield')])
}

const sizeOf = (game: Table, id: number): string => {
  const { power, toughness } = characteristics(game.state, id)
  return `${power}/${toughness}`
}

inEditions(
  '2004',
  '2011',
  'today',
)('copiable values, %s', (edition) => {
  const put = (battlefield: readonly string[], hand: readonly string[]) =>
    table(edition, [{ battlefield: [...battlefield], hand: [...hand] }, {}], ALL)

  test('[2004:503.2 today:707.2] neither pumps, nor counters, nor a change of type are copied', () => {
    const game = put(['Statue'], ['Mime', 'Grow'])
    game
      .activate('Statue')
      .resolve()
      .cast('Grow', { targets: ['Statue'] })
      .resolve()
    expect(game.size('Statue')).toBe('8/8')
    enterAs(game, 'Mime', 'Statue')
    const copy = newest(game)
    expect(copy).toMatchObject({ name: 'Statue', types: ['artifact'], subtypes: [] })
    game.reply({ do: 'activate', ...game.nth(copy.id, 0) }).resolve()
    expect(newest(game)).toMatchObject({ types: ['artifact', 'creature'], size: '5/5' })
    game.isAtAQuestion()
  })

  test('[2004:503.2] a copy of a token has what the token was made with', () => {
    const game = put([], ['Maker', 'Mime']).cast('Maker').resolve()
    enterAs(game, 'Mime', 'Wolf')
    expect(newest(game)).toMatchObject({
      name: edition === 'today' ? 'Wolf Token' : 'Wolf',
      colors: ['G'],
      subtypes: ['Wolf'],
      size: '2/2',
    })
    expect(get(game.state, newest(game).id).kind).toBe('card')
  })

  test('[2004:504.2] a copy of a face-down creature is a nameless 2/2 that is face up', () => {
    const game = table(edition, [{ battlefield: [{ name: 'Deep', faceDown: true }], hand: ['Mime'] }, {}], ALL)
    const original = game.state.battlefield[0] as number
    enterAs(game, 'Mime', original)
    expect(newest(game)).toMatchObject({ name: '', types: ['creature'], subtypes: [], colors: [], size: '2/2' })
    expect(get(game.state, newest(game).id).faceDown).toBe(false)
    // What the original becomes later is nothing to the copy (503.2).
    game.reply({ do: 'turnFaceUp', object: original })
    expect([game.size('Deep'), newest(game).size]).toEqual(['4/4', '2/2'])
    expect(game.why({ do: 'turnFaceUp', object: newest(game).id })?.key).toBe('faceUp.notFaceDown')
    game.isAtAQuestion()
  })

  test('[2004:503.3] a copy of a copy has what the copy had, its exceptions included', () => {
    const game = put(['Bear'], ['Giant', 'Metal', 'Mime'])
    const original = game.id('Bear')
    enterAs(game, 'Giant', 'Bear')
    const giant = newest(game)
    expect(giant).toMatchObject({ name: 'Bear', subtypes: ['Bear'], colors: ['G'], size: '7/7' })
    expect(hasKeyword(game.state, giant.id, 'flying')).toBe(true)
    enterAs(game, 'Metal', giant.id)
    const metal = newest(game)
    expect(metal).toMatchObject({ name: 'Bear', types: ['creature', 'artifact'], size: '7/7' })
    enterAs(game, 'Mime', metal.id)
    const mimed = newest(game)
    expect(mimed).toMatchObject({ name: 'Bear', types: ['creature', 'artifact'], size: '7/7' })
    expect(hasKeyword(game.state, mimed.id, 'flying')).toBe(true)
    // The original has none of it.
    expect(sizeOf(game, original)).toBe('2/2')
    game.isAtAQuestion()
  })

  test('[2004:503.9] an ability given in copying is copied; a colour it keeps is, too', () => {
    const game = put(['Bear'], ['Azure', 'Mime'])
    enterAs(game, 'Azure', 'Bear')
    enterAs(game, 'Mime', newest(game).id)
    const copy = newest(game)
    expect(copy).toMatchObject({ name: 'Bear', colors: ['U'], size: '2/2' })
    game.reply({ do: 'activate', ...game.nth(copy.id, 0) }).resolve()
    expect(game.life(0)).toBe(21)
  })

  test('[2004:503.4] becoming a copy on the battlefield triggers nothing and leaves other effects and counters', () => {
    const game = table(
      edition,
      [{ battlefield: [{ name: 'Shifter', counters: { '+1/+1': 1 } }, 'Elf'], hand: ['Grow'] }, {}],
      ALL,
    )
    const shifter = game.id('Shifter')
    game.cast('Grow', { targets: ['Shifter'] }).resolve()
    game.activate('Shifter', 0, { targets: ['Elf'] }).resolve()
    expect([characteristics(game.state, shifter).name, sizeOf(game, shifter)]).toEqual(['Elf', '5/5'])
    expect([game.life(0), game.state.stack.length]).toEqual([20, 0])
    // It has no ability of its own any more, and stays a copy.
    expect(game.why({ do: 'activate', ...game.nth(shifter, 0) })).not.toBeNull()
    game.to('upkeep', game.state.turn.number + 1)
    expect([characteristics(game.state, shifter).name, sizeOf(game, shifter)]).toEqual(['Elf', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:503.3] until end of turn it is a copy, with its difference, then what it was', () => {
    const game = put(['Brief', 'Bear', 'Ox'], ['Mime'])
    const brief = game.id('Brief')
    game.activate('Brief', 0, { targets: ['Bear'] }).resolve()
    expect([characteristics(game.state, brief).name, sizeOf(game, brief)]).toEqual(['Bear', '7/7'])
    enterAs(game, 'Mime', brief)
    const copy = newest(game).id
    game.to('upkeep', game.state.turn.number + 1)
    expect([characteristics(game.state, brief).name, sizeOf(game, brief)]).toEqual(['Brief', '0/1'])
    // What copied it has become that for good.
    expect([characteristics(game.state, copy).name, sizeOf(game, copy)]).toEqual(['Bear', '7/7'])
    game.isAtAQuestion()
  })

  test('[2004:503.3] of two copy effects the later one counts; with its end the earlier one is back', () => {
    const game = put(['Shifter', 'Bear', 'Ox'], ['Becoming'])
    const shifter = game.id('Shifter')
    const name = () => characteristics(game.state, shifter).name
    game.activate('Shifter', 0, { targets: ['Bear'] }).resolve()
    expect(name()).toBe('Bear')
    game.reply({ do: 'cast', object: game.id('Becoming', 'hand'), via: 'normal' })
    game
      .reply([{ object: shifter }])
      .reply([{ object: game.id('Ox') }])
      .announce({})
      .resolve()
    expect([name(), sizeOf(game, shifter)]).toEqual(['Ox', '3/3'])
    game.to('upkeep', game.state.turn.number + 1)
    expect([name(), sizeOf(game, shifter)]).toEqual(['Bear', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:503.4] what entered as a copy becomes a copy of something else, and is the first again afterwards', () => {
    const game = put(['Bear', 'Ox'], ['Mime', 'Becoming'])
    enterAs(game, 'Mime', 'Bear')
    const { id } = newest(game)
    game.reply({ do: 'cast', object: game.id('Becoming', 'hand'), via: 'normal' })
    game
      .reply([{ object: id }])
      .reply([{ object: game.id('Ox') }])
      .announce({})
      .resolve()
    expect(newest(game)).toMatchObject({ name: 'Ox', size: '3/3' })
    game.to('upkeep', game.state.turn.number + 1)
    expect(newest(game)).toMatchObject({ name: 'Bear', size: '2/2' })
    game.isAtAQuestion()
  })

  test('[2004:503.3] static abilities come and go with what is copied', () => {
    const lord = creature('Lord', '{W}', '1/1', 'Other creatures you control get +1/+1.', 'Creature — Human')
    const game = table(edition, [{ battlefield: ['Shifter', 'Lord', 'Bear', 'Ox'] }, {}], [...ALL, lord])
    const shifter = game.id('Shifter')
    game.activate('Shifter', 0, { targets: ['Lord'] }).resolve()
    expect([game.size('Bear'), sizeOf(game, shifter), game.size('1:Lord')]).toEqual(['4/4', '2/2', '2/2'])
    game.isAtAQuestion()
  })

  test('[2004:212.4e] what enters as a copy of an Aura gets a host, or stays where it is', () => {
    const strong = card('Strength', '{G}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +2/+2.')
    const onTable = [{ name: 'Strength', attachedTo: 'a' }, { name: 'Bear', label: 'a' }, 'Ox']
    const game = table(edition, [{ battlefield: onTable, hand: ['Mime'] }, {}], [...ALL, strong])
    enterAs(game, 'Mime', 'Strength')
    const { from, reason } = game.asks('choose')
    expect([reason, from.length]).toEqual(['enchant', 2])
    game.reply([game.id('Ox')])
    expect([game.size('Ox'), game.size('Bear')]).toEqual(['5/5', '4/4'])
    expect(newest(game)).toMatchObject({ name: 'Strength', types: ['enchantment'] })
    game.isAtAQuestion()
    // A copy of something else asks for none.
    const plain = table(edition, [{ battlefield: onTable, hand: ['Mime'] }, {}], [...ALL, strong])
    enterAs(plain, 'Mime', 'Ox')
    expect(plain.question.kind).toBe('priority')
  })

  test('[2004:212.6e today:305.7] a new basic land type takes away the text that was copied', () => {
    const spring = card('Spring', '', 'Land', '{T}: Add {C}{C}.')
    const flood = card('Old Flood', '{0}', 'Instant', 'Target land becomes an Island until end of turn.')
    const both = mime('Copyland', ', except it has "{0}: You gain 1 life."')
    const game = table(
      edition,
      [{ battlefield: ['Spring'], hand: ['Copyland', 'Old Flood'] }, {}],
      [...ALL, spring, flood, both],
    )
    enterAs(game, 'Copyland', 'Spring')
    const { id } = newest(game)
    game
      .reply({ do: 'cast', object: game.id('Old Flood', 'hand'), via: 'normal' })
      .reply([{ object: id }])
      .announce({})
      .resolve()
    const { abilities, subtypes } = characteristics(game.state, id)
    expect([subtypes, abilities.length]).toEqual([['Island'], 1])
    game.to('upkeep', game.state.turn.number + 1)
    expect(characteristics(game.state, id).abilities.length).toBe(2)
  })

  test('[2004:503.5] it is a copy as it enters: tapped, with counters, and what triggers on entering does', () => {
    const text = '~ enters the battlefield tapped.\n~ enters the battlefield with two fade counters on it.'
    const fading = creature('Fading', '{2}', '4/4', `${text}\nWhen ~ enters the battlefield, you gain 1 life.`)
    const game = table(edition, [{ battlefield: ['Fading'], hand: ['Giant'] }, {}], [...ALL, fading])
    enterAs(game, 'Giant', 'Fading')
    const { tapped, counters } = get(game.state, newest(game).id)
    expect([tapped, counters]).toEqual([true, { fade: 2 }])
    expect(game.resolveAll().life(0)).toBe(21)
    // Not being a copy it has none of it.
    const plain = table(edition, [{ battlefield: ['Fading'], hand: ['Giant'] }, {}], [...ALL, fading])
    plain.cast('Giant').resolve().reply([])
    expect(get(plain.state, newest(plain).id)).toMatchObject({ tapped: false, counters: {} })
    expect([newest(plain).name, plain.resolveAll().life(0)]).toEqual(['Giant', 20])
  })

  test('[2004:503.6] choices are not copied but made anew; what becomes a copy later makes none (503.7)', () => {
    const text = 'As ~ enters the battlefield, choose a color.\n{T}: Add one mana of the chosen color.'
    const prism = creature('Prism', '{2}', '1/1', text)
    const game = table(
      edition,
      [{ battlefield: [{ name: 'Prism', chosenColor: 'U' }, 'Shifter'], hand: ['Mime'] }, {}],
      [...ALL, prism],
    )
    enterAs(game, 'Mime', 'Prism')
    game.asks('color')
    game.reply('R')
    expect(get(game.state, newest(game).id).chosen.color).toBe('R')
    const shifter = game.id('Shifter')
    game.activate('Shifter', 0, { targets: ['1:Prism'] }).resolve()
    expect(game.question.kind).toBe('priority')
    game.reply({ do: 'activate', ...game.nth(shifter, 1) })
    expect(game.pool(0)).toBe('')
    game.isAtAQuestion()
  })

  test('[2004:504.2 today:613.2] a face-down permanent shows nothing of what it copies, and is turned up as that', () => {
    const game = table(
      edition,
      [{ battlefield: [{ name: 'Deep', faceDown: true }, 'Ox'], hand: ['Becoming'] }, {}],
      ALL,
    )
    const down = game.state.battlefield[0] as number
    game.reply({ do: 'cast', object: game.id('Becoming', 'hand'), via: 'normal' })
    game
      .reply([{ object: down }])
      .reply([{ object: game.id('Ox') }])
      .announce({})
      .resolve()
    expect([characteristics(game.state, down).name, sizeOf(game, down)]).toEqual(['', '2/2'])
    // What it would be face up has no morph.
    expect(game.why({ do: 'turnFaceUp', object: down })?.key).toBe('faceUp.noMorph')
    game.to('upkeep', game.state.turn.number + 1).pass()
    expect(game.why({ do: 'turnFaceUp', object: down })).toBeNull()
    game.isAtAQuestion()
  })

  test('[2004:503.1] a card in a graveyard is copied like a permanent', () => {
    const text = 'You may have ~ enter the battlefield as a copy of any creature card in a graveyard.'
    const double = creature('Double', '{0}', '0/0', text)
    const game = table(edition, [{ hand: ['Double'] }, { graveyard: ['Ox', 'Spark'] }], [...ALL, double])
    game.cast('Double').resolve()
    expect(game.asks('choose')).toMatchObject({ zone: 'graveyard', from: [game.id('Ox')] })
    game.reply([game.id('Ox')])
    expect(newest(game)).toMatchObject({ name: 'Ox', size: '3/3' })
    expect(game.has('graveyard', 'Ox')).toBe(true)
    game.isAtAQuestion()
  })

  test('[2004:503.10] a copy of a spell has its copiable values and no card', () => {
    const fork = card('Forking', '{0}', 'Instant', 'Copy target instant spell.')
    const life = card('Old Vigor', '{0}', 'Instant', 'You gain 2 life.')
    const game = table(edition, [{ hand: ['Forking', 'Old Vigor'] }, {}], [...ALL, fork, life])
    game
      .cast('Old Vigor')
      .cast('Forking', { targets: ['Old Vigor'] })
      .resolve()
    const copy = game.state.stack.at(-1) as number
    expect(characteristics(game.state, copy)).toMatchObject({ name: 'Old Vigor', types: ['instant'] })
    expect(get(game.state, copy)).toMatchObject({ kind: 'spellCopy', card: null, face: -1 })
    expect(game.resolve().life(0)).toBe(22)
    expect(game.resolve().life(0)).toBe(24)
    game.isAtAQuestion()
  })
})
