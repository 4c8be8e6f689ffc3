/** What the log tells of choices that are no objects. */
import { describe, expect, test } from 'vitest'
import { seenEvents } from '../../../src/engine/index.ts'
import { logEntries } from '../../../src/ui/view/logLines.ts'
import { card, creature } from '../../support/cards.ts'
import { type Side, type Table, table } from '../../support/table.ts'

const spell = (name: string, text: string) => card(name, '{0}', 'Sorcery', text)
const MODES = '• Draw a card.\n• You gain 3 life.'
const CARDS = [
  creature('Imp', '{0}', '1/1'),
  spell('Grudge', 'For each player, choose friend or foe. Each foe sacrifices a creature they control.'),
  spell('Gift', 'An opponent creates a 1/1 red Elf creature token.'),
  spell('Aid', 'Target creature gains your choice of flying or trample until end of turn.'),
  spell(
    'Halves',
    'Target opponent looks at the top three cards of your library and separates them into a face-down pile and a face-up pile. Put one pile into your hand and the other into your graveyard.',
  ),
  spell(
    'Heaps',
    'Reveal the top three cards of your library and separate them into two piles. An opponent chooses one of those piles. Put that pile into your hand and the other into your graveyard.',
  ),
  spell('Either', `Choose one —\n${MODES}`),
  spell('Theirs', `An opponent chooses one —\n${MODES}`),
  creature('Guest', '{0}', '1/1', `When Guest enters, choose one —\n${MODES}`),
  creature('Chameleon', '{0}', '1/1', 'As Chameleon enters, choose a color.\nProtection from the chosen color'),
  card(
    'Banner',
    '{0}',
    'Enchantment',
    'As Banner enters, choose North or South.\n• North — Creatures you control get +1/+1.\n• South — Creatures you control have flying.',
  ),
]
const of = (mine: Side, one: Side = {}, ...others: Side[]) => table('today', [mine, one, ...others], CARDS)
const told = (game: Table) =>
  logEntries(seenEvents(game.events, 0), { state: game.state, me: 0 }).map(({ text }) => text)

describe('the log', () => {
  test('says who is a friend and who a foe', () => {
    const game = of({ hand: ['Grudge'] }, { battlefield: ['Imp'] })
    game.cast('Grudge').pass(2).reply(true).reply(false)
    expect(told(game)).toEqual(
      expect.arrayContaining(['Player 1 chooses friend for **Player 1**.', 'Player 1 chooses foe for **Player 2**.']),
    )
    game.isAtAQuestion()
  })

  test('says which opponent is chosen, where there is a choice', () => {
    const several = of({ hand: ['Gift'] }, {}, {})
      .cast('Gift')
      .pass(3)
      .reply(2)
    expect(told(several)).toContain('Player 1 chooses **Player 3**.')
    const one = of({ hand: ['Gift'] })
      .cast('Gift')
      .pass(2)
    expect(one.state.battlefield).toHaveLength(1)
    expect(told(one).filter((line) => line.includes('chooses'))).toEqual([])
  })

  test('says which ability is chosen', () => {
    const game = of({ hand: ['Aid'], battlefield: ['Imp'] })
      .cast('Aid', { targets: ['Imp'] })
      .pass(2)
      .reply('trample')
    expect(told(game)).toContain('Player 1 chooses Trample.')
    game.isAtAQuestion()
  })

  test('says which pile is chosen and how it lies, not what lies face down in it', () => {
    const library = ['Imp', 'Chameleon', 'Forest']
    const game = of({ hand: ['Halves'], library })
      .cast('Halves', { targets: ['player 1'] })
      .pass(2)
    const [first = 0] = game.asks('choose').from
    game.reply([first]).reply(1)
    expect(told(game)).toContain('Player 1 chooses the face-down pile (2 cards).')
    const open = of({ hand: ['Heaps'], library })
      .cast('Heaps')
      .pass(2)
      .reply([])
      .reply(1)
    expect(told(open)).toContain('Player 2 chooses pile 2 (3 cards).')
    open.isAtAQuestion()
  })

  test.each([
    ['Either', 'Player 1 chooses for **Either**: “You gain 3 life.”'],
    ['Theirs', 'Player 2 chooses for **Theirs**: “You gain 3 life.”'],
  ])('says which mode is chosen for %s, and by whom', (name, line) => {
    const game = of({ hand: [name] }).cast(name, { modes: [1] })
    expect(told(game)).toContain(line)
    game.pass(2).isAtAQuestion()
    expect(game.life(0)).toBe(23)
  })

  test('says it of an ability that triggers, too', () => {
    const game = of({ hand: ['Guest'] })
      .cast('Guest')
      .resolve()
    game.asks('modes')
    game.reply([1])
    expect(told(game)).toContain('Player 1 chooses for **Guest**: “You gain 3 life.”')
  })

  test('says what is chosen as something enters: a colour by its name, a word as it is', () => {
    const colored = of({ hand: ['Chameleon'] })
      .cast('Chameleon')
      .pass(2)
      .reply('U')
    expect(told(colored)).toContain('Player 1 chooses blue.')
    const worded = of({ hand: ['Banner'] })
      .cast('Banner')
      .pass(2)
      .reply('South')
    expect(told(worded)).toContain('Player 1 chooses South.')
    worded.isAtAQuestion()
  })
})
