/** The questions of combat. */
import { useState } from 'react'
import { get, plainDivision, type Ref, type State, sameRef } from '../../engine/index.ts'
import { useSettings } from '../../store/index.ts'
import { Icon } from '../glyphs/index.ts'
import { shortcutOf } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { useUi } from '../session/uiStore.ts'
import { hasPanels, useLayoutMode, useTouch } from '../table/index.ts'
import {
  type Attack,
  type BandChoice,
  bandChoices,
  isDuel,
  objectName,
  playerIn,
  refKey,
  refName,
  type SameNamed,
  sameNamed,
} from '../view/index.ts'
import { movePoints } from './dividing.ts'
import { type PromptButton, PromptFrame } from './PromptFrame.tsx'
import styles from './Prompts.module.css'
import { Stepper } from './Stepper.tsx'
import type { PromptProps } from './types.ts'

interface DefendersProps {
  readonly state: State
  readonly among: readonly Ref[]
  readonly attacks: readonly { readonly defender: Ref }[]
  readonly chosen: Ref
  readonly onChoose: (ref: Ref) => void
}

/** What the attackers chosen next will attack: a player, or one of that player's planeswalkers. */
const Defenders = ({ state, among, attacks, chosen, onChoose }: DefendersProps) => (
  <fieldset className={styles.chips} aria-label={say('attackers.defender')}>
    {among.map((ref) => {
      const n = attacks.filter(({ defender }) => sameRef(defender, ref)).length
      return (
        <button key={refKey(ref)} type="button" aria-pressed={sameRef(chosen, ref)} onClick={() => onChoose(ref)}>
          {sameRef(chosen, ref) ? <Icon name="sword" /> : null}
          {say('attackers.whom', { name: refName(state, ref), n })}
        </button>
      )
    })}
  </fieldset>
)

interface BandsProps {
  readonly state: State
  readonly choices: readonly BandChoice[]
  readonly onChoose: (attacks: readonly Attack[]) => void
}

/** 308.2b: the bands there are, pressed, and those that the attacker chosen last could be in. */
const Bands = ({ state, choices, onChoose }: BandsProps) => (
  <fieldset className={styles.chips} aria-label={say('attackers.bands')}>
    {choices.map(({ ids, isBand, attacks }) => (
      <button key={ids.join()} type="button" aria-pressed={isBand} onClick={() => onChoose(attacks)}>
        {isBand ? <Icon name="sword" /> : null}
        {say('attackers.band', { names: ids.map((id) => objectName(state, id)) })}
      </button>
    ))}
  </fieldset>
)

interface CrowdsProps {
  readonly among: readonly SameNamed[]
  readonly attacks: readonly Attack[]
  readonly defender: Ref
  readonly onChoose: (attacks: readonly Attack[]) => void
}

/** How many of a crowd attack: those that already do stay, others of it join or leave. */
const Crowds = ({ among, attacks, defender, onChoose }: CrowdsProps) =>
  among.map(({ name, ids }) => {
    const fighting = attacks.filter(({ id }) => ids.includes(id))
    const idle = ids.filter((id) => !fighting.some((one) => one.id === id))
    const choose = (n: number) => {
      const staying = attacks.filter((one) => !fighting.slice(n).includes(one))
      const joining = idle.slice(0, Math.max(0, n - fighting.length))
      onChoose([...staying, ...joining.map((id) => ({ id, defender }))])
    }
    return (
      <Stepper
        key={name}
        label={say('attackers.crowd', { name, n: ids.length })}
        value={fighting.length}
        min={0}
        max={ids.length}
        less={say('attackers.crowdLess', { name })}
        more={say('attackers.crowdMore', { name })}
        onChange={choose}
      />
    )
  })

export const AttackersPrompt = ({ question, model, answer }: PromptProps<'attackers'>) => {
  const settings = useSettings((state) => state.settings)
  const setDraft = useUi((ui) => ui.setDraft)
  const touch = useTouch()
  const { draft, key, scene } = model
  const attacks = draft.kind === 'attackers' ? draft.attacks : []
  const defender = draft.kind === 'attackers' ? draft.defender : question.defenders[0]
  const set = (ids: readonly number[]) => {
    if (defender !== undefined)
      setDraft(key, { kind: 'attackers', defender, attacks: ids.map((id) => ({ id, defender })) })
  }
  const all = () => set(question.able)
  const bands = bandChoices(scene.state, attacks)
  // Beside panels each defender has an entry in the rail, where it is chosen.
  const hasEntries = hasPanels(useLayoutMode()) && !isDuel(model.view)
  const choosesWhom = question.defenders.length > 1 && defender !== undefined && !hasEntries
  const many = sameNamed(playerIn(model.view, question.seat).side.creatures, question.able)
  const choosesBand = bands.length > 0 && defender !== undefined
  const none = shortcutOf('no', settings)
  const others: readonly PromptButton[] = [
    {
      id: 'all',
      label:
        isDuel(model.view) || defender === undefined
          ? say('attackers.all')
          : say('attackers.allAt', { name: refName(scene.state, defender) }),
      // A player's name needs the width.
      icon: isDuel(model.view) ? 'sword' : undefined,
      shortcut: shortcutOf('attackAll', settings),
      onPress: all,
    },
    ...(attacks.length > 0
      ? [{ id: 'none', label: say('attackers.none'), shortcut: none, onPress: () => answer([]) }]
      : []),
  ]
  return (
    <PromptFrame
      promptKey={key}
      title={say('attackers.title')}
      why={say(question.defenders.length < 2 ? 'attackers.why' : 'attackers.whyMany', {
        n: question.able.length,
        touch,
      })}
      body={
        choosesWhom || choosesBand || many.length > 0 ? (
          <>
            {choosesWhom ? (
              <Defenders
                state={scene.state}
                among={question.defenders}
                attacks={attacks}
                chosen={defender}
                onChoose={(ref) => setDraft(key, { kind: 'attackers', attacks, defender: ref })}
              />
            ) : null}
            {defender === undefined ? null : (
              <Crowds
                among={many}
                attacks={attacks}
                defender={defender}
                onChoose={(next) => setDraft(key, { kind: 'attackers', attacks: next, defender })}
              />
            )}
            {choosesBand ? (
              <Bands
                state={scene.state}
                choices={bands}
                onChoose={(next) => setDraft(key, { kind: 'attackers', attacks: next, defender })}
              />
            ) : null}
          </>
        ) : undefined
      }
      primary={{
        label: say('attackers.confirm', { n: attacks.length }),
        guarded: attacks.length === 0,
        shortcut: none,
        onPress: () => answer(attacks),
      }}
      others={others}
      all={all}
      no={() => answer([])}
      cancel={attacks.length > 0 ? () => set([]) : undefined}
    />
  )
}

