export { Statistics, StatisticsCard } from './StatisticsCard.tsx'
