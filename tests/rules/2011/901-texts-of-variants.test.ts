/** Texts that planes and schemes are written in (2011:contents/9), played as other cards where that shows as much. */
import { describe, expect, test } from 'vitest'
import { ARCHENEMY, FREE_FOR_ALL, get, legalReplies, PLANECHASE } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { type Table, table, times } from '../../support/table.ts'

const sorcery = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const rule = (name: string, text: string) => card(name, '{0}', 'Enchantment', text)
const CARDS = [
  rule('Broad', 'Each creature assigns combat damage equal to its toughness rather than its power.'),
  creature('Snail', '{0}', '0/4', '', 'Creature — Crab'),
  sorcery(
    'Turncoat',
    'Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn. It attacks its owner this turn if able.',
  ),
  sorcery(
    'Toll',
    "Each opponent sacrifices a creature. Then each opponent who didn't sacrifice a creature discards a card.",
  ),
  rule(
    'Sands',
    'Players reveal each card they draw.\nWhenever a player draws a land card, that player gains 3 life.\nWhenever a player draws a nonland card, that player loses 3 life.',
  ),
  sorcery('Draw', 'Draw a card.'),
  rule(
    'Heap',
    'At the beginning of each end step, if two or more cards were put into your graveyard this turn from anywhere, you gain 7 life.',
  ),
  sorcery('Spill', 'Target player puts the top two cards of their library into their graveyard.'),
  rule(
    'Echoes',
    "Instant and sorcery cards in graveyards have flashback. The flashback cost is equal to the card's mana cost.",
  ),
  card('Plain Jolt', '{R}', 'Instant', '~ deals 1 damage to target player.'),
  creature('Eel', '{0}', '2/2', 'Islandwalk', 'Creature — Fish'),
  rule('Shoals', "Creatures without flying or islandwalk can't attack."),
  rule('Waders', 'Creatures with islandwalk get +1/+1.'),
  sorcery(
    'Dilemma',
    'Target opponent chooses self or others. If that player chooses self, that player loses 4 life. If the player chooses others, each of your other opponents loses 2 life.',
  ),
  sorcery('Watch', 'Until your next turn, whenever a player casts a spell, you gain 1 life.'),
  sorcery('Amplify', 'Until your next turn, if a source would deal damage, it deals double that damage instead.'),
  sorcery('Small Bargain', 'Artifact spells you cast this turn cost {2} less to cast.'),
  card('Engine', '{3}', 'Artifact', ''),
  sorcery('Swap', 'You may exchange life totals with target player.'),
  sorcery('Level', "Each opponent's life total becomes the lowest life total among your opponents."),
  rule('Vigil', "Untap all creatures you control during each opponent's untap step."),
  rule('Thaw', "All permanents untap during each player's untap step."),
  sorcery('Hoard', 'Draw three cards. You have no maximum hand size until your next turn.'),
  rule(
    'Twin',
    'Whenever a player casts an instant spell, that player copies it. The player may choose new targets for the copy.',
  ),
  rule(
    'Long Gamble',
    'Whenever a player casts a spell, that player flips a coin. If the player loses the flip, counter that spell.',
  ),
]
type Sides = Parameters<typeof table>[1]
const at = (sides: Sides, turn: Parameters<typeof table>[3] = {}, format = FREE_FOR_ALL): Table =>
  table('2011', sides, CARDS, turn, { format })
const lives = (game: Table) => game.state.players.map(({ life }) => life)

describe('combat', () => {
  test('[2011:contents/9] combat damage by toughness, also of what has no power', () => {
    const game = at([{ battlefield: ['Broad', 'Snail'] }, {}])
      .attack('Snail')
      .to('main2')
    expect(game.life(1)).toBe(16)
    const blocked = at([{ battlefield: ['Broad', 'Bear'] }, { battlefield: ['Snail'] }])
    blocked.attack('Bear').block({ Snail: 'Bear' }).to('main2')
    expect([blocked.zone('Bear'), blocked.zone('Snail')]).toEqual(['graveyard', 'battlefield'])
    expect(
      at([{ battlefield: ['Snail'] }, {}])
        .attack('Snail')
        .to('main2')
        .life(1),
    ).toBe(20)
  })

  test('[2011:contents/9] “attacks its owner if able”: that player, and nobody else', () => {
    const game = at([{ hand: ['Turncoat'] }, {}, { battlefield: ['Ox'] }])
    game
      .cast('Turncoat', { targets: ['Ox'] })
      .resolveAll()
      .until('attackers')
    const ox = game.id('Ox')
    expect(game.refusal([]).rule).toBeDefined()
    expect(game.refusal([{ id: ox, defender: { player: 1 } }]).rule).toBeDefined()
    game.reply([{ id: ox, defender: { player: 2 } }]).to('main2')
    expect(lives(game)).toEqual([20, 20, 17])
  })

  test('[2011:contents/9] “without flying or islandwalk”: of that landwalk and of no other', () => {
    const game = at([{ battlefield: ['Shoals', 'Waders', 'Eel', 'Bear'] }, {}]).until('attackers')
    const able = game.asks('attackers').able ?? []
    expect(legalReplies(game.position).flat()).not.toContainEqual(
      expect.objectContaining({ id: game.id('Bear', 'battlefield') }),
    )
    expect(able.includes(game.id('Bear'))).toBe(false)
    expect([game.size('Eel'), game.size('Bear')]).toEqual(['3/3', '2/2'])
  })
})

