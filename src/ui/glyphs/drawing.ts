/** A part of a glyph in a 24 by 24 box: filled, unless `line` gives a stroke's width. */
export type Stroke = string | { readonly d: string; readonly line?: number; readonly cut?: true; readonly soft?: true }

export type Drawing = readonly Stroke[]
