export { PromoBlock } from './PromoBlock.tsx'
