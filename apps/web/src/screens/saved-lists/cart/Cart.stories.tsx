import { catalogueCollections, catalogueProducts, failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { listUnavailable } from '../../../testing/saved-list-unavailable.ts'
import { storeInAccount, storeInBrowser, storePendingChange } from '../../../testing/saved-lists.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const sofa = catalogueProducts.find(({ name }) => name === 'Eko Bouclé Three-Seater')!
const promoted = catalogueProducts.find(({ name }) => name === 'Marina Corner Sofa')!
const collection = catalogueCollections.find(({ isPromo }) => !isPromo)!

const twoSofas = { item: sofa._id, itemType: 'Product', quantity: 2 } as const
const onePromoted = { item: promoted._id, itemType: 'Product', quantity: 1 } as const
const oneCollection = { item: collection._id, itemType: 'Collection', quantity: 1 } as const
const deleted = { item: '01900000-0000-7000-8000-00000000dead', itemType: 'Product', quantity: 3 } as const

const meta = {
  title: 'Screens/Cart',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/cart', arrange: (_, browser) => storeInBrowser(browser, 'cart', [twoSofas, onePromoted, oneCollection]) },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The order message above the line of the reference, which is there once its machine runs. */
async function orderText(canvas: Canvas): Promise<string | undefined> {
  const order = await canvas.findByRole('link', { name: 'Order Now' })
  return new URL(order.getAttribute('href')!).searchParams.get('text')?.split('\n\nReference ')[0]
}

/** The order message contains all lines and the total. */
export const Filled: Story = {
  args: { arrange: (_, browser) => storeInBrowser(browser, 'cart', [twoSofas, onePromoted]) },
  play: async ({ canvas }) => {
    await expect(await orderText(canvas)).toBe(
      [
        'Hello Atelier Ilé, I would like to order:',
        '',
        '1. Eko Bouclé Three-Seater',
        'Includes: (3+1+1)',
        'Quantity: 2',
        'Price: ₦1,850,000.00',
        'Price for 2: ₦3,700,000.00',
        `https://shop.example/product/${sofa._id}`,
        '',
        '2. Marina Corner Sofa',
        'Includes: L-shape (5 seats)+4 scatter cushions',
        'Quantity: 1',
        'Price: ₦2,150,000.00',
        `https://shop.example/product/${promoted._id}`,
        '',
        'Total: ₦5,850,000.00',
      ].join('\n'),
    )
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your Shopping Cart' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Order Summary' })).toHaveTextContent('Total Items3')
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^3$/)
  },
}

