/** What is printed on a card and no rule looks at (201.1): where and when it was published, and whose work it is. */

/** The colours of expansion symbols, which tell the rarity (206.2). */
export type SymbolColor = 'black' | 'silver' | 'gold' | 'redOrange' | 'purple'

export interface Imprint {
  /** The set it was published in, also where the card bears no symbol of it. */
  readonly set?: string
  readonly rarity?: string
  /** Missing: it bears no expansion symbol, or the colour is not known. */
  readonly symbol?: SymbolColor
  readonly artist?: string
  readonly collectorNumber?: string
}
