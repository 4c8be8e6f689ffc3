/**
 * Calls back once the page is laid out, now and whenever the outer element's size changes. An observer's first report
 * comes after the page was laid out, and before it is painted; what other observers change then is laid out before a
 * second report, of something that lies deeper. Only that one asks for places: nothing is laid out for it. The function
 * it gives stops it.
 */
export function afterLayout(outer: Element, inner: Element, then: () => void): () => void {
  const observer = new ResizeObserver((entries) => {
    if (entries.some(({ target }) => target === inner)) return then()
    observer.unobserve(inner)
    observer.observe(inner)
  })
  observer.observe(outer)
  return () => observer.disconnect()
}
