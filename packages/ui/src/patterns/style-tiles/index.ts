export { StyleTiles, type StyleTilesProps } from './StyleTiles.tsx'
