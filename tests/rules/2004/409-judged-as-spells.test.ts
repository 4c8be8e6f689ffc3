import { expect, test } from 'vitest'
import { legalReplies } from '../../../src/engine/index.ts'
import { card, creature } from '../../support/cards.ts'
import { inEditions } from '../../support/editions.ts'
import { type Table, table, times } from '../../support/table.ts'

const CARDS = [
  creature('Slick', '{1}{G}', '2/2', "~ can't be the target of spells."),
  creature('Drake', '{1}{U}', '2/2', 'Protection from blue'),
  card('Tap Out', '{R}', 'Instant', 'Tap target creature.'),
  card('Dye', '{1}', 'Enchantment', 'Instant spells you control are blue.'),
  card('Recall a Page', '{G}', 'Sorcery', 'Return target card from your graveyard to your hand.\nFlashback {1}{G}'),
  card(
    'Burnt Page',
    '{G}',
    'Sorcery',
    'As an additional cost to cast ~, exile a card from your graveyard.\nYou gain 1 life.\nFlashback {1}{G}',
  ),
  card(
    'Dear Page',
    '{G}',
    'Sorcery',
    '~ costs {1} less to cast for each card in your graveyard.\nDraw a card.\nFlashback {2}{G}',
  ),
  card('Kindler', '{1}', 'Artifact', 'Discard a card: Add {R}.'),
  card('Foundry', '{1}', 'Enchantment', 'Artifact spells you cast have convoke.'),
  card('Engine', '{3}', 'Artifact', '{T}: You gain 1 life.'),
]

/** Whether casting the card is listed, which is what a reply is answered by. */
const isListed = (game: Table, name: string): boolean => {
  const object = game.id(name)
  const listed = legalReplies(game.position).filter(
    (reply) => typeof reply === 'object' && 'do' in reply && reply.do === 'cast' && reply.object === object,
  )
  for (const reply of listed) game.reply(reply).resolveAll()
  game.isAtAQuestion()
  expect(game.events.filter(({ kind }) => kind === 'reversed')).toEqual([])
  return listed.length > 0
}

inEditions('2004', '2011')('409 a card is judged as the spell it becomes, %s', (edition) => {
  test('[2004:409.1c] what spells cannot target is no target for the card in hand', () => {
    const sides = { hand: ['Tap Out'], battlefield: ['Mountain'] }
    expect(isListed(table(edition, [sides, { battlefield: ['Slick'] }], CARDS), 'Tap Out')).toBe(false)
    expect(isListed(table(edition, [sides, { battlefield: ['Slick', 'Bear'] }], CARDS), 'Tap Out')).toBe(true)
  })

  test('[2004:502.7b] protection is asked of the spell, whatever the card in hand looks like', () => {
    const side = (...more: string[]) => ({ hand: ['Tap Out'], battlefield: ['Mountain', ...more] })
    const other = { battlefield: ['Drake'] }
    expect(isListed(table(edition, [side('Dye'), other], CARDS), 'Tap Out')).toBe(false)
    expect(isListed(table(edition, [side(), other], CARDS), 'Tap Out')).toBe(true)
  })

  test('[2004:502.22a] a card cast from the graveyard is no longer there: no target for itself', () => {
    const side = (...more: string[]) => ({ graveyard: ['Recall a Page', ...more], battlefield: times(2, 'Forest') })
    expect(isListed(table(edition, [side(), {}], CARDS), 'Recall a Page')).toBe(false)
    expect(isListed(table(edition, [side('Bear'), {}], CARDS), 'Recall a Page')).toBe(true)
  })

  test('[2004:409.1a] nor does it pay its own cost from there, or count for it', () => {
    const side = (name: string, ...more: string[]) => ({ graveyard: [name, ...more], battlefield: times(2, 'Forest') })
    expect(isListed(table(edition, [side('Burnt Page'), {}], CARDS), 'Burnt Page')).toBe(false)
    expect(isListed(table(edition, [side('Burnt Page', 'Bear'), {}], CARDS), 'Burnt Page')).toBe(true)
    expect(isListed(table(edition, [side('Dear Page'), {}], CARDS), 'Dear Page')).toBe(false)
    expect(isListed(table(edition, [side('Dear Page', 'Bear'), {}], CARDS), 'Dear Page')).toBe(true)
  })

  test('[2004:409.1a] nor is it discarded for mana to pay for it', () => {
    const side = (...more: string[]) => ({ hand: ['Tap Out', ...more], battlefield: ['Kindler', 'Bear'] })
    expect(isListed(table(edition, [side(), {}], CARDS), 'Tap Out')).toBe(false)
    expect(isListed(table(edition, [side('Engine'), {}], CARDS), 'Tap Out')).toBe(true)
  })
})

inEditions('2011')('409 a card is judged as the spell it becomes, %s', (edition) => {
  test('[2011:702.49] convoke that an effect gives to spells pays for the card in hand', () => {
    const side = (...more: string[]) => ({ hand: ['Engine'], battlefield: ['Plains', ...more] })
    expect(isListed(table(edition, [side('Foundry', 'Bear', 'Bear'), {}], CARDS), 'Engine')).toBe(true)
    expect(isListed(table(edition, [side('Foundry', 'Bear'), {}], CARDS), 'Engine')).toBe(false)
    expect(isListed(table(edition, [side('Bear', 'Bear'), {}], CARDS), 'Engine')).toBe(false)
  })
})
