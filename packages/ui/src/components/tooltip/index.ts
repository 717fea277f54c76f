export { Tooltip, tooltipSides } from './Tooltip.tsx'
export type { TooltipProps } from './Tooltip.tsx'
