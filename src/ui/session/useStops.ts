import { type Stops, stopsOf, useSettings, useTable } from '../../store/index.ts'

/** Where priority stops for the viewing seat: in a game of two people their own stops, else those in the settings. */
export function useStops(): Stops {
  const settings = useSettings((store) => store.settings)
  return useTable(({ game, viewer }) => stopsOf(game, viewer, settings))
}
