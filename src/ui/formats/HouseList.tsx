import {
  type Citation,
  cite,
  type EditionId,
  HOUSE_FIELDS,
  type HouseField,
  type HouseRules,
} from '../../rulebook/index.ts'
import { sayHouse } from '../messages/pages/formats.ts'
import { RuleLink } from '../parts/index.ts'
import styles from './Formats.module.css'

/** The rule that each field is about. */
const RULES: Readonly<Record<HouseField, Citation>> = {
  manaBurn: 'mana.burn',
  combatDamageUsesStack: 'damage.combat',
  blockersOrdered: 'damage.order',
  legendRule: 'legend.rule',
  mulligans: 'begin.mulligan',
  mulliganCosts: 'begin.mulligan',
  exileIsOutside: 'zone.outside',
  deckSize: 'deck.constructed',
}

/** The rule that a field is about, as a link. */
export const HouseRuleLink = ({ field, edition }: { readonly field: HouseField; readonly edition: EditionId }) => (
  <RuleLink rule={cite(RULES[field], edition)} />
)

/** House rules in sentences, each with its rule. */
export const HouseList = ({ house, edition }: { readonly house: HouseRules; readonly edition: EditionId }) => (
  <ul className={styles.house}>
    {HOUSE_FIELDS.filter((field) => house[field] !== undefined).map((field) => (
      <li key={field}>
        {sayHouse(field, house[field])} <HouseRuleLink field={field} edition={edition} />
      </li>
    ))}
  </ul>
)
