import { expect, test } from 'vitest'
import { characteristics, get, type ObjectId } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const FORK = card(
  'Fork of Embers',
  '{0}',
  'Instant',
  'Copy target instant or sorcery spell, except that the copy is red. You may choose new targets for the copy.',
)
const TWICE = card(
  'Twice',
  '{0}',
  'Instant',
  'Copy target instant or sorcery spell twice. You may choose new targets for the copies.',
)
const SHOCK = card('Shock', '{0}', 'Instant', '~ deals 2 damage to target creature or player.')
const BLUE_SHOCK = card('Cold', '{U}', 'Instant', '~ deals 2 damage to target creature or player.')
const CHAIN = card(
  'Linkage',
  '{0}',
  'Sorcery',
  'Target player discards two cards. That player may copy this spell and may choose a new target for that copy.',
)
const ECHO = card(
  'Echo Hall',
  '{0}',
  'Enchantment',
  'Whenever a player casts an instant or sorcery spell, each other player copies that spell. Each of those players may choose new targets for their copy.',
)
const WAND = card(
  'Wand',
  '{0}',
  'Artifact',
  'Imprint — When ~ enters the battlefield, you may exile an instant card from your hand.\n{0}, {T}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost.',
)
const RECALL = card(
  'Recital',
  '{0}',
  'Sorcery',
  'Copy target instant or sorcery card in a graveyard. You may cast the copy without paying its mana cost.',
)
const MODAL = card('Choice', '{0}', 'Instant', 'Choose one —\n• You gain 3 life.\n• Target player loses 3 life.')
const HEAR = creature('Listener', '{0}', '1/1', 'Whenever you cast an instant or sorcery spell, you gain 1 life.')
const NO = card('No', '{0}', 'Instant', 'Counter target spell.')
const BACK = card('Return Often', '{0}', 'Instant', 'Buyback {0}\nYou gain 1 life.')
const HATE = creature('Hater', '{0}', '2/2', 'Protection from red')
const MIRROR = card('Mirror', '{0}', 'Instant', 'Copy target instant or sorcery spell.')
const ALL = [MIRROR, FORK, TWICE, SHOCK, BLUE_SHOCK, CHAIN, ECHO, WAND, RECALL, MODAL, HEAR, NO, BACK, HATE]

const stack = (game: Table) => game.state.stack.map((id) => get(game.state, id).kind)
const named = (game: Table, id: ObjectId | undefined) => characteristics(game.state, id as ObjectId)

