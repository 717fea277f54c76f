import type { authMachine, contactMachine, emailConfirmationMachine, resetMachine } from '@shop/machines'
import { LoginView } from '@shop/views/auth'
import { ContactView } from '@shop/views/contact'
import { EmailConfirmationView } from '@shop/views/email-confirmation'
import { ResetView } from '@shop/views/reset'
import { exampleShop, links } from './example-facts.ts'
import { preview } from './PreviewFrame.tsx'

/** The contact page. */
export const previewContact = preview<typeof contactMachine>('wide', (snapshot, send) => (
  <ContactView snapshot={snapshot} send={send} shop={exampleShop} social={[]} />
))

/** The form for a new password, or the link to the login form without a token. */
export const previewReset = preview<typeof resetMachine>('column', (reset, send) =>
  reset.hasTag('toProfile') || reset.hasTag('toAdminLogin') ? null : (
    <ResetView snapshot={reset} send={send} loginHref={links.login} newLinkHref={links.login} />
  ),
)

/** The button that confirms an email address, or the next step. */
export const previewEmailConfirmation = preview<typeof emailConfirmationMachine>('column', (snapshot, send) => (
  <EmailConfirmationView snapshot={snapshot} send={send} shopHref={links.shop} />
))

/** The login form, or Reset Your Password in its place, while nobody is signed in. */
export const previewAuth = preview<typeof authMachine>('column', (auth, send) =>
  auth.hasTag('signedIn') ? null : <LoginView snapshot={auth} send={send} signUpHref={links.signUp} />,
)
