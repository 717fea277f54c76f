import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Privacy',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/privacy' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Seven sections; where carts and wishlists of whom are kept; every name under which something stays in the browser. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    const main = canvas.getByRole('main')
    const sections = [...main.querySelectorAll('section > h2')].map((heading) => heading.textContent)
    await expect(sections).toEqual([
      '1. Who is responsible',
      '2. What you tell us',
      '3. Your cart and wishlist',
      '4. Cookies and what stays in your browser',
      '5. Mail, and services of others',
      '6. How long and how safely we keep it',
      '7. Your rights',
    ])
    await expect(main).toHaveTextContent('Signed-in users: cart and wishlist are kept on our server')
    await expect(main).toHaveTextContent('Guests: cart and wishlist are kept in your browser.')
    for (const name of [
      'session', 'anonymousId', 'cookie_consent_accepted', 'localCart', 'localWishlist', 'sessionCart', 'sessionWishlist',
    ]) {
      await expect(canvas.getByText(name, { selector: 'strong' })).toBeInTheDocument()
    }
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
