// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Item deletion', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="itemDeletion" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="itemDeletion" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="itemDeletion" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="itemDeletion" /> }

export const InAsking: Story = {
  render: () => <StateStory machine="itemDeletion" state="itemDeletion.asking" />,
  play: shows('asking'),
}

export const PressedAsking: Story = {
  name: 'Delete in asking',
  render: () => <StateStory machine="itemDeletion" state="itemDeletion.asking" />,
  play: presses('asking', 'Delete', 'deleting'),
}

export const InDeleting: Story = {
  render: () => <StateStory machine="itemDeletion" state="itemDeletion.deleting" />,
  play: shows('deleting'),
}

export const InKept: Story = {
  render: () => <StateStory machine="itemDeletion" state="itemDeletion.kept" />,
  play: shows('kept'),
}

export const InDeleted: Story = {
  render: () => <StateStory machine="itemDeletion" state="itemDeletion.deleted" />,
  play: shows('deleted'),
}
