export { Textarea } from './Textarea.tsx'
