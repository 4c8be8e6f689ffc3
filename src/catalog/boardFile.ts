/** Board files as they come: the board, and cards of their own beside it (docs/scenario.md). */

/** Whether a board brings cards of its own along: reading those needs the grammar (`compiling/`). */
export const bringsCards = (value: unknown): value is Readonly<Record<string, unknown>> & { readonly cards: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'cards' in value
