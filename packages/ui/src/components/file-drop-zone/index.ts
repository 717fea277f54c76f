export { FileDropZone } from './FileDropZone.tsx'
export type { FileDropZoneProps } from './FileDropZone.tsx'
export { PreviewTiles } from './PreviewTiles.tsx'
export type { PreviewTile, PreviewTilesProps } from './PreviewTiles.tsx'
