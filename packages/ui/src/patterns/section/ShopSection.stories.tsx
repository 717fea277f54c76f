import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { products } from '../../testing/items.ts'
import { ProductCard } from '../product-card/index.ts'
import { ProductGrid } from '../product-grid/index.ts'
import { ShopSection } from './ShopSection.tsx'

const meta = {
  title: 'Patterns/Site/Section',
  component: ShopSection,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Promotions',
    children: (
      <ProductGrid>
        {products.slice(0, 4).map((product) => (
          <ProductCard key={product._id} product={product} href="#" />
        ))}
      </ProductGrid>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ShopSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Promotions' })).toBeVisible()
  },
}

export const Playground: Story = {
  args: { text: 'Items whose price is lower for a while.', link: { label: 'See all', href: '#all' } },
}

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, Playground }} draw={(own) => <ShopSection {...args} {...own} />} />,
}

/** Two sections of a page. */
export const Examples: Story = {
  render: (args) => (
    <>
      <ShopSection {...args} link={{ label: 'See all', href: '#promotions' }} />
      <ShopSection {...args} title="Best Sellers" />
    </>
  ),
}
