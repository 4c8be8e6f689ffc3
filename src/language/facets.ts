/** A row of a table that says what a kind means: something of it, or the kind would be without effect. */
export type AtLeastOne<Facets> = { [F in keyof Facets]-?: Facets & Required<Pick<Facets, F>> }[keyof Facets]
