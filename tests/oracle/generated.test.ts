import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile, printAbility } from '../../src/oracle/index.ts'
import { abilities } from './support.ts'

/** Parts that can be put together freely: what the grammar composes, nobody needs to have written. */
const adjective = fc.constantFrom('', 'tapped ', 'nonblack ', 'attacking ', 'white ', 'untapped red ', 'nontoken ')
const noun = fc.constantFrom('creature', 'Goblin', 'artifact creature', 'Elf', 'permanent', 'land', 'Zombie creature')
const quality = fc.constantFrom('', ' with flying', ' with power 3 or less', ' without trample', ' with mana value 2')
const control = fc.constantFrom('', ' you control', " you don't control", ' an opponent controls')
const phrase = fc.tuple(adjective, noun, quality, control).map((parts) => parts.join(''))
const amount = fc.integer({ min: 2, max: 9 })

const clause = fc.oneof(
  phrase.map((one) => `destroy target ${one}`),
  phrase.map((one) => `return target ${one} to its owner's hand`),
  phrase.map((one) => `tap up to one target ${one}`),
  fc.tuple(phrase, amount).map(([one, n]) => `target ${one} gets +${n}/-1 until end of turn`),
  amount.map((n) => `you gain ${n} life`),
  amount.map((n) => `target opponent loses ${n} life`),
  phrase.map((one) => `put a +1/+1 counter on target ${one}`),
  fc.tuple(amount, phrase).map(([n, one]) => `~ deals ${n} damage to target ${one}`),
)
const condition = phrase.filter((one) => !one.includes('control')).map((one) => `you control a ${one}`)
const capital = (text: string): string => text[0]?.toUpperCase() + text.slice(1)
const articled = (text: string): string => text.replaceAll(/\ba (?=[aeiou])/gi, 'an ')

const text = fc
  .oneof(
    clause.map((one) => `${capital(one)}.`),
    fc.tuple(clause, clause).map(([one, other]) => `${capital(one)}. ${capital(other)}.`),
    clause.map((one) => `{2}, {T}: ${capital(one)}.`),
    fc.tuple(phrase, clause).map(([one, other]) => `Whenever a ${one} attacks, ${other}.`),
    fc.tuple(condition, clause).map(([one, other]) => `When ~ dies, if ${one}, ${other}.`),
    clause
      .filter((one) => !one.startsWith('you') && !one.startsWith('target'))
      .map((one) => `At the beginning of your upkeep, you may ${one}.`),
  )
  .map(articled)

describe('texts that nobody wrote', () => {
  it('are understood where their parts are, in one meaning that house style says again', () => {
    fc.assert(
      fc.property(text, (words) => {
        const type = /^(?:When|At|\{)/.test(words) ? 'Creature — Goblin' : 'Sorcery'
        if (words.includes('you may ~')) return
        const meaning = abilities(words, type)
        const said = meaning.map((one) => printAbility(one, type === 'Sorcery'))
        expect(said).not.toContain(null)
        expect(abilities(said.join('\n'), type)).toEqual(meaning)
      }),
      { numRuns: 300, seed: 2004 },
    )
  })

  it('of any words, nothing throws', () => {
    const word = fc.constantFrom(
      ...'target creature you your it that ~ draw a card . , : {T} with and or 2 X may if'.split(' '),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        const record = { name: 'Hollow Lantern', mana_cost: '', type_line: 'Instant', oracle_text: words.join(' ') }
        expect(typeof compile(record).ok).toBe('boolean')
      }),
      { numRuns: 300, seed: 2011 },
    )
  })
})
