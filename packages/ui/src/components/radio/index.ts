export { RadioGroup, radioLayouts } from './RadioGroup.tsx'
export type { RadioGroupProps, RadioOption } from './RadioGroup.tsx'
