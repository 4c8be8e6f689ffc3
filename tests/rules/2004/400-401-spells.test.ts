import { describe, expect, test } from 'vitest'
import { type Action, characteristics, get, legalReplies, type Reply } from '../../../src/engine/index.ts'
import { cite } from '../../../src/rulebook/index.ts'
import { card, creature, walker } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const NO_BEAST = card('No Beast', '{0}', 'Instant', 'Counter target creature spell.')
const SLAY = zoo('Slay')
const TWO = card('Two Pages', '{0}', 'Instant', 'Draw two cards.')

const isAction = (reply: Reply): reply is Action => typeof reply === 'object' && 'do' in reply
const sameReply = (one: Reply, other: Reply) => JSON.stringify(one) === JSON.stringify(other)

inEditions('2004', '2011')('400 abilities and effects, %s', (edition) => {
  test('[2004:400.1] reminder text is no ability; a token has the abilities its effect gives it', () => {
    const plain = creature('Mute Bear', '{G}', '2/2', '(This creature has nothing to say.)')
    expect(plain.abilities).toEqual([])
    const flock = card('Flock', '{0}', 'Sorcery', 'Create a 1/1 white Bird creature token with flying.')
    const game = table(edition, [{ hand: ['Flock'] }, {}], [flock])
    game.cast('Flock').resolve()
    const token = characteristics(game.state, game.id('Bird', 'battlefield'))
    expect(token.abilities).toMatchObject([{ kind: 'keyword', keyword: { name: 'flying' } }])
    game.isAtAQuestion()
  })

  test('[2004:400.2] a spell makes its effects as it resolves, and none where it is countered', () => {
    const game = table(edition, [{ hand: ['Two Pages'] }, {}], [TWO])
    game.cast('Two Pages')
    expect(game.handSize(0)).toBe(0)
    game.resolve()
    expect(game.handSize(0)).toBe(2)
    const countered = table(edition, [{ hand: ['Two Pages', 'Lipseal'] }, {}], [TWO])
    countered
      .cast('Two Pages')
      .cast('Lipseal', { targets: ['Two Pages'] })
      .resolveAll()
    expect(countered.handSize(0)).toBe(0)
  })
})

