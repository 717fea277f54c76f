export { FileDropZone } from './FileDropZone.tsx'
export { PreviewTiles } from './PreviewTiles.tsx'
