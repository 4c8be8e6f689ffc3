import type { CSSProperties, ReactNode } from 'react'
import { classes, spotKeys } from '../look/index.ts'
import { RightRail, type RightRailSlots } from './RightRail.tsx'
import { STEPS, type Step } from './sizes.ts'
import wide from './Table.module.css'
import narrow from './TableNarrow.module.css'

/** A place's class in wide windows, and what narrow ones change of it. */
const place = (name: string): string => classes(wide[name], narrow[name])

/** Everything that has a place at the table. Parts that a window has no room for are left out. */
export interface TableSlots extends RightRailSlots {
  readonly opponentRail: ReactNode
  readonly turnFacts: ReactNode
  readonly yourRail: ReactNode
  readonly theirHand?: ReactNode | undefined
  readonly theirLands: ReactNode
  readonly theirCreatures: ReactNode
  readonly strip: ReactNode
  /** The plane, below the strip, where several play. */
  readonly plane?: ReactNode | undefined
  readonly yourCreatures: ReactNode
  /** A refusal, between your creatures and your lands. */
  readonly callout?: ReactNode | undefined
  readonly yourLands: ReactNode
  readonly yourHand: ReactNode
  /** The `Arrows` layer. */
  readonly arrows?: ReactNode | undefined
}

export type RowName = 'yourCreatures' | 'yourLands' | 'theirCreatures' | 'theirLands'

interface TableLayoutProps extends TableSlots {
  readonly label: string
  /** More than two play: bars in the place of the other side. */
  readonly several?: boolean | undefined
  /** Who sits where: when the seats swap, each keeps its cards, and only the places change. */
  readonly seats: { readonly you: number; readonly other: number }
  /** Something is on the stack: on a phone it lies over the strip. */
  readonly stacked?: boolean | undefined
  /** More than a row of creatures at the usual size: everything around them gives way. */
  readonly crowded?: boolean | undefined
  /** The other hand is shown, card by card. */
  readonly handsOpen?: boolean | undefined
  /** Rows in which nothing stands: low windows give their height to others. */
  readonly bare: readonly RowName[]
  /** The step of size that cards have, and the sizes as custom properties. */
  readonly step: Step
  readonly sizes: CSSProperties
  /** At medium widths the log is a drawer that is opened on request. */
  readonly drawerOpen?: boolean | undefined
}

interface SideProps {
  readonly slots: Pick<TableSlots, RowName>
  readonly bare: readonly RowName[]
}

const Row = ({ name, slots, bare }: SideProps & { readonly name: RowName }) => (
  <div className={place(name)} data-bare={bare.includes(name) ? '' : undefined}>
    {slots[name]}
  </div>
)

/** What one seat has on the table. */
const Side = ({ whose, ...rest }: SideProps & { readonly whose: 'you' | 'other' }) =>
  whose === 'you' ? (
    <>
      <Row name="yourCreatures" {...rest} />
      <Row name="yourLands" {...rest} />
    </>
  ) : (
    <>
      <Row name="theirCreatures" {...rest} />
      <Row name="theirLands" {...rest} />
    </>
  )

/** The places of the table; sizes and order are up to the style sheet, from a phone to a wall display. */
export const TableLayout = (props: TableLayoutProps) => {
  const { label, several, seats, stacked, crowded, handsOpen, bare, step, sizes, drawerOpen, ...slots } = props
  return (
    <div
      className={place('table')}
      data-layout=""
      data-stacked={stacked ? '' : undefined}
      data-bars={several ? '' : undefined}
      data-plane={slots.plane ? '' : undefined}
      data-crowded={crowded ? '' : undefined}
      data-hands-open={handsOpen ? '' : undefined}
      data-step={STEPS[step].like ?? step}
      style={sizes}
    >
      <div className={place('opponentRail')}>{slots.opponentRail}</div>
      <main className={place('middle')} aria-label={label}>
        <div className={place('theirHand')} data-spot={spotKeys.hand(seats.other)}>
          {slots.theirHand}
        </div>
        {/* Fixed by seat, placed by role: when the seats swap, no card moves in the document. */}
        {[seats.you, seats.other].sort().map((seat) => (
          <Side key={seat} slots={slots} whose={seat === seats.you ? 'you' : 'other'} bare={bare} />
        ))}
        <div className={place('strip')} data-spot={spotKeys.strip}>
          {slots.strip}
        </div>
        {slots.plane ? <div className={place('plane')}>{slots.plane}</div> : null}
        <div className={place('callout')}>{slots.callout}</div>
        <div className={place('yourHand')} data-hand="" data-spot={spotKeys.hand(seats.you)}>
          {slots.yourHand}
        </div>
      </main>
      <div className={place('turnFacts')}>{slots.turnFacts}</div>
      <div className={place('yourRail')}>{slots.yourRail}</div>
      <RightRail {...slots} drawerOpen={drawerOpen} />
      {slots.arrows}
    </div>
  )
}
