import { chatLink } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { PriceTag } from '../price-tag/index.ts'
import { plainProduct } from '../../testing/items.ts'
import { ProductActions } from './ProductActions.tsx'

const orderHref = chatLink('2348000000000', 'Eko Bouclé Three-Seater')

const meta = {
  title: 'Patterns/Product actions',
  component: ProductActions,
  parameters: { docs: { story: { inline: false, iframeHeight: 280 } } },
  args: { name: 'Eko Bouclé Three-Seater', orderHref, onCopyLink: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProductActions>

export default meta
type Story = StoryObj<typeof meta>

/** Order Now is a link; actions without a handler are not rendered. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', orderHref)
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopyLink).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { onShare: fn() } }

export const Customer: Story = {
  args: { onAddToCart: fn(), onWishlistToggle: fn(), onShare: fn(), isWished: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Wishlist/, pressed: true }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await expect(args.onWishlistToggle).toHaveBeenCalledOnce()
  },
}

/** An admin has neither Order Now nor Add to Cart nor the heart. */
export const Admin: Story = {
  render: ({ orderHref: _orderHref, ...args }) => <ProductActions {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}

/** On a phone the main action is a bar above the bottom navigation. */
export const Phone: Story = {
  args: { onAddToCart: fn(), onWishlistToggle: fn() },
  globals: { viewport: { value: 'phone' } },
}

export const States: Story = {
  render: (args) => (
    <Cases
      isFramed
      of={{ Default, Customer }}
      draw={(own) => (
        <div style={{ minBlockSize: '20rem', padding: 'var(--space-16)' }}>
          <ProductActions {...args} {...own} />
        </div>
      )}
    />
  ),
}

/** The actions below the price of an item. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <h1>Eko Bouclé Three-Seater</h1>
      <PriceTag item={plainProduct} size="page" />
      <ProductActions {...args} onAddToCart={fn()} onWishlistToggle={fn()} />
    </Scene>
  ),
}
