import { type ReactNode, useState } from 'react'
import {
  Attachment,
  CardFace,
  CardGroup,
  type CardLook,
  type CardState,
  Host,
  ZoomCard,
} from '../../../src/ui/card/index.ts'
import { icons } from '../../../src/ui/glyphs/icons.ts'
import { Icon, ManaCost, ManaSymbol, RulesText } from '../../../src/ui/glyphs/index.ts'
import { CardBack } from '../../../src/ui/look/index.ts'
import {
  Button,
  Callout,
  HoldDial,
  LifeDial,
  ManaPoolView,
  Plate,
  PriorityTag,
  Segmented,
  Sky,
  Wordmark,
  ZoneTile,
} from '../../../src/ui/parts/index.ts'
import { cards } from './cards.ts'
import styles from './gallery.module.css'

const Shelf = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    <div className={styles.shelf}>{children}</div>
  </section>
)

const STATES: readonly (readonly [name: string, look: CardLook, state: CardState])[] = [
  ['rest', cards.lancer, {}],
  ['playable', cards.adept, { playable: true }],
  ['dimmed', cards.oracle, { dimmed: true }],
  ['chosen', cards.choir, { chosen: true }],
  ['tapped', cards.adept, { tapped: true }],
  ['sick', cards.fledgling, { sick: true }],
  ['your target', cards.moth, { targets: [{ by: 'you', number: 1 }] }],
  ['their target', cards.warden, { targets: [{ by: 'ring', number: 2 }] }],
  [
    'both',
    cards.chorister,
    {
      targets: [
        { by: 'you', number: 1 },
        { by: 'ring', number: 3 },
      ],
    },
  ],
  ['attacking', cards.elder, { attacking: true, tapped: true, whose: 'you' }],
  ['their attack', cards.moth, { attacking: true, whose: 'ring' }],
  ['blocking', cards.chorister, { blocking: true, whose: 'ring' }],
  ['your block', cards.spinner, { blocking: true, whose: 'you' }],
  ['survives', cards.golem, { damage: { amount: 3, lethal: false } }],
  ['lethal', cards.lancer, { damage: { amount: 4, lethal: true } }],
  ['refused', cards.fledgling, { refused: 'Can’t attack' }],
  [
    'counters',
    cards.leviathan,
    {
      counters: [
        { label: '+1/+1', count: 2 },
        { label: 'charge', count: 3 },
      ],
    },
  ],
  ['exiled', cards.kraken, { exiled: true }],
  ['phased out', cards.twin, { phasedOut: true }],
]

const Sizes = ({ look }: { readonly look: CardLook }) => (
  <>
    <CardFace look={look} size="board" label={look.name} />
    <CardFace look={look} size="phone" label={look.name} />
    <CardFace look={look} size="hand" label={look.name} />
    <span className={styles.tile}>
      <CardFace look={look} size="tile" label={look.name} state={{ playable: true }} />
    </span>
  </>
)

const Small = () => {
  const [edition, setEdition] = useState('2011')
  return (
    <Shelf title="Parts">
      <Wordmark />
      <Wordmark large />
      <Button kind="primary" shortcut="Space">
        Resolve Ember Dart
      </Button>
      <Button icon="undo" shortcut="Z">
        Undo
      </Button>
      <Button kind="quiet">Rules</Button>
      <Button disabled>Not now</Button>
      <PriorityTag on>Priority</PriorityTag>
      <PriorityTag>Blocked</PriorityTag>
      <Segmented
        legend="Rules edition"
        value={edition}
        onChange={setEdition}
        options={[
          { value: '2011', label: '2011' },
          { value: '2004', label: '2004' },
        ]}
      />
      <LifeDial life={20} whose="you" word="life" />
      <LifeDial life={4} whose="ring" word="life" />
      <LifeDial life={132} whose="you" word="life" />
      <ZoneTile zone="library" name="Library" label="Library" count={38} />
      <ZoneTile zone="graveyard" name="Graveyard" label="Graveyard" count={0} />
      <ZoneTile zone="exile" name="Exile" label="Exile" count={2} top={cards.vigil} />
      <ManaPoolView
        label="Mana"
        mana={[
          { symbol: 'W', amount: 2 },
          { symbol: 'C', amount: 3, restriction: 'artifacts only' },
        ]}
        note="Lost after this step"
      />
      <Plate name="Bea" label="Bea" whose="ring" life={14} after={9} damage="5 damage" />
      <Plate name="Ada" label="Ada" whose="you" life={17} playable targets={[{ by: 'ring', number: 1 }]} />
      <Callout title="Slag Monsoon can’t be cast now." rules={['2004:307.1']} pointAt={40}>
        It is a sorcery, and the stack is not empty.
      </Callout>
      <HoldDial title="I am Bea" hint="hold to reveal" progress={0.32} />
    </Shelf>
  )
}

export const PartsPage = () => (
  <>
    <Sky />
    <main className={styles.page}>
      <Shelf title="Glyphs">
        {['W', 'U', 'B', 'R', 'G', 'C', 'S', '0', '7', '12', 'X', 'W/U', '2/R', 'B/P', 'T', 'Q'].map((symbol) => (
          <ManaSymbol key={symbol} symbol={symbol} />
        ))}
        <ManaCost cost={['3', 'W/U', 'R', 'R']} />
        <RulesText text="{T}, Pay {2}{W/U}: Add {R} or {G}. (Mana is not a {C} spell.)" inline />
        <div className={styles.icons}>
          {(Object.keys(icons) as (keyof typeof icons)[]).map((name) => (
            <Icon key={name} name={name} label={name} />
          ))}
        </div>
      </Shelf>
      <Shelf title="States">
        {STATES.map(([name, look, state]) => (
          <figure key={name}>
            <CardFace look={look} size="board" state={state} label={`${look.name}, ${name}`} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        <Host
          attachments={[
            <Attachment key="1" look={cards.mantle} label="Mantle" />,
            <Attachment key="2" look={cards.vigil} label="Vigil" />,
          ]}
        >
          <CardFace look={cards.ram} size="board" label="Ram" />
        </Host>
        <CardGroup count={4} tapped={1} chosen={0} size="land">
          <CardFace look={cards.lagoon} size="land" label="Still Lagoon" />
        </CardGroup>
        <CardGroup count={3} tapped={0} chosen={0} size="tile">
          <CardFace look={cards.meadow} size="tile" label="Noonmeadow" />
        </CardGroup>
      </Shelf>
      <Shelf title="Every card">
        {Object.values(cards).map((look) => (
          <CardFace key={look.name} look={look} size="hand" label={look.name} />
        ))}
        <CardBack className={styles.tile} />
      </Shelf>
      <Shelf title="Sizes">
        <Sizes look={cards.twin} />
        <Sizes look={cards.engine} />
      </Shelf>
      <Small />
      <Shelf title="Zoom">
        <ZoomCard look={cards.hybrid} />
        <ZoomCard look={cards.walker} note="Generated art" />
      </Shelf>
    </main>
  </>
)
