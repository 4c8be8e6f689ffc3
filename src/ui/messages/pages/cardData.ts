import type { CardTrouble } from '../../../store/cards/index.ts'
import { sayer } from '../sayer.ts'
import { cardData } from './en/cardData.ts'

export const sayCardData = sayer('cardData', cardData)

/** The sentence for what ended a job with cards early. */
export const sayCardTrouble = ({ key, params }: CardTrouble): string =>
  (sayCardData as (key: CardTrouble['key'], params: CardTrouble['params']) => string)(key, params)
