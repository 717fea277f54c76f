export { Statements, type StatementsProps } from './Statements.tsx'
