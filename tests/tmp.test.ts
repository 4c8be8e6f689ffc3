import { test } from 'vitest'
import { explain, explainPrint, only, parseAll, print } from '/work/wt/faces/src/oracle/core/index.ts'
import { levelHeading } from '/work/wt/faces/src/oracle/levels.ts'
import { compile } from '/work/wt/faces/src/oracle/index.ts'
test('x', () => {
  console.log(JSON.stringify(only(levelHeading, 'LEVEL 1-3\n4/4')))
  console.log(JSON.stringify(compile({name:'A B', mana_cost:'{G}', type_line:'Creature — Bear', oracle_text:'Level up {1}\nLEVEL 1-3\n4/4\nFlying\nLEVEL 4+\n6/6\nFlying, trample\n{T}: A B deals 1 damage to any target.', power:'1', toughness:'1'}),null,0))
})
