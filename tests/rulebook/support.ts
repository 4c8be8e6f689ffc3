import { type Entry, makeRulebook } from '../../src/rulebook/books.ts'

/** A small book of each edition, in our own words. */
const EARLIER: readonly Entry[] = [
  { id: '2004:409', section: '409 Casting', gist: 'How a spell is cast.' },
  { id: '2004:409.1', section: '409 Casting', gist: 'The steps 409.1a-i in order; what fails is undone (422).' },
  {
    id: '2004:409.1a',
    section: '409 Casting',
    gist: 'The card goes on the stack.',
    changes: { '2011': 'See 605.1 as well.' },
  },
  { id: '2004:422.1', section: '422 Illegal actions', gist: 'Nothing is broken by 999.1, 500 cards or rule 409.1b.' },
  { id: '2004:502.4', section: '502.4 Flying', gist: 'An evasion ability.' },
  { id: '2004:502.4a', section: '502.4 Flying', gist: 'Only creatures with flying may block one with flying.' },
  { id: '2004:502.10', section: '502.10 Banding', gist: 'A band attacks together.' },
  { id: '2004:glossary/x-cost', section: 'Glossary: X in a cost', gist: 'Chosen as the spell is cast.' },
  { id: '2004:glossary/draw', section: 'Glossary: Draw', gist: 'To take the top card of the library.' },
  { id: '2004:403.1', section: '403 Activated abilities', gist: 'Cost, colon, effect.' },
]

const LATER: readonly Entry[] = [
  { id: '2011:605.1', section: '605 Mana abilities', gist: 'Some abilities make mana. In 2004 section 409 says how.' },
  { id: '2011:contents/711', section: '711 Double-faced cards', gist: 'Two faces, one card.' },
  { id: '2011:contents/9', section: '9 Casual variants (chapter)', gist: 'Other games.' },
]

/** Today's rules replace earlier ones, of both books. */
const TODAY: readonly Entry[] = [
  { id: 'today:601.2', section: '601 Casting', gist: 'The steps of 601.2a.', was: ['2004:409.1', '2004:409.1a'] },
  { id: 'today:601.2a', section: '601 Casting', gist: 'First the card moves.', was: ['2004:409.1a'] },
  { id: 'today:605.1a', section: '605 Mana', gist: 'No targets (2011:605.1).', was: ['2011:605.1'] },
  { id: 'today:keyword/evasive', section: '702 Keywords', gist: 'Hard to block.' },
]

export const small = makeRulebook([EARLIER, LATER, TODAY])
