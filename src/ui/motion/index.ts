export { MotionLayer } from './MotionLayer.tsx'
export { useCounted } from './useCounted.ts'
