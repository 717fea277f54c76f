import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expensiveProduct, freeProduct, plainProduct, promotedProduct } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { PriceTag } from './PriceTag.tsx'

const meta = {
  title: 'Patterns/Browse/Price tag',
  component: PriceTag,
  args: { item: { price: 1850000, isPromo: false, discountedPrice: null } },
  argTypes: { size: { control: 'inline-radio', options: ['card', 'page'] } },
} satisfies Meta<typeof PriceTag>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦1,850,000.00')).toBeVisible()
  },
}

export const Playground: Story = {
  args: { item: { price: 2450000, isPromo: true, discountedPrice: 2150000 }, size: 'page', withPercent: true },
}

/** Screen readers announce 'Now' and 'Was' before the two prices. */
export const OnPromotion: Story = {
  args: { item: promotedProduct, size: 'page', withPercent: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Now ₦2,150,000.00 Was ₦2,450,000.00 12% off')
  },
}

export const States: Story = {
  render: () => (
    <Scene>
      <PriceTag item={plainProduct} />
      <PriceTag item={promotedProduct} />
      <PriceTag item={freeProduct} />
      <PriceTag item={expensiveProduct} size="page" withPercent />
    </Scene>
  ),
}

/** A promotion without a discounted price shows only one price. */
export const PromotionWithoutDiscount: Story = {
  args: { item: { price: 485000, isPromo: true, discountedPrice: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^₦485,000\.00$/)
  },
}

/** Prices below a name, in both sizes. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <h2>Eko Bouclé Three-Seater</h2>
      <PriceTag {...args} />
    </Scene>
  ),
}
