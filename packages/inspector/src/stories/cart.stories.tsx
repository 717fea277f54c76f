// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Cart', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="cart" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="cart" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="cart" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="cart" /> }

export const InListUnopened: Story = {
  render: () => <StateStory machine="cart" state="cart.list.unopened" />,
  play: shows('list.unopened'),
}

export const InQuestionResting: Story = {
  render: () => <StateStory machine="cart" state="cart.question.resting" />,
  play: shows('question.resting'),
}

export const InListOpening: Story = {
  render: () => <StateStory machine="cart" state="opening" />,
  play: shows('list.opening'),
}

export const InListOpenOwnReady: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.own.ready" />,
  play: shows('list.open.own.ready'),
}

export const InListOpenOwnChecking: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.own.checking" />,
  play: shows('list.open.own.checking'),
}

export const InQuestionAsking: Story = {
  render: () => <StateStory machine="cart" state="cart.question.asking" />,
  play: shows('question.asking'),
}

export const PressedQuestionAsking: Story = {
  name: 'Remove in question.asking',
  render: () => <StateStory machine="cart" state="cart.question.asking" />,
  play: presses('question.asking', 'Remove', 'resting'),
}

export const InListOpenSyncedWorkingQueueing: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.working.queueing" />,
  play: shows('list.open.synced.working.queueing'),
}

export const InListOpenSyncedWorkingRereading: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.working.rereading" />,
  play: shows('list.open.synced.working.rereading'),
}

export const InListOpenSyncedWorkingLoading: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.working.loading" />,
  play: shows('list.open.synced.working.loading'),
}

export const InListEnded: Story = {
  render: () => <StateStory machine="cart" state="ended" />,
  play: shows('list.ended'),
}

export const InListOpenSyncedReady: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.ready" />,
  play: shows('list.open.synced.ready'),
}

export const InListOpenSyncedStale: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.stale" />,
  play: shows('list.open.synced.stale'),
}

export const InListOpenSyncedWorkingSending: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.working.sending" />,
  play: shows('list.open.synced.working.sending'),
}

export const InListOpenSyncedWaiting: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.waiting" />,
  play: shows('list.open.synced.waiting'),
}

export const InListOpenSyncedWorkingRefetching: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.working.refetching" />,
  play: shows('list.open.synced.working.refetching'),
}

export const InListOpenSyncedWorkingRecovering: Story = {
  render: () => <StateStory machine="cart" state="cart.list.open.synced.working.recovering" />,
  play: shows('list.open.synced.working.recovering'),
}

export const InListBarred: Story = {
  render: () => <StateStory machine="cart" state="cart.list.barred" />,
  play: shows('list.barred'),
}

export const InListOutdated: Story = {
  render: () => <StateStory machine="cart" state="cart.list.outdated" />,
  play: shows('list.outdated'),
}
