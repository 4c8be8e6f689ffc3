/** Wordings about hidden zones that mean the same as others, and those that mean nothing. */
import { describe, expect, test } from 'vitest'
import { ability, effects, problems, unaddressed } from './support.ts'

const same = (one: unknown, other: unknown): void => expect(unaddressed(one)).toEqual(unaddressed(other))

describe('said in two ways', () => {
  test.each([
    [
      'If ~ would enter, sacrifice a Forest instead. If you do, put ~ onto the battlefield. If you don’t, put it into its owner’s graveyard.',
      'If ~ would enter the battlefield, sacrifice a Forest instead. If you do, put ~ onto the battlefield. If you don’t, put it into its owner’s graveyard.',
    ],
    [
      'If ~ would enter, you may discard a creature card instead. If you do, put ~ onto the battlefield. If you don’t, put it into its owner’s graveyard.',
      'If ~ would enter the battlefield, you may discard a creature card instead. If you do, put ~ onto the battlefield. If you don’t, put it into its owner’s graveyard.',
    ],
    [
      'At the beginning of your upkeep, target player sacrifices an artifact of their choice, enchantment, or land.',
      'At the beginning of your upkeep, target player sacrifices an artifact, enchantment, or land.',
    ],
    [
      'At the beginning of your upkeep, each player sacrifices an artifact of their choice or land.',
      'At the beginning of your upkeep, each player sacrifices an artifact or land.',
    ],
    [
      'At the beginning of your upkeep, each opponent sacrifices a land of their choice for each card in your hand.',
      'At the beginning of your upkeep, each opponent sacrifices a land for each card in your hand.',
    ],
  ])('%s', (text, meaning) => same(ability(text), ability(meaning)))

  test('what chance exiles is a fate of its own', () => {
    const [first] = effects(
      'Look at the top five cards of your library. Exile two of them at random, then put the rest on top of your library in any order.',
    )
    expect(first).toMatchObject({ kind: 'sortCards', fates: [{ random: true, count: { min: 2, max: 2 } }] })
  })

  test('all but one go to the bottom: that one stays on top', () => {
    const text = 'on the bottom of your library in a random order.'
    same(
      effects(`Look at the top four cards of your library. Put all but one of them ${text}`),
      effects(
        `Look at the top four cards of your library. Put one of them on top of your library and the rest ${text}`,
      ),
    )
  })
})

describe('not understood', () => {
  test.each([
    ['At the beginning of your upkeep, target player sacrifices a Goblin of their choice, Elf, or land.'],
    ['A deck can have four cards named Hollow Lantern.'],
    ['If ~ is in a graveyard, effects from spells named Gray Burst count it as a card named Red Burst.'],
    ['Whenever a creature dies, you lose 1 life for each of the exiled cards.'],
    ['~ enters the battlefield from a graveyard.'],
  ])('%s', (text) => expect(problems(text)).not.toEqual([]))
})
