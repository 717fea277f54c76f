// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Signing in and out', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="auth" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="auth" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="auth" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="auth" /> }

export const InChecking: Story = {
  render: () => <StateStory machine="auth" state="auth.checking" />,
  play: shows('checking'),
}

export const InSignedInSessionSteady: Story = {
  render: () => <StateStory machine="auth" state="auth.signedIn.session.steady" />,
  play: shows('signedIn.session.steady'),
}

export const InSignedInRoleCustomer: Story = {
  render: () => <StateStory machine="auth" state="auth.signedIn.role.customer" />,
  play: shows('signedIn.role.customer'),
}

export const InSignedInRoleAdmin: Story = {
  render: () => <StateStory machine="auth" state="auth.signedIn.role.admin" />,
  play: shows('signedIn.role.admin'),
}

export const InSignedOutFormEntering: Story = {
  render: () => <StateStory machine="auth" state="auth.signedOut.form.entering" />,
  play: shows('signedOut.form.entering'),
}

export const PressedSignedOutFormEntering: Story = {
  name: 'Forgot Password? in signedOut.form.entering',
  render: () => <StateStory machine="auth" state="auth.signedOut.form.entering" />,
  play: presses('signedOut.form.entering', 'Forgot Password?', 'forgotten'),
}

export const InSignedOutSessionSteady: Story = {
  render: () => <StateStory machine="auth" state="auth.signedOut.session.steady" />,
  play: shows('signedOut.session.steady'),
}

export const InSubmittingSigningIn: Story = {
  render: () => <StateStory machine="auth" state="auth.submitting.signingIn" />,
  play: shows('submitting.signingIn'),
}

export const InSubmittingSigningInAsAdmin: Story = {
  render: () => <StateStory machine="auth" state="auth.submitting.signingInAsAdmin" />,
  play: shows('submitting.signingInAsAdmin'),
}

export const InSubmittingSigningUp: Story = {
  render: () => <StateStory machine="auth" state="auth.submitting.signingUp" />,
  play: shows('submitting.signingUp'),
}

export const InSignedInSessionRechecking: Story = {
  render: () => <StateStory machine="auth" state="auth.signedIn.session.rechecking" />,
  play: shows('signedIn.session.rechecking'),
}

export const InSignedInSessionSigningOut: Story = {
  render: () => <StateStory machine="auth" state="auth.signedIn.session.signingOut" />,
  play: shows('signedIn.session.signingOut'),
}

export const InSignedOutFormForgotten: Story = {
  render: () => <StateStory machine="auth" state="auth.signedOut.form.forgotten" />,
  play: shows('signedOut.form.forgotten'),
}

export const InSignedOutSessionRechecking: Story = {
  render: () => <StateStory machine="auth" state="auth.signedOut.session.rechecking" />,
  play: shows('signedOut.session.rechecking'),
}

export const InSubmittingTurningAway: Story = {
  render: () => <StateStory machine="auth" state="auth.submitting.turningAway" />,
  play: shows('submitting.turningAway'),
}

export const InSubmittingSendingLink: Story = {
  render: () => <StateStory machine="auth" state="auth.submitting.sendingLink" />,
  play: shows('submitting.sendingLink'),
}
