import { pressRef } from '../app/interact.ts'
import { useTableModel } from '../app/model.ts'
import { plain, Rich } from '../app/Rich.tsx'
import { DropPlace } from '../dnd/index.ts'
import { say } from '../messages/index.ts'
import { type Pairing, Pairings, Panel, StackBar, StackEntry, StackList } from '../parts/index.ts'
import { useLayoutMode } from '../table/index.ts'
import { lookOf, objectName, refKey, refName, type StackItem, stackKey } from '../view/index.ts'
import { useInspect } from './useInspect.ts'
import { useRoving } from './useRoving.ts'
import styles from './Zones.module.css'

const Entry = ({ item }: { readonly item: StackItem }) => {
  const model = useTableModel()
  const inspect = useInspect(item.id)
  const key = refKey({ object: item.id })
  const choosable = model.scene.marks.choosable.has(key)
  return (
    <li className={styles.place} data-stack={stackKey(item.id)}>
      <StackEntry
        look={item.look}
        label={choosable ? `${plain(item.label)}, ${say('label.canChoose')}` : plain(item.label)}
        by={item.by}
        text={<Rich text={item.text} />}
        who={item.who}
        number={item.number ?? undefined}
        first={item.first}
        className={choosable ? styles.choosable : undefined}
        data-card={item.id}
        data-ref={key}
        onClick={() => pressRef(model, { object: item.id })}
        {...inspect}
      />
      <DropPlace place={key} />
    </li>
  )
}

function usePairings(): readonly Pairing[] {
  const { scene, preview } = useTableModel()
  const { state } = scene
  const names = (ids: readonly number[]) => ids.map((id) => objectName(state, id)).join(', ')
  return (state.combat?.attackers ?? []).map(({ id, defender, blocked, blockers }) => {
    const dead = [id, ...blockers].filter((one) => preview?.dead.has(one) ?? false)
    const dealt = preview?.dealt.get(id) ?? 0
    const result =
      dead.length > 0
        ? say('combat.dies', { names: names(dead), n: dead.length })
        : dealt > 0
          ? say('combat.toPlayer', { n: dealt, name: refName(state, defender) })
          : say('combat.nothing')
    const against = !blocked
      ? state.turn.step === 'declareAttackers'
        ? say('combat.attacks', { name: refName(state, defender) })
        : say('combat.unblocked', { name: refName(state, defender) })
      : blockers.length === 0
        ? say('combat.blockedNone')
        : say('combat.blockedBy', { names: names(blockers) })
    return {
      id: `${id}`,
      attacker: lookOf(state, id),
      blocked,
      against,
      result: preview === null ? '' : result,
      deadly: dead.length > 0,
    }
  })
}

const Bar = ({ items }: { readonly items: readonly StackItem[] }) => {
  const model = useTableModel()
  const [top] = items
  if (top === undefined) return null
  return (
    <span className={styles.place} data-stack={stackKey(top.id)}>
      <StackBar
        look={top.look}
        label={plain(top.label)}
        by={top.by}
        number={top.number ?? undefined}
        text={<Rich text={top.text} />}
        more={items.length > 1 ? say('stack.more', { n: items.length - 1 }) : undefined}
        data-ref={refKey({ object: top.id })}
        data-card={top.id}
        onClick={() => pressRef(model, { object: top.id })}
      />
    </span>
  )
}

/** The stack, top first; in combat with nothing on it, who fights whom. */
export const Stack = () => {
  const { view } = useTableModel()
  const mode = useLayoutMode()
  const pairings = usePairings()
  const roving = useRoving('stack')
  const items = view.stack
  if (mode === 'phone') return <Bar items={items} />
  if (items.length === 0 && pairings.length > 0) {
    return (
      <Panel
        label={say('combat.title')}
        heading={say('combat.title')}
        icon="sword"
        aside={say('combat.aside', { n: pairings.length })}
      >
        <Pairings pairings={pairings} />
      </Panel>
    )
  }
  return (
    <Panel
      label={say('stack.title')}
      heading={say('stack.title')}
      aside={items.length === 0 ? say('stack.empty') : say('stack.aside', { n: items.length })}
      {...roving}
    >
      {items.length === 0 ? null : (
        <StackList>
          {items.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </StackList>
      )}
    </Panel>
  )
}
