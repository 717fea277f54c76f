import type { profileMachine } from '@shop/machines'
import { ProfileView } from '@shop/views/profile'
import type { SnapshotFrom } from 'xstate'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** My Profile, while a customer is signed in. */
export const previewProfile: Preview = (snapshot, send) => {
  const profile = snapshot as SnapshotFrom<typeof profileMachine>
  const { user } = profile.context
  if (!user || !profile.hasTag('present')) return null
  return (
    <PreviewFrame layout="column">
      <ProfileView snapshot={profile} send={send} user={user} />
    </PreviewFrame>
  )
}