inEditions(
  '2004',
  '2011',
  'today',
)('copies of spells and cards, %s', (edition) => {
  const put = (mine: Parameters<typeof table>[1][0], theirs: Parameters<typeof table>[1][0] = {}) =>
    table(edition, [mine, theirs], ALL)

  test('[2004:503.10] the copy differs as its maker says, and may have new targets', () => {
    const game = put({ hand: ['Cold', 'Fork of Embers'], battlefield: ['Island'] }, { battlefield: ['Ox'] })
    game
      .cast('Cold', { targets: ['player 1'] })
      .cast('Fork of Embers', { targets: ['Cold'] })
      .resolve()
    game.asks('confirm')
    game.reply(true).reply([{ object: game.id('Ox') }])
    const [original, copy] = game.state.stack
    expect([named(game, original).colors, named(game, copy).colors, named(game, copy).name]).toEqual([
      ['U'],
      ['R'],
      'Cold',
    ])
    game.resolveAll()
    expect([get(game.state, game.id('Ox')).damage, game.life(1)]).toEqual([2, 18])
    game.isAtAQuestion()
  })

  test('[2004:503.10] the red copy can’t target what the blue original may', () => {
    const game = put({ hand: ['Cold', 'Fork of Embers'], battlefield: ['Island'] }, { battlefield: ['Hater'] })
    game
      .cast('Cold', { targets: ['Hater'] })
      .cast('Fork of Embers', { targets: ['Cold'] })
      .resolve()
      .reply(false)
    // It keeps its target, which is illegal for it.
    game.resolve()
    expect(game.has('battlefield', 'Hater')).toBe(true)
    game.resolve()
    expect(game.has('battlefield', 'Hater')).toBe(false)
  })

  test('[2004:503.10 today:707.10] a copy has the original’s targets, and new ones only if its maker says so', () => {
    const game = put({ hand: ['Shock', 'Mirror'] }, { battlefield: ['Ox'] })
    game
      .cast('Shock', { targets: ['Ox'] })
      .cast('Mirror', { targets: ['Shock'] })
      .resolve()
    expect([game.question.kind, stack(game)]).toEqual(['priority', ['card', 'spellCopy']])
    game.resolveAll()
    expect([game.zone('Ox'), game.life(1)]).toEqual(['graveyard', 20])
    game.isAtAQuestion()
  })

  test('[2004:503.10 today:115.7] a target that has become illegal may stay while another one is changed', () => {
    const blow = card('Twin Blow', '{0}', 'Instant', 'Destroy target artifact and target creature.')
    const [fig, nut] = [card('Fig', '{0}', 'Artifact'), card('Nut', '{0}', 'Artifact')]
    const mine = { hand: ['Twin Blow', 'Fork of Embers', 'Shock'], battlefield: ['Ox'] }
    const game = table(edition, [mine, { battlefield: ['Bear', 'Fig', 'Nut'] }], [blow, fig, nut, FORK, SHOCK])
    game.cast('Twin Blow', { targets: ['Fig', 'Bear'] })
    const bear = game.ref('Bear')
    game.cast('Shock', { targets: ['Bear'] }).resolve()
    game.cast('Fork of Embers', { targets: ['Twin Blow'] }).resolve()
    game.asks('confirm')
    game.reply(true).reply([game.ref('Nut')])
    expect(game.asks('targets').legal).toEqual([game.ref('Ox'), bear])
    game.reply([bear]).resolveAll()
    expect(['Fig', 'Nut', 'Ox'].map((name) => game.zone(name))).toEqual(['graveyard', 'graveyard', 'battlefield'])
  })

  test('[2004:503.10] twice: two copies, each with targets of its own; neither is cast', () => {
    const game = put({ hand: ['Shock', 'Twice'], battlefield: ['Listener'] }, { battlefield: ['Ox', 'Bear'] })
    // Each is heard as it is cast.
    game
      .cast('Shock', { targets: ['player 1'] })
      .resolve()
      .cast('Twice', { targets: ['Shock'] })
      .resolve()
    expect(game.state.facts.spellsCast).toHaveLength(2)
    game
      .resolve()
      .reply(true)
      .reply([{ object: game.id('Ox') }])
      .reply(true)
      .reply([{ object: game.id('Bear') }])
    expect(stack(game)).toEqual(['card', 'spellCopy', 'spellCopy'])
    game.resolveAll()
    expect([game.has('battlefield', 'Bear'), get(game.state, game.id('Ox')).damage, game.life(1)]).toEqual([
      false,
      2,
      18,
    ])
    expect([game.life(0), game.state.facts.spellsCast.length]).toEqual([22, 2])
    game.isAtAQuestion()
  })

  test('[2004:503.10] another player makes the copy, chooses for it, and may make the next one', () => {
    const game = put({ hand: ['Linkage', 'Ox', 'Ox'] }, { hand: ['Bear', 'Bear', 'Bear'] })
    game.cast('Linkage', { targets: ['player 1'] }).resolve()
    game.reply(game.asks('choose').from.slice(0, 2))
    const offer = game.asks('confirm')
    expect([offer.seat, offer.reason]).toEqual([1, 'may'])
    game.reply(true)
    expect(game.asks('confirm')).toMatchObject({ seat: 1, reason: 'copy' })
    game.reply(true).reply([{ player: 0 }])
    expect(get(game.state, game.state.stack[0] as ObjectId)).toMatchObject({ kind: 'spellCopy', controller: 1 })
    game.resolve()
    expect(game.asks('confirm').seat).toBe(0)
    game.reply(false)
    expect([game.handSize(0), game.handSize(1), game.state.stack]).toEqual([0, 1, []])
    game.isAtAQuestion()
  })

  test('[2004:503.10] each other player gets a copy under their control', () => {
    const three = table(edition, [{ battlefield: ['Echo Hall'], hand: ['Shock'] }, {}, {}], ALL)
    three.cast('Shock', { targets: ['player 1'] })
    // The trigger resolves.
    three.pass(3)
    const seats: number[] = []
    while (three.question.kind === 'confirm') {
      seats.push(three.question.seat)
      three.reply(false)
    }
    expect(seats).toEqual([1, 2])
    expect(three.state.stack.map((id) => get(three.state, id).controller)).toEqual([0, 1, 2])
    three.pass(9)
    expect([three.life(1), three.state.stack]).toEqual([14, []])
  })

  test('[2004:503.10a] resolved, countered or bought back: a copy is in no other zone', () => {
    const resolved = put({ hand: ['Shock', 'Twice'] }).cast('Shock', { targets: ['player 1'] })
    resolved
      .cast('Twice', { targets: ['Shock'] })
      .resolve()
      .reply(false)
      .reply(false)
    const copies = resolved.state.stack.slice(1)
    resolved.resolve()
    expect(resolved.state.graveyards[0]?.map((id) => named(resolved, id).name)).toEqual(['Twice'])
    resolved.resolveAll()
    expect(resolved.state.graveyards[0]).toHaveLength(2)
    expect(copies.every((id) => !resolved.state.battlefield.includes(id))).toBe(true)
    const countered = put({ hand: ['Shock', 'Twice', 'No'] }).cast('Shock', { targets: ['player 1'] })
    countered
      .cast('Twice', { targets: ['Shock'] })
      .resolve()
      .reply(false)
      .reply(false)
    const top = countered.state.stack.at(-1) as ObjectId
    countered.reply({ do: 'cast', object: countered.id('No', 'hand'), via: 'normal' }).reply([{ object: top }])
    countered.announce({}).resolve()
    expect(countered.state.graveyards[0]?.map((id) => named(countered, id).name).sort()).toEqual(['No', 'Twice'])
    const bought = put({ hand: ['Return Often', 'Twice'] }).cast('Return Often', { kick: true })
    bought.cast('Twice', { targets: ['Return Often'] }).resolveAll()
    // The card alone came back.
    expect([bought.handSize(0), bought.life(0)]).toEqual([1, 23])
    bought.isAtAQuestion()
  })

  test('[2004:503.12 today:707.12] the copy of a card is cast while the ability resolves: modes, targets, triggers, the stack', () => {
    const game = put({ hand: ['Wand', 'Choice'], battlefield: ['Listener'] })
    game.cast('Wand').resolve().resolve()
    game.plain()
    while (game.question.kind !== 'priority') game.plain()
    expect(game.has('exile', 'Choice')).toBe(true)
    const before = game.life(0)
    game.activate('Wand', 1).resolve()
    expect(game.asks('confirm').reason).toBe('may')
    game.reply(true)
    expect(game.asks('confirm').reason).toBe('may')
    game.reply(true)
    game.asks('modes')
    game.reply([1]).reply([{ player: 1 }])
    expect(stack(game)).toEqual(['spellCopy', 'ability'])
    expect(game.state.facts.spellsCast.at(-1)?.seat).toBe(0)
    game.resolveAll()
    expect([game.life(1), game.life(0)]).toEqual([17, before + 1])
    // The card is still exiled, and may be copied again; the copy is nowhere.
    expect(game.state.exile.map((id) => get(game.state, id).kind)).toEqual(['card'])
    expect(game.state.graveyards[0]).toEqual([])
    game.isAtAQuestion()
  })

  test('[2004:503.12 today:707.12] a copy cast can be countered; one that isn’t cast ceases to exist', () => {
    const game = put({ hand: ['Recital'] }, { graveyard: ['Shock'], hand: ['No'] })
    game
      .cast('Recital', { targets: ['Shock'] })
      .resolve()
      .reply(true)
      .reply([{ player: 1 }])
    expect(stack(game)).toEqual(['spellCopy'])
    game.pass().reply({ do: 'cast', object: game.id('No', 'hand'), via: 'normal' })
    game
      .reply([{ object: game.state.stack[0] as ObjectId }])
      .announce({})
      .resolve()
    expect([game.life(1), game.state.stack, game.state.graveyards[1]?.length]).toEqual([20, [], 2])
    const declined = put({ hand: ['Recital'] }, { graveyard: ['Shock'] })
    declined
      .cast('Recital', { targets: ['Shock'] })
      .resolve()
      .reply(false)
    expect([declined.state.graveyards[0]?.length, declined.state.graveyards[1]?.length]).toEqual([1, 1])
    expect([declined.life(1), declined.state.stack]).toEqual([20, []])
    declined.isAtAQuestion()
  })
})
