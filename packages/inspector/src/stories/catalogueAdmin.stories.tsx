// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Catalogue admin', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="catalogueAdmin" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="catalogueAdmin" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="catalogueAdmin" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="catalogueAdmin" /> }

export const InTableClosed: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.table.closed" />,
  play: shows('table.closed'),
}

export const InCountCounting: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.count.counting" />,
  play: shows('count.counting'),
}

export const InTableOpenLoading: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.table.open.loading" />,
  play: shows('table.open.loading'),
}

export const InCountKnown: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.count.known" />,
  play: shows('count.known'),
}

export const InCountUnknown: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.count.unknown" />,
  play: shows('count.unknown'),
}

export const InTableOpenReady: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.table.open.ready" />,
  play: shows('table.open.ready'),
}

export const InTableOpenEmpty: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.table.open.empty" />,
  play: shows('table.open.empty'),
}

export const InTableOpenFailed: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.table.open.failed" />,
  play: shows('table.open.failed'),
}

export const PressedTableOpenFailed: Story = {
  name: 'Try again in table.open.failed',
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.table.open.failed" />,
  play: presses('table.open.failed', 'Try again', 'loading'),
}

export const InTableOpenTyping: Story = {
  render: () => <StateStory machine="catalogueAdmin" state="catalogueAdmin.table.open.typing" />,
  play: shows('table.open.typing'),
}
