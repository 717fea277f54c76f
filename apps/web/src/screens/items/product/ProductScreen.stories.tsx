import { catalogueProducts, failureResponse } from '@shop/api/testing'
import { leadTimeText } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const onPromotion = catalogueProducts.find(({ isPromo, collectionId }) => isPromo && collectionId)!
const foreign = catalogueProducts.find(({ isForeign }) => isForeign)!

const meta = {
  title: 'Screens/Product',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.product.href(onPromotion._id) },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** The pictures of a product wrap around, and a link orders the product. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: onPromotion.name, level: 1 })
    await userEvent.click(canvas.getByRole('button', { name: /previous/i }))
    await expect(await canvas.findByText(`${onPromotion.images.length} / ${onPromotion.images.length}`)).toBeInTheDocument()
    const order = canvas.getByRole('link', { name: 'Order Now' })
    await expect(new URL(order.getAttribute('href')!).searchParams.get('text')).toContain(
      `https://shop.example${paths.product.href(onPromotion._id)}`,
    )
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  },
}

/** The material links to all products made of it, and the lead time is a sentence. */
export const MadeToOrder: Story = {
  play: async ({ canvas }) => {
    const { material, leadTimeWeeks } = onPromotion
    await expect(await canvas.findByRole('link', { name: material! })).toHaveAttribute('href', `/shop?material=${material}`)
    await expect(canvas.getByText(leadTimeText(leadTimeWeeks!))).toBeVisible()
  },
}

/** Copy link shows a toast. */
export const LinkCopied: Story = {
  name: 'Flow: link copied',
  beforeEach: () => void spyOn(navigator.clipboard, 'writeText').mockResolvedValue(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }))
    await expect(await screen.findByText('Link copied to clipboard!')).toBeInTheDocument()
  },
}

/** An admin sees Edit and Delete in place of the order buttons. */
export const Admin: Story = {
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Product' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete Product' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Order Now' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Add to Cart' })).toBeNull()
  },
}

export const WithoutPictures: Story = {
  args: { seed: { products: [{ ...onPromotion, images: [] }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Image')).toBeVisible()
  },
}

/** A foreign item shows its origin. */
export const Foreign: Story = {
  args: { address: paths.product.href(foreign._id) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Made in ${foreign.origin}`)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('catalogue.product', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeInTheDocument()
  },
}

/** The product does not exist. */
export const Missing: Story = {
  args: { address: '/product/unknown' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Product not found.' })
    await expect(canvas.getByRole('link', { name: 'Back to Shop' })).toHaveAttribute('href', '/shop')
  },
}

export const Failed: Story = {
  args: { arrange: (api) => void api.override('catalogue.product', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Try again is replaced by the page, whose heading then has the focus. */
export const LoadedAgain: Story = {
  name: 'Flow: load again',
  args: {
    arrange: (api) => void (repair = api.override('catalogue.product', () => failureResponse(500, 'Something went wrong.'))),
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    repair()
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: onPromotion.name })).toHaveFocus())
  },
}

/** Ends the failures of `LoadedAgain`. */
let repair: () => void
