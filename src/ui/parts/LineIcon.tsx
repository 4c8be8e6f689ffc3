/** How the connection to a page on another machine is: waves, waves crossed out, a clock. */
const DRAWINGS = {
  waves: 'M2.5 9.5a13.5 13.5 0 0 1 19 0M6 13a8.5 8.5 0 0 1 12 0M9.3 16.4a3.8 3.8 0 0 1 5.4 0M12 20h.1',
  lost: 'M6 13a8.5 8.5 0 0 1 4-2.3M14.5 10.9A8.5 8.5 0 0 1 18 13M2.5 9.5A13.5 13.5 0 0 1 8 6.3M13 5.6a13.5 13.5 0 0 1 8.5 3.9M12 20h.1M4 3.5 20 20.5',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18ZM12 7v5l3.5 2',
  copy: 'M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4',
} as const

export type LineKind = keyof typeof DRAWINGS

export const LineIcon = ({ kind }: { readonly kind: LineKind }) => (
  <svg width="1.1em" height="1.1em" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={DRAWINGS[kind]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
  </svg>
)
