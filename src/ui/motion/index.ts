export { MotionLayer } from './MotionLayer.tsx'
export { useCounted } from './useCounted.ts'
export { useMotionSettings } from './useMotionSettings.ts'
