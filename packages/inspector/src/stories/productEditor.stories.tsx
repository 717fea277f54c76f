// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Product editor', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="productEditor" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="productEditor" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="productEditor" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="productEditor" /> }

export const InEditingReady: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.editing.ready" />,
  play: shows('editing.ready'),
}

export const InEditingReading: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.editing.reading" />,
  play: shows('editing.reading'),
}

export const InLeft: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.left" />,
  play: shows('left'),
}

export const InSavingSending: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.saving.sending" />,
  play: shows('saving.sending'),
}

export const InLeaving: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.leaving" />,
  play: shows('leaving'),
}

export const PressedLeaving: Story = {
  name: 'Stay in leaving',
  render: () => <StateStory machine="productEditor" state="productEditor.leaving" />,
  play: presses('leaving', 'Stay', 'ready'),
}

export const InSavingAsking: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.saving.asking" />,
  play: shows('saving.asking'),
}

export const InSaved: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.saved" />,
  play: shows('saved'),
}

export const InEditingSignedOut: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.editing.signedOut" />,
  play: shows('editing.signedOut'),
}

export const InLoading: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.loading" />,
  play: shows('loading'),
}

export const InMissing: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.missing" />,
  play: shows('missing'),
}

export const InUnloaded: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.unloaded" />,
  play: shows('unloaded'),
}

export const InComparing: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.comparing" />,
  play: shows('comparing'),
}

export const InConflicting: Story = {
  render: () => <StateStory machine="productEditor" state="productEditor.conflicting" />,
  play: shows('conflicting'),
}

export const PressedConflicting: Story = {
  name: 'Take theirs in conflicting',
  render: () => <StateStory machine="productEditor" state="productEditor.conflicting" />,
  play: presses('conflicting', 'Take theirs', 'ready'),
}