export const BlockersPrompt = ({ question, model, answer }: PromptProps<'blockers'>) => {
  const setDraft = useUi((ui) => ui.setDraft)
  const touch = useTouch()
  const { draft, key, scene } = model
  const blocks = draft.kind === 'blockers' ? draft.blocks : []
  const active = draft.kind === 'blockers' ? draft.active : null
  const attackers = new Set(question.able.flatMap((able) => able.attackers))
  const none = useSettings((state) => shortcutOf('no', state.settings))
  const clear = () => setDraft(key, { kind: 'blockers', blocks: [], active: null })
  const others: readonly PromptButton[] =
    blocks.length > 0
      ? [
          { id: 'clear', label: say('blockers.clear'), onPress: clear },
          { id: 'none', label: say('blockers.none'), shortcut: none, onPress: () => answer([]) },
        ]
      : []
  return (
    <PromptFrame
      promptKey={key}
      title={say('blockers.title')}
      why={
        active === null
          ? say(attackers.size === 1 ? 'blockers.whyOne' : 'blockers.why', { touch })
          : say('blockers.whyActive', { name: `**${objectName(scene.state, active)}**`, touch })
      }
      primary={{
        label: say('blockers.confirm', { n: blocks.length }),
        guarded: blocks.length === 0,
        shortcut: none,
        onPress: () => answer(blocks),
      }}
      others={others}
      no={() => answer([])}
      cancel={blocks.length > 0 || active !== null ? clear : undefined}
    />
  )
}

export const AssignDamagePrompt = ({ question, model, answer }: PromptProps<'assignDamage'>) => {
  const usual = question.sources.map((source) => plainDivision(source))
  const [parts, assign] = useState<readonly (readonly number[])[]>(usual)
  const { state } = model.scene
  // 502.10h-j: damage dealt by a band, or to one, is divided by another player than usual.
  const byBand = question.sources.some(({ id }) => get(state, id).controller !== question.seat)
  const leftOf = (index: number) =>
    (question.sources[index]?.n ?? 0) - (parts[index] ?? []).reduce((sum, n) => sum + n, 0)
  const left = question.sources.reduce((sum, _, index) => sum + leftOf(index), 0)
  const toAssign = say('damage.why', { left })
  const change = (source: number, to: number, n: number) => {
    const total = question.sources[source]?.n ?? 0
    assign(parts.map((row, at) => (at === source ? movePoints(row, to, n, { total, least: 0 }) : row)))
  }
  return (
    <PromptFrame
      promptKey={model.key}
      title={say('damage.title')}
      why={byBand ? say('list.sentences', { parts: [say('damage.byBand'), toAssign] }) : toAssign}
      body={question.sources.map((source, index) => (
        <div key={source.id} className={styles.group}>
          <h3>{say('damage.from', { name: objectName(state, source.id), n: source.n })}</h3>
          {source.to.map(({ ref, lethal }, to) => {
            const name = refName(state, ref)
            const value = parts[index]?.[to] ?? 0
            const deadly = 'object' in ref && value >= lethal
            return (
              <Stepper
                key={refKey(ref)}
                label={`**${name}**`}
                note={
                  'object' in ref ? (deadly ? say('damage.isLethal') : say('damage.lethal', { n: lethal })) : undefined
                }
                marked={deadly}
                value={value}
                min={0}
                max={source.n}
                less={say('damage.less', { name })}
                more={say('damage.more', { name })}
                onChange={(n) => change(index, to, n)}
              />
            )
          })}
        </div>
      ))}
      primary={{ label: say('damage.confirm'), disabled: left !== 0, onPress: () => answer(parts) }}
      others={[{ id: 'auto', label: say('damage.auto'), onPress: () => assign(usual) }]}
      auto={() => assign(usual)}
    />
  )
}
