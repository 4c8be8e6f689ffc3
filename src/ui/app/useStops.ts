import { type Stops, stopsOf, useSettings, useTable } from '../../store/index.ts'

/** Where priority stops for who looks: in a game of two people their own, else as the settings say. */
export function useStops(): Stops {
  const settings = useSettings((store) => store.settings)
  return useTable(({ game, viewer }) => stopsOf(game, viewer, settings))
}
