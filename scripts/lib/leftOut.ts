/**
 * Leave one out: how many cards are still understood by a grammar that was written without having seen them. Every
 * production that reads a card must then serve another card of the file too. This predicts cards that nobody here has
 * seen.
 */
import { type CardRecord, type Production, productionsMade, productionsReading } from '../../src/oracle/index.ts'

export interface LeftOut {
  /** Cards every production of which serves another card too. */
  readonly cards: number
  /** The cards that have a production to themselves, with the names of those. */
  readonly alone: readonly { readonly name: string; readonly productions: readonly string[] }[]
  /** Productions that serve one card only, that serve any, and of the whole grammar. */
  readonly serveOne: number
  readonly used: number
  readonly made: number
}

/** Of cards that are understood. */
export function leaveOneOut(understood: readonly CardRecord[]): LeftOut {
  const readings = understood.map((record) => ({ name: record.name, used: productionsReading(record) }))
  const serving = new Map<Production, number>()
  for (const { used } of readings) for (const one of used) serving.set(one, (serving.get(one) ?? 0) + 1)
  const alone = readings.flatMap(({ name, used }) => {
    const own = [...used].filter((one) => serving.get(one) === 1)
    return own.length === 0 ? [] : [{ name, productions: own.map((production) => production.name) }]
  })
  return {
    cards: readings.length - alone.length,
    alone,
    serveOne: [...serving.values()].filter((cards) => cards === 1).length,
    used: serving.size,
    made: productionsMade(),
  }
}