describe('players', () => {
  test('[2011:contents/9] “each opponent who didn’t”: those of whom the words before got nothing', () => {
    const hand = ['Bear', 'Bear']
    const game = at([{ hand: ['Toll'], battlefield: [] }, { battlefield: ['Ox'], hand }, { hand }])
    game.cast('Toll').resolveAll()
    expect([game.handSize(1), game.handSize(2), game.has('graveyard', 'Ox')]).toEqual([2, 1, true])
  })

  test('[2011:contents/9] “self or others”: whoever is told chooses, and the words after it are of that choice', () => {
    for (const self of [true, false]) {
      const game = at([{ hand: ['Dilemma'] }, {}, {}]).cast('Dilemma', { targets: ['player 1'] })
      game.pass(3)
      expect(game.asks('confirm')).toMatchObject({ seat: 1, reason: 'first' })
      game.reply(self)
      expect(lives(game)).toEqual(self ? [20, 16, 20] : [20, 20, 18])
    }
  })

  test('[2011:contents/9] the lowest life total among opponents isn’t one’s own', () => {
    const game = at([{ hand: ['Level'], life: 3 }, { life: 12 }, { life: 9 }])
      .cast('Level')
      .resolveAll()
    expect(lives(game)).toEqual([3, 9, 9])
  })

  test('[2011:contents/9] exchanging life totals may be declined', () => {
    for (const may of [true, false]) {
      const game = at([{ hand: ['Swap'], life: 5 }, {}]).cast('Swap', { targets: ['player 1'] })
      game.resolve()
      game.reply(may)
      expect(lives(game)).toEqual(may ? [20, 5] : [5, 20])
    }
  })

  test('[2011:contents/9] each card drawn is revealed, and land cards are told from others', () => {
    const game = at([{ battlefield: ['Sands'], hand: ['Draw', 'Draw'], library: ['Forest', 'Bear', 'Bear'] }, {}])
    game.cast('Draw').resolveAll()
    expect(game.life(0)).toBe(23)
    game.cast('Draw').resolveAll()
    expect(game.life(0)).toBe(20)
    const shown = game.events.flatMap((one) => (one.kind === 'revealed' ? one.objects.map(({ name }) => name) : []))
    expect(shown).toEqual(['Forest', 'Bear'])
  })

  test('[2011:contents/9] cards put into a graveyard this turn count from wherever they came', () => {
    const filled = at([{ battlefield: ['Heap'], hand: ['Spill'] }, {}]).cast('Spill', { targets: ['player 0'] })
    filled.resolveAll().to('end').resolveAll()
    expect(filled.life(0)).toBe(27)
    const other = at([{ battlefield: ['Heap'], hand: ['Spill'] }, {}]).cast('Spill', { targets: ['player 1'] })
    other.resolveAll().to('end').resolveAll()
    expect(other.life(0)).toBe(20)
  })
})

describe('until your next turn', () => {
  test('[2011:contents/9] a trigger waits so long, and no longer', () => {
    const game = at([{ hand: ['Watch', 'Draw'] }, { hand: ['Draw'] }])
      .cast('Watch')
      .resolve()
    game.cast('Draw').resolveAll()
    expect(game.life(0)).toBe(21)
    game
      .to('main1', game.state.turn.number + 1)
      .cast('Draw')
      .resolveAll()
    expect(game.life(0)).toBe(22)
    game.to('main1', game.state.turn.number + 1)
    expect(game.state.delayed).toEqual([])
  })

  test('[2011:contents/9] so does what replaces damage', () => {
    const game = at([
      { hand: ['Amplify', 'Plain Jolt'], battlefield: ['Mountain'] },
      { hand: ['Plain Jolt'], battlefield: ['Mountain'] },
    ])
    game.cast('Amplify').resolve()
    game.cast('Plain Jolt', { targets: ['player 1'] }).resolve()
    expect(game.life(1)).toBe(18)
    game
      .to('main1', game.state.turn.number + 1)
      .cast('Plain Jolt', { targets: ['player 0'] })
      .resolve()
    expect(game.life(0)).toBe(18)
    game.to('main1', game.state.turn.number + 1)
    expect(game.state.shields).toEqual([])
  })

  test('[2011:contents/9] so does a hand without a maximum', () => {
    const game = at([{ hand: ['Hoard', ...times(6, 'Bear')] }, {}])
      .cast('Hoard')
      .resolve()
    game.to('upkeep', game.state.turn.number + 1)
    expect(game.handSize(0)).toBe(9)
  })
})

