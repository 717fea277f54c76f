export { PromoBlock, type PromoBlockProps } from './PromoBlock.tsx'
