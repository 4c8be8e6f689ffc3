import { type ReactNode, useContext, useEffect } from 'react'
import { undoOf, useSettings, useTable } from '../../store/index.ts'
import type { Sign } from '../card/index.ts'
import { type IconName, Sentence } from '../glyphs/index.ts'
import { isDeadTime, shortcutOf, showPrompt } from '../input/index.ts'
import { say } from '../messages/index.ts'
import { Button, Decision, IconButton } from '../parts/index.ts'
import { useUndoNews } from '../session/friend.ts'
import { TableModelContext } from '../session/model.ts'
import { useUi } from '../session/uiStore.ts'
import { isSmall, PhoneBar, PhoneSay, useLayoutMode } from '../table/index.ts'
import { refKey, type Scene, seatName, signOf } from '../view/index.ts'
import styles from './Prompts.module.css'

export interface PromptButton {
  readonly id: string
  readonly label: string
  readonly onPress: () => void
  readonly icon?: IconName | undefined
  readonly shortcut?: string | undefined
  readonly disabled?: boolean | undefined
  /** What it switches is on. */
  readonly pressed?: boolean | undefined
  /** It gives something up: the key that always goes on doesn't press it, only its own. */
  readonly guarded?: boolean | undefined
  /** On a phone: drawn as an icon only, or left out because the menu has it too. */
  readonly phone?: 'icon' | 'menu' | undefined
}

export interface PromptFrameProps {
  /** The position it belongs to: a change starts the dead time. */
  readonly promptKey: string
  readonly title: string
  readonly why?: string | undefined
  /** The sign of the player who is waited for; `null`: nobody is. Left out: who looks is asked. */
  readonly whose?: Sign | null | undefined
  readonly primary?: Omit<PromptButton, 'id'> | undefined
  readonly others?: readonly PromptButton[] | undefined
  /** What is chosen or set in the prompt itself: steppers, lists. */
  readonly body?: ReactNode | undefined
  readonly cancel?: (() => void) | undefined
  readonly yes?: (() => void) | undefined
  readonly no?: (() => void) | undefined
  readonly all?: (() => void) | undefined
  readonly auto?: (() => void) | undefined
  readonly step?: ((by: 1 | -1) => void) | undefined
}

const once = (press: () => void) => () => {
  if (!isDeadTime()) press()
}

const Other = ({ button }: { readonly button: PromptButton }) => (
  <Button
    icon={button.icon}
    shortcut={button.shortcut}
    disabled={button.disabled}
    aria-pressed={button.pressed}
    onClick={once(button.onPress)}
  >
    <Sentence text={button.label} />
  </Button>
)

const Primary = ({ button }: { readonly button: Omit<PromptButton, 'id'> }) => {
  const settings = useSettings((state) => state.settings)
  return (
    <Button
      kind="primary"
      id="primary"
      shortcut={button.guarded ? button.shortcut : shortcutOf('primary', settings)}
      aria-disabled={button.disabled ?? false}
      onClick={once(() => button.disabled || button.onPress())}
    >
      <Sentence text={button.label} />
    </Button>
  )
}

const PhoneOther = ({ button }: { readonly button: PromptButton }) =>
  button.icon && button.phone === 'icon' ? (
    <IconButton
      icon={button.icon}
      label={button.label}
      large
      disabled={button.disabled}
      onClick={once(button.onPress)}
    />
  ) : (
    <Other button={button} />
  )

/** Whose decision it is, where the table doesn't tell: another player's (507.3d), or one of several people's here. */
function tellWhose({ question, state, me, viewer, still }: Scene): string | null {
  const name = seatName(state, me)
  if (me !== viewer) return say('prompt.decidingFor', { name })
  // The title of a priority has the name.
  return still && question !== null && question.kind !== 'priority' ? say('prompt.decides', { name }) : null
}

/** Who is asked, by the sign, and why; first, whose decision it is. */
function useAsked({ whose, why }: Pick<PromptFrameProps, 'whose' | 'why'>) {
  const scene = useContext(TableModelContext)?.scene
  const news = useUndoNews()
  const asked = whose === undefined
  if (scene === undefined) return { asked, whose: asked ? 'you' : whose, why } as const
  const told = asked || scene.me !== scene.viewer ? tellWhose(scene) : null
  const parts = [told, news, why].flatMap((part) => part ?? [])
  return {
    asked,
    whose: asked ? signOf(scene, scene.me) : whose,
    why: parts.length > 1 ? say('list.sentences', { parts }) : parts[0],
  }
}

