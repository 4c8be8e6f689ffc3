/** Set when the client is built (`scripts/lib/grammar.mjs`). */
declare const __GRAMMAR__: string | undefined

/**
 * The version of the grammar: cards that were compiled by another are compiled again. It is made from the sources of
 * the compiler and its language; a run without a build has none.
 */
export const GRAMMAR: string = typeof __GRAMMAR__ === 'string' ? __GRAMMAR__ : 'unbuilt'
