import { expect, test } from 'vitest'
import { characteristics, get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table, times } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const GREEN = creature('Green Sage', '{G}', '2/2', '{0}: ~ gets +1/+1 until end of turn.')
const STEAL = card('Steal', '{0}', 'Instant', 'Gain control of target creature until end of turn.')
const SPLIT = card('Shower', '{0}', 'Sorcery', '~ deals 5 damage divided as you choose among any number of targets.')
const MANIFOLD = card(
  'Manifold',
  '{4}',
  'Sorcery',
  "You may discard a card rather than pay this spell's mana cost.\nKicker {1}\nFlashback {2}\nDraw a card. If this spell was kicked, you gain 3 life.",
)

inEditions(
  '2004',
  '2011',
  'today',
)('409.1 the steps of casting, %s', (edition) => {
  test('[2004:409.1] what can’t be completed is taken back as a whole', () => {
    const jolt = card('Costly Jolt', '{2}{R}', 'Instant', '~ deals 1 damage to target player.')
    const sides = { hand: ['Costly Jolt'], battlefield: [...times(2, 'Mountain'), 'Forest', 'Prayer'] }
    const game = table(edition, [sides, {}], [jolt])
    game.cast('Costly Jolt', { targets: ['player 1'], pay: false })
    game.reply({ pay: 'activate', ...game.nth(game.id('1:Mountain', 'battlefield'), 0) })
    game.reply({ pay: 'cancel' }).plain()
    expect([game.zone('Costly Jolt'), game.state.stack.length, game.life(0)]).toEqual(['hand', 0, 20])
    expect(get(game.state, game.id('1:Mountain', 'battlefield')).tapped).toBe(false)
    game.cast('Costly Jolt', { targets: ['player 0'] }).resolveAll()
    expect(game.life(0)).toBe(20)
  })

  test('[2004:409.1a] an ability on the stack has no characteristics, and its controller is who activated it', () => {
    const game = table(edition, [{ battlefield: ['Green Sage'] }, { hand: ['Steal'] }], [GREEN, STEAL])
    game.activate('Green Sage')
    const ability = game.state.stack[0] as number
    expect(characteristics(game.state, ability)).toMatchObject({ name: '', colors: [], types: [], cost: null })
    game
      .pass()
      .cast('Steal', { targets: ['Green Sage'] })
      .resolve()
    expect(get(game.state, game.id('Green Sage')).controller).toBe(1)
    expect(get(game.state, ability).controller).toBe(0)
    const spell = table(edition, [{ hand: ['Bear'], pool: '{G}{G}' }, {}]).cast('Bear')
    expect(characteristics(spell.state, spell.id('Bear'))).toMatchObject({ name: 'Bear', colors: ['G'], power: 2 })
  })

  test('[2004:409.1b] one alternative at most: from the graveyard only flashback, and kicker in addition', () => {
    const sides = { graveyard: ['Manifold'], hand: ['Bear'], pool: '{C}{C}{C}' }
    const game = table(edition, [sides, {}], [MANIFOLD])
    const object = game.id('Manifold')
    expect(game.why({ do: 'cast', ...game.way(object, 'alternative') })?.key).toBe('cast.wrongZone')
    game.cast('Manifold', { via: 'flashback', kick: true, pay: false })
    expect(game.asks('pay').cost).toEqual(['3'])
    game.plain().resolve()
    expect([game.life(0), game.handSize(0), game.zone('Manifold')]).toEqual([23, 2, 'exile'])
    const other = table(edition, [{ hand: ['Manifold', 'Bear'], pool: '{C}' }, {}], [MANIFOLD])
    other.cast('Manifold', { via: 'alternative', kick: true }).resolve()
    expect([other.life(0), other.zone('Bear')]).toEqual([23, 'graveyard'])
  })

  test('[2004:409.1b] modes and X are announced before targets and payment', () => {
    const text = 'Choose one —\n• Target player gains 2 life.\n• Draw a card.'
    const either = card('Either', '{0}', 'Instant', text)
    const game = table(edition, [{ hand: ['Either'] }, {}], [either])
    game.reply({ do: 'cast', object: game.id('Either'), via: 'normal' })
    expect(game.asks('modes').legal).toEqual([0, 1])
    game.reply([0])
    expect(game.question.kind).toBe('targets')
    const blaze = zoo('Burnoff')
    const x = table(edition, [{ hand: ['Burnoff'], battlefield: times(4, 'Mountain') }, {}], [blaze])
    x.reply({ do: 'cast', object: x.id('Burnoff'), via: 'normal' })
    expect(x.asks('number')).toMatchObject({ what: 'x', min: 0, max: 3 })
    x.reply(2).announce({ targets: ['player 1'], pay: false })
    expect(x.asks('pay').cost).toEqual(['2', 'R'])
    x.plain().resolve()
    expect(x.life(1)).toBe(18)
  })

  test('[2004:409.1c] the required number of different legal targets, or no casting', () => {
    const pair = card('Pair', '{0}', 'Sorcery', 'Destroy two target creatures.')
    const three = card('Trio', '{0}', 'Sorcery', 'Destroy up to three target creatures.')
    const one = table(edition, [{ hand: ['Pair', 'Trio'], battlefield: ['Bear'] }, {}], [pair, three])
    expect(one.why({ do: 'cast', object: one.id('Pair'), via: 'normal' })?.key).toBe('cast.noTarget')
    expect(one.why({ do: 'cast', object: one.id('Trio'), via: 'normal' })).toBeNull()
    const game = table(edition, [{ hand: ['Pair', 'Trio'], battlefield: ['Bear', 'Ox'] }, {}], [pair, three])
    game.reply({ do: 'cast', object: game.id('Pair'), via: 'normal' })
    const bear = game.ref('Bear')
    expect(game.refusal([bear, bear]).key).toBe('choose.twice')
    expect(game.refusal([bear]).key).toBe('choose.tooFew')
    game.reply([bear, game.ref('Ox')]).resolve()
    expect(game.state.battlefield).toEqual([])
  })

  test('[2004:409.1d] targets of a kicker or a mode are chosen only where that was announced', () => {
    const page = card(
      'Kicked Page',
      '{0}',
      'Sorcery',
      'Kicker {1}\nDraw a card. If this spell was kicked, destroy target artifact.',
    )
    const idol = zoo('Idol')
    const none = table(edition, [{ hand: ['Kicked Page'], pool: '{C}' }, {}], [page, idol])
    none.reply({ do: 'cast', object: none.id('Kicked Page'), via: 'normal' })
    // The kicker can't be announced without its target: the spell is cast at once, and nothing has been asked.
    expect(none.question.kind).toBe('priority')
    none.resolve()
    expect(none.handSize(0)).toBe(1)
    const some = table(edition, [{ hand: ['Kicked Page'], pool: '{C}' }, { battlefield: ['Idol'] }], [page, idol])
    some.cast('Kicked Page', { kick: true, targets: ['Idol'] }).resolve()
    expect([some.zone('Idol'), some.handSize(0)]).toEqual(['graveyard', 1])
  })

  test('[2004:409.1e] a division gives each target at least one, and is kept when a target is gone', () => {
    const game = table(edition, [{ hand: ['Shower'], battlefield: times(6, 'Ox') }, {}], [SPLIT])
    game.reply({ do: 'cast', object: game.id('Shower'), via: 'normal' })
    const oxen = game.state.battlefield.map((object) => ({ object }))
    expect(game.refusal(oxen).key).toBe('choose.tooMany')
    game.reply([...oxen.slice(0, 1), { player: 1 }])
    expect(game.refusal([5, 0]).key).toBe('divide.atLeast')
    game.reply([2, 3]).resolve()
    expect(game.life(1)).toBe(17)
    const recall = zoo('Homecall')
    const gone = table(edition, [{ hand: ['Shower', 'Homecall'], battlefield: ['Ox'] }, {}], [SPLIT, recall])
    gone.reply({ do: 'cast', object: gone.id('Shower'), via: 'normal' })
    gone.reply([{ object: gone.id('Ox', 'battlefield') }, { player: 1 }]).reply([3, 2])
    gone.cast('Homecall', { targets: ['Ox'] }).resolveAll()
    expect(gone.life(1)).toBe(18)
  })

  test('[2004:409.1i today:601.2i] it has been cast once all is done: what triggers on that resolves first', () => {
    const game = table(edition, [{ hand: ['Bear'], battlefield: ['Prayer'], pool: '{G}{G}' }, {}])
    game.cast('Bear')
    expect([game.state.stack.length, game.asks('priority').seat]).toEqual([2, 0])
    game.resolve()
    expect([game.life(0), game.zone('Bear')]).toEqual([21, 'stack'])
    // Its controller has priority, in the other player's turn too.
    const balm = zoo('Balm')
    const theirs = table(edition, [{}, { hand: ['Balm'], battlefield: ['Prayer'] }], [balm])
      .pass()
      .cast('Balm')
    expect([theirs.state.stack.length, theirs.asks('priority').seat]).toEqual([2, 1])
  })
})

