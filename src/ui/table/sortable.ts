/** From so many cards on a hand can be sorted on the spot: by a button after its last card. */
export const isSortable = (cards: number, small: boolean): boolean => cards >= (small ? 8 : 10)
