/** What can happen, as data. It lives on the ground floor: triggers and replacements, below this one, read it too. */
export * from '../state/happening.ts'
