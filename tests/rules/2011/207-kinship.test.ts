import { expect, test } from 'vitest'
import { get } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { table } from '../../support/table.ts'
import { zoo } from '../../support/zoo/index.ts'

const PATROL = creature(
  'Patrol',
  '{0}',
  '1/1',
  'Kinship — At the beginning of your upkeep, you may look at the top card of your library. If it shares a creature type with ~, you may reveal it. If you do, put a +1/+1 counter on ~.',
  'Creature — Elf Scout',
)
const ELF = zoo('Elf')
const OGRE = zoo('Ogre')
const SURGERY = card(
  'Surgery',
  '{0}',
  'Sorcery',
  'Choose a card name. Target player reveals their hand and discards all cards with that name.',
)
const HUSH = card(
  'Shushing',
  '{0}',
  'Enchantment',
  'As ~ enters the battlefield, choose a card name.\nSpells with the chosen name can’t be cast.',
)
const CARDS = [PATROL, ELF, OGRE, SURGERY, HUSH]

inEditions('2004', '2011')('207.2 kinship, %s', (edition) => {
  const played = (top: string, ...replies: readonly boolean[]) => {
    const sides = { battlefield: ['Patrol'], library: [top, 'Ogre', 'Ogre'] }
    const game = table(edition, [sides, { library: ['Ogre', 'Ogre', 'Ogre'] }], CARDS)
    game.to('upkeep', game.state.turn.number + 2).resolve()
    for (const reply of replies) {
      game.asks('confirm')
      game.reply(reply)
    }
    game.isAtAQuestion()
    return game
  }

  test('[2011:ability-word/kinship] a card of its type may be revealed, and then there is a counter', () => {
    expect(played('Elf', true, true).size('Patrol')).toBe('2/2')
    expect(played('Elf', true, false).size('Patrol')).toBe('1/1')
  })

  test('[2011:ability-word/kinship] a card that shares no type isn’t revealed, and looking alone does nothing', () => {
    const game = played('Ogre', true)
    expect(game.size('Patrol')).toBe('1/1')
    expect(game.question.kind).toBe('priority')
    expect(played('Elf', false).size('Patrol')).toBe('1/1')
  })
})

inEditions('2004', '2011')('201.3 chosen names, %s', (edition) => {
  test('[2004:202.3] all cards with that name are discarded, and no others', () => {
    const game = table(edition, [{ hand: ['Surgery'] }, { hand: ['Elf', 'Elf', 'Ogre'] }], CARDS)
    game
      .cast('Surgery', { targets: ['player 1'] })
      .resolve()
      .reply('Elf')
    expect(game.handSize(1)).toBe(1)
    expect(get(game.state, game.id('Ogre')).zone).toBe('hand')
    game.isAtAQuestion()
  })

  test('[2004:202.3] nobody can cast spells with the chosen name', () => {
    const game = table(edition, [{ hand: ['Shushing', 'Patrol', 'Surgery'] }, {}], CARDS)
    game.cast('Shushing').resolve().reply('Patrol')
    expect(game.why({ do: 'cast', object: game.id('Patrol'), via: 'normal' })).not.toBeNull()
    expect(game.why({ do: 'cast', object: game.id('Surgery'), via: 'normal' })).toBeNull()
    game.isAtAQuestion()
  })
})
