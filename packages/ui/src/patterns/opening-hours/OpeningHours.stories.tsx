import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { OpeningHours } from './OpeningHours.tsx'

const meta = {
  title: 'Patterns/Static/Opening hours',
  component: OpeningHours,
  args: {
    lines: [
      { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM' },
      { days: 'Sat', hours: '10:00 AM-4:00 PM' },
      { days: 'Sun', hours: 'closed' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof OpeningHours>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`)
    await expect(lines).toEqual(['Mon-Fri 9:00 AM-6:00 PM', 'Sat 10:00 AM-4:00 PM', 'Sun closed'])
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: ({ lines }) => (
    <div style={{ display: 'grid', gap: 'var(--space-48)' }}>
      <OpeningHours lines={lines} />
      <OpeningHours lines={[{ days: 'Mon-Sun', hours: '12:00 AM-11:59 PM' }]} />
      <OpeningHours lines={[{ days: 'Mon-Sun', hours: 'closed' }]} />
    </div>
  ),
}

/** The opening hours below their heading. */
export const Examples: Story = {
  render: (args) => (
    <Scene layout="screen">
      <h2>Opening hours</h2>
      <OpeningHours {...args} />
    </Scene>
  ),
}
