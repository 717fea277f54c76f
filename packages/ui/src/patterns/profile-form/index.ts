export { ProfileForm } from './ProfileForm.tsx'
