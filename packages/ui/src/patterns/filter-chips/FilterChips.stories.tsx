import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { noFilters } from '../filters/index.ts'
import { FilterButton, ListToolbar, ResultCount } from '../list-toolbar/index.ts'
import { FilterChips } from './FilterChips.tsx'

const meta = {
  title: 'Patterns/Filter chips',
  component: FilterChips,
  args: {
    values: { ...noFilters, category: 'Bedroom', minPrice: 100000, isPromo: true },
    onRemove: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof FilterChips>

export default meta
type Story = StoryObj<typeof meta>

/** Each chip removes its own filter. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove From ₦100,000.00' }))
    await expect(args.onRemove).toHaveBeenCalledWith('minPrice')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** 'Clear all' is not shown for a single filter. */
export const Single: Story = {
  args: { values: { ...noFilters, isForeign: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

export const All: Story = {
  args: {
    values: {
      category: 'Dining Room',
      style: 'Antique/Royal',
      material: 'Mahogany',
      minPrice: 1000000,
      maxPrice: 9999999999,
      isBestSeller: true,
      isPromo: true,
      isForeign: true,
    },
  },
  globals: { viewport: { value: 'phone' } },
}

export const Empty: Story = {
  args: { values: noFilters },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Single, Default, All }} draw={(own) => <FilterChips {...args} {...own} />} />,
}

/** Chips above the filtered list. */
export const Examples: Story = {
  render: (args) => (
    <ListToolbar count={<ResultCount total={3} of="product" />} controls={<FilterButton count={3} onOpen={fn()} />}>
      <FilterChips {...args} />
    </ListToolbar>
  ),
}
