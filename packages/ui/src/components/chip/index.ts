export { Chip, ChipLink } from './Chip.tsx'
export type { ChipLinkProps, ChipProps } from './Chip.tsx'
