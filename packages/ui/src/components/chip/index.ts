export { Chip } from './Chip.tsx'
