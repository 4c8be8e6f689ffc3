/** Plans of tables: where each player sits, as small pictures. You are the diamond, the other player is the ring. */
import styles from './Tables.module.css'

const TABLE = <ellipse cx="36" cy="36" rx="21" ry="15" className={styles.wood} />
const YOU = <path d="M36 54.5 43.5 62 36 69.5 28.5 62Z" className={styles.you} />

const PLANS = {
  machine: (
    <>
      {TABLE}
      <circle cx="36" cy="10" r="6.5" className={styles.other} />
      {YOU}
    </>
  ),
  two: (
    <>
      {TABLE}
      <path d="M36 2.5 43.5 10 36 17.5 28.5 10Z" className={styles.you} />
      {YOU}
      <path d="M4 36H68" className={styles.curtain} />
    </>
  ),
  friend: (
    <>
      <path d="M18 22a18 12 0 0 1 36 0M24 22a12 7 0 0 1 24 0" className={styles.curtain} />
      <ellipse cx="17" cy="40" rx="13" ry="9" className={styles.wood} />
      <ellipse cx="55" cy="40" rx="13" ry="9" className={styles.wood} />
      <path d="M17 54.5 23 60.5 17 66.5 11 60.5Z" className={styles.you} />
      <circle cx="55" cy="60.5" r="5.5" className={styles.other} />
    </>
  ),
  puzzles: (
    <>
      <rect x="9" y="12" width="54" height="48" rx="6" className={styles.wood} />
      <path d="M9 36H63" className={styles.wood} />
      <path d="M18 18h9v12h-9ZM31.5 18h9v12h-9ZM18 42h9v12h-9Z" className={styles.cards} />
      <path d="M47 39l2.6 6.4 6.4 2.6-6.4 2.6-2.6 6.4-2.6-6.4-6.4-2.6 6.4-2.6Z" className={styles.you} />
    </>
  ),
  lessons: (
    <>
      <path d="M36 18C28 12 18 12 9 14V56c9-2 19-2 27 4 8-6 18-6 27-4V14c-9-2-19-2-27 4Z" className={styles.wood} />
      <path d="M36 18V60" className={styles.wood} />
      <path d="M16 26h13v3H16ZM16 34h13v3H16ZM16 42h9v3h-9Z" className={styles.cards} />
      <path d="M49 27l2.6 6.4 6.4 2.6-6.4 2.6-2.6 6.4-2.6-6.4-6.4-2.6 6.4-2.6Z" className={styles.you} />
    </>
  ),
  ladder: (
    <>
      <path d="M24 66 30 6M48 66 42 6" className={styles.wood} />
      <path d="M25.5 54h21M26.8 42h18.4M28 30h16M29.2 18h13.6" className={styles.wood} />
      <path d="M36 1l3 8 8 3-8 3-3 8-3-8-8-3 8-3Z" className={styles.you} />
    </>
  ),
} as const

export type PlanKind = keyof typeof PLANS

export const Plan = ({ kind }: { readonly kind: PlanKind }) => (
  <svg className={styles.plan} viewBox="0 0 72 72" aria-hidden="true" focusable="false">
    {PLANS[kind]}
  </svg>
)
