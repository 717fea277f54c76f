// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Cookie consent', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="consent" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="consent" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="consent" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="consent" /> }

export const InReading: Story = {
  render: () => <StateStory machine="consent" state="consent.reading" />,
  play: shows('reading'),
}

export const InAcceptedHidden: Story = {
  render: () => <StateStory machine="consent" state="consent.accepted.hidden" />,
  play: shows('accepted.hidden'),
}

export const InDeclinedHidden: Story = {
  render: () => <StateStory machine="consent" state="consent.declined.hidden" />,
  play: shows('declined.hidden'),
}

export const InUnsetShown: Story = {
  render: () => <StateStory machine="consent" state="consent.unset.shown" />,
  play: shows('unset.shown'),
}

export const PressedUnsetShown: Story = {
  name: 'Decline in unset.shown',
  render: () => <StateStory machine="consent" state="consent.unset.shown" />,
  play: presses('unset.shown', 'Decline', 'declining'),
}

export const InAcceptedShown: Story = {
  render: () => <StateStory machine="consent" state="consent.accepted.shown" />,
  play: shows('accepted.shown'),
}

export const InDeclinedShown: Story = {
  render: () => <StateStory machine="consent" state="consent.declined.shown" />,
  play: shows('declined.shown'),
}

export const InAccepting: Story = {
  render: () => <StateStory machine="consent" state="consent.accepting" />,
  play: shows('accepting'),
}

export const InDeclining: Story = {
  render: () => <StateStory machine="consent" state="consent.declining" />,
  play: shows('declining'),
}

export const InUnsetHidden: Story = {
  render: () => <StateStory machine="consent" state="consent.unset.hidden" />,
  play: shows('unset.hidden'),
}

export const InDeclinedSweeping: Story = {
  render: () => <StateStory machine="consent" state="consent.declined.sweeping" />,
  play: shows('declined.sweeping'),
}
