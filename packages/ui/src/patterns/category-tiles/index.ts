export { CategoryTiles } from './CategoryTiles.tsx'
