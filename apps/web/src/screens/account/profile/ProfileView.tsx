import type { ProfileContext } from '@shop/machines'
import { ProfileForm } from '@shop/ui/patterns/profile-form'
import type { ShopSnapshot } from '../../../app/shop/shop-actors.ts'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { useUser } from '../../../app/shop/useUser.ts'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PasswordPart } from './PasswordPart.tsx'

interface KeptDetails {
  details: ProfileContext['details']
  isEditing: boolean
  isBusy: boolean
}

function keptDetails(snapshot: ShopSnapshot<'profile'>): KeptDetails {
  const { details } = snapshot.context
  return { details, isEditing: snapshot.hasTag('editing'), isBusy: snapshot.hasTag('saving') }
}

/** What a customer sees of the profile. */
export function ProfileView() {
  const send = useShopSend()
  const { username = '', email = '', phoneNumber = '' } = useUser() ?? {}
  const user = { username, email, phoneNumber }
  const kept = useShopSelector<'profile', KeptDetails | null>('profile', keptDetails, null)
  const isLoggingOut = useShopSelector('auth', (snapshot) => snapshot.hasTag('signingOut'), false)
  return (
    <ProfileForm
      user={user}
      isEditing={kept?.isEditing ?? false}
      isBusy={kept?.isBusy ?? false}
      values={kept?.details.values ?? user}
      problems={kept?.details.problems ?? {}}
      problem={kept?.details.problem ?? null}
      onEditToggle={() => send('profile', { type: 'edit.toggled' })}
      onType={(values) => send('profile', { type: 'details.typed', values })}
      onSubmit={() => send('profile', { type: 'details.submitted' })}
      onLogout={() => send('profile', { type: 'logout.requested' })}
      isLoggingOut={isLoggingOut}
      onDelete={() => send('profile', { type: 'delete.requested' })}
    >
      <PasswordPart account={email} />
      <DeleteAccount />
    </ProfileForm>
  )
}
