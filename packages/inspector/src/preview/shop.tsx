import { identityOf } from '@shop/machines'
import type { shopMachine } from '@shop/machines'
import { Icon, IconButtonLink } from '@shop/ui/components'
import { BottomNavigation, CookieBanner, FormPageSkeleton, SiteHeader } from '@shop/ui/patterns'
import type { SnapshotFrom } from 'xstate'
import type { Beside } from './beside.ts'
import styles from './Beside.module.css'
import { Screen } from './Screen.tsx'

const link = (label: string) => ({ label, href: `#${label}` })

/** What the menus hold, for whom. */
const menus = {
  nobody: { account: [link('Login'), link('Signup')], bar: shoppersBar('Profile') },
  customer: { account: [link('My Account')], bar: shoppersBar('Profile') },
  admin: {
    account: [link('My Account'), link('Admin Dashboard')],
    bar: [
      { ...link('Shop'), icon: <Icon name="sofa" /> },
      { ...link('Product'), icon: <Icon name="plus" /> },
      { ...link('Collection'), icon: <Icon name="plus" /> },
      { ...link('Dashboard'), icon: <Icon name="home" /> },
    ],
  },
} as const

/** Who is there, as the menus tell: the way to the account, the lists of a shopper, the question about cookies. */
export const besideShop: Beside = (snapshot, send) => {
  const { context, ...shop } = snapshot as SnapshotFrom<typeof shopMachine>
  if (!snapshot.hasTag('ready')) return <FormPageSkeleton label="Loading authentication..." />
  const { kind } = identityOf(context)
  const { account, bar } = menus[kind === 'customer' || kind === 'admin' ? kind : 'nobody']
  const choose = (choice: string) => send({ type: 'consent.settled', choice, anonymousId: null })
  const isAsked = context.user === null && context.consent === 'unset' && shop.matches({ open: 'withLists' })
  return (
    <Screen>
      <div className={styles.site}>
        <SiteHeader name="Atelier Ilé" homeHref="#home" links={[link('Shop')]} searchHref="#search" accountLinks={account}>
          {kind !== 'admin' && (
            <>
              <IconButtonLink icon="heart" label="Wishlist" href="#wishlist" />
              <IconButtonLink icon="bag" label="Cart" href="#cart" />
            </>
          )}
        </SiteHeader>
        {isAsked && (
          <CookieBanner privacyHref="#privacy" onDecline={() => choose('declined')} onAccept={() => choose('accepted')} />
        )}
        <BottomNavigation items={bar} />
      </div>
    </Screen>
  )
}

function shoppersBar(last: string) {
  return [
    { ...link('Shop'), icon: <Icon name="sofa" /> },
    { ...link('Cart'), icon: <Icon name="bag" /> },
    { ...link('Wishlist'), icon: <Icon name="heart" /> },
    { ...link(last), icon: <Icon name="user" /> },
  ]
}
