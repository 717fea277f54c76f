import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { products } from '../../testing/items.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductGrid } from './ProductGrid.tsx'

const cards = products.map((product) => (
  <ProductCard key={product._id} product={product} href={`#${product._id}`} headingLevel={2} />
))

const meta = {
  title: 'Patterns/Browse/Product grid',
  component: ProductGrid,
  args: { children: cards.slice(0, 8) },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ProductGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8)
  },
}

export const Playground: Story = { args: { isBusy: false } }

export const Single: Story = { args: { children: cards.slice(0, 1) } }

export const Many: Story = { args: { children: cards } }

/** The cards are dimmed while the list is replaced, and the list has `aria-busy`. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The current prices of a row are on one line, also where an old price needs a line of its own. */
export const PricesOnOneLine: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { children: cards.slice(0, 4) },
  decorators: [(Story) => <div style={{ inlineSize: '54rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const prices = canvas.getAllByRole('paragraph').flatMap((text) => [...text.querySelectorAll(':scope > span:first-child')])
    await expect(prices).toHaveLength(4)
    await expect(new Set(prices.map((price) => Math.round(price.getBoundingClientRect().bottom))).size).toBe(1)
  },
}

export const States: Story = {
  render: (args) => <Cases of={{ Default, Single, Busy }} draw={(own) => <ProductGrid {...args} {...own} />} />,
}

/** The grid on the shop page. */
export const Examples: Story = { args: { children: cards.slice(0, 12) } }
