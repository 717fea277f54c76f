import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expensiveProduct, freeProduct, plainProduct, promotedProduct } from '../../testing/items.ts'
import { Scene } from '../../testing/Scene.tsx'
import { Matrix } from '../../testing/Matrix.tsx'
import { PriceTag, priceSizes } from './PriceTag.tsx'

const meta = {
  title: 'Patterns/Browse/Price tag',
  component: PriceTag,
  args: { item: { price: 1850000, isPromo: false, discountedPrice: null }, size: 'card' },
  argTypes: { size: { control: 'inline-radio', options: priceSizes } },
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
  args: { item: { price: 2450000, isPromo: true, discountedPrice: 2150000 }, size: 'page', withPercent: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Now ₦2,150,000.00 Was ₦2,450,000.00 12% off')
  },
}

export const States: Story = {
  render: () => (
    <Matrix
      isWrapped
      rows={priceSizes}
      columns={{
        Plain: { item: plainProduct },
        'On promotion': { item: promotedProduct },
        'With percent': { item: promotedProduct, withPercent: true },
        'Promotion without discount': { item: { price: 485000, isPromo: true, discountedPrice: null } },
        Free: { item: freeProduct },
        Billions: { item: expensiveProduct, withPercent: true },
      }}
      cell={(size, props) => <PriceTag size={size} {...props} />}
    />
  ),
}

/** A promotion without a discounted price shows only one price. */
export const PromotionWithoutDiscount: Story = {
  args: { item: { price: 485000, isPromo: true, discountedPrice: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^₦485,000\.00$/)
  },
}

/** Prices below a name: on a card, on the page of the item, and in a column that is too narrow for both prices. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <h3>Eko Bouclé Three-Seater</h3>
      <PriceTag item={plainProduct} />
      <h2>Marina Corner Sofa</h2>
      <PriceTag item={promotedProduct} size="page" withPercent />
      <div style={{ inlineSize: '8rem' }}>
        <h3>Marina Corner Sofa</h3>
        <PriceTag item={promotedProduct} />
      </div>
    </Scene>
  ),
}
