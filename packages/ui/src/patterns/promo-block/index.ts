export { PromoBlock } from './PromoBlock.tsx'
export { PromoBlocks } from './PromoBlocks.tsx'
