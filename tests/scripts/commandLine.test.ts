import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { givenJson, givenText, readCommandLine, wholeNumber } from '../../scripts/lib/commandLine.mjs'

const OPTIONS = { games: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } } as const
const HELP = 'npm run something -- [--games N] [--json]'

/** What is said, and with what the program ends, as the command line is read. */
function ended(read: () => unknown): { readonly code: unknown; readonly said: string } {
  const said: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => said.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  try {
    read()
  } catch (error) {
    return { code: (error as Error).message, said: said.join('\n') }
  }
  return { code: null, said: said.join('\n') }
}

const reading = (...args: readonly string[]) =>
  ended(() => readCommandLine(HELP, { args: [...args], options: OPTIONS }))

describe('a command line', () => {
  afterEach(() => vi.restoreAllMocks())

  test('gives what was asked for, and else what is usual', () => {
    const { values, positionals } = readCommandLine(HELP, {
      args: ['--json', 'file'],
      options: OPTIONS,
      allowPositionals: true,
    })
    expect({ ...values }).toEqual({ games: '20', json: true })
    expect(positionals).toEqual(['file'])
    expect(reading('--games', '3')).toEqual({ code: null, said: '' })
  })

  test.each([
    ['an option that is not known', ['--gmes', '3'], '--gmes'],
    ['an option without its value', ['--games'], '--games'],
    ['a name where none is asked for', ['file'], 'file'],
  ])('ends with 2, says why and how it is used: %s', (_, args, named) => {
    const { code, said } = reading(...args)
    expect(code).toBe('ended with 2')
    expect(said).toContain(named)
    expect(said.split('\n\n')[1]).toBe(HELP)
    expect(said).not.toContain('    at ')
  })

  test.each(['many', '', ' ', '2.5', '-1', '1e30', 'Infinity'])(
    'refuses %j where a whole number is asked for',
    (text) => {
      const { code, said } = ended(() => wholeNumber(HELP, '--games', text))
      expect(code).toBe('ended with 2')
      expect(said).toMatch(/^--games: .+ is no whole number from 0\n\n/)
    },
  )

  test('takes a whole number from the least on', () => {
    expect(wholeNumber(HELP, '--games', '0')).toBe(0)
    expect(wholeNumber(HELP, '--games', '12', 12)).toBe(12)
    expect(ended(() => wholeNumber(HELP, '--games', '11', 12)).said).toContain('from 12')
  })
})

describe('a file on a command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cantrip-'))
  const file = join(folder, 'cards.json')
  afterEach(() => vi.restoreAllMocks())
  afterAll(() => rmSync(folder, { recursive: true }))

  test('is read', () => {
    writeFileSync(file, '[1]')
    expect(givenText(file)).toBe('[1]')
    expect(givenJson(file)).toEqual([1])
  })

  test.each([
    ['that is not there', givenText, join(folder, 'none.json'), /: there is no such file$/],
    ['that is a folder', givenText, folder, /: .+/],
    ['that is not there, as JSON', givenJson, join(folder, 'none.json'), /: there is no such file$/],
  ])('ends with 2 and one line: %s', (_, read, given, why) => {
    const { code, said } = ended(() => read(given))
    expect(code).toBe('ended with 2')
    expect(said.startsWith(`${given}: `)).toBe(true)
    expect(said).toMatch(why)
    expect(said).not.toContain('\n')
  })

  test('ends with 2 and says where it is no JSON', () => {
    writeFileSync(file, '[1')
    const { code, said } = ended(() => givenJson(file))
    expect(code).toBe('ended with 2')
    expect(said).toMatch(/cards\.json: .*JSON/)
  })
})
