import { CounterPlate, Ordinal, ZoomCard } from '../../../src/ui/card/index.ts'
import { ManaSymbol } from '../../../src/ui/glyphs/index.ts'
import { Button, DerivationTable, Dialog, FactList, RuleLink } from '../../../src/ui/parts/index.ts'
import { cards } from './cards.ts'
import styles from './gallery.module.css'
import { TableScene } from './tableScene.tsx'

export const ZoomScene = () => (
  <>
    <TableScene />
    <Dialog
      open
      wide
      title="Bramblegate Warden"
      closeLabel="Close"
      onClose={() => undefined}
      actions={
        <>
          <Button>Show on the table</Button>
          <Button>Rulings</Button>
          <Button>Log of this card</Button>
        </>
      }
    >
      <div className={styles.zoom}>
        <ZoomCard look={cards.warden} counters={[{ label: '+1/+1', count: 2 }]} note="Motif drawn from the name" />
        <div className={styles.info}>
          <DerivationTable
            caption="Power and toughness"
            rows={[
              { id: 'p', from: 'Printed', value: '2/3', source: 'the card' },
              {
                id: 'c',
                from: <CounterPlate label="+1/+1" count={2} inline />,
                value: '+2/+2',
                source: (
                  <>
                    counters, layer 7d <RuleLink rule="2004:418.5a" />
                  </>
                ),
              },
            ]}
            sum={{ from: 'Now', value: '4/5', delta: 'up', source: 'no damage marked' }}
          />
          <FactList
            facts={[
              { id: 'a', name: 'Abilities', value: <b>Reach</b>, source: 'printed' },
              { id: 't', name: 'Types', value: 'Creature — Treefolk Soldier', source: 'printed' },
              {
                id: 'c',
                name: 'Colour',
                value: (
                  <>
                    <ManaSymbol symbol="G" silent /> green
                  </>
                ),
                source: (
                  <>
                    from its mana cost <RuleLink rule="2004:203.2" />
                  </>
                ),
              },
              { id: 's', name: 'Status', value: 'Untapped, yours since turn 4, may attack' },
              {
                id: 'g',
                name: 'Targeted by',
                value: (
                  <>
                    <Ordinal by="other" number={2} /> <b>Pull of the Ebb</b>
                  </>
                ),
                source: 'Bea, on the stack',
              },
            ]}
          />
        </div>
      </div>
    </Dialog>
  </>
)
