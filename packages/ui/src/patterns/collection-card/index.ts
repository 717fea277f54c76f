export { CollectionCard } from './CollectionCard.tsx'
