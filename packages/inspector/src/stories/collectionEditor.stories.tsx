// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, presses, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Collection editor', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="collectionEditor" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="collectionEditor" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="collectionEditor" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="collectionEditor" /> }

export const InEditingReady: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.editing.ready" />,
  play: shows('editing.ready'),
}

export const InEditingReading: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.editing.reading" />,
  play: shows('editing.reading'),
}

export const InLeft: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.left" />,
  play: shows('left'),
}

export const InLeaving: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.leaving" />,
  play: shows('leaving'),
}

export const InLoading: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.loading" />,
  play: shows('loading'),
}

export const InMissing: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.missing" />,
  play: shows('missing'),
}

export const InUnloaded: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.unloaded" />,
  play: shows('unloaded'),
}

export const InSavingSending: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.saving.sending" />,
  play: shows('saving.sending'),
}

export const InSavingAsking: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.saving.asking" />,
  play: shows('saving.asking'),
}

export const PressedSavingAsking: Story = {
  name: 'Leave in saving.asking',
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.saving.asking" />,
  play: presses('saving.asking', 'Leave', 'left'),
}

export const InSaved: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.saved" />,
  play: shows('saved'),
}

export const InEditingSignedOut: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.editing.signedOut" />,
  play: shows('editing.signedOut'),
}

export const InComparing: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.comparing" />,
  play: shows('comparing'),
}

export const InConflicting: Story = {
  render: () => <StateStory machine="collectionEditor" state="collectionEditor.conflicting" />,
  play: shows('conflicting'),
}
