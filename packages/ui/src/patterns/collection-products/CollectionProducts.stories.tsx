import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { plainProduct, products } from '../../testing/items.ts'
import { ProductCard } from '../product-card/index.ts'
import { Band } from '../section/index.ts'
import { CollectionProducts } from './CollectionProducts.tsx'

const meta = {
  title: 'Patterns/Product/Collection products',
  component: CollectionProducts,
  parameters: { layout: 'fullscreen' },
  args: {
    count: 3,
    children: products.slice(0, 3).map((product) => <ProductCard key={product._id} product={product} href="#" />),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof CollectionProducts>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Products in this Collection' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const Playground: Story = {}

export const Empty: Story = {
  args: { count: 0, children: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}

export const Single: Story = { args: { count: 1, children: <ProductCard product={plainProduct} href="#" /> } }

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, Single }} draw={(own) => <CollectionProducts {...args} {...own} />} />,
}

/** The products below the description of a collection. */
export const Examples: Story = {
  render: (args) => (
    <>
      <Band>
        <p>Three items that were drawn for one room.</p>
      </Band>
      <CollectionProducts {...args} />
    </>
  ),
}
