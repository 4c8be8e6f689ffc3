import { Attachment, CardFace, Host, Ordinal } from '../../../src/ui/card/index.ts'
import { RulesText } from '../../../src/ui/glyphs/index.ts'
import {
  Arrows,
  Button,
  Decision,
  HandBacks,
  IconButton,
  LogList,
  Panel,
  Sky,
  StackBar,
  StackEntry,
  StackList,
} from '../../../src/ui/parts/index.ts'
import { CardRow, PhoneBar, PhoneSay, TableLayout, TurnFacts } from '../../../src/ui/table/index.ts'
import { cards, hand } from './cards.ts'
import { Creature, Lands, Player, Strip, Top, useCardSizes } from './sceneParts.tsx'
import { useArrows, type Wanted } from './useArrows.ts'

const WANTED: readonly Wanted[] = [
  {
    id: '1',
    fromCard: 'Ember Dart',
    fromSide: 'left',
    toCard: 'Glimmerdusk Moth',
    toSide: 'top',
    along: 0.7,
    by: 'you',
  },
  {
    id: '2',
    fromCard: 'Pull of the Ebb',
    fromSide: 'left',
    toCard: 'Bramblegate Warden',
    toSide: 'top',
    by: 'other',
    dashed: true,
  },
]

const Log = () => (
  <Panel label="Log" heading="Log" icon="log" aside="Turn 7" open onToggle={() => undefined}>
    <LogList
      label="Log"
      lines={[
        { id: '1', heading: 'Draw step' },
        { id: '2', by: 'you', text: 'You draw a card.', rule: '504.1' },
        { id: '3', heading: 'Main phase 1' },
        {
          id: '4',
          by: 'you',
          text: (
            <>
              You cast <b>Ashwing Fledgling</b>. It resolves.
            </>
          ),
          rule: '608.3',
        },
        {
          id: '5',
          by: 'you',
          text: (
            <>
              <b>Dewleaf Adept</b> taps for <RulesText text="{G}." inline />
            </>
          ),
          rule: '605.1a',
        },
        {
          id: '6',
          by: 'other',
          text: (
            <>
              Bea casts <b>Pull of the Ebb</b>, targeting Bramblegate Warden.
            </>
          ),
          rule: '601.2c',
        },
        {
          id: '7',
          by: 'you',
          text: (
            <>
              You cast <b>Ember Dart</b>, targeting Glimmerdusk Moth.
            </>
          ),
          rule: '601.2c',
        },
        { id: '8', by: 'you', text: 'You receive priority.', rule: '116.3c' },
      ]}
    />
  </Panel>
)

const Stack = () => {
  const { mode } = useCardSizes()
  if (mode !== 'full' && mode !== 'compact') {
    return (
      <StackBar
        look={cards.emberDart}
        label="Stack"
        by="you"
        number={1}
        text="on Glimmerdusk Moth"
        more={
          <>
            <Ordinal by="other" number={2} /> below
          </>
        }
      />
    )
  }
  return (
    <Panel
      label="Stack"
      heading="Stack"
      aside={
        <>
          <b>2</b> objects, top first
        </>
      }
    >
      <StackList>
        <li>
          <StackEntry
            look={cards.emberDart}
            label="Ember Dart"
            by="you"
            number={1}
            first
            data-card="Ember Dart"
            text={
              <>
                3 damage to <b>Glimmerdusk Moth</b>
              </>
            }
            who="Ada, you · resolves first"
          />
        </li>
        <li>
          <StackEntry
            look={cards.ebb}
            label="Pull of the Ebb"
            by="other"
            number={2}
            data-card="Pull of the Ebb"
            text={
              <>
                Return <b>Bramblegate Warden</b> to hand
              </>
            }
            who="Bea"
          />
        </li>
      </StackList>
    </Panel>
  )
}

