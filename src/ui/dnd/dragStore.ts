import { create } from 'zustand'
import { type DragEvent, type DragState, type Dropped, dragStep, REST } from './dragState.ts'

interface DragStore {
  readonly drag: DragState
  readonly send: (event: DragEvent) => Dropped | null
}

export const useDrag = create<DragStore>()((set, get) => ({
  drag: REST,
  send: (event) => {
    const { state, dropped } = dragStep(get().drag, event)
    if (state !== get().drag) set({ drag: state })
    return dropped
  },
}))

/** Whether a place accepts what is currently lifted. */
export function useTakes(place: string): boolean {
  return useDrag(({ drag }) => drag.at === 'lifted' && drag.drops.has(place))
}
