// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Paged list', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="pagedList" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="pagedList" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="pagedList" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="pagedList" /> }

export const InSearchResting: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.search.resting" />,
  play: shows('search.resting'),
}

export const InListLoading: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.list.loading" />,
  play: shows('list.loading'),
}

export const InSearchWaiting: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.search.waiting" />,
  play: shows('search.waiting'),
}

export const InListReady: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.list.ready" />,
  play: shows('list.ready'),
}

export const InListEnded: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.list.ended" />,
  play: shows('list.ended'),
}

export const InListEmpty: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.list.empty" />,
  play: shows('list.empty'),
}

export const InListFailed: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.list.failed" />,
  play: shows('list.failed'),
}

export const PressedListFailed: Story = {
  name: 'Try again in list.failed',
  render: () => <StateStory machine="pagedList" state="pagedList.list.failed" />,
  play: presses('list.failed', 'Try again', 'loading'),
}

export const InListLoadingMore: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.list.loadingMore" />,
  play: shows('list.loadingMore'),
}

export const InListFailedMore: Story = {
  render: () => <StateStory machine="pagedList" state="pagedList.list.failedMore" />,
  play: shows('list.failedMore'),
}
