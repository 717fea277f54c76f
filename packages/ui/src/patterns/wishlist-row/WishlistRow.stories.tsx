import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  productWithoutPictures,
  brokenProduct,
  expensiveProduct,
  freeProduct,
  plainProduct,
  promotedCollection,
  promotedProduct,
  longTextProduct,
} from '../../testing/items.ts'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { LineList } from '../list-layout/index.ts'
import { WishlistRow } from './WishlistRow.tsx'

const presses = { onAddToCart: fn(), onRemove: fn() }

const rowOf = ({ name, images, ...price }: typeof plainProduct) => ({
  name,
  href: '#item',
  picture: images[0] ?? null,
  price,
  itemType: 'Product' as const,
})

const unknown = { ...rowOf(productWithoutPictures), name: 'Unknown item', href: null, price: null, error: 'No longer available.' }

const meta = {
  title: 'Patterns/Saved lists/Wishlist row',
  component: WishlistRow,
  args: { ...rowOf(plainProduct), headingLevel: 3, ...presses },
  argTypes: {
    picture: { control: false },
    itemType: { control: 'inline-radio', options: ['Product', 'Collection'] },
    headingLevel: { control: 'inline-radio', options: [2, 3] },
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '52rem' }}>{Story()}</div>],
} satisfies Meta<typeof WishlistRow>

export default meta
type Story = StoryObj<typeof meta>

/** A row shows name, item type, price with two decimals, Add to Cart and the remove button. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Eko Bouclé Three-Seater' })).toHaveAttribute('href', '#item')
    await expect(canvas.getByText('Product')).toBeVisible()
    await expect(canvas.getByText('₦1,850,000.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add to Cart: Eko Bouclé Three-Seater' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Eko Bouclé Three-Seater' }))
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { isWaiting: false } }

/** An unknown item has the price ₦0.00 and cannot be added to the cart. */
export const Unknown: Story = {
  args: unknown,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦0.00')).toBeVisible()
    await expect(canvas.getByText('No Image')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Add to Cart: Unknown item' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Remove Unknown item' })).toBeEnabled()
  },
}

/** Tab moves from the name to the remove button and to Add to Cart. */
export const Keyboard: Story = {
  decorators: [withInertLinks],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([['#item']])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onAddToCart).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  args: { headingLevel: 2 },
  render: () => (
    <LineList label="States">
      <WishlistRow {...rowOf(plainProduct)} {...presses} />
      <WishlistRow {...rowOf(promotedProduct)} {...presses} />
      <WishlistRow
        name={promotedCollection.name}
        href="#collection"
        picture={promotedCollection.coverImage}
        price={promotedCollection}
        itemType="Collection"
        {...presses}
      />
      <WishlistRow {...rowOf(expensiveProduct)} {...presses} />
      <WishlistRow {...rowOf(longTextProduct)} {...presses} isWaiting />
      <WishlistRow {...rowOf(freeProduct)} {...presses} />
      <WishlistRow {...rowOf(productWithoutPictures)} {...presses} />
      <WishlistRow {...rowOf(brokenProduct)} {...presses} />
      <WishlistRow {...unknown} {...presses} />
    </LineList>
  ),
}

/** Two rows of a wishlist. */
export const Examples: Story = {
  render: (args) => (
    <LineList label="Wishlist">
      <WishlistRow {...args} />
      <WishlistRow {...args} {...rowOf(promotedProduct)} />
    </LineList>
  ),
}
