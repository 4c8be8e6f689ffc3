import { simple } from './grammar.ts'

/** A later name for what these books say in words (501.2). */
export const menace = simple('menace', () => ["~ can't be blocked except by two or more creatures."])
