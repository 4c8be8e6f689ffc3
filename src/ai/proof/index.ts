/** Proofs: what can be reached against any defence. */
export { branches, only } from './branches.ts'
export { surelyAfter } from './chance.ts'
export { type Goal, gainThisTurn, survive, winThisTurn } from './goals.ts'
export { type Budget, type Options, prove } from './prove.ts'
