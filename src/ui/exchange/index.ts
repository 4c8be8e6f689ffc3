export { ExchangeLists, exchangeStanding } from './ExchangeLists.tsx'
