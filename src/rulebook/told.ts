/**
 * What a lower floor reports to people: a key, and the params its sentence needs. `Table` lists the keys with their
 * params. The sentences themselves are in the client's message tables, one table per language.
 */
export type Told<Table> = {
  readonly [K in keyof Table]: { readonly key: K; readonly params: Table[K] }
}[keyof Table]

/** The params of a sentence that needs none. */
export type Bare = Readonly<Record<string, never>>
