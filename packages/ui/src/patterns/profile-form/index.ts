export { AccountFacts } from './AccountFacts.tsx'
export { ProfileForm } from './ProfileForm.tsx'