const Choice = () => {
  const { small } = useCardSizes()
  if (small) {
    return (
      <PhoneBar>
        <Button kind="primary">Resolve Ember Dart</Button>
        <IconButton icon="undo" label="Undo" large />
        <IconButton icon="menu" label="Menu" large />
      </PhoneBar>
    )
  }
  return (
    <Decision
      label="Priority"
      title="You have priority"
      why={
        <>
          If Bea passes too, <b>Ember Dart</b> resolves.
        </>
      }
      primary={
        <Button kind="primary" shortcut="Space">
          Resolve Ember Dart
        </Button>
      }
      others={
        <>
          <Button shortcut="F">Hold</Button>
          <Button icon="undo" shortcut="Z">
            Undo
          </Button>
          <Button icon="skip" shortcut="Enter">
            Pass to end of turn
          </Button>
        </>
      }
    />
  )
}

const YourCreatures = () => (
  <CardRow label="Your creatures" kind="creatures">
    <Creature look={cards.adept} state={{ tapped: true }} />
    <Creature
      look={cards.warden}
      state={{ counters: [{ label: '+1/+1', count: 2 }], targets: [{ by: 'other', number: 2 }] }}
    />
    <Host attachments={[<Attachment key="m" look={cards.mantle} label="Kilnforged Mantle, on Cinderhorn Ram" />]}>
      <Creature look={cards.ram} />
    </Host>
    <Creature look={cards.fledgling} state={{ sick: true }} />
  </CardRow>
)

export const TableScene = () => {
  const { mode } = useCardSizes()
  const phone = mode === 'phone'
  const folded = mode !== 'full' && mode !== 'compact'
  const arrows = useArrows(WANTED)
  return (
    <>
      <Sky />
      <TableLayout
        seats={{ you: 0, other: 1 }}
        label="Table"
        opponentRail={<Player you={false} handSize={5} />}
        yourRail={<Player you handSize={7} tag="Priority" floating />}
        turnFacts={
          phone ? (
            <PhoneSay whose="you">
              <b>You have priority.</b> 3 cards playable now.
            </PhoneSay>
          ) : (
            <TurnFacts
              caption="Turn 7 · main phase 1"
              title="Your turn"
              facts={[
                { id: 'l', icon: 'you', text: 'Land played' },
                { id: 's', icon: 'you', text: '2 spells cast' },
              ]}
            />
          )
        }
        theirHand={
          <HandBacks
            count={5}
            label="Bea’s hand, 5 cards"
            caption={
              <>
                <b>5</b> in Bea’s hand
              </>
            }
          />
        }
        theirLands={
          <CardRow label="Bea’s lands" kind="lands">
            <Lands look={cards.lagoon} count={2} />
            <Lands look={cards.lagoon} count={1} tapped />
            <Lands look={cards.fen} count={1} />
          </CardRow>
        }
        theirCreatures={
          <CardRow label="Bea’s creatures" kind="creatures">
            <Creature look={cards.oracle} />
            <Creature look={cards.moth} state={{ targets: [{ by: 'you', number: 1 }] }} />
            <Creature look={cards.chorister} />
          </CardRow>
        }
        strip={<Strip now={3} />}
        yourCreatures={<YourCreatures />}
        yourLands={
          <CardRow label="Your lands" kind="lands">
            <Lands look={cards.hollow} count={2} />
            <Lands look={cards.ridge} count={1} />
            <Lands look={cards.ridge} count={2} tapped />
          </CardRow>
        }
        yourHand={
          <CardRow label="Your hand" kind={folded ? 'tiles' : 'hand'}>
            {hand.map(([look, playable]) => (
              <CardFace
                key={look.name}
                look={look}
                size={folded ? 'tile' : 'hand'}
                label={look.name}
                state={playable ? { playable } : { dimmed: true }}
              />
            ))}
          </CardRow>
        }
        top={<Top />}
        stack={<Stack />}
        log={<Log />}
        decision={<Choice />}
        arrows={mode === 'full' || mode === 'compact' ? <Arrows arrows={arrows} /> : null}
      />
    </>
  )
}
