/** What ties an ability to another one, or to the object that grants it. */

/**
 * Links two abilities of one text (217.7c; 2011:contents/607): what one exiles or chooses is what the other refers to.
 * Granted abilities are linked per giver, so an object can have several such pairs.
 */
export interface Link {
  readonly kind: 'link'
  readonly key: string
  /** In what an object gives itself: it stays linked with the object's own text. */
  readonly own?: true
}

/** 2004:202.2b: in a granted ability, the object that grants it, by name; `null` until it is granted. */
export interface Granter {
  readonly kind: 'granter'
  readonly object: number | null
}
