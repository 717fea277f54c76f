export { ItemCard, type CardProps } from './ItemCard.tsx'
export { RenderOnceContext, type RenderOnce } from './render-once.ts'
