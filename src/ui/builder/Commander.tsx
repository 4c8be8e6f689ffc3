/** What leads the deck (2011:contents/9), in a place of its own: chosen, looked at, taken off. */
import { useState } from 'react'
import { ANY_CARD, lead, leadersOf, unled } from '../../catalog/index.ts'
import { COLORS, type Color, colorIdentity } from '../../language/index.ts'
import type { IndexedCard } from '../../store/cards/index.ts'
import { Thumbnail } from '../card/index.ts'
import { Icon, ManaCost, ManaSymbol, symbolName } from '../glyphs/index.ts'
import { CARDS, say } from '../messages/index.ts'
import { sayBuilder } from '../messages/pages/builder.ts'
import { Button, Dialog } from '../parts/index.ts'
import { useBuilder } from './builderStore.ts'
import styles from './Commander.module.css'
import { lookOfFound } from './cardLooks.ts'
import { type Catalog, type FindKnown, useFound } from './useCatalog.ts'

/** More of them are found by their names. */
const MOST = 40

interface PlaceProps {
  readonly catalog: Catalog
  /** The deck's cards with their programs. */
  readonly known: FindKnown
  readonly onLook: (name: string) => void
}

/** The five colours, those of the identity lit. */
const Identity = ({ colors }: { readonly colors: readonly Color[] }) => (
  <span
    className={styles.identity}
    role="img"
    aria-label={sayBuilder('builder.identityIs', { colors: colors.map(symbolName) })}
  >
    {COLORS.map((color) => (
      <span key={color} data-in={colors.includes(color) ? '' : undefined}>
        <ManaSymbol symbol={color} />
      </span>
    ))}
  </span>
)

interface CandidateProps {
  readonly card: IndexedCard
  readonly known: FindKnown
  readonly onChoose: (name: string) => void
}

const Candidate = ({ card, known, onChoose }: CandidateProps) => (
  <li>
    <button type="button" onClick={() => onChoose(card.name)}>
      <span className={styles.small}>
        <Thumbnail look={lookOfFound(card, known)} />
      </span>
      <span lang={CARDS}>
        <b>{card.name}</b>
        <i>{card.typeLine}</i>
      </span>
      {card.cost === null || card.cost.length === 0 ? null : <ManaCost cost={card.cost} />}
    </button>
  </li>
)

/** The cards that can lead a deck, those of this deck first. */
const ChooseCommander = ({ catalog, onClose }: { readonly catalog: Catalog; readonly onClose: () => void }) => {
  const { main } = useBuilder(({ history }) => history.now.draft)
  const edit = useBuilder((builder) => builder.edit)
  const [words, type] = useState('')
  const found = catalog.search({ ...ANY_CARD, words, leaders: true })
  const isOwn = ({ name }: IndexedCard): boolean => main.some((entry) => entry.name === name)
  const shown = [...found.filter(isOwn), ...found.filter((card) => !isOwn(card))].slice(0, MOST)
  const { find } = useFound(shown.map(({ name }) => name))
  return (
    <Dialog
      open
      title={sayBuilder('builder.commanderChoose')}
      closeLabel={sayBuilder('builder.close')}
      onClose={onClose}
    >
      <p>{sayBuilder('builder.commanderWho')}</p>
      <input
        type="search"
        className={styles.search}
        aria-label={sayBuilder('builder.search')}
        placeholder={sayBuilder('builder.search')}
        value={words}
        maxLength={100}
        onChange={(event) => type(event.target.value)}
      />
      {found.length === 0 ? <p>{sayBuilder('builder.noneFound')}</p> : null}
      <ul className={styles.candidates}>
        {shown.map((card) => (
          <Candidate
            key={card.name}
            card={card}
            known={find}
            onChoose={(name) => {
              edit((draft) => lead(draft, name))
              onClose()
            }}
          />
        ))}
      </ul>
      {found.length > MOST ? <p>{sayBuilder('builder.commanderMore', { n: found.length - MOST })}</p> : null}
    </Dialog>
  )
}

interface LeaderProps extends PlaceProps {
  readonly name: string
  readonly onChange: () => void
}

const Leader = ({ name, catalog, known, onLook, onChange }: LeaderProps) => {
  const edit = useBuilder((builder) => builder.edit)
  const card = catalog.find(name)
  const printed = known(name)?.compiled.printed
  return (
    <section className={styles.place} aria-label={say('deck.commander')}>
      <span className={styles.picture}>
        {card === undefined ? null : <Thumbnail look={lookOfFound(card, known)} />}
      </span>
      <div className={styles.words}>
        <p className={styles.role}>
          <Icon name="crown" /> {say('deck.commander')}
        </p>
        <h3 lang={CARDS}>{name}</h3>
        {card === undefined ? (
          <p>{sayBuilder('builder.notKnown', { name })}</p>
        ) : (
          <p>
            <span lang={CARDS}>{card.typeLine}</span> {card.cost === null ? null : <ManaCost cost={card.cost} />}{' '}
            {card.power === null ? null : `${card.power}/${card.toughness}`}
          </p>
        )}
        {printed === undefined ? null : (
          <p className={styles.colors}>
            {sayBuilder('builder.identity')} <Identity colors={colorIdentity(printed)} />
            <small>{sayBuilder('builder.identityHow')}</small>
          </p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button onClick={onChange}>{sayBuilder('builder.commanderChange')}</Button>
        <Button onClick={() => onLook(name)}>{sayBuilder('builder.commanderLook')}</Button>
        <Button kind="quiet" onClick={() => edit(unled)}>
          {sayBuilder('builder.commanderOff')}
        </Button>
      </div>
    </section>
  )
}

/** The commander's place: the card that leads the deck, or the way to one. */
export const CommanderPlace = (props: PlaceProps) => {
  const draft = useBuilder(({ history }) => history.now.draft)
  const [choosing, choose] = useState(false)
  const leaders = leadersOf(draft)
  return (
    <>
      {leaders.map((name) => (
        <Leader key={name} name={name} {...props} onChange={() => choose(true)} />
      ))}
      {leaders.length > 0 ? null : (
        <p className={styles.none}>
          <Button icon="crown" onClick={() => choose(true)}>
            {sayBuilder('builder.commanderChoose')}
          </Button>
        </p>
      )}
      {choosing ? <ChooseCommander catalog={props.catalog} onClose={() => choose(false)} /> : null}
    </>
  )
}
