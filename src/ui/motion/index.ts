export { MotionLayer } from './MotionLayer.tsx'