/** The stepper updates the line, the total and the order message at once. */
export const ChangingQuantity: Story = {
  name: 'Flow: changing quantity',
  play: async ({ canvas, userEvent }) => {
    const [plus] = await canvas.findAllByRole('button', { name: 'Increase quantity' })
    await userEvent.click(plus!)
    await expect(canvas.getByText('₦5,550,000.00')).toBeVisible()
    await expect(await orderText(canvas)).toContain('Quantity: 3')
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${collection.name}` }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: collection.name })).toBeNull())
    await expect(await orderText(canvas)).toContain('Total: ₦7,700,000.00')
  },
}

let currentPrice = sofa.price

/** The shop changed a price while the page was in the background or without a connection: the order has the new one. */
export const PriceChanged: Story = {
  name: 'Flow: price changed',
  args: {
    arrange: (api, browser) => {
      storeInBrowser(browser, 'cart', [twoSofas])
      api.override('cart.detailsByIds', () => Response.json({ products: [{ ...sofa, price: currentPrice }], collections: [] }))
    },
  },
  beforeEach: () => void (currentPrice = sofa.price),
  play: async ({ canvas }) => {
    await waitFor(async () => expect(await orderText(canvas)).toContain('Total: ₦3,700,000.00'))
    currentPrice = 2_000_000
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(async () => expect(await orderText(canvas)).toContain('Total: ₦4,000,000.00'))
    currentPrice = 1_000_000
    window.dispatchEvent(new Event('online'))
    await waitFor(async () => expect(await orderText(canvas)).toContain('Total: ₦2,000,000.00'))
  },
}

/** A skeleton of three rows is shown until the cart is known. */
export const Loading: Story = {
  globals: { role: 'customer' },
  args: { arrange: (api) => void api.override('cart.list', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your cart...')).toBeInTheDocument()
    await expect(canvas.queryByText('Your cart is empty.')).toBeNull()
  },
}

const requestedLocks: string[] = []

/** Another tab holds the lock. Until it is released the content of the cart is unknown, so the cart is not shown as empty. */
export const WaitingForLock: Story = {
  globals: { role: 'customer' },
  args: {
    arrange: (api, browser) => {
      storeInAccount(api, 'cart', [twoSofas])
      browser.locks.acquire = (name) => {
        requestedLocks.push(name)
        return new Promise(() => {})
      }
    },
  },
  beforeEach: () => void requestedLocks.splice(0),
  play: async ({ canvas }) => {
    await waitFor(() => expect(requestedLocks).toContain('shop.cart'))
    await expect(await canvas.findByText('Loading your cart...')).toBeInTheDocument()
    await expect(canvas.queryByText('Your cart is empty.')).toBeNull()
  },
}

/** The code of the cart failed to load; a retry is offered. */
export const Unavailable: Story = listUnavailable('cart')

/** The lines are known and their details are loading: the order waits for the prices. */
export const LoadingDetails: Story = {
  args: {
    arrange: (api, browser) => {
      storeInBrowser(browser, 'cart', [twoSofas, onePromoted])
      api.override('cart.detailsByIds', pending)
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Order Now' })).toBeDisabled()
    await expect(canvas.queryByRole('link', { name: 'Order Now' })).toBeNull()
    await expect(canvas.queryByText(/₦/)).toBeNull()
  },
}

/** An empty cart links to the shop. */
export const Empty: Story = {
  args: { arrange: () => {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Start shopping!' })).toHaveAttribute('href', '/shop')
    await expect(canvas.queryByRole('region', { name: 'Order Summary' })).toBeNull()
  },
}

/** A product was deleted while it was in a customer's cart: it can be removed, and is neither counted nor ordered. */
export const UnknownLine: Story = {
  globals: { role: 'customer' },
  args: { arrange: (api) => storeInAccount(api, 'cart', [deleted, twoSofas]) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unknown item' })).toBeVisible()
    await expect(canvas.getAllByText('₦0.00')).toHaveLength(2)
    await expect(canvas.getByText('1 line is left out of the order.')).toBeVisible()
    const text = await orderText(canvas)
    await expect(text).toContain('1. Eko Bouclé Three-Seater')
    await expect(text).toContain('Total: ₦3,700,000.00')
    await expect(text).not.toContain('Unknown item')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Unknown item' }))
    await waitFor(() => expect(canvas.queryByText('Unknown item')).toBeNull())
    await expect(canvas.queryByText('1 line is left out of the order.')).toBeNull()
  },
}

/** The details failed to load: every line is an error with price 0, nothing can be ordered, and a retry is offered. */
export const DetailsFailed: Story = {
  args: {
    arrange: (api, browser) => {
      storeInBrowser(browser, 'cart', [twoSofas, oneCollection])
      const repair = api.override('cart.detailsByIds', () => {
        repair()
        return failureResponse(500, 'Something went wrong.')
      })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: `Error loading Product (ID: ${sofa._id})` })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: `Error loading Collection (ID: ${collection._id})` })).toBeVisible()
    await expect(canvas.getAllByText('₦0.00')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Order Now' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(await canvas.findByRole('heading', { name: 'Eko Bouclé Three-Seater' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Order Now' })).toBeVisible()
  },
}

/** The details failed to load, without a retry. */
export const DetailsFailedBeforeRetry: Story = {
  args: {
    arrange: (api, browser) => {
      storeInBrowser(browser, 'cart', [twoSofas, oneCollection])
      api.override('cart.detailsByIds', () => failureResponse(500, 'Something went wrong.'))
    },
  },
}

/** A pending change of a quantity is shown and marked. */
export const PendingChange: Story = {
  globals: { role: 'customer' },
  args: {
    arrange: (api, browser) => {
      storeInAccount(api, 'cart', [twoSofas, onePromoted])
      storePendingChange(api, browser, [twoSofas, onePromoted])
      browser.connection.isOnline = () => false
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Waiting for the connection')).toBeVisible()
    await expect(
      canvas.getByText('You are offline. What you change is kept here and sent when the connection returns.'),
    ).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Quantity of Eko Bouclé Three-Seater' })).toHaveTextContent('3')
  },
}

/** The cart failed to load from the server: the copy in the browser is shown, with a message. */
export const Stale: Story = {
  globals: { role: 'customer' },
  args: {
    arrange: (api, browser) => {
      storePendingChange(api, browser, [twoSofas, onePromoted])
      browser.storage.session.remove('sessionCart.sync')
      browser.storage.session.set(
        'sessionCart.sync',
        JSON.stringify({ owner: `customer:${api.state.signedIn}`, remote: [twoSofas, onePromoted], queue: [] }),
      )
      api.override('cart.list', () => failureResponse(500, ''))
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This is your cart as this device knows it.')).toBeVisible()
    await expect(await screen.findByText('Failed to load cart from server. Showing local version.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Pressing minus twice at two items asks before removing the last one. */
export const ConfirmRemoval: Story = {
  name: 'Flow: confirm removal',
  args: { arrange: (_, browser) => storeInBrowser(browser, 'cart', [twoSofas]) },
  play: async ({ canvas, userEvent }) => {
    const minus = await canvas.findByRole('button', { name: 'Decrease quantity' })
    minus.click()
    minus.click()
    const question = await screen.findByRole('alertdialog', { name: 'Remove item' })
    await expect(question).toHaveTextContent('Do you want to remove this item from your cart?')
    await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(canvas.getByRole('group', { name: 'Quantity of Eko Bouclé Three-Seater' })).toHaveTextContent('1')
  },
}

/** Clear Cart removes everything and shows a toast. */
export const Cleared: Story = {
  name: 'Flow: cleared',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Cart' }))
    await expect(await canvas.findByText('Your cart is empty.')).toBeVisible()
    await expect(await screen.findByText('Cart cleared!')).toBeInTheDocument()
  },
}

/** An admin has no cart and is redirected to the dashboard. */
export const AdminRedirected: Story = {
  globals: { role: 'admin' },
  args: { arrange: () => {} },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText('Loading your cart...')).toBeNull())
    await expect(canvas.queryByRole('heading', { name: 'Your Shopping Cart' })).toBeNull()
  },
}
