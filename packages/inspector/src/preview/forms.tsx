import type { authMachine, contactMachine, emailConfirmationMachine, resetMachine } from '@shop/machines'
import { LoginView } from '@shop/views/auth'
import { ContactView } from '@shop/views/contact'
import { EmailConfirmationView } from '@shop/views/email-confirmation'
import { ResetView } from '@shop/views/reset'
import type { SnapshotFrom } from 'xstate'
import { exampleShop, links } from './example-facts.ts'
import type { Preview } from './preview.ts'
import { PreviewFrame } from './PreviewFrame.tsx'

/** The contact page. */
export const previewContact: Preview = (snapshot, send) => (
  <PreviewFrame>
    <ContactView snapshot={snapshot as SnapshotFrom<typeof contactMachine>} send={send} shop={exampleShop} social={[]} />
  </PreviewFrame>
)

/** The form for a new password, or the link to the login form without a token. */
export const previewReset: Preview = (snapshot, send) => {
  const reset = snapshot as SnapshotFrom<typeof resetMachine>
  if (reset.hasTag('toProfile') || reset.hasTag('toAdminLogin')) return null
  return (
    <PreviewFrame layout="column">
      <ResetView snapshot={reset} send={send} loginHref={links.login} newLinkHref={links.login} />
    </PreviewFrame>
  )
}

/** The button that confirms an email address, or the next step. */
export const previewEmailConfirmation: Preview = (snapshot, send) => (
  <PreviewFrame layout="column">
    <EmailConfirmationView
      snapshot={snapshot as SnapshotFrom<typeof emailConfirmationMachine>}
      send={send}
      shopHref={links.shop}
    />
  </PreviewFrame>
)

/** The login form, or Reset Your Password in its place, while nobody is signed in. */
export const previewAuth: Preview = (snapshot, send) => {
  const auth = snapshot as SnapshotFrom<typeof authMachine>
  if (auth.hasTag('signedIn')) return null
  return (
    <PreviewFrame layout="column">
      <LoginView snapshot={auth} send={send} signUpHref={links.signUp} />
    </PreviewFrame>
  )
}
