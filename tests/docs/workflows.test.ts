import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const FOLDER = '.github/workflows/'
const workflows = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(FOLDER + name, 'utf8') }))

describe.each(workflows)('the workflow $name', ({ text }) => {
  test('takes actions of others by commit, with their version beside it', () => {
    const used = [...text.matchAll(/uses: (\S+)(.*)/g)].filter(([, action]) => !action?.startsWith('./'))
    for (const [line, action] of used) {
      expect(action, line).toMatch(/@[0-9a-f]{40}$/)
      expect(line).toMatch(/# v\d+\.\d+\.\d+$/)
    }
  })

  test('may only read, but for the job that publishes', () => {
    const [head = '', jobs = ''] = text.split(/^jobs:$/m)
    expect(head).toMatch(/^permissions:\n {2}contents: read$/m)
    expect(head).not.toMatch(/: write/)
    for (const job of jobs.split(/^ {2}(?=\w+:$)/m)) if (/: write/.test(job)) expect(job).toContain('deploy-pages@')
  })

  test('installs what the lock file names', () => expect(text).not.toMatch(/npm (install|i)\b/))
})
