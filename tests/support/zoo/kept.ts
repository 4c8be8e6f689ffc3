/** Cards by name, each with what `card` takes after it: cost, type, text, size. */
export type Kept = Readonly<Record<string, readonly [cost: string, type: string, text?: string, size?: string]>>
