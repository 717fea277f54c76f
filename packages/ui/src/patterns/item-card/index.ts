export { ItemCard, type CardProps } from './ItemCard.tsx'
