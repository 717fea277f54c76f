export { PieceCard, type CardProps } from './PieceCard.tsx'
