export { Statistics, StatisticsCard, type StatisticsCardProps } from './StatisticsCard.tsx'
