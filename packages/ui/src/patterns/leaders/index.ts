export { Leaders, type LeaderEntry, type LeadersProps } from './Leaders.tsx'
