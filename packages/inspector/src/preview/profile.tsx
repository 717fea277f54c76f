import type { profileMachine } from '@shop/machines'
import { ProfileView } from '@shop/views/profile'
import { preview } from './PreviewFrame.tsx'

/** My Profile, while a customer is signed in. */
export const previewProfile = preview<typeof profileMachine>('column', (profile, send) => {
  const { user } = profile.context
  if (!user || !profile.hasTag('present')) return null
  return <ProfileView snapshot={profile} send={send} user={user} />
})
