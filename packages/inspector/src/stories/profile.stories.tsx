// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Profile', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="profile" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="profile" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="profile" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="profile" /> }

export const InPresentPasswordEditing: Story = {
  render: () => <StateStory machine="profile" state="profile.present.password.editing" />,
  play: shows('present.password.editing'),
}

export const InPresentAccountKeeping: Story = {
  render: () => <StateStory machine="profile" state="profile.present.account.keeping" />,
  play: shows('present.account.keeping'),
}

export const InPresentDetailsViewing: Story = {
  render: () => <StateStory machine="profile" state="profile.present.details.viewing" />,
  play: shows('present.details.viewing'),
}

export const PressedPresentDetailsViewing: Story = {
  name: 'Edit Profile in present.details.viewing',
  render: () => <StateStory machine="profile" state="profile.present.details.viewing" />,
  play: presses('present.details.viewing', 'Edit Profile', 'editing'),
}

export const InAway: Story = {
  render: () => <StateStory machine="profile" state="profile.away" />,
  play: shows('away'),
}

export const InPresentDetailsEditing: Story = {
  render: () => <StateStory machine="profile" state="profile.present.details.editing" />,
  play: shows('present.details.editing'),
}

export const InPresentDetailsSaving: Story = {
  render: () => <StateStory machine="profile" state="profile.present.details.saving" />,
  play: shows('present.details.saving'),
}

export const InPresentPasswordChanging: Story = {
  render: () => <StateStory machine="profile" state="profile.present.password.changing" />,
  play: shows('present.password.changing'),
}

export const InPresentAccountConfirming: Story = {
  render: () => <StateStory machine="profile" state="profile.present.account.confirming" />,
  play: shows('present.account.confirming'),
}

export const InPresentAccountDeleting: Story = {
  render: () => <StateStory machine="profile" state="profile.present.account.deleting" />,
  play: shows('present.account.deleting'),
}

export const InDeleted: Story = {
  render: () => <StateStory machine="profile" state="profile.deleted" />,
  play: shows('deleted'),
}
