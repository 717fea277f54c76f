import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { ListEmpty } from './ListEmpty.tsx'

const meta = {
  title: 'Patterns/Browse/List empty',
  component: ListEmpty,
  args: { of: 'products', isFiltered: true, onClear: fn() },
  argTypes: { of: { control: 'inline-radio', options: ['products', 'collections'] } },
} satisfies Meta<typeof ListEmpty>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No products found for the selected filters.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** A search offers the categories that fit and a form that asks the shop to make it. */
export const Search: Story = {
  args: {
    askHref: '#ask',
    categories: [
      { label: 'Living Room', href: '#living-room' },
      { label: 'Armchair', href: '#armchair' },
      { label: 'Bedroom', href: '#bedroom' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Look in/)).toHaveTextContent('Look in Living Room, Armchair or Bedroom')
    await expect(canvas.getByRole('link', { name: 'Ask us to make it' })).toHaveAttribute('href', '#ask')
  },
}

export const Collections: Story = {
  args: { of: 'collections' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No collections found for the selected filters.')).toBeVisible()
  },
}

export const NoProducts: Story = {
  args: { isFiltered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const NoCollections: Story = {
  args: { of: 'collections', isFiltered: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No collections available')).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => (
    <Cases of={{ Default, Search, Collections, NoProducts, NoCollections }} draw={(own) => <ListEmpty {...args} {...own} />} />
  ),
}

/** The text in place of a list, after a search. */
export const Examples: Story = { args: { ...Search.args } }
