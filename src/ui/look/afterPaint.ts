/** Calls back once the frame that is due has been painted: for what is nothing to see and may take its time. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then))
}
