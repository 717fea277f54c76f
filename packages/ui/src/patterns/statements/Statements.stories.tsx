import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Band } from '../section/index.ts'
import { Statements } from './Statements.tsx'

const meta = {
  title: 'Patterns/Static/Statements',
  component: Statements,
  parameters: { layout: 'fullscreen' },
  args: {
    entries: [
      { title: 'Our vision', text: 'Rooms that are furnished once, and handed down.' },
      { title: 'Our mission', text: 'To make each piece for the people who will live with it, and to stand behind it.' },
    ],
  },
} satisfies Meta<typeof Statements>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Our vision' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'Our mission' })).toBeVisible()
  },
}

export const Playground: Story = {}

export const States: Story = {
  render: ({ entries }) => (
    <>
      <Statements entries={entries.slice(0, 1)} />
      <Statements entries={[...entries, ...entries.map(({ title, text }) => ({ title: `${title} again`, text }))]} />
    </>
  ),
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The values below the heading of About Us. */
export const Examples: Story = {
  render: (args) => (
    <>
      <Band>
        <h1>About us</h1>
      </Band>
      <Statements {...args} />
    </>
  ),
}
