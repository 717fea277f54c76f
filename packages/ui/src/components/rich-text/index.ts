export { RichText } from './RichText.tsx'
export { sanitise } from './sanitise.ts'
export type { RichTextProps } from './RichText.tsx'
