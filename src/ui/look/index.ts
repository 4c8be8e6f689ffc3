export { classes, flags } from './classes.ts'
export { type ColorKey, colorAttributes, type FrameColors, frameColors, isColorKey } from './color.ts'
export { disc, oval, type Point, polar, round, TAU, through } from './geometry.ts'
export { Spoken } from './Spoken.tsx'
