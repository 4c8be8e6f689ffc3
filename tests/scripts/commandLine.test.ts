import { afterEach, describe, expect, test, vi } from 'vitest'
import { readCommandLine } from '../../scripts/lib/commandLine.mjs'

const OPTIONS = { games: { type: 'string', default: '20' }, json: { type: 'boolean', default: false } } as const
const HELP = 'npm run something -- [--games N] [--json]'

/** What is said, and with what the program ends, where it is called with these. */
function ended(...args: readonly string[]): { readonly code: unknown; readonly said: string } {
  const said: unknown[] = []
  vi.spyOn(console, 'error').mockImplementation((line: unknown) => said.push(line))
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  try {
    readCommandLine(HELP, { args: [...args], options: OPTIONS })
  } catch (error) {
    return { code: (error as Error).message, said: said.join('\n') }
  }
  return { code: null, said: said.join('\n') }
}

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
    expect(ended('--games', '3')).toEqual({ code: null, said: '' })
  })

  test.each([
    ['an option that is not known', ['--gmes', '3'], '--gmes'],
    ['an option without its value', ['--games'], '--games'],
    ['a name where none is asked for', ['file'], 'file'],
  ])('ends with 2, says why and how it is used: %s', (_, args, named) => {
    const { code, said } = ended(...args)
    expect(code).toBe('ended with 2')
    expect(said).toContain(named)
    expect(said.split('\n\n')[1]).toBe(HELP)
    expect(said).not.toContain('    at ')
  })
})
