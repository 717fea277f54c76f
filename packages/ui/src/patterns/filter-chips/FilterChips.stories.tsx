import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { FilterButton, ListToolbar, ResultCount } from '../list-toolbar/index.ts'
import { FilterChips } from './FilterChips.tsx'

const chipsOf = (...labels: string[]) => labels.map((label) => ({ label, href: `#without-${label}` }))

const meta = {
  title: 'Patterns/Browse/Filter chips',
  component: FilterChips,
  decorators: [withInertLinks],
  args: {
    chips: chipsOf('Bedroom', 'From ₦100,000.00', 'On promotion'),
    clearHref: '#all',
    onRemove: fn(),
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

/** Each chip leads to the page without its own filter. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    follow.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Remove From ₦100,000.00' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Clear all' }))
    await expect(follow.mock.calls).toEqual([['#without-From ₦100,000.00'], ['#all']])
    await expect(args.onRemove).toHaveBeenCalledTimes(2)
  },
}

export const Playground: Story = {}

/** Chips with what was understood of 'settee under 2m made in italy'. */
export const Search: Story = { args: { chips: chipsOf('Sofa', 'Under ₦2,000,000', 'Made in Italy') } }

/** 'Clear all' is not shown for a single filter. */
export const Single: Story = {
  args: { chips: chipsOf('Made abroad') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}

export const All: Story = {
  args: {
    chips: chipsOf(
      'Dining Room',
      'Antique/Royal',
      'Mahogany',
      'From ₦1,000,000.00',
      'Up to ₦9,999,999,999.00',
      'Best sellers',
      'On promotion',
      'Made abroad',
    ),
  },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = {
  args: { chips: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Single, Search, Default, All }} draw={(own) => <FilterChips {...args} {...own} />} />,
}

/** Chips above the filtered list. */
export const Examples: Story = {
  render: (args) => (
    <ListToolbar count={<ResultCount total={3} of="product" />} controls={<FilterButton count={3} onOpen={fn()} />}>
      <FilterChips {...args} />
    </ListToolbar>
  ),
}
