// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Shop', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="shop" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="shop" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="shop" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="shop" /> }

export const InChecking: Story = {
  render: () => <StateStory machine="shop" state="shop.checking" />,
  play: shows('checking'),
}

export const InOpenReading: Story = {
  render: () => <StateStory machine="shop" state="shop.open.reading" />,
  play: shows('open.reading'),
}

export const InOpenWithLists: Story = {
  render: () => <StateStory machine="shop" state="shop.open.withLists" />,
  play: shows('open.withLists'),
}

export const InOpenWithoutLists: Story = {
  render: () => <StateStory machine="shop" state="shop.open.withoutLists" />,
  play: shows('open.withoutLists'),
}
