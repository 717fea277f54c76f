import type { ProfileContext } from '@shop/machines'
import { ChangePasswordForm } from '@shop/ui/patterns/change-password-form'
import type { ShopSnapshot } from '../../../app/shop/shop-actors.ts'
import { useShopSelector } from '../../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../../app/shop/useShopSend.ts'
import { useTyped } from '../../../app/shop/useTyped.ts'

interface KeptPasswords {
  passwords: ProfileContext['passwords']
  isBusy: boolean
}

const nothingTyped = { oldPassword: '', newPassword: '', confirmation: '' }

function keptPasswords(snapshot: ShopSnapshot<'profile'>): KeptPasswords {
  return { passwords: snapshot.context.passwords, isBusy: snapshot.hasTag('changingPassword') }
}

/** Change Password, on the profile. `account` is the e-mail that password managers know it by. */
export function PasswordPart({ account }: { account: string }) {
  const send = useShopSend()
  const kept = useShopSelector<'profile', KeptPasswords | null>('profile', keptPasswords, null)
  const { isWaiting, ...form } = useTyped({
    kept: kept?.passwords.values ?? null,
    before: nothingTyped,
    tell: (values) => send('profile', { type: 'passwords.typed', values }),
    submit: () => send('profile', { type: 'passwords.submitted' }),
  })
  return (
    <ChangePasswordForm
      {...form}
      account={account}
      problems={kept?.passwords.problems ?? {}}
      problem={kept?.passwords.problem ?? null}
      isBusy={kept?.isBusy ?? isWaiting}
    />
  )
}
