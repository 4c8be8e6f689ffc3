import { HOUSE_FIELDS, type HouseField, type HouseRules } from '../../rulebook/index.ts'
import { sayHouse } from '../messages/pages/formats.ts'
import { RuleLink } from '../parts/index.ts'
import styles from './Formats.module.css'

/** The rule that each field is about. */
const RULES: Readonly<Record<HouseField, string>> = {
  manaBurn: '2004:300.3',
  combatDamageUsesStack: '2004:310.4',
  blockersOrdered: '2004:310.2',
  legendRule: '2004:420.5e',
  mulligans: '2004:101.4',
  mulliganCosts: '2004:101.4',
  exileIsOutside: '2004:217.1e',
  deckSize: '2004:100.2',
}

/** The rule that a field is about, as a link. */
export const HouseRuleLink = ({ field }: { readonly field: HouseField }) => <RuleLink rule={RULES[field]} />

/** House rules in sentences, each with its rule. */
export const HouseList = ({ house }: { readonly house: HouseRules }) => (
  <ul className={styles.house}>
    {HOUSE_FIELDS.filter((field) => house[field] !== undefined).map((field) => (
      <li key={field}>
        {sayHouse(field, house[field])} <HouseRuleLink field={field} />
      </li>
    ))}
  </ul>
)
