export { ChatLink } from './ChatLink.tsx'
