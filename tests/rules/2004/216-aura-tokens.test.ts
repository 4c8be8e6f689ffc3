/** Tokens that are copies of Auras (212.4e, 2011:contents/303), and of what lies face down (504.4). */
import { expect, test } from 'vitest'
import { characteristics, find, get, seenBy } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table } from '../../support/table.ts'

const CARDS = [
  card('Halo', '{0}', 'Enchantment — Aura', 'Enchant creature\nEnchanted creature gets +1/+1.'),
  card('Curse', '{0}', 'Enchantment — Aura', 'Enchant player\nEnchanted player can’t gain life.'),
  card('Twin Weave', '{0}', 'Sorcery', 'Create a token that’s a copy of target enchantment.'),
  card('Recollect', '{0}', 'Sorcery', 'Create a token that’s a copy of target enchantment card in your graveyard.'),
  card('Mirror', '{0}', 'Enchantment', 'Whenever a creature dies, create a token that’s a copy of that creature.'),
  creature('Cellar Lurker', '{0}', '5/5', 'Morph {0}'),
  card('Doom', '{0}', 'Instant', 'Destroy target creature.'),
]
const tokens = (game: Table) =>
  game.state.battlefield.map((id) => get(game.state, id)).filter(({ kind }) => kind === 'token')
const LANDS = ['Forest', 'Forest', 'Forest']

inEditions('2004', '2011', 'today')('token copies, %s', (edition) => {
  test('[2004:212.4e] its player chooses what a token that is an Aura enchants, without targeting', () => {
    const mine = ['Ox', { name: 'Bear', label: 'b' }, { name: 'Halo', attachedTo: 'b' }]
    const game = table(edition, [{ battlefield: mine, hand: ['Twin Weave'] }, {}], CARDS)
    game.cast('Twin Weave', { targets: ['Halo'] }).resolve()
    expect(game.asks('choose').from).toHaveLength(2)
    game.reply([game.id('Ox')])
    const [halo] = tokens(game)
    expect([halo?.attachedTo, game.size('Ox')]).toEqual([{ object: game.id('Ox') }, '4/4'])
    game.isAtAQuestion()
  })

  test('[2004:212.4e today:111.5] with one creature there is nothing to choose; with none it isn’t made', () => {
    const game = table(
      edition,
      [{ battlefield: ['Bear', { name: 'Halo', attachedTo: 'Bear' }], hand: ['Twin Weave', 'Doom'] }, {}],
      CARDS,
    )
    game.cast('Twin Weave', { targets: ['Halo'] }).resolve()
    expect([tokens(game).length, game.size('Bear')]).toEqual([1, '4/4'])
    const bare = (battlefield: readonly string[]) =>
      table(edition, [{ graveyard: ['Halo'], battlefield, hand: ['Recollect'] }, {}], CARDS)
        .cast('Recollect', { targets: ['Halo'] })
        .resolve()
    const made = (game: Table) => game.events.filter(({ kind }) => kind === 'tokenMade').length
    expect([made(bare([])), made(bare(['Ox']))]).toEqual([0, 1])
  })

  test('[2004:212.4e] one that enchants players goes on the player chosen', () => {
    const cursed = table(edition, [{ hand: ['Curse', 'Twin Weave'] }, {}], CARDS)
    cursed.cast('Curse', { targets: ['player 1'] }).resolve()
    cursed.cast('Twin Weave', { targets: ['Curse'] }).resolve()
    cursed.reply([{ player: 0 }])
    expect(tokens(cursed).map(({ attachedTo }) => attachedTo)).toEqual([{ player: 0 }])
    cursed.isAtAQuestion()
  })

  test('[2004:504.4 2004:413.2f] a token copy of what was face down shows nothing of its face', () => {
    const game = table(edition, [{ battlefield: ['Mirror', ...LANDS], hand: ['Cellar Lurker', 'Doom'] }, {}], CARDS)
    game.cast('Cellar Lurker', { via: 'faceDown' }).resolve()
    const hidden = game.state.battlefield.at(-1)
    game.reply({ do: 'cast', object: game.id('Doom', 'hand'), via: 'normal' }).reply([{ object: Number(hidden) }])
    game.announce({}).resolve().resolveAll()
    const [token] = tokens(game)
    const values = characteristics(game.state, Number(token?.id))
    expect([values.name, values.power, values.toughness, values.abilities]).toEqual(['', 2, 2, []])
    const { now } = seenBy(game.position, 1)
    expect(characteristics(now, Number(token?.id)).name).toBe('')
    expect(
      find(now, Number(token?.id))?.face === -1 ||
        now.printed[find(now, Number(token?.id))?.face ?? 0]?.name !== 'Cellar Lurker',
    ).toBe(true)
  })
})
