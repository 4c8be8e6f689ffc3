/** The keys of places that cards come from and go to (`data-spot`), for what finds them on the page. */
export const spotKeys = {
  rail: (seat: number): string => `rail${seat}`,
  life: (seat: number): string => `life${seat}`,
  hand: (seat: number): string => `hand${seat}`,
  heap: (zone: string, seat: number): string => `z${zone}${seat}`,
  stack: 'stack',
  strip: 'strip',
} as const
