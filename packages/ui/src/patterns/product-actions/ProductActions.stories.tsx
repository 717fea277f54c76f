import { chatLink } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Cases } from '../../testing/Cases.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { expensiveProduct, plainProduct, promotedProduct } from '../../testing/items.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductLinks } from './ProductLinks.tsx'

const copyLink = fn()

const orderHref = chatLink('2348000000000', 'Eko Bouclé Three-Seater')

const meta = {
  title: 'Patterns/Product/Product actions',
  component: ProductActions,
  parameters: { docs: { story: { inline: false, iframeHeight: 280 } } },
  args: { item: plainProduct, orderHref },
  decorators: [(Story) => <div style={{ maxInlineSize: '32rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProductActions>

export default meta
type Story = StoryObj<typeof meta>

/** Order Now is a link; actions without a handler are not rendered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order Now' })).toHaveAttribute('href', orderHref)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Playground: Story = { args: { onAddToCart: fn() } }

export const Customer: Story = {
  args: { onAddToCart: fn(), onCompose: fn(), onWishlistToggle: fn(), isWished: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart' }))
    await userEvent.click(canvas.getByRole('button', { name: /^Wishlist/, pressed: true }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add your wishes' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await expect(args.onCompose).toHaveBeenCalledOnce()
    await expect(args.onWishlistToggle).toHaveBeenCalledOnce()
  },
}

/** An admin sees the price, and has neither Order Now nor Add to Cart nor the heart. */
export const Admin: Story = {
  render: ({ orderHref: _orderHref, ...args }) => <ProductActions {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦1,850,000.00')).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Copy link, and Share on a device with a share sheet. */
export const Links: Story = {
  render: () => <ProductLinks onCopyLink={copyLink} onShare={fn()} />,
  play: async ({ canvas, userEvent }) => {
    copyLink.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(copyLink).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
  },
}

/** On a phone the price and the main action are in a bar above the bottom navigation. */
export const Phone: Story = {
  args: { item: promotedProduct, onAddToCart: fn(), onCompose: fn(), onWishlistToggle: fn() },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('link', { name: 'Order Now' }).closest('[data-action-bar]')
    await expect(bar).toHaveTextContent('Now ₦2,150,000.00 Was ₦2,450,000.00 12% off')
    await expect(canvasElement).not.toHaveTextContent(/₦2,150,000.00.*₦2,150,000.00/)
  },
}

/** On a tablet the bar has room for the label in one line. */
export const Tablet: Story = {
  args: { item: promotedProduct, onAddToCart: fn(), onWishlistToggle: fn() },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('link', { name: 'Order Now' }).getBoundingClientRect()
    await expect(height).toBe(canvas.getByRole('button', { name: 'Add to Cart' }).getBoundingClientRect().height)
  },
}

/** With text of twice the size, the amounts stay whole and nothing leaves the screen. */
export const LargeText: Story = {
  args: { item: promotedProduct, onAddToCart: fn(), onCompose: fn(), onWishlistToggle: fn() },
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { style } = document.documentElement
    style.fontSize = '200%'
    return () => style.removeProperty('font-size')
  },
  play: async ({ canvas }) => {
    const controls = [...canvas.getAllByRole('button'), canvas.getByRole('link', { name: 'Order Now' })]
    const amounts = ['₦2,150,000.00', '₦2,450,000.00'].map((amount) => canvas.getByText(amount))
    for (const element of [...controls, ...amounts]) {
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth)
    }
    for (const amount of amounts) await expect(amount.getClientRects()).toHaveLength(1)
  },
}

export const TenDigits: Story = {
  args: { item: expensiveProduct, onAddToCart: fn(), onWishlistToggle: fn() },
  globals: { viewport: { value: 'phone' } },
}

export const States: Story = {
  parameters: { docs: { story: { iframeHeight: 800 } } },
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

/** The price and the actions below the name of an item. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <h1>Eko Bouclé Three-Seater</h1>
      <ProductActions {...args} onAddToCart={fn()} onCompose={fn()} onWishlistToggle={fn()} />
    </Scene>
  ),
}
