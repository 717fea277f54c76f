// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Password reset', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="reset" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="reset" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="reset" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="reset" /> }

export const InEditing: Story = {
  render: () => <StateStory machine="reset" state="reset.editing" />,
  play: shows('editing'),
}

export const InSubmitting: Story = {
  render: () => <StateStory machine="reset" state="reset.submitting" />,
  play: shows('submitting'),
}

export const InSucceeded: Story = {
  render: () => <StateStory machine="reset" state="reset.succeeded" />,
  play: shows('succeeded'),
}

export const InMissing: Story = {
  render: () => <StateStory machine="reset" state="reset.missing" />,
  play: shows('missing'),
}
