import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { promotedProduct } from '../../testing/items.ts'
import { Band } from '../section/index.ts'
import { ProductDescription } from './ProductDescription.tsx'

const meta = {
  title: 'Patterns/Product/Product description',
  component: ProductDescription,
  args: { html: promotedProduct.description, dimensions: promotedProduct.dimensions },
} satisfies Meta<typeof ProductDescription>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').map((row) => row.textContent)
    await expect(rows).toEqual(['Width240 cm', 'Depth98 cm', 'Height82 cm'])
  },
}

export const Playground: Story = {}

export const WithoutMeasures: Story = {
  args: { dimensions: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const Long: Story = { args: { html: promotedProduct.description.repeat(6) } }

export const States: Story = {
  parameters: severalPages,
  render: (args) => <Cases of={{ Default, WithoutMeasures, Long }} draw={(own) => <ProductDescription {...args} {...own} />} />,
}

/** The description below the pictures of an item. */
export const Examples: Story = {
  render: (args) => (
    <Band>
      <ProductDescription {...args} />
    </Band>
  ),
}
