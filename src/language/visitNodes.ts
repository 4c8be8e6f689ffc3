/** Walking through the data of the language without naming every kind. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Calls `visit` for every node that is a record, outermost first, in the order of the text. */
export function visitNodes(
  node: unknown,
  visit: (node: Readonly<Record<string, unknown>>) => undefined | 'skip',
): void {
  if (Array.isArray(node)) {
    for (const child of node) visitNodes(child, visit)
  } else if (typeof node === 'object' && node !== null) {
    const record = node as Readonly<Record<string, Json>>
    if (visit(record) === 'skip') return
    for (const key in record) visitNodes(record[key], visit)
  }
}
