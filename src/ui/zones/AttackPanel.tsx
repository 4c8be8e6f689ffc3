/** The attack that is being put together, where several can be attacked: an entry for each defender. */
import { useMemo } from 'react'
import { Icon, Sentence } from '../glyphs/index.ts'
import { Spoken } from '../look/index.ts'
import { say, sayRefusal } from '../messages/index.ts'
import { Panel, RuleLink, SeatBadge } from '../parts/index.ts'
import { type TableModel, useTableModel } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { type AttackOn, attacksOn, objectName, playerIn, refKey } from '../view/index.ts'
import styles from './AttackPanel.module.css'

/** The attack that is declared now; `null`: none is, or another player's. */
function useAttacks({ position, scene, draft, preview, mine }: TableModel): readonly AttackOn[] | null {
  return useMemo(() => {
    const { question } = scene
    if (!mine || question?.kind !== 'attackers' || draft.kind !== 'attackers') return null
    return attacksOn({ position, scene, question, draft, preview })
  }, [position, scene, draft, preview, mine])
}

interface EntryProps {
  readonly attack: AttackOn
}

/** Who attacks, how many can block, what commanders will have dealt, and what the attack costs. */
const Facts = ({ attack }: EntryProps) => {
  const { n, attackers, blockers, commanders, cost, costsMore } = attack
  const names = attackers.map((one) => say('attackOn.alike', one))
  return (
    <>
      <p className={styles.names} data-none={n === 0 ? '' : undefined}>
        <Icon name="sword" />
        <span>{n === 0 ? say('attackOn.nobody') : say('list.series', { parts: names })}</span>
      </p>
      {blockers === undefined ? null : (
        <p>
          <Icon name="shield" />
          {say('attackOn.blockers', { n: blockers })}
        </p>
      )}
      {commanders.map((one) => (
        <p key={one.name}>
          <Icon name="crown" />
          {say('attackOn.commander', one)}
        </p>
      ))}
      {cost === null ? null : (
        <p>
          <Icon name="lock" />
          <span>
            <Sentence text={say('attackOn.costs', { cost, some: n > 0 })} />
          </span>
        </p>
      )}
      {costsMore ? (
        <p>
          <Icon name="lock" />
          {say('attackOn.costsMore')}
        </p>
      ) : null}
    </>
  )
}

const Entry = ({ attack }: EntryProps) => {
  const { scene, view, draft, key } = useTableModel()
  const setDraft = useUi((ui) => ui.setDraft)
  const { state } = scene
  const { defender, seat, name, chosen, life, after, n, refusal } = attack
  const player = playerIn(view, seat)
  const choose = () => {
    if (draft.kind === 'attackers') setDraft(key, { ...draft, defender })
  }
  return (
    <li className={styles.entry} data-chosen={chosen ? '' : undefined} data-whose={player.whose}>
      <button type="button" aria-pressed={chosen} onClick={choose}>
        <Spoken>{say('attackOn.label', { name, n, life, after: after ?? null })}</Spoken>
        <SeatBadge whose={player.whose} letter={player.letter} />
        <b aria-hidden="true">{name}</b>
        <span
          className={styles.life}
          aria-hidden="true"
          data-worse={n > 0 && after !== undefined && after < life ? '' : undefined}
        >
          {after === undefined || n === 0
            ? say('life.number', { n: life })
            : say('attackOn.life', { from: life, to: after })}
        </span>
      </button>
      <Facts attack={attack} />
      {refusal === null ? null : (
        <p className={styles.refusal} role="status">
          <Icon name="barred" />
          <span>
            <Sentence text={sayRefusal(refusal, { name: (id) => objectName(state, id) })} />{' '}
            <RuleLink rule={refusal.rule} />
          </span>
        </p>
      )}
    </li>
  )
}

/** What attackers chosen next will attack is chosen here, too. */
export const AttackPanel = () => {
  const attacks = useAttacks(useTableModel())
  if (attacks === null) return null
  const attackers = attacks.reduce((sum, { n }) => sum + n, 0)
  return (
    <Panel
      label={say('attackOn.title')}
      heading={say('attackOn.title')}
      icon="sword"
      aside={say('attackOn.aside', { n: attackers })}
      data-attack=""
    >
      <ul className={styles.entries}>
        {attacks.map((attack) => (
          <Entry key={refKey(attack.defender)} attack={attack} />
        ))}
      </ul>
    </Panel>
  )
}
