import { plural } from '../../locale/fr.ts'

/** The kind of a counter, after the word: `+1/+1`, `« charge »`. Kinds keep the names that cards print. */
export const counterKind = (kind: string): string => (/^[+−-]/.test(kind) ? kind : `« ${kind} »`)

/** `1 marqueur +1/+1`, `2 marqueurs « charge »`. */
export const markers = (n: number, kind: string): string => `${plural(n, 'marqueur')} ${counterKind(kind)}`
