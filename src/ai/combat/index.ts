/** Combat in numbers: fights, the best blocks, attacks and the attack back. */
export { type Among, type Attack, bestAttack } from './attacks.ts'
export { type Blocked, BRIEF, effortFor, GLANCE, gangsOf, placesOf, rankedBlocks, THOROUGH } from './blocks.ts'
export { type Counter, countersTo, presentAttack } from './counter.ts'
export { type Field, type FieldAttacker, fieldOf } from './field.ts'
export { comingAttackers, creaturesOf, type Fighter, fighterOf, readyCreatures } from './fighters.ts'
export { duel, hits } from './skirmish.ts'
