import { Attachment, CardFace, Host } from '../../../src/ui/card/index.ts'
import {
  Arrows,
  Button,
  Callout,
  Decision,
  HandBacks,
  Pairings,
  Panel,
  Plate,
  Sky,
} from '../../../src/ui/parts/index.ts'
import { CardRow, TableLayout, TurnFacts } from '../../../src/ui/table/index.ts'
import { cards, hand } from './cards.ts'
import { Creature, Lands, Player, Strip, Top, useCardSizes } from './sceneParts.tsx'
import { useArrows, type Wanted } from './useArrows.ts'

const block = (id: string, fromCard: string, toCard: string, toGap: number, dashed: boolean): Wanted => ({
  id,
  fromCard,
  toCard,
  fromGap: 26,
  toGap,
  fromSide: 'bottom',
  toSide: 'top',
  by: 'other',
  dashed,
})
const wanted = (dashed: boolean): readonly Wanted[] => [
  { id: '1', fromCard: 'Thornback Elder', fromGap: 30, fromSide: 'top', toCard: 'plate', toSide: 'bottom', by: 'you' },
  block('2', 'Glimmerdusk Moth', 'Cinderhorn Ram', 56, dashed),
  block('3', 'Drowned Chorister', 'Bramblegate Warden', 30, dashed),
]
const PREVIEW = wanted(true)
const DECLARED = wanted(false)

const Attackers = ({ blocks }: { readonly blocks: boolean }) => (
  <CardRow label="Your creatures" kind="creatures">
    <Creature look={cards.adept} state={{ tapped: true }} />
    <Creature look={cards.elder} state={{ attacking: true, tapped: blocks, whose: 'you' }} />
    <Host
      state={{ attacking: true, whose: 'you' }}
      attachments={[<Attachment key="m" look={cards.mantle} label="Kilnforged Mantle" />]}
    >
      <Creature look={cards.ram} state={{ attacking: true, tapped: blocks, whose: 'you' }} />
    </Host>
    <Creature
      look={cards.warden}
      state={{
        attacking: true,
        tapped: blocks,
        whose: 'you',
        counters: [{ label: '+1/+1', count: 2 }],
        damage: { amount: 3, lethal: false },
      }}
    />
    <Creature look={cards.fledgling} state={blocks ? { sick: true } : { refused: 'Can’t attack' }} />
  </CardRow>
)

const Defenders = () => (
  <CardRow label="Bea and her creatures" kind="creatures">
    <Plate name="Bea" label="Bea" whose="other" life={14} after={9} damage="5 damage" data-card="plate" />
    <Creature look={cards.oracle} />
    <Creature look={cards.moth} state={{ blocking: true, whose: 'other', damage: { amount: 4, lethal: true } }} />
    <Creature look={cards.chorister} state={{ blocking: true, whose: 'other', damage: { amount: 4, lethal: true } }} />
  </CardRow>
)

const Pairs = ({ blocks }: { readonly blocks: boolean }) => (
  <Panel
    label="Combat"
    icon="sword"
    heading={blocks ? 'Combat' : 'If Bea blocks like this'}
    aside={
      blocks ? (
        <>
          <b>3</b> attackers
        </>
      ) : (
        'preview'
      )
    }
  >
    <Pairings
      pairings={[
        { id: '1', attacker: cards.elder, blocked: false, against: 'Bea, unblocked', result: '5 to Bea' },
        {
          id: '2',
          attacker: cards.ram,
          blocked: true,
          against: 'Glimmerdusk Moth',
          result: 'First strike: Moth dies first',
          deadly: true,
        },
        {
          id: '3',
          attacker: cards.warden,
          blocked: true,
          against: 'Drowned Chorister',
          result: 'Chorister dies, Warden survives 3',
          deadly: true,
        },
      ]}
    />
  </Panel>
)

export const CombatScene = ({ blocks }: { readonly blocks: boolean }) => {
  const arrows = useArrows(blocks ? DECLARED : PREVIEW)
  const { mode } = useCardSizes()
  return (
    <>
      <Sky cy={404} />
      <TableLayout
        seats={{ you: 0, other: 1 }}
        label="Table"
        combat
        opponentRail={<Player you={false} handSize={5} tag={blocks ? 'Blocked' : ''} />}
        yourRail={<Player you handSize={6} tag={blocks ? 'Priority' : 'Choosing'} />}
        turnFacts={
          <TurnFacts
            caption="Turn 7 · combat"
            title={blocks ? 'Bea blocks' : 'Your attack'}
            facts={[
              { id: 'a', icon: 'sword', text: '3 attack Bea' },
              { id: 'b', icon: 'shield', text: '2 could be blocked' },
            ]}
          />
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
            <Lands look={cards.lagoon} count={3} />
            <Lands look={cards.fen} count={1} />
          </CardRow>
        }
        theirCreatures={<Defenders />}
        strip={<Strip now={blocks ? 6 : 5} />}
        yourCreatures={<Attackers blocks={blocks} />}
        callout={
          blocks ? null : (
            <Callout title="Ashwing Fledgling can’t attack." rules={['508.1a', '302.6']} pointAt={390}>
              You have not controlled it since your turn began, and it has no haste.
            </Callout>
          )
        }
        yourLands={
          <CardRow label="Your lands" kind="lands">
            <Lands look={cards.hollow} count={2} />
            <Lands look={cards.ridge} count={3} />
          </CardRow>
        }
        yourHand={
          <CardRow label="Your hand" kind="tiles">
            {hand
              .filter(([look]) => look !== cards.elder)
              .map(([look, playable]) => (
                <CardFace
                  key={look.name}
                  look={look}
                  size="tile"
                  label={look.name}
                  state={playable && blocks ? { playable } : { dimmed: true }}
                />
              ))}
          </CardRow>
        }
        top={<Top />}
        stack={mode === 'phone' || mode === 'bars' ? null : <Pairs blocks={blocks} />}
        log={<Panel label="Log" heading="Log" icon="log" aside="Turn 7" />}
        decision={
          <Decision
            label="Attack"
            title="Choose attackers"
            why="Attackers tap. Bea blocks next. 3 chosen, 1 cannot attack, 1 is tapped."
            primary={
              <Button kind="primary" shortcut="Space">
                Attack (3)
              </Button>
            }
            others={
              <>
                <Button shortcut="A">All able</Button>
                <Button icon="undo" shortcut="Esc">
                  Clear
                </Button>
                <Button>No attack</Button>
              </>
            }
          />
        }
        arrows={<Arrows arrows={arrows} />}
      />
    </>
  )
}