/** Whether cards of the own hand are chosen: on a phone the prompt must not lie on them. */
function useTakesFromHand(): boolean {
  const scene = useContext(TableModelContext)?.scene
  if (scene === undefined || scene.question === null || scene.question.kind === 'priority') return false
  const { state, me, marks } = scene
  const hand = state.hands[me] ?? []
  return hand.some((object) => [marks.choosable, marks.chosen].some((some) => some.has(refKey({ object }))))
}

/** The layout every question uses: why it is asked, the primary button, the others; docked on a phone. */
export const PromptFrame = (props: PromptFrameProps) => {
  const { title, primary, others = [], body } = props
  const { asked, whose, why } = useAsked(props)
  const mode = useLayoutMode()
  const phone = isSmall(mode)
  const open = useUi((ui) => ui.open)
  const isLow = useTakesFromHand()
  // Where the top bar has no room, its menu is here.
  const menu: PromptButton = {
    id: 'menu',
    label: say('menu.open'),
    icon: 'menu',
    phone: 'icon',
    onPress: () => open({ dialog: 'menu' }),
  }
  useEffect(() => {
    const { promptKey, cancel, yes, no, all, auto, step } = props
    const act = props.primary
    return showPrompt(promptKey, {
      primary: act && !act.disabled && !act.guarded ? act.onPress : undefined,
      cancel,
      yes,
      no,
      all,
      auto,
      step,
    })
  })
  const canUndo = useTable((table) => undoOf(table.game) !== null)
  if (phone) {
    const back: PromptButton = {
      id: 'undo',
      label: say('menu.undo'),
      icon: 'undo',
      phone: 'icon',
      disabled: !canUndo,
      onPress: () => useTable.getState().undo(),
    }
    // What can be taken back by a word of its own needs no second way; who waits has none.
    const hasOwn = !asked || props.cancel !== undefined || others.some(({ id }) => id === 'undo')
    const shown = [...others, ...(hasOwn ? [] : [back])].filter((button) => button.phone !== 'menu')
    const words = shown.filter((button) => button.phone !== 'icon')
    // A single alternative is beside the primary button, several are above it: it keeps its position and width. Over a
    // hand that is chosen from there is no room for them above.
    const above = primary && words.length > 1 && !isLow ? words : []
    const beside = shown.filter((button) => !above.includes(button))
    return (
      <section
        className={styles.phone}
        aria-label={say('prompt.label')}
        data-prompt={asked ? 'you' : 'other'}
        data-at={props.promptKey}
        data-body={body ? '' : undefined}
      >
        <PhoneSay whose={whose} scrolls={mode === 'short' || isLow} low={isLow}>
          <b>{/[.?!…]$/.test(title) || !why ? title : `${title}.`}</b> {why ? <Sentence text={why} /> : null}
        </PhoneSay>
        {body ? (
          <div className={styles.phoneBody} data-choices="">
            {body}
          </div>
        ) : null}
        {above.length > 0 ? (
          <PhoneBar>
            {above.map((button) => (
              <Other key={button.id} button={button} />
            ))}
          </PhoneBar>
        ) : null}
        <PhoneBar>
          {primary ? <Primary button={primary} /> : null}
          {[...beside, menu].map((button) => (
            <PhoneOther key={button.id} button={button} />
          ))}
        </PhoneBar>
      </section>
    )
  }
  // The short words share a row.
  const short = others.findIndex(({ id }) => id === 'undo')
  const shown = mode === 'bars' ? others.toSpliced(short < 0 ? others.length : short + 1, 0, menu) : others
  return (
    <div data-prompt={asked ? 'you' : 'other'} data-at={props.promptKey}>
      <Decision
        label={say('prompt.label')}
        title={title}
        whose={whose}
        lit={asked}
        why={why ? <Sentence text={why} /> : undefined}
        primary={
          <>
            {body ? (
              <div className={styles.body} data-choices="">
                {body}
              </div>
            ) : null}
            {primary ? <Primary button={primary} /> : null}
          </>
        }
        others={shown.length > 0 ? shown.map((button) => <Other key={button.id} button={button} />) : undefined}
      />
    </div>
  )
}
