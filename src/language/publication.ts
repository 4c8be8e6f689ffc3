/** What is printed on a card but matters to no rule (201.1): where and when it was published, and by whom. */

/** The colours of expansion symbols, which show the rarity (206.2). */
export type SymbolColor = 'black' | 'silver' | 'gold' | 'redOrange' | 'purple'

export interface Publication {
  /** The set it was published in, even where the card doesn't bear its symbol. */
  readonly set?: string
  readonly rarity?: string
  /** Absent: it bears no expansion symbol, or the colour is unknown. */
  readonly symbol?: SymbolColor
  readonly artist?: string
  readonly collectorNumber?: string
}
