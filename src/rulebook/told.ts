/**
 * What a floor tells people: a key, and what its sentence needs to know. `Table` lists the keys with their params. The
 * sentence itself is written in the client's tables of messages, in as many languages as there are.
 */
export type Told<Table> = {
  readonly [K in keyof Table]: { readonly key: K; readonly params: Table[K] }
}[keyof Table]

/** The params of a sentence that needs none. */
export type Bare = Readonly<Record<string, never>>
