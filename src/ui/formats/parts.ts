/** What the doors of this room lead to: one chunk. */

export { FormatDialogs } from './FormatDialogs.tsx'
export { FormatPicker } from './FormatPicker.tsx'
export { HouseList } from './HouseList.tsx'
export { HouseOptions } from './HouseOptions.tsx'
export { UnfitDeck } from './UnfitDeck.tsx'