describe('spells and permanents', () => {
  test('[2011:contents/9] spells cost less for a turn: one’s own of that kind', () => {
    const game = at([{ hand: ['Small Bargain', 'Engine'], battlefield: ['Forest'] }, {}])
    const engine = { do: 'cast', object: game.id('Engine', 'hand'), via: 'normal' } as const
    expect(game.why(engine)?.key).toBe('cast.cantPay')
    game.cast('Small Bargain').resolve()
    expect(game.why(engine)).toBe(null)
  })

  test('[2011:contents/9] cards in graveyards have flashback for their own mana cost', () => {
    const game = at([{ battlefield: ['Echoes', 'Mountain'], graveyard: ['Plain Jolt', 'Bear'] }, {}])
    game.cast('Plain Jolt', { via: 'flashback', targets: ['player 1'] }).resolve()
    expect([game.life(1), game.zone('Plain Jolt')]).toEqual([19, 'exile'])
    const poor = at([{ battlefield: ['Echoes'], graveyard: ['Plain Jolt'] }, {}])
    expect(legalReplies(poor.position)).toEqual([{ do: 'pass' }])
  })

  test('[2011:contents/9] two targets that share a card type are chosen together', () => {
    const trade = sorcery('Trade', 'Exchange control of two target permanents that share a card type.')
    const sides: Sides = [{ battlefield: ['Bear', 'Forest'], hand: ['Trade'] }, { battlefield: ['Ox', 'Engine'] }]
    const game = table('2011', sides, [trade, ...CARDS])
    game.reply({ do: 'cast', object: game.id('Trade', 'hand'), via: 'normal' })
    expect(game.refusal([game.ref('Bear'), game.ref('Forest')]).key).toBe('choose.notTogether')
    game.reply([game.ref('Bear'), game.ref('Ox')]).resolveAll()
    expect([get(game.state, game.id('Ox')).controller, get(game.state, game.id('Bear')).controller]).toEqual([0, 1])
  })

  test('[2011:contents/9] untapping in others’ steps: one’s own creatures, or everybody’s permanents', () => {
    const tapped = [
      { name: 'Bear', tapped: true },
      { name: 'Forest', tapped: true },
    ]
    const isTapped = (game: Table, name: string) => get(game.state, game.id(name, 'battlefield')).tapped
    const vigil = at([{ battlefield: ['Vigil', ...tapped] }, {}])
    vigil.to('upkeep', vigil.state.turn.number + 1)
    expect([isTapped(vigil, 'Bear'), isTapped(vigil, 'Forest')]).toEqual([false, true])
    const thaw = at([{ battlefield: ['Thaw', ...tapped] }, {}])
    thaw.to('upkeep', thaw.state.turn.number + 1)
    expect([isTapped(thaw, 'Bear'), isTapped(thaw, 'Forest')]).toEqual([false, false])
  })

  test('[2011:contents/9] an opponent’s untap step is no teammate’s', () => {
    const sides: Sides = [{ battlefield: ['Vigil', { name: 'Bear', tapped: true }] }, {}, {}, {}]
    const format = {
      ...FREE_FOR_ALL,
      teams: [
        [0, 1],
        [2, 3],
      ],
    }
    const game = at(sides, {}, format)
    const isTapped = () => get(game.state, game.id('Bear', 'battlefield')).tapped
    game.to('upkeep', game.state.turn.number + 1)
    expect(isTapped()).toBe(true)
    game.to('upkeep', game.state.turn.number + 1)
    expect(isTapped()).toBe(false)
  })

  test('[2011:contents/9] “the player” is who has cast it', () => {
    const game = at([{ battlefield: ['Twin'] }, { hand: ['Plain Jolt'], battlefield: ['Mountain'] }]).pass()
    game.cast('Plain Jolt', { targets: ['player 0'] }).resolve()
    expect(game.question.seat).toBe(1)
    game.resolveAll()
    expect(game.life(0)).toBe(18)
    const flip = at([{ battlefield: ['Long Gamble'], hand: ['Draw'] }, {}])
      .cast('Draw')
      .resolve()
    expect(flip.asks('coin').seat).toBe(0)
  })
})

