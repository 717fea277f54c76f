import type { ContactContext } from '@shop/machines'
import type { FormState } from '@shop/ui/patterns/form'
import type { ShopSnapshot } from '../../app/shop/shop-actors.ts'
import { useShopSelector } from '../../app/shop/useShopSelector.ts'
import { useShopSend } from '../../app/shop/useShopSend.ts'
import { useTyped } from '../../app/shop/useTyped.ts'
import { useUser } from '../../app/shop/useUser.ts'

type ContactField = keyof ContactContext['values']

interface KeptForm {
  values: ContactContext['values']
  problems: ContactContext['problems']
  isBusy: boolean
}

function keptForm(snapshot: ShopSnapshot<'contact'>): KeptForm {
  const { values, problems } = snapshot.context
  return { values, problems, isBusy: snapshot.hasTag('submitting') }
}

/** The contact form, filled in for whoever is signed in. */
export function useContactForm(): FormState<ContactField> {
  const send = useShopSend()
  const user = useUser()
  const kept = useShopSelector<'contact', KeptForm | null>('contact', keptForm, null)
  const { isWaiting, ...form } = useTyped({
    kept: kept?.values ?? null,
    before: {
      name: user?.username ?? '',
      email: user?.email ?? '',
      phoneNumber: user?.phoneNumber ?? '',
      subject: '',
      message: '',
    },
    tell: (typed) => send('contact', { type: 'fields.typed', values: typed }),
    submit: () => send('contact', { type: 'message.submitted' }),
  })
  return { ...form, problems: kept?.problems ?? {}, isBusy: kept?.isBusy ?? isWaiting }
}
