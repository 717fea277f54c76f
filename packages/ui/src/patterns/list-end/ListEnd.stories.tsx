import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { products } from '../../testing/items.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { ListEnd } from './ListEnd.tsx'

const meta = {
  title: 'Patterns/Browse/List end',
  component: ListEnd,
  args: { of: 'products', state: 'more', onMore: fn() },
  argTypes: {
    of: { control: 'inline-radio', options: ['products', 'collections'] },
    state: { control: 'inline-radio', options: ['more', 'loading', 'end', 'failed'] },
  },
} satisfies Meta<typeof ListEnd>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { state: 'loading' } }

export const EndOfProducts: Story = {
  args: { state: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've reached the end of the products!")).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const EndOfCollections: Story = {
  args: { of: 'collections', state: 'end' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You've reached the end of the collections!")).toBeVisible()
  },
}

/** The reason stays after the toast. Only a lost connection is a reason to check it. */
export const Failed: Story = {
  args: { state: 'failed', isConnectionLost: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next products could not be loaded. Please check your connection.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(/^The next products/)
  },
}

export const CollectionsFailed: Story = {
  args: { of: 'collections', state: 'failed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next collections could not be loaded.')).toBeVisible()
  },
}

export const States: Story = {
  render: (args) => (
    <Cases
      of={{ Default, Playground, EndOfProducts, EndOfCollections, Failed, CollectionsFailed }}
      draw={(own) => <ListEnd {...args} {...own} />}
    />
  ),
}

/** The end text below the last row of a list. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ProductGrid>
        {products.slice(0, 4).map((product) => (
          <ProductCard key={product._id} product={product} href="#" />
        ))}
      </ProductGrid>
      <ListEnd {...args} />
    </>
  ),
}
