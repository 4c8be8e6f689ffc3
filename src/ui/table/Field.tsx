import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { Icon } from '../glyphs/index.ts'
import { classes } from '../look/index.ts'
import { PAGE_BUTTON } from './arrange.ts'
import styles from './Field.module.css'
import { pagesOf } from './pages.ts'
import { type Placed, place } from './place.ts'
import type { Piece, Rows } from './rows.ts'
import { STEPS, type Step } from './sizes.ts'

/** Something with a place on the table; it keeps its element wherever it goes. */
export interface Unit extends Piece {
  readonly key: string
  readonly node: ReactNode
  /** The step of its card, for the marks on it. */
  readonly step?: Step | undefined
  /** Something of it can be used or chosen. */
  readonly lit?: boolean | undefined
}

/** The place before the rows that a player's plate has: kept free while there is none. */
export interface Lead {
  readonly node: ReactNode
  /** With the room between it and the rows. */
  readonly width: number
  /** How far the rows stand to the right of the middle for it. */
  readonly shift: number
}

export interface FieldProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** The landmark's name: `Your creatures`. */
  readonly label: string
  readonly kind: 'lands' | 'creatures' | 'hand'
  readonly units: readonly Unit[]
  readonly rows: Rows
  /** Where the middle of the table is from here. */
  readonly towards: 'top' | 'bottom'
  readonly lead?: Lead | undefined
  /** What has no room is a page further, instead of lying over its neighbours. */
  readonly paged?: boolean | undefined
  /** What the button to the next page is called: how many there are on others, and how many of those are lit. */
  readonly pageLabel?: ((others: number, lit: number) => string) | undefined
  /** The question that the lit ones answer: the page with the first of them is turned to, once. */
  readonly asked?: string | undefined
}

/**
 * The page that is shown: the one that was turned to, or, where none of those asked for is on it, the first that has
 * one.
 */
function pageShown(
  turned: Turned,
  begins: readonly number[],
  units: readonly Unit[],
  asked: string | undefined,
): number {
  if (asked === undefined || asked === turned.key) return turned.page
  const pages = units.flatMap(({ lit }, place) => (lit ? [begins.findLastIndex((from) => from <= place)] : []))
  const [first] = pages
  return first === undefined || pages.includes(turned.page) ? turned.page : first
}

const litIn = (units: readonly Unit[]): number => units.filter(({ lit }) => lit).length

interface Turned {
  readonly page: number
  /** For which question. */
  readonly key: string
}

interface SlotsProps {
  readonly units: readonly Unit[]
  readonly placed: Placed
  readonly lead: Lead | undefined
  /** Of a card: with a lead even nobody's row is as high. */
  readonly tall: number
}

const Slots = ({ units, placed, lead, tall }: SlotsProps) => (
  <div
    className={styles.rows}
    style={{
      width: placed.width,
      height: lead === undefined ? placed.height : Math.max(placed.height, tall),
      left: lead?.shift,
    }}
  >
    {lead?.node ? (
      <div className={styles.slot} style={{ transform: `translate(${-lead.width}px, ${placed.front}px)` }}>
        {lead.node}
      </div>
    ) : null}
    {units.map(({ key, node, width, step }, index) => {
      const { x, y, row } = placed.places[index] ?? { x: 0, y: 0, row: 0 }
      return (
        <div
          key={key}
          className={styles.slot}
          data-slot=""
          data-step={step && (STEPS[step].like ?? step)}
          data-tight={step && STEPS[step].tight ? '' : undefined}
          data-behind={row > 0 ? '' : undefined}
          style={{ transform: `translate(${x}px, ${y}px)`, width }}
        >
          {node}
        </div>
      )
    })}
  </div>
)

/**
 * What the button to the next page needs by its styles, without its dots, and for each line of them: how many dots, and
 * its height.
 */
const BARE = 45
/** Between the rows and the button, as the style has it. */
const BESIDE = 8
const DOTS = { inLine: 4, height: 9 }

/** Whether a row is too low for the dots of so many pages: the number says enough. */
const isLowFor = (pages: number, height: number): boolean =>
  height < BARE + Math.ceil(pages / DOTS.inLine) * DOTS.height

/**
 * Rows of cards, each in the place that was computed for it; a place is a transform, so that nothing else is laid out.
 */
export const Field = (props: FieldProps) => {
  const { label, kind, units, rows, towards, lead, paged, pageLabel, asked, className, ...rest } = props
  const [turned, turn] = useState<Turned>({ page: 0, key: '' })
  const begins = paged ? pagesOf(units, rows) : [0]
  const pages = begins.length
  const now = Math.min(pageShown(turned, begins, units, asked), pages - 1)
  const shown = units.slice(begins[now], begins[now + 1])
  const others = units.length - shown.length
  const lit = litIn(units) - litIn(shown)
  const isLow = isLowFor(pages, rows.height) ? '' : undefined
  const room = pages === 1 ? rows : { ...rows, width: rows.width - PAGE_BUTTON - rows.gap }
  // With the button beside them the rows stand left of the middle.
  const led = lead && pages > 1 ? { ...lead, shift: lead.shift + (PAGE_BUTTON + BESIDE) / 2 } : lead
  return (
    <section
      {...rest}
      className={classes(styles.field, className)}
      aria-label={label}
      data-kind={kind}
      data-low={isLow}
    >
      <Slots units={shown} placed={place(shown, room, towards)} lead={led} tall={rows.height} />
      {pages > 1 ? (
        <button
          type="button"
          className={styles.page}
          style={{ left: led?.shift }}
          aria-label={pageLabel?.(others, lit)}
          data-lit={lit > 0 ? '' : undefined}
          onClick={() => turn({ page: (now + 1) % pages, key: asked ?? '' })}
        >
          <Icon name="chevronRight" />
          <span aria-hidden="true">+{others}</span>
          <span className={styles.dots} aria-hidden="true">
            {Array.from({ length: pages }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              <i key={index} data-now={index === now ? '' : undefined} />
            ))}
          </span>
        </button>
      ) : null}
    </section>
  )
}
