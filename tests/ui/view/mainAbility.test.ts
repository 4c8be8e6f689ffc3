import { describe, expect, test } from 'vitest'
import { lookOfPrinted } from '../../../src/ui/view/index.ts'
import { creature } from '../../support/cards.ts'

const shown = (text: string) => lookOfPrinted(creature('Ox', '{1}', '2/2', text)).ability

describe('what a small card says of its abilities', () => {
  test('its keywords, up to three, with the words that tell what they are about', () => {
    expect(shown('Flying; first strike; banding')).toBe('Flying, First strike, Banding')
    expect(shown('Flying, first strike, vigilance, trample')).toBe('Flying, First strike, Vigilance')
    expect(shown('Protection from black')).toBe('Protection from black')
    expect(shown('Flying, protection from red')).toBe('Flying, protection from red')
    expect(shown('Islandwalk')).toBe('Islandwalk')
  })

  test('when it triggers, or the beginning of what always applies', () => {
    expect(shown('Whenever Ox attacks, another target creature you control gets +1/+1 until end of turn.')).toBe(
      'Whenever this attacks…',
    )
    expect(shown('Ox gets +1/+1 as long as you control another creature.')).toBe('This gets +1/+1 as long as you…')
    expect(shown('Ox can’t block.'.replace('’', "'"))).toBe("This can't block")
  })

  test('what is activated before that, and nothing where there is nothing to say', () => {
    expect(shown('Ox can’t block.\n{T}: Draw a card.'.replace('’', "'"))).toBe('{T}: Draw a card')
    expect(shown('')).toBeUndefined()
  })
})
