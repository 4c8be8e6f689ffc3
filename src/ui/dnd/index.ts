export { Draggable, DropPlace } from './Draggable.tsx'
export { DragTable } from './DragTable.tsx'
export { type DragState, type Dropped, dragStep, REST, TABLE } from './dragState.ts'
export { useDrag } from './dragStore.ts'
