import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Site',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' }, consent: 'declined' },
  args: { address: '/shop' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const linksOf = async (canvas: Canvas, menu: string) =>
  within(await canvas.findByRole('navigation', { name: menu }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

/** A visitor sees Login and Signup, a wishlist and a cart. */
export const Visitor: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await linksOf(canvas, 'Main')).toEqual(['Home', 'Shop', 'E-Catalog', 'Showroom', 'About Us'])
    await expect(await linksOf(canvas, 'Account')).toEqual(['Login', 'Signup'])
    await expect(canvas.getByRole('button', { name: 'Search' })).toBeVisible()
    const heart = (await canvas.findAllByRole('button', { name: /^Wishlist: / }))[0]!
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
    await expect(canvas.getByRole('link', { name: 'Wishlist, 1 item' })).toBeVisible()
    await userEvent.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'false'))
    await expect(canvas.queryByRole('link', { name: /^Wishlist, / })).not.toBeInTheDocument()
  },
}

export const Customer: Story = {
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await expect(await linksOf(canvas, 'Account')).toEqual(['My Account'])
    await expect(canvas.getByRole('link', { name: 'Cart' })).toBeVisible()
  },
}

/** An admin has no cart, no wishlist and no hearts. */
export const Admin: Story = {
  globals: { role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await linksOf(canvas, 'Account')).toEqual(['My Account', 'Admin Dashboard'])
    await waitFor(() => expect(within(canvas.getByRole('tabpanel')).getAllByRole('link')).not.toHaveLength(0))
    await expect(canvas.queryByRole('button', { name: /^Wishlist/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('link', { name: /Cart|Wishlist/ })).not.toBeInTheDocument()
  },
}

export const CustomerOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, role: 'customer' },
  play: async ({ canvas }) => {
    await expect(await linksOf(canvas, 'Quick links')).toEqual(['Shop', 'Cart', 'Wishlist', 'Profile'])
  },
}

export const AdminOnAPhone: Story = {
  globals: { viewport: { value: 'phone' }, role: 'admin' },
  play: async ({ canvas }) => {
    await expect(await linksOf(canvas, 'Quick links')).toEqual(['Shop', 'Product', 'Collection', 'Dashboard'])
  },
}

/** The drawer of small screens: the pages, then categories and styles as two tabs. */
export const Drawer: Story = {
  name: 'Flow: open the menu',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Menu' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    const links = () => drawer.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(drawer.getByRole('tab', { name: 'Categories' })).toHaveAttribute('aria-selected', 'true')
    await expect(links()).toEqual([
      'Home',
      'E-Catalogs',
      'Showroom',
      'Sofas',
      'Armchairs',
      'Living Rooms',
      'Bedrooms',
      'Dining Rooms',
      'Center Tables',
      'Wardrobe',
      'TV Unit',
      'Carpets',
    ])
    await userEvent.click(drawer.getByRole('tab', { name: 'Styles' }))
    await expect(links().slice(3)).toEqual(['Modern', 'Contemporary', 'Antique/Royal', 'Bespoke', 'Minimalist', 'Glam'])
  },
}

/** The cookie banner appears once by itself; 'Cookie settings' opens it again, and it can then be closed. */
export const CookieBanner: Story = {
  name: 'Flow: cookie settings',
  globals: { viewport: { value: 'phone' }, consent: 'unset' },
  play: async ({ canvas, userEvent }) => {
    const banner = await canvas.findByRole('region', { name: 'Cookies' })
    await expect(within(banner).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await expect(within(banner).getByRole('button', { name: 'Accept All' })).toBeVisible()
    // The banner lets taps through at first.
    await waitFor(() => userEvent.click(within(banner).getByRole('button', { name: 'Decline' })))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument())

    await userEvent.click(canvas.getByRole('button', { name: 'Cookie settings' }))
    const reopened = await canvas.findByRole('region', { name: 'Cookies' })
    await userEvent.click(within(reopened).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument())
  },
}

/** The machines also start on a phone whose browser is never idle. */
export const BusyPhone: Story = {
  globals: { viewport: { value: 'phone' }, consent: 'unset' },
  beforeEach: () => {
    const idle = spyOn(window, 'requestIdleCallback').mockImplementation((then, { timeout } = {}) =>
      timeout === undefined ? 0 : window.setTimeout(then, timeout),
    )
    return () => idle.mockRestore()
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Cookies' })).toBeVisible()
  },
}

/** A guarded page shows only a loading text until the session check has ended. */
export const CheckingSession: Story = {
  args: {
    address: '/profile',
    isUserUnknown: true,
    arrange: (api) => void api.override('auth.check', pending),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading authentication...')).toBeVisible()
  },
}

/** An admin page redirects a visitor to Home. */
export const RedirectedToHome: Story = {
  args: { address: '/admin/dashboard' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Featured Products' })).toBeVisible()
  },
}
