// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Contact form', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="contact" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="contact" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="contact" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="contact" /> }

export const InIdle: Story = {
  render: () => <StateStory machine="contact" state="contact.idle" />,
  play: shows('idle'),
}

export const InSubmitting: Story = {
  render: () => <StateStory machine="contact" state="contact.submitting" />,
  play: shows('submitting'),
}