inEditions('2004', '2011')('401 spells on the stack, %s', (edition) => {
  test('[2004:401.1] a card is a spell from the first moment of casting, before anything is paid; so is a copy', () => {
    const game = table(edition, [{ hand: ['Bear', 'Ox'], battlefield: ['Forest', 'Forest'] }, {}])
    game.cast('Bear', { pay: false })
    expect(game.question.kind).toBe('pay')
    expect(game.handSize(0)).toBe(1)
    expect(game.zone('Bear')).toBe('stack')
    game.plain()
    const copy = table(edition, [{ hand: ['Two Pages', 'Twin', 'Lipseal'] }, {}], [TWO])
    copy
      .cast('Two Pages')
      .cast('Twin', { targets: ['Two Pages'] })
      .resolve()
    const copied = copy.state.stack.at(-1) as number
    expect(get(copy.state, copied)).toMatchObject({ card: null, kind: 'spellCopy' })
    copy.cast('Lipseal', { pay: false })
    copy.reply([{ object: copied }]).resolve()
    expect(copy.state.stack).toHaveLength(1)
    copy.resolveAll()
    expect(copy.handSize(0)).toBe(2)
  })

  test('[2004:401.2] a creature spell is a creature only once it has resolved', () => {
    const cards = [NO_BEAST, SLAY]
    const game = table(edition, [{ hand: ['Bear', 'No Beast', 'Slay'], pool: '{G}{G}' }, {}], cards)
    expect(game.why({ do: 'cast', object: game.id('No Beast'), via: 'normal' })?.key).toBe('cast.noTarget')
    game.cast('Bear')
    expect(game.why({ do: 'cast', object: game.id('No Beast'), via: 'normal' })).toBeNull()
    expect(game.why({ do: 'cast', object: game.id('Slay'), via: 'normal' })?.key).toBe('cast.noTarget')
    game.resolve()
    expect(game.why({ do: 'cast', object: game.id('No Beast'), via: 'normal' })?.key).toBe('cast.noTarget')
    expect(game.why({ do: 'cast', object: game.id('Slay'), via: 'normal' })).toBeNull()
  })

  test('[2004:401.3] the instructions are followed on resolution, other abilities of the card are not', () => {
    const page = card('Lost Page', '{0}', 'Sorcery', 'Draw a card.\nCycling {0}\nWhen you cycle ~, you gain 2 life.')
    const game = table(edition, [{ hand: ['Lost Page', 'Lost Page'] }, {}], [page])
    game.cast('Lost Page').resolveAll()
    expect([game.handSize(0), game.life(0)]).toEqual([2, 20])
    game.activate('Lost Page', 1, {}, 'hand').resolveAll()
    expect(game.life(0)).toBe(22)
  })

  test('[2004:401.4] a card may be cast from another zone where it says so, and only from there', () => {
    const again = card('Old Song', '{2}', 'Instant', 'You may cast ~ from your graveyard.\nYou gain 3 life.')
    const sides = {
      graveyard: ['Old Song', 'Spark'],
      exile: ['Old Song'],
      battlefield: ['Forest', 'Forest'],
      pool: '{R}',
    }
    const game = table(edition, [sides, { graveyard: ['Old Song'] }], [again])
    const cast = (object: number) => game.why({ do: 'cast', object, via: 'normal' })
    expect(cast(game.id('Spark', 'graveyard'))?.key).toBe('cast.wrongZone')
    expect(cast(game.id('Old Song', 'exile'))?.key).toBe('cast.wrongZone')
    const theirs = game.state.graveyards[1]?.[0] as number
    expect(cast(theirs)?.key).toBe('cast.wrongZone')
    const mine = { do: 'cast', object: game.state.graveyards[0]?.[0] as number, via: 'normal' } as const
    expect(legalReplies(game.position)).toContainEqual(mine)
    game.reply(mine).announce({}).resolve()
    expect(game.life(0)).toBe(23)
  })

  test('[2004:401.4] so from exile, where it is its owner’s', () => {
    const ghost = creature('Far Ghost', '{0}', '1/1', 'You may cast ~ from exile.')
    const game = table(edition, [{ exile: ['Far Ghost', 'Bear'], pool: '{G}{G}' }, { exile: ['Far Ghost'] }], [ghost])
    const [mine] = game.state.exile.filter((id) => get(game.state, id).owner === 0)
    const cast = { do: 'cast', object: mine ?? -1, via: 'normal' } as const
    expect(legalReplies(game.position)).toEqual([{ do: 'pass' }, cast])
    expect(game.reply(cast).resolve().has('battlefield', 'Far Ghost', 0)).toBe(true)
  })

  test('[2004:401.4] a card that says so only under a condition is offered while that is true', () => {
    const text = 'As long as you control a Swamp, you may cast ~ from your graveyard.\nYou gain 3 life.'
    const dirge = card('Low Dirge', '{0}', 'Instant', text)
    const cast = (battlefield: string[]) => {
      const game = table(edition, [{ graveyard: ['Low Dirge'], battlefield }, {}], [dirge])
      const action = { do: 'cast', object: game.id('Low Dirge'), via: 'normal' } as const
      return [legalReplies(game.position).some((reply) => sameReply(reply, action)), game.why(action)?.key ?? null]
    }
    expect([cast(['Swamp']), cast(['Forest'])]).toEqual([
      [true, null],
      [false, 'cast.wrongZone'],
    ])
  })

  test.each([
    ['You may cast creature spells from your graveyard.', 'graveyard', ['Bear']],
    ['You may cast spells from your graveyard.', 'graveyard', ['Bear']],
    ['You may play lands from your graveyard.', 'graveyard', ['Forest']],
    ['You may play the top card of your library.', 'library', ['Bear']],
    ['You may play lands from the top of your library.', 'library', []],
    ['You may cast creature spells from the top of your library.', 'library', ['Bear']],
    ['You may cast sorcery spells from your graveyard.', 'graveyard', []],
  ] as const)('[2004:401.4] a permanent says so of others: %s', (text, zone, expected) => {
    const gate = card('Gate', '{1}', 'Enchantment', text)
    const open = zoo('Open Book')
    const mine = {
      battlefield: ['Gate', 'Open Book'],
      pool: '{G}{G}',
      graveyard: ['Bear', 'Forest'],
      library: ['Bear', 'Forest'],
    }
    const game = table(edition, [mine, { graveyard: ['Bear', 'Forest'] }], [gate, open])
    const offered = legalReplies(game.position).flatMap((reply) =>
      isAction(reply) && 'object' in reply && reply.do !== 'activate' ? [reply] : [],
    )
    const named = offered.map(({ object }) => characteristics(game.state, object).name)
    expect(named).toEqual(expected)
    for (const action of offered) expect(get(game.state, action.object)).toMatchObject({ zone, owner: 0 })
    const [action] = offered
    if (action === undefined) return game.isAtAQuestion()
    game.reply(action).announce({}).resolveAll()
    expect(game.has('battlefield', expected[0] ?? '', 0)).toBe(true)
    // Without the permission nothing of it is offered.
    const shut = table(edition, [{ ...mine, battlefield: ['Open Book'] }, {}], [open])
    expect(legalReplies(shut.position)).toEqual([{ do: 'pass' }])
  })

  test('[2004:401.5 2004:412.4] a card says when it may be cast: more than usual, or less', () => {
    const gull = creature('Swift Gull', '{0}', '1/1', 'Flash')
    const rally = card('Cheeron', '{0}', 'Instant', 'Cast this spell only during combat.\nYou gain 1 life.')
    const game = table(edition, [{}, { hand: ['Swift Gull', 'Bear', 'Cheeron'] }], [gull, rally])
    game.pass()
    expect(game.why({ do: 'cast', object: game.id('Swift Gull'), via: 'normal' })).toBeNull()
    expect(game.why({ do: 'cast', object: game.id('Bear'), via: 'normal' })?.key).toBe('timing.notYourTurn')
    expect(game.why({ do: 'cast', object: game.id('Cheeron'), via: 'normal' })).toMatchObject({
      key: 'cast.notNow',
      rule: cite('cast.permitted', edition),
    })
    game.to('beginCombat').pass()
    expect(game.question.seat).toBe(1)
    game.cast('Cheeron').resolve()
    expect(game.life(1)).toBe(21)
  })

  test('[2004:401.6] a cost reduction of the spell itself applies, never below the coloured part', () => {
    const text = 'This spell costs {1} less to cast for each artifact you control.\nYou gain 1 life.'
    const forge = card('Forge Song', '{4}{R}', 'Sorcery', text)
    const idol = zoo('Idol')
    const cost = (artifacts: number) => {
      const battlefield = Array.from({ length: artifacts }, () => 'Idol')
      const game = table(edition, [{ hand: ['Forge Song'], battlefield, pool: '{R}{C}{C}{C}{C}' }, {}], [forge, idol])
      game.cast('Forge Song', { pay: false })
      return game.asks('pay').cost.join('')
    }
    expect(cost(0)).toBe('4R')
    expect(cost(3)).toBe('1R')
    expect(cost(6)).toBe('0R')
  })

  test('[2004:401.7] the card goes to its owner’s graveyard as the very last thing', () => {
    const dredge = card('Muckrake', '{0}', 'Sorcery', 'Return all cards from your graveyard to your hand.')
    const game = table(edition, [{ hand: ['Muckrake'], graveyard: ['Bear', 'Ox'] }, {}], [dredge])
    game.cast('Muckrake').resolve()
    expect(game.state.graveyards[0]?.map((id) => characteristics(game.state, id).name)).toEqual(['Muckrake'])
    expect(game.handSize(0)).toBe(2)
    const two = table(edition, [{ hand: ['Bear', 'Lipseal'], pool: '{G}{G}' }, {}])
    two
      .cast('Bear')
      .cast('Lipseal', { targets: ['Bear'] })
      .resolve()
    expect(two.state.graveyards[0]?.map((id) => characteristics(two.state, id).name)).toEqual(['Bear', 'Lipseal'])
    const bear = table(edition, [{ hand: ['Bear'], pool: '{G}{G}' }, {}])
    bear.cast('Bear').resolve()
    expect(get(bear.state, bear.id('Bear', 'battlefield')).controller).toBe(0)
  })
})

