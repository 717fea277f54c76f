import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  productWithoutPictures,
  brokenProduct,
  expensiveProduct,
  freeProduct,
  plainProduct,
  promotedProduct,
  longTextProduct,
} from '../../testing/items.ts'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { LineList } from '../list-layout/index.ts'
import { CartLine } from './CartLine.tsx'

const presses = { onPlus: fn(), onMinus: fn(), onRemove: fn() }

const lineOf = ({ name, images, style, items, ...price }: typeof plainProduct) => ({
  name,
  href: '#item',
  picture: images[0] ?? null,
  details: [style, items].join(' · '),
  price,
})

const unknown = {
  name: 'Unknown item',
  href: null,
  picture: null,
  price: null,
  quantity: 2,
  error: 'No longer available. Left out of the order.',
}

const meta = {
  title: 'Patterns/Saved lists/Cart line',
  component: CartLine,
  args: { ...lineOf(plainProduct), quantity: 2, ...presses },
  argTypes: { picture: { control: false }, headingLevel: { control: 'inline-radio', options: [2, 3] } },
  decorators: [(Story) => <div style={{ maxInlineSize: '52rem' }}>{Story()}</div>],
} satisfies Meta<typeof CartLine>

export default meta
type Story = StoryObj<typeof meta>

/** A line shows the unit price, the quantity and the total. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Eko Bouclé Three-Seater' })).toHaveAttribute('href', '#item')
    await expect(canvas.getByText('₦1,850,000.00')).toBeVisible()
    await expect(canvas.getByText('₦3,700,000.00')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Increase quantity' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decrease quantity' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Eko Bouclé Three-Seater' }))
    await expect(args.onPlus).toHaveBeenCalledOnce()
    await expect(args.onMinus).toHaveBeenCalledOnce()
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { isWaiting: false, headingLevel: 2 } }

/** On promotion the total uses the discounted price. */
export const OnPromotion: Story = {
  args: lineOf(promotedProduct),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦2,150,000.00')).toBeVisible()
    await expect(canvas.getByText('₦2,450,000.00')).toBeVisible()
    await expect(canvas.getByText('₦4,300,000.00')).toBeVisible()
  },
}

/** Minus is disabled at 1. */
export const QuantityLimits: Story = {
  args: { quantity: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Decrease quantity' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toBeEnabled()
  },
}

/** An unknown item costs nothing and can only be removed. */
export const Unknown: Story = {
  args: unknown,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getAllByText('₦0.00')).toHaveLength(2)
    await expect(canvas.getByText('No longer available. Left out of the order.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Increase quantity' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Unknown item' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

/** The last change is pending. */
export const Pending: Story = {
  args: { isWaiting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the connection')).toBeVisible()
  },
}

/** Tab moves from the name to the remove button and the stepper. */
export const Keyboard: Story = {
  args: { quantity: 3 },
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
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await expect(args.onMinus).toHaveBeenCalledOnce()
    await expect(args.onPlus).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  render: () => (
    <LineList label="States">
      <CartLine {...lineOf(plainProduct)} {...presses} quantity={1} />
      <CartLine {...lineOf(promotedProduct)} {...presses} quantity={99} />
      <CartLine {...lineOf(expensiveProduct)} {...presses} quantity={99} />
      <CartLine {...lineOf(longTextProduct)} {...presses} quantity={2} isWaiting />
      <CartLine {...lineOf(freeProduct)} {...presses} quantity={1} />
      <CartLine {...lineOf(productWithoutPictures)} {...presses} quantity={1} />
      <CartLine {...lineOf(brokenProduct)} {...presses} quantity={1} />
      <CartLine {...unknown} {...presses} />
      <CartLine
        {...unknown}
        {...presses}
        name="Error loading Product (ID: 01900000-0000-7000-8000-000000000001)"
        error="Left out of the order until it loads."
      />
    </LineList>
  ),
}

/** Two lines of a cart. */
export const Examples: Story = {
  render: (args) => (
    <LineList label="Cart">
      <CartLine {...args} />
      <CartLine {...args} {...lineOf(promotedProduct)} quantity={1} />
    </LineList>
  ),
}
