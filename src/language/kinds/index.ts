/** The kinds of the card language, a row each: see docs/architecture.md, "Declare once". */
export * from './effects.ts'
