/** Formats and house rules, each part loaded when it is first shown. */
import { lazyComponent } from '../session/lazyComponent.tsx'

const parts = () => import('./parts.ts')

export type { AskedOfFormats } from './FormatDialogs.tsx'

export const FormatDialogs = lazyComponent(() => parts().then((chunk) => chunk.FormatDialogs))
export const FormatPicker = lazyComponent(() => parts().then((chunk) => chunk.FormatPicker))
export const UnfitDeck = lazyComponent(() => parts().then((chunk) => chunk.UnfitDeck))
export const HouseOptions = lazyComponent(() => parts().then((chunk) => chunk.HouseOptions))
export const HouseList = lazyComponent(() => parts().then((chunk) => chunk.HouseList))
