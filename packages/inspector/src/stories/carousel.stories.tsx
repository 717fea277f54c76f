// Written by `pnpm --filter @shop/inspector stories`: a story for each state that the machine can rest in.
import type { Meta, StoryObj } from '@storybook/react-vite'
import { MachineSandbox } from './MachineSandbox.tsx'
import { Overview } from './Overview.tsx'
import { Coverage, PathList } from './PathsAndCoverage.tsx'
import { opensSandbox, shows } from './plays.ts'
import { StateStory } from './StateStory.tsx'

const meta = { title: 'Machines/Carousel', parameters: { layout: 'padded' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = { render: () => <Overview machine="carousel" /> }

export const Sandbox: Story = {
  render: () => <MachineSandbox machine="carousel" />,
  play: opensSandbox,
}

export const Paths: Story = { render: () => <PathList machine="carousel" /> }

export const Covered: Story = { name: 'Coverage', render: () => <Coverage machine="carousel" /> }

export const InSeveralPlaying: Story = {
  render: () => <StateStory machine="carousel" state="carousel.several.playing" />,
  play: shows('several.playing'),
}

export const InSeveralWaiting: Story = {
  render: () => <StateStory machine="carousel" state="carousel.several.waiting" />,
  play: shows('several.waiting'),
}

export const InSeveralStopped: Story = {
  render: () => <StateStory machine="carousel" state="carousel.several.stopped" />,
  play: shows('several.stopped'),
}

export const InSeveralManual: Story = {
  render: () => <StateStory machine="carousel" state="carousel.several.manual" />,
  play: shows('several.manual'),
}

export const InSingle: Story = {
  render: () => <StateStory machine="carousel" state="carousel.single" />,
  play: shows('single'),
}
