import { chatLink } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Icon } from '../../components/icon/index.ts'
import { BottomNavigation } from '../bottom-navigation/index.ts'
import { ChatLink } from '../chat-link/index.ts'
import { Scene } from '../../testing/Scene.tsx'
import { follow, withInertLinks } from '../../testing/withInertLinks.tsx'
import { OrderSummary } from './OrderSummary.tsx'

const orderHref = chatLink('2348000000000', 'Hello Atelier Ilé, I would like to order:')

const meta = {
  title: 'Patterns/Saved lists/Order summary',
  component: OrderSummary,
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: { count: 3, total: 5_850_000, orderHref, onClear: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: '26rem' }}>{Story()}</div>],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

/** Order Now is a link that opens the chat in a new tab. */
export const Default: Story = {
  args: { onCompose: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('definition')).toHaveTextContent(/^3$/)
    await expect(canvas.getByText('₦5,850,000.00')).toBeVisible()
    const order = canvas.getByRole('link', { name: 'Order Now' })
    await expect(order).toHaveAttribute('href', orderHref)
    await expect(order).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'Add your wishes' }))
    await expect(args.onCompose).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Cart' }))
    await expect(args.onClear).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** An empty cart can neither be ordered nor cleared. */
export const Empty: Story = {
  args: { count: 0, total: 0, orderHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Order Now' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Clear Cart' })).toBeDisabled()
  },
}

/** While a price loads, ordering is disabled. */
export const Loading: Story = {
  args: { total: null, orderHref: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/₦/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Order Now' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Clear Cart' })).toBeEnabled()
  },
}

/** Some lines are left out of the order, with a note. */
export const ExcludedLines: Story = {
  args: { note: '1 line is left out of the order.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 line is left out of the order.')).toBeVisible()
  },
}

export const States: Story = { args: { count: 99, total: 989_999_999_901, note: '2 lines are left out of the order.' } }

/** Tab moves through the actions; Enter opens the chat, the form for wishes and the enquiries, or clears the cart. */
export const Keyboard: Story = {
  args: { onCompose: fn(), enquiriesHref: '#enquiries' },
  decorators: [withInertLinks],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Order Now' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([[orderHref]])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCompose).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(follow.mock.calls).toEqual([[orderHref], ['#enquiries']])
  },
}

/** On phones the total and Order Now are a bar above the bottom navigation. The chat link is hidden while it is on the screen. */
export const Phone: Story = {
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <OrderSummary {...args} />
      <ChatLink href="#chat" />
      <BottomNavigation
        items={[
          { label: 'Shop', href: '#shop', icon: <Icon name="sofa" /> },
          { label: 'Cart', href: '#cart', icon: <Icon name="bag" />, count: 3, current: true },
          { label: 'Wishlist', href: '#wishlist', icon: <Icon name="heart" /> },
          { label: 'Profile', href: '#profile', icon: <Icon name="user" /> },
        ]}
      />
    </>
  ),
}

/** The summary next to the cart lines. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <h2>3 items</h2>
      <OrderSummary {...args} note="1 line is left out of the order." />
    </Scene>
  ),
}