describe('planes and schemes', () => {
  test('[2011:contents/9] no scheme is set in motion in the extra turn', () => {
    const again = card(
      'Again',
      '',
      'Scheme',
      "When you set this scheme in motion, take an extra turn after this one. Schemes can't be set in motion that turn.",
    )
    const gain = card('Gain', '', 'Scheme', 'When you set this scheme in motion, you gain 1 life.')
    const sides: Sides = [{ variantDeck: ['Again', 'Gain'] }, {}, {}, {}]
    const game = table('2011', sides, [again, gain], { step: 'draw' }, { format: ARCHENEMY }).to('main1').resolveAll()
    game.to('main1', game.state.turn.number + 1)
    expect([game.state.turn.active, game.life(0), game.state.stack]).toEqual([0, 40, []])
    game.to('main1', game.state.turn.number + 2).resolveAll()
    expect([game.state.turn.active, game.life(0)]).toEqual([0, 41])
  })

  test('[2011:contents/9] a player chosen by a scheme: their permanents, and what happens to them', () => {
    const spite = card(
      'Spite',
      '',
      'Ongoing Scheme',
      "When you set this scheme in motion, choose an opponent.\nPermanents the chosen player controls don't untap during their untap step.\nWhen the chosen player is attacked or becomes the target of a spell or ability, abandon this scheme.",
    )
    const forest = [{ name: 'Forest', tapped: true }]
    const sides: Sides = [
      { variantDeck: ['Spite'], hand: ['Plain Jolt', 'Plain Jolt'], battlefield: ['Mountain', 'Mountain', 'Bear'] },
      { battlefield: forest },
      { battlefield: forest },
    ]
    const begun = () => {
      const game = table('2011', sides, [spite, ...CARDS], { step: 'draw' }).until('player')
      return game.reply(1).resolveAll()
    }
    const isThere = (game: Table) => game.state.command.some((id) => !get(game.state, id).faceDown)
    const untapped = (game: Table, owner: number) =>
      game.state.battlefield.filter((id) => get(game.state, id).owner === owner && !get(game.state, id).tapped).length
    const kept = begun()
    kept.to('upkeep', kept.state.turn.number + 2)
    expect([untapped(kept, 1), untapped(kept, 2)]).toEqual([0, 1])
    const aimed = begun()
      .cast('Plain Jolt', { targets: ['player 2'] })
      .resolveAll()
    expect(isThere(aimed)).toBe(true)
    expect(isThere(aimed.cast('Plain Jolt', { targets: ['player 1'] }).resolveAll())).toBe(false)
    const game = begun().until('attackers')
    game.reply([{ id: game.id('Bear', 'battlefield'), defender: { player: 1 } }]).resolveAll()
    expect(isThere(game)).toBe(false)
  })

  test('[2011:contents/9] a card revealed this way is cast from another’s hand', () => {
    const grasp = sorcery(
      'Grasp',
      'Each opponent reveals their hand. You may choose a noncreature, nonland card revealed this way and cast it without paying its mana cost.',
    )
    const sides: Sides = [{ hand: ['Grasp'] }, { hand: ['Plain Jolt', 'Bear'] }, { hand: ['Engine', 'Forest'] }]
    const game = table('2011', sides, [grasp, ...CARDS]).cast('Grasp')
    game.pass(3)
    const { from, seat } = game.asks('choose')
    expect([seat, [...from].sort()]).toEqual([0, [game.id('Plain Jolt'), game.id('Engine')].sort()])
    game.reply([game.id('Engine')]).resolveAll()
    expect(get(game.state, game.id('Engine'))).toMatchObject({ zone: 'battlefield', owner: 2, controller: 0 })
  })

  test('[2011:contents/9] two rules until a player planeswalks end together', () => {
    const haven = card(
      'Haven',
      '',
      'Plane',
      "At the beginning of your upkeep, until a player planeswalks, you can't gain life and your opponents can't cast spells.",
    )
    const sides: Sides = [{ command: ['Haven'] }, { hand: ['Draw'] }]
    const game = table('2011', sides, [haven, ...CARDS], { active: 1, step: 'end' }, { format: PLANECHASE })
    game.to('main1', game.state.turn.number + 1).resolveAll()
    expect(game.state.lasting.map(({ duration }) => duration.kind)).toEqual(['planeswalk', 'planeswalk'])
  })
})
