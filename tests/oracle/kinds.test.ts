/** What a row of `language/kinds` decides, where sets by hand used to disagree. */
import { describe, expect, it } from 'vitest'
import { compile } from '../../src/oracle/index.ts'
import { problems } from './support.ts'

const modesOf = (oracle_text: string): unknown => {
  const compiled = compile({ name: 'Told Once', mana_cost: '{2}{U}', type_line: 'Sorcery', oracle_text })
  const [ability] = compiled.printed.abilities
  return ability?.kind === 'spell' ? ability.body.modes : null
}

describe('every number but a letter or “that much” can describe an X', () => {
  it('a total of life', () => {
    const n = { kind: 'extremeLife', most: true }
    const X = 'X cards, where X is the highest life total among all players.'
    expect(modesOf(`Draw ${X}`)).toEqual([[{ kind: 'draw', who: { kind: 'you' }, n }]])
    expect(modesOf(`Target player mills ${X}`)).toMatchObject([[{ kind: 'mill', n }]])
  })
  it('but not X itself', () => expect(modesOf('Draw X cards, where X is X.')).toBeNull())
})

describe('who is dealt damage is a player wherever only players can be meant', () => {
  const would = (whom: string) =>
    problems(
      `As ~ enters the battlefield, choose an opponent.\nIf a source would deal damage to ${whom}, that player discards a card instead.`,
    )
  it('the chosen player is spoken of', () => expect(would('the chosen player')).toEqual([]))
  it('a creature is no player', () => expect(would('~')).toMatchObject([{ reason: 'pronoun' }]))
})
