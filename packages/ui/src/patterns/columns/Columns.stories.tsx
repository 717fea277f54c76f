import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OpeningHours } from '../opening-hours/index.ts'
import { Columns } from './Columns.tsx'

const meta = {
  title: 'Patterns/Static/Columns',
  component: Columns,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      { title: 'Find us', content: <p>12 Demonstration Close, Lekki Phase 1, Lagos</p> },
      { title: 'Opening hours', content: <OpeningHours lines={[{ days: 'Mon-Fri', hours: '9:00 AM-6:00 PM' }]} /> },
    ],
  },
  argTypes: { entries: { control: false } },
} satisfies Meta<typeof Columns>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
    await expect(titles).toEqual(['Find us', 'Opening hours'])
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: ({ entries }) => (
    <>
      <Columns entries={entries.slice(0, 1)} />
      <Columns entries={[...entries, { title: 'A third part', content: <p>It is next to the others on wide screens.</p> }]} />
    </>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** Three columns of the Showroom page. */
export const Examples: Story = {
  args: {
    entries: [
      ...meta.args.entries,
      { title: 'Before you come', content: <p>Tell us the measures of your room. We keep an hour for you.</p> },
    ],
  },
}