inEditions('2004', '2011')('409.2-4, %s', (edition) => {
  const choice = card(
    'Shared Doom',
    '{0}',
    'Instant',
    'Destroy target creature you control and target creature an opponent chooses.',
  )

  test('[2004:409.2] an opponent chooses what the text says, after the controller, whoever is active', () => {
    const sides = [{ battlefield: ['Bear', 'Ox'] }, { hand: ['Shared Doom'], battlefield: times(2, 'Bear') }]
    const game = table(edition, [sides[0] ?? {}, sides[1] ?? {}], [choice]).pass()
    game.reply({ do: 'cast', object: game.id('Shared Doom'), via: 'normal' })
    const own = game.asks('targets')
    expect([own.seat, own.legal.length]).toEqual([1, 2])
    game.reply(own.legal.slice(0, 1))
    expect(game.asks('targets').seat).toBe(0)
    game.reply([game.ref('Ox')]).resolve()
    expect([game.zone('Ox'), game.state.battlefield.length]).toEqual(['graveyard', 2])
    const modal = card('Dilemma', '{0}', 'Instant', 'An opponent chooses one —\n• You gain 5 life.\n• Draw a card.')
    const other = table(edition, [{ hand: ['Dilemma'] }, {}], [modal])
    other.reply({ do: 'cast', object: other.id('Dilemma'), via: 'normal' })
    expect(other.asks('modes').seat).toBe(1)
    other.reply([1])
    expect(other.asks('priority').seat).toBe(0)
    other.resolve()
    expect([other.handSize(0), other.life(0)]).toEqual([1, 20])
  })

  test('[2004:409.3] what alters costs has no influence on what is on the stack', () => {
    const dear = card('Dear Times', '{0}', 'Instant', 'Spells cost {1} more to cast this turn.')
    const game = table(edition, [{ hand: ['Spark', 'Spark', 'Dear Times'], pool: '{R}{R}{C}' }, {}], [dear])
    game
      .cast('1:Spark', { targets: ['player 1'] })
      .cast('Dear Times')
      .resolve()
    game.resolve()
    expect([game.life(1), game.pool(0)]).toEqual([17, 'RC'])
    game.cast('Spark', { targets: ['player 1'], pay: false })
    expect(game.asks('pay').cost).toEqual(['1', 'R'])
  })

  test('[2004:409.4] what an effect prohibits can’t be begun', () => {
    const ban = card('Ban', '{1}', 'Enchantment', "Players can't cast creature spells.")
    const off = zoo('Seal')
    const rock = zoo('Rock')
    const sides = { hand: ['Bear'], battlefield: ['Ban', 'Seal', 'Rock', 'Forest', 'Forest'] }
    const game = table(edition, [sides, {}], [ban, off, rock])
    expect(game.refusal({ do: 'cast', object: game.id('Bear'), via: 'normal' }).key).toBe('cast.forbidden')
    expect(game.refusal({ do: 'activate', ...game.nth(game.id('Rock'), 0) }).key).toBe('activate.forbidden')
    expect([game.zone('Bear'), game.pool(0), game.events.some((event) => event.kind === 'activated')]).toEqual([
      'hand',
      '',
      false,
    ])
  })
})
