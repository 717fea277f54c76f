// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Line details', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="lineDetails" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="lineDetails" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="lineDetails" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="lineDetails" /> }

export const InEmpty: Story = {
  render: () => <StateStory machine="lineDetails" state="lineDetails.empty" />,
  play: shows('empty'),
}

export const InLoading: Story = {
  render: () => <StateStory machine="lineDetails" state="lineDetails.loading" />,
  play: shows('loading'),
}

export const InReady: Story = {
  render: () => <StateStory machine="lineDetails" state="lineDetails.ready" />,
  play: shows('ready'),
}

export const InFailed: Story = {
  render: () => <StateStory machine="lineDetails" state="lineDetails.failed" />,
  play: shows('failed'),
}

export const PressedFailed: Story = {
  name: 'Try again in failed',
  render: () => <StateStory machine="lineDetails" state="lineDetails.failed" />,
  play: presses('failed', 'Try again', 'loading'),
}
