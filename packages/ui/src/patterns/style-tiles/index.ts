export { StyleTiles } from './StyleTiles.tsx'
