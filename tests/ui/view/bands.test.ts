import { describe, expect, test } from 'vitest'
import type { Reply } from '../../../src/engine/index.ts'
import { bandChoices, type Draft, draftReply, marksOf, press, startDraft } from '../../../src/ui/view/index.ts'
import { logEntries } from '../../../src/ui/view/logLines.ts'
import { creature } from '../../support/cards.ts'
import { type Table, table } from '../../support/table.ts'
import { viewOf } from './support.ts'

const CARDS = [creature('Shieldhand', '{W}', '1/1', 'Banding'), creature('Page', '{W}', '1/1', 'Banding')]
const start = (): Table =>
  table('2011', [{ battlefield: ['Ox', 'Page', 'Bear', 'Shieldhand'] }, {}], CARDS).until('attackers')

/** The attackers chosen by pressing these, in order. */
function drafted(game: Table, ...names: readonly string[]): Extract<Draft, { kind: 'attackers' }> {
  const question = game.asks('attackers')
  const draft = names.reduce<Draft>((before, name) => {
    const pressed = press(game.state, question, before, game.ref(name))
    return pressed !== null && 'draft' in pressed ? pressed.draft : before
  }, startDraft(question))
  if (draft.kind !== 'attackers') throw new Error('no attack')
  return draft
}

const namesIn = (game: Table, ids: readonly number[]): string =>
  ids.map((id) => ['Ox', 'Page', 'Bear', 'Shieldhand'].find((name) => game.id(name) === id)).join(' + ')

/** What can be pressed about bands; those there are in brackets. */
const choices = (game: Table, { attacks }: ReturnType<typeof drafted>): readonly string[] =>
  bandChoices(game.state, attacks).map(({ ids, isBand }) => (isBand ? `[${namesIn(game, ids)}]` : namesIn(game, ids)))

/** The draft after the choice of that name was pressed. */
function choose(game: Table, draft: ReturnType<typeof drafted>, name: string): ReturnType<typeof drafted> {
  const choice = bandChoices(game.state, draft.attacks)[choices(game, draft).indexOf(name)]
  if (choice === undefined) throw new Error(`no ${name} among ${choices(game, draft).join(', ')}`)
  return { ...draft, attacks: choice.attacks }
}

describe('forming bands', () => {
  test('[2004:308.2b] nothing is offered where no band can be formed', () => {
    const game = start()
    expect(choices(game, drafted(game))).toEqual([])
    expect(choices(game, drafted(game, 'Shieldhand'))).toEqual([])
    expect(choices(game, drafted(game, 'Ox', 'Bear'))).toEqual([])
  })

  test('the attacker chosen last may join each of the others that may have it', () => {
    const game = start()
    const draft = drafted(game, 'Ox', 'Bear', 'Shieldhand')
    expect(choices(game, draft)).toEqual(['Ox + Shieldhand', 'Bear + Shieldhand'])
    const banded = choose(game, draft, 'Ox + Shieldhand')
    expect(choices(game, banded)).toEqual(['[Ox + Shieldhand]'])
    const { draft: more } = press(game.state, game.asks('attackers'), banded, game.ref('Page')) as { draft: Draft }
    if (more.kind !== 'attackers') throw new Error('no attack')
    expect(choices(game, more)).toEqual(['[Ox + Shieldhand]', 'Ox + Shieldhand + Page', 'Bear + Page'])
    const reply = draftReply(choose(game, more, 'Ox + Shieldhand + Page')) as Reply
    game.reply(reply)
    const bands = game.state.combat?.attackers.map(({ band }) => band)
    expect(new Set(bands).size).toBe(2)
    expect(bands?.filter((band) => band === null)).toHaveLength(1)
  })

  test('a band is undone, and left by a creature that is withdrawn', () => {
    const game = start()
    const banded = choose(game, drafted(game, 'Ox', 'Shieldhand'), 'Ox + Shieldhand')
    expect(choose(game, banded, '[Ox + Shieldhand]').attacks.some((one) => 'band' in one)).toBe(false)
    const withdrawn = press(game.state, game.asks('attackers'), banded, game.ref('Shieldhand')) as { draft: Draft }
    expect([...marksOf(game.question, withdrawn.draft).bands]).toEqual([])
    expect(game.reply(draftReply(withdrawn.draft) as Reply).state.combat?.attackers[0]?.band).toBeNull()
  })
})

describe('seeing bands', () => {
  test('its creatures are side by side and numbered, before and after it is declared', () => {
    const game = start()
    const banded = choose(game, drafted(game, 'Ox', 'Shieldhand'), 'Ox + Shieldhand')
    const seen = (draft?: Draft) =>
      viewOf(game, 0, draft).you.side.creatures.map(({ name, members }) => [name, members[0]?.card.state.band])
    const together = [
      ['Ox', 1],
      ['Shieldhand', 1],
      ['Page', undefined],
      ['Bear', undefined],
    ]
    expect(seen().map(([name]) => name)).toEqual(['Ox', 'Page', 'Bear', 'Shieldhand'])
    expect(seen(banded)).toEqual(together)
    game.reply(draftReply(banded) as Reply)
    expect(seen()).toEqual(together)
    const ox = viewOf(game, 0).you.side.creatures.find(({ name }) => name === 'Ox')
    expect(ox?.members[0]?.card.label).toContain('in band 1')
  })

  test('one line leads from it, before and after it is declared', () => {
    const game = start()
    const banded = choose(game, drafted(game, 'Ox', 'Bear', 'Shieldhand'), 'Bear + Shieldhand')
    const lines = (draft?: Draft) => viewOf(game, 0, draft).pointers.map(({ from, to }) => [from, to])
    const together = [
      [`o${game.id('Ox')}`, 'p1'],
      ['b1', 'p1'],
    ]
    expect(lines(banded).sort()).toEqual([...together].sort())
    game.reply(draftReply(banded) as Reply)
    expect(lines().sort()).toEqual([...together].sort())
  })

  test('no line leads from it once one of it is to be blocked: it is blocked with it', () => {
    const game = table(
      '2011',
      [{ battlefield: ['Ox', 'Page', 'Bear', 'Shieldhand'] }, { battlefield: ['Bear'] }],
      CARDS,
    )
    game.until('attackers')
    game.reply(draftReply(choose(game, drafted(game, 'Ox', 'Bear', 'Shieldhand'), 'Bear + Shieldhand')) as Reply)
    game.until('blockers')
    const question = game.asks('blockers')
    const blocker = question.able[0]?.id ?? 0
    const draft: Draft = {
      kind: 'blockers',
      blocks: [{ id: blocker, attackers: [game.id('Shieldhand')] }],
      active: null,
    }
    const attacks = (one?: Draft) =>
      viewOf(game, 1, one)
        .pointers.filter(({ kind }) => kind === 'attack')
        .map(({ from }) => from)
    expect(attacks()).toContain('b1')
    expect(attacks(draft)).toEqual([`o${game.id('Ox')}`])
  })

  test('it is told', () => {
    const game = start()
    game.reply(draftReply(choose(game, drafted(game, 'Ox', 'Shieldhand'), 'Ox + Shieldhand')) as Reply)
    const told = logEntries(game.events, { state: game.state, me: 0 }).map(({ text }) => text)
    expect(told.some((text) => text.includes('**Ox** and **Shieldhand** attack in a band.'))).toBe(true)
  })
})
