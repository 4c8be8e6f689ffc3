import { test } from 'vitest'
import { compile } from '../../src/oracle/index.ts'
import { readFileSync } from 'node:fs'
test('x', () => {
  for (const t of readFileSync('/tmp/h/s27/texts', 'utf8').split('\n').filter(Boolean)) {
    const c = compile({ name: 'Zed', mana_cost: '{0}', type_line: 'Creature — Bear', power: '1', toughness: '1', oracle_text: t.replaceAll('~', 'Zed').replaceAll('\\n','\n') })
    console.log(c.ok ? 'OK ' : 'NO ', t, c.ok ? (process.env.SHOW ? JSON.stringify(c.printed.abilities) : '') : JSON.stringify(c.problems))
  }
})
