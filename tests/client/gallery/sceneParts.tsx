import type { CardLook, CardState } from '../../../src/ui/card/index.ts'
import { CardFace, CardGroup } from '../../../src/ui/card/index.ts'
import {
  IconButton,
  ManaPoolView,
  PhoneStrip,
  PlayerBar,
  PlayerPanel,
  StepStrip,
  type StripStep,
  Wordmark,
  ZoneTile,
} from '../../../src/ui/parts/index.ts'
import { useLayoutMode } from '../../../src/ui/table/index.ts'
import { cards } from './cards.ts'

const nothing = () => undefined

export const useCardSizes = () => {
  const mode = useLayoutMode()
  const small = mode === 'phone' || mode === 'short'
  return { mode, small, creature: small ? 'phone' : 'board', land: small ? 'chip' : 'land' } as const
}

export const Creature = ({ look, state }: { readonly look: CardLook; readonly state?: CardState }) => (
  <CardFace look={look} size={useCardSizes().creature} state={state} label={look.name} data-card={look.name} />
)

export const Lands = ({
  look,
  count,
  tapped,
}: {
  readonly look: CardLook
  readonly count: number
  readonly tapped?: boolean
}) => {
  const { land } = useCardSizes()
  const state = { tapped }
  if (land === 'chip')
    return <CardFace look={look} size="chip" state={state} count={count} label={`${count} ${look.name}`} />
  return (
    <CardGroup label={`${count} ${look.name}`} tapped={tapped}>
      {['a', 'b', 'c', 'd', 'e'].slice(0, count).map((key) => (
        <CardFace key={key} look={look} size="land" state={state} label={look.name} />
      ))}
    </CardGroup>
  )
}

const NAMES = [
  'Untap',
  'Upkeep',
  'Draw',
  'Main 1',
  'Begin',
  'Attack',
  'Block',
  'Damage',
  'End',
  'Main 2',
  'End step',
  'Cleanup',
]

export const Strip = ({ now }: { readonly now: number }) => {
  const { small } = useCardSizes()
  const steps: readonly StripStep[] = NAMES.map((name, index) => ({
    id: name,
    name,
    place: index < now ? 'past' : index === now ? 'now' : 'later',
    combat: index >= 4 && index <= 8,
    stops: { other: [4, 5, 10].includes(index), you: [3, 6, 9].includes(index) },
  }))
  if (small) {
    return (
      <PhoneStrip
        label="Turn"
        title="Your turn 7"
        steps={steps}
        active="you"
        moreLabel="Steps and stops"
        onMore={nothing}
      />
    )
  }
  return (
    <StepStrip
      label="Turn steps and stops"
      steps={steps}
      turn="Turn 7"
      titles={{ other: 'Bea’s stops', you: 'Your stops' }}
      active="you"
      stopLabel={(step, whose) => `${step.name}, ${whose === 'you' ? 'your' : 'Bea’s'} turn: stop`}
    />
  )
}

const mana = [
  { symbol: 'R', amount: 1 },
  { symbol: 'G', amount: 1 },
]

interface PlayerProps {
  readonly you: boolean
  readonly tag?: string
  readonly floating?: boolean
  readonly handSize: number
}

export const Player = ({ you, tag, floating, handSize }: PlayerProps) => {
  const { mode } = useCardSizes()
  const narrow = mode !== 'full' && mode !== 'compact'
  const [name, whose, life] = you ? (['Ada', 'you', 17] as const) : (['Bea', 'other', 14] as const)
  const counts = you ? { library: 38, graveyard: 3, exile: 1 } : { library: 41, graveyard: 4, exile: 1 }
  const pool = floating ? (
    <ManaPoolView label="Floating mana" mana={mana} note="Floating: lost after this step" small={narrow} />
  ) : undefined
  if (narrow) {
    return (
      <PlayerBar
        name={name}
        whose={whose}
        life={life}
        lifeLabel={`${life} life`}
        deciding={you}
        mana={pool}
        zones={[
          ...(you ? [] : [{ id: 'hand', icon: 'hand' as const, count: handSize, label: 'Hand' }]),
          { id: 'library', icon: 'library', count: counts.library, label: 'Library' },
          { id: 'graveyard', icon: 'graveyard', count: counts.graveyard, label: 'Graveyard' },
          { id: 'exile', icon: 'exile', count: counts.exile, label: 'Exile' },
        ]}
      />
    )
  }
  return (
    <PlayerPanel
      name={name}
      whose={whose}
      life={life}
      lifeWord="life"
      deciding={you}
      tag={tag}
      mana={pool}
      facts={[
        {
          id: 'hand',
          icon: 'hand',
          text: (
            <>
              <b>{handSize}</b> in hand
            </>
          ),
        },
        { id: 'deck', icon: 'library', text: you ? 'Ember Grove' : 'Night Tide' },
      ]}
      zones={
        <>
          <ZoneTile zone="library" name="Library" label={`Library, ${counts.library}`} count={counts.library} />
          <ZoneTile
            zone="graveyard"
            name="Graveyard"
            label="Graveyard"
            count={counts.graveyard}
            top={you ? cards.monsoon : cards.ebb}
          />
          <ZoneTile
            zone="exile"
            name="Exile"
            label="Exile"
            count={counts.exile}
            top={you ? cards.engine : cards.kraken}
          />
        </>
      }
    />
  )
}

export const Top = () => (
  <>
    <Wordmark />
    <IconButton icon="undo" label="Undo" />
    <IconButton icon="menu" label="Menu" />
  </>
)