describe('400-401 in 2011', () => {
  test('[2004:400.1] an ability word labels an ability and is none itself', () => {
    const text = 'Landfall — Whenever a land enters the battlefield under your control, you gain 1 life.'
    const druid = creature('Glade Druid', '{G}', '1/1', text)
    expect(druid.abilities.map(({ kind }) => kind)).toEqual(['triggered'])
    const game = table(
      '2011',
      [{ battlefield: ['Glade Druid'], hand: ['Forest', 'Bear'], pool: '{G}{G}' }, {}],
      [druid],
    )
    game.cast('Bear').resolveAll()
    expect(game.life(0)).toBe(20)
    expect(game.land('Forest').resolveAll().life(0)).toBe(21)
    game.isAtAQuestion()
  })

  test('[2004:401.7] a planeswalker spell becomes a permanent, or goes to its owner’s graveyard where it is countered', () => {
    const guide = walker('Guide', '{0}', 3, '+1: You gain 1 life.')
    const at = () => table('2011', [{ hand: ['Guide', 'Lipseal'] }, {}], [guide]).cast('Guide')
    const game = at().resolve()
    expect(get(game.state, game.id('Guide', 'battlefield'))).toMatchObject({ controller: 0, counters: { loyalty: 3 } })
    const countered = at()
      .cast('Lipseal', { targets: ['Guide'] })
      .resolve()
    expect(countered.state.graveyards[0]?.map((id) => characteristics(countered.state, id).name)).toEqual([
      'Guide',
      'Lipseal',
    ])
  })
})
