import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Statistics, StatisticsCard } from './StatisticsCard.tsx'

const meta = {
  title: 'Patterns/Admin/Statistics card',
  component: StatisticsCard,
  args: { label: 'Total Products', count: 24, href: '#products' },
  render: (args) => (
    <Statistics>
      <StatisticsCard {...args} />
    </Statistics>
  ),
} satisfies Meta<typeof StatisticsCard>

export default meta
type Story = StoryObj<typeof meta>

/** The number is connected to its label, and the card links to the counted items. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Products')
    await expect(canvas.getByRole('definition')).toHaveTextContent('24')
    await expect(canvas.getByRole('link', { name: 'Total Products' })).toHaveAttribute('href', '#products')
  },
}

export const Playground: Story = { args: { isBusy: false } }

/** Cards with a number, zero and a large number, while loading and after a failed request. */
export const States: Story = {
  render: () => (
    <Statistics>
      <StatisticsCard label="Total Products" count={24} href="#products" />
      <StatisticsCard label="Total Collections" count={0} />
      <StatisticsCard label="Many" count={12_345} />
      <StatisticsCard label="On its way" count={null} isBusy />
      <StatisticsCard label="Not to be had" count={null} />
    </Statistics>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12,345')).toBeVisible()
    await expect(canvas.getByText('Unknown')).toBeInTheDocument()
  },
}

/** Both cards of the dashboard. */
export const Examples: Story = {
  render: (args) => (
    <Statistics>
      <StatisticsCard {...args} />
      <StatisticsCard label="Total Collections" count={6} href="#collections" />
    </Statistics>
  ),
}
