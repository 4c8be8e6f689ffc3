import { one, part, phrase, print } from '../core/index.ts'
import { filter } from '../nouns/index.ts'
import { formed } from './grammar.ts'

const exiled = phrase`When ~ enters the battlefield, you may exile another ${one(filter('one'))} you control. If you don't, sacrifice ~.`

/** 2011:702.70: two linked abilities. */
export const champion = formed<'champion'>(
  part({ name: 'champion' })`champion a ${{ filter: one(filter('one')) }}`,
  (keyword) => [
    print(exiled, keyword.filter) ?? '',
    "When ~ leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
  ],
)
