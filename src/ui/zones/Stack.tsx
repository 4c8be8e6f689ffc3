import type { State } from '../../engine/index.ts'
import type { CardLook } from '../card/index.ts'
import { plain, Sentence } from '../glyphs/index.ts'
import { pressRef } from '../input/index.ts'
import { classes } from '../look/index.ts'
import { say } from '../messages/index.ts'
import { type Pairing, Pairings, Panel, StackBar } from '../parts/index.ts'
import { useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { hasPanels, isSmall, useLayoutMode } from '../table/index.ts'
import {
  type CombatPreview,
  groupsOf,
  isDuel,
  lookOf,
  objectName,
  refKey,
  type StackItem,
  stackKey,
  whomOf,
} from '../view/index.ts'
import { AttackPanel } from './AttackPanel.tsx'
import { StackEntries } from './StackEntries.tsx'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

type Attacker = NonNullable<State['combat']>['attackers'][number]
type Group = readonly Attacker[]

/** Unblocked attackers that are alike, and attack the same, are one entry. */
function together(groups: readonly Group[], isBlocked: (group: Group) => boolean, keyOf: (one: Attacker) => string) {
  const found = new Map<string, Group[]>()
  for (const group of groups) {
    const [first] = group
    if (first === undefined) continue
    const key = group.length > 1 || isBlocked(group) ? `alone ${first.id}` : keyOf(first)
    found.set(key, [...(found.get(key) ?? []), group])
  }
  return [...found.values()]
}

/** Each attacker, or band of them, with its blockers, declared or about to be, and the result. */
function usePairings(): readonly Pairing[] {
  const { scene, preview } = useTableModel()
  const { state, marks } = scene
  const names = (ids: readonly number[]) => ids.map((id) => objectName(state, id))
  const draftedOn = (group: Group): readonly number[] =>
    [...marks.blocking].filter(([, all]) => all.some((id) => group.some((one) => one.id === id))).map(([id]) => id)
  const isBlocked = (group: Group): boolean => group.some((one) => one.blocked) || draftedOn(group).length > 0
  const alike = ({ id, defender }: Attacker): string => {
    const { name, power, toughness, typeLine } = lookOf(state, id)
    return JSON.stringify([name, power, toughness, typeLine, defender, preview?.dealt.get(id), preview?.dead.has(id)])
  }
  return together(groupsOf(state.combat?.attackers ?? []), isBlocked, alike).flatMap((same) => {
    const [group = []] = same
    const [first] = group
    if (first === undefined) return []
    const ids = group.map(({ id }) => id)
    const whom = whomOf(state, first.defender)
    const blockers = [...new Set([...group.flatMap((one) => one.blockers), ...draftedOn(group)])]
    const dead = [...ids, ...blockers].filter((one) => preview?.dead.has(one) ?? false)
    const dealt = sum(same.flat().map(({ id }) => preview?.dealt.get(id) ?? 0))
    const blocked = isBlocked(group)
    const early = state.turn.step === 'declareAttackers'
    // What comes through is told with its being unblocked.
    const through = !blocked && !early && dead.length === 0 ? dealt : 0
    return {
      id: `${first.id}`,
      attacker: lookOf(state, first.id),
      band: bandOf(ids.map((id) => lookOf(state, id))),
      count: same.length,
      blocked,
      against: blocked ? blockedBy(names(blockers)) : unblocked(whom, early, through),
      result: preview === null || through > 0 ? null : outcome(names(dead), dealt, whom),
      deadly: dead.length > 0,
    }
  })
}

function bandOf(looks: readonly CardLook[]): Pairing['band'] {
  if (looks.length < 2) return undefined
  const power = sum(looks.map((look) => Number(look.power ?? 0)))
  const names = looks.map(({ name }) => name)
  return { label: say('combat.band', { n: looks.length, power }), members: say('list.series', { parts: names }) }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

const unblocked = (name: string, early: boolean, n: number): string =>
  early ? say('combat.attacks', { name }) : say('combat.unblocked', { name, n })

const blockedBy = (names: readonly string[]): string =>
  names.length === 0 ? say('combat.blockedNone') : say('combat.blockedBy', { names })

function outcome(dead: readonly string[], dealt: number, defender: string): string {
  if (dead.length > 0) return say('combat.dies', { names: dead })
  return dealt > 0 ? say('combat.toPlayer', { n: dealt, name: defender }) : say('combat.nothing')
}

/** Which choices the results suppose. */
const assumption = (assumed: CombatPreview['assumed']): string | undefined =>
  assumed.size === 0
    ? undefined
    : say('combat.assumed', {
        blockers: assumed.has('blockers'),
        triggers: assumed.has('triggers'),
        division: assumed.has('division'),
      })

const Bar = ({ items }: { readonly items: readonly StackItem[] }) => {
  const model = useTableModel()
  const open = useUi((ui) => ui.open)
  const [top, ...others] = items
  if (top === undefined) return null
  const { marks, state } = model.scene
  const below = state.stack.length - top.count
  const lit = others.some(({ id }) => marks.choosable.has(refKey({ object: id })))
  return (
    <span className={classes(styles.place, styles.topOfStack)} data-stack={stackKey(top.id)}>
      <StackBar
        look={top.look}
        label={plain(top.label)}
        by={top.by}
        number={top.number ?? undefined}
        text={<Sentence text={top.text} />}
        count={top.count}
        data-ref={refKey({ object: top.id })}
        data-card={top.id}
        onClick={() => pressRef(model, { object: top.id })}
      />
      {below > 0 ? (
        <button
          type="button"
          className={styles.below}
          data-lit={lit ? '' : undefined}
          aria-label={say('stack.whole', { n: below })}
          onClick={() => open({ dialog: 'stack' })}
        >
          {say('stack.more', { n: below })}
        </button>
      ) : null}
    </span>
  )
}

/** The stack, top first; in combat with an empty stack, who fights whom. */
export const Stack = () => {
  const { view, scene, preview, mine } = useTableModel()
  const mode = useLayoutMode()
  const pairings = usePairings()
  const roving = useRoving('stack')
  const items = view.stack
  if (isSmall(mode)) return <Bar items={items} />
  if (hasPanels(mode) && !isDuel(view) && mine && scene.question?.kind === 'attackers') return <AttackPanel />
  if (items.length === 0 && pairings.length > 0) {
    return (
      <Panel
        label={say('combat.title')}
        heading={say('combat.title')}
        icon="sword"
        aside={say('combat.aside', { n: scene.state.combat?.attackers.length ?? 0 })}
      >
        <Pairings pairings={pairings} note={preview === null ? undefined : assumption(preview.assumed)} />
      </Panel>
    )
  }
  return (
    <Panel
      label={say('stack.title')}
      heading={say('stack.title')}
      aside={items.length === 0 ? say('stack.empty') : say('stack.aside', { n: scene.state.stack.length })}
      data-empty={items.length === 0 ? '' : undefined}
      {...roving}
    >
      {items.length === 0 ? null : <StackEntries items={items} close />}
    </Panel>
  )
}
