export { Statements } from './Statements.tsx'
