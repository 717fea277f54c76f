import { catalogueCollections, catalogueProducts, failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { listUnavailable } from '../../../testing/saved-list-unavailable.ts'
import { storeInAccount, storeInBrowser } from '../../../testing/saved-lists.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const sofa = catalogueProducts.find(({ name }) => name === 'Eko Bouclé Three-Seater')!
const promoted = catalogueProducts.find(({ name }) => name === 'Marina Corner Sofa')!
const collection = catalogueCollections.find(({ isPromo }) => !isPromo)!

const liked = [
  { item: sofa._id, itemType: 'Product', quantity: 1 },
  { item: promoted._id, itemType: 'Product', quantity: 1 },
  { item: collection._id, itemType: 'Collection', quantity: 1 },
] as const
const deleted = { item: '01900000-0000-7000-8000-00000000dead', itemType: 'Collection', quantity: 1 } as const

const meta = {
  title: 'Screens/Wishlist',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/wishlist', arrange: (_, browser) => storeInBrowser(browser, 'wishlist', liked) },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Each entry shows its item type and price, and the heading the number of entries. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Items (3)' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Eko Bouclé Three-Seater' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your Wishlist' })).toBeVisible()
    await expect(canvas.getByText('₦1,850,000.00')).toBeVisible()
    await expect(canvas.getAllByText('Product')).toHaveLength(2)
    await expect(canvas.getByText('Collection')).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Wishlist Summary' })).toHaveTextContent('Total Items3')
    await expect(canvas.getByRole('term')).toHaveTextContent('Total Items')
    await expect(canvas.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/shop')
  },
}

/** On a phone, the chat link is in the bottom navigation, because floating over the rows it would cover buttons. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: /^Add to Cart: / })
    const navigation = canvas.getByRole('navigation', { name: 'Quick links' })
    const chat = canvas.getByRole('link', { name: 'Chat with us' })
    await expect(chat.getBoundingClientRect().top).toBeGreaterThanOrEqual(navigation.getBoundingClientRect().top)
  },
}

/** A skeleton of three rows is shown until the wishlist is known. */
export const Loading: Story = {
  globals: { role: 'customer' },
  args: { arrange: (api) => void api.override('wishlist.list', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your wishlist...')).toBeInTheDocument()
    await expect(canvas.queryByText('Your wishlist is empty.')).toBeNull()
  },
}

/** The code of the wishlist failed to load; a retry is offered. */
export const Unavailable: Story = listUnavailable('wishlist')

/** An empty wishlist links to the shop and cannot be cleared. */
export const Empty: Story = {
  args: { arrange: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your wishlist is empty.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start shopping!' })).toHaveAttribute('href', '/shop')
    await expect(canvas.getByRole('heading', { name: 'Items (0)' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Clear Wishlist' })).toBeDisabled()
  },
}

/** Add to Cart adds one item and keeps the entry. */
export const MovedToCart: Story = {
  name: 'Flow: moved to cart',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Add to Cart: ${collection.name}` }))
    await expect(await screen.findByText('Item added to cart!')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Items (3)' })).toBeVisible()
    await expect((await canvas.findAllByRole('link', { name: /Cart, 1 item|1 item Cart/ })).length).toBeGreaterThan(0)
  },
}

/** Remove removes one entry, Clear Wishlist all. The focus then moves to the heading, because Clear Wishlist is disabled. */
export const Cleared: Story = {
  name: 'Flow: cleared',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Marina Corner Sofa' }))
    await expect(await canvas.findByRole('heading', { name: 'Items (2)' })).toBeVisible()
    await expect(await screen.findByText('Item removed from local wishlist!')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Wishlist' }))
    await expect(await canvas.findByText('Your wishlist is empty.')).toBeVisible()
    await expect(await screen.findByText('Local wishlist cleared!')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Your Wishlist' })).toHaveFocus()
  },
}

/** A collection was deleted while it was on a customer's wishlist: it has no price and can only be removed. */
export const UnknownLine: Story = {
  globals: { role: 'customer' },
  args: { arrange: (api) => storeInAccount(api, 'wishlist', [deleted, ...liked]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unknown item' })).toBeVisible()
    await expect(canvas.getByText('₦0.00')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add to Cart: Unknown item' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remove Unknown item' })).toBeEnabled()
  },
}

/** The details failed to load: every entry is an error with price 0, and a retry is offered. */
export const DetailsFailed: Story = {
  args: {
    arrange: (api, browser) => {
      storeInBrowser(browser, 'wishlist', liked)
      api.override('cart.detailsByIds', () => failureResponse(500, 'Something went wrong.'))
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `Error loading Product (ID: ${sofa._id})` })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: `Error loading Collection (ID: ${collection._id})` })).toBeVisible()
    await expect(canvas.getAllByText('₦0.00')).toHaveLength(3)
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The existence check fails: the list stays as it is, with a message. */
export const CheckFailed: Story = {
  args: {
    arrange: (api, browser) => {
      storeInBrowser(browser, 'wishlist', liked)
      api.override('cart.checkExistence', () => failureResponse(500, ''))
    },
  },
  play: async ({ canvas }) => {
    await expect(await screen.findByText('Could not verify some wishlist items. Displaying wishlist as is.')).toBeInTheDocument()
    await expect(await canvas.findByRole('heading', { name: 'Items (3)' })).toBeVisible()
  },
}

/** Items that no longer exist are removed from a visitor's list, with a message. */
export const ItemsRemoved: Story = {
  args: { arrange: (_, browser) => storeInBrowser(browser, 'wishlist', [deleted, ...liked]) },
  play: async ({ canvas }) => {
    await expect(
      await screen.findByText('Some items in your wishlist were removed as they are no longer available.'),
    ).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Items (3)' })).toBeVisible())
  },
}
