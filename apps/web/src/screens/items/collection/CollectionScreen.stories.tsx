import { catalogueCollections } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const collection = catalogueCollections[0]!

const meta = {
  title: 'Screens/Collection',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.collection.href(collection._id) },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: collection.name, level: 1 })
    await canvas.findByRole('heading', { name: 'Products in this Collection' })
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)
    await expect([...names].sort()).toEqual(collection.productIds.map(({ name }) => name).sort())
  },
}

/** A visitor can order the collection or add it to cart and wishlist, like a product. */
export const Visitor: Story = {
  play: async ({ canvas }) => {
    const order = await canvas.findByRole('link', { name: 'Order Now' })
    await expect(order.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//)
    await expect(canvas.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  },
}

/** An admin sees Edit and Delete in place of the order buttons. */
export const Admin: Story = {
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Collection' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete Collection' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Order Now' })).toBeNull()
  },
}

export const WithoutCover: Story = {
  args: { seed: { collections: [{ ...collection, coverImage: null }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No Cover')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('catalogue.collection', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeInTheDocument()
  },
}

/** The collection does not exist. */
export const Missing: Story = {
  args: { address: '/collection/unknown' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Collection not found.' })
    await expect(canvas.getByRole('link', { name: 'Back to Collections' })).toHaveAttribute('href', '/shop?view=collections')
  },
}
