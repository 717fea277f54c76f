import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CountBadge } from '../../components/count-badge/index.ts'
import { IconButtonLink } from '../../components/icon-button/index.ts'
import { Cases, severalPages } from '../../testing/Cases.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { heroes } from '../../testing/items.ts'
import { withInertLinks } from '../../testing/withInertLinks.tsx'
import { ShopPicture } from '../shop-picture/index.ts'
import { Band } from '../section/index.ts'
import { SiteHeader } from './SiteHeader.tsx'

const meta = {
  title: 'Patterns/Site/Site header',
  component: SiteHeader,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 240 } } },
  args: {
    name: 'Atelier Ilé',
    homeHref: '#home',
    links: [
      { label: 'Home', href: '#home' },
      { label: 'Shop', href: '#shop', current: true },
      { label: 'E-Catalog', href: '#e-catalog' },
      { label: 'Showroom', href: '#showroom' },
      { label: 'About Us', href: '#about' },
    ],
    searchHref: '#search',
    onSearch: fn((event) => event.preventDefault()),
    onMenuOpen: fn(),
  },
  argTypes: { children: { control: false } },
  decorators: [withInertLinks],
} satisfies Meta<typeof SiteHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Atelier Ilé' })).toHaveAttribute('href', '#home')
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

/** The header is transparent over a picture and gets a background when the page is scrolled. */
export const OverPicture: Story = {
  args: { isOverPicture: true },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <div style={{ position: 'relative', aspectRatio: '16 / 9', background: 'var(--color-ink)' }}>
          <ShopPicture image={heroes[4] ?? null} alt="" shape="fill" priority />
        </div>
        <div style={{ blockSize: '100vh' }} />
      </>
    ),
  ],
  // axe cannot measure the contrast of text on a photograph.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    await expect(args.onMenuOpen).toHaveBeenCalledOnce()
  },
}

/** The header of a signed-out visitor with items in the cart. */
export const Guest: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    accountLinks: [
      { label: 'Login', href: '#profile' },
      { label: 'Signup', href: '#signup' },
    ],
    children: (
      <>
        <IconButtonLink icon="heart" label="Wishlist" href="#wishlist" />
        <IconButtonLink icon="bag" label="Cart, 3 items" href="#cart">
          <CountBadge count={3} />
        </IconButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const account = canvas.getByRole('navigation', { name: 'Account' })
    await expect(account).toHaveTextContent('LoginSignup')
    await expect(canvas.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  },
}

/** Text of twice the size on a wide screen: what does not fit moves to a second line, and nothing overlaps. */
export const LargeText: Story = {
  ...Guest,
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument
    documentElement.style.fontSize = '200%'
    try {
      const boxes = [canvas.getByRole('link', { name: 'Atelier Ilé' }), canvas.getByRole('button', { name: 'Search' })]
      const [wordmark, search] = boxes.map((element) => element.getBoundingClientRect())
      await expect(wordmark!.right <= search!.left || wordmark!.bottom <= search!.top).toBe(true)
      await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)
    } finally {
      documentElement.style.fontSize = ''
    }
  },
}

/** An admin has neither a cart nor a wishlist. */
export const Admin: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    accountLinks: [
      { label: 'My Account', href: '#profile' },
      { label: 'Admin Dashboard', href: '#dashboard' },
    ],
  },
}

export const States: Story = {
  parameters: { ...severalPages, docs: { story: { iframeHeight: 780 } } },
  render: (args) => <Cases isFramed of={{ Default, Guest, Admin }} draw={(own) => <SiteHeader {...args} {...own} />} />,
}

/** The header of a customer with items in the cart, above a page. */
export const Examples: Story = {
  render: (args) => (
    <>
      <SiteHeader {...args}>
        <IconButtonLink href="#wishlist" icon="heart" label="Wishlist" />
        <IconButtonLink href="#cart" icon="bag" label="Cart, 3 items">
          <CountBadge count={3} />
        </IconButtonLink>
      </SiteHeader>
      <Band>
        <Scene layout="screen">
          <h1>Shop</h1>
        </Scene>
      </Band>
    </>
  ),
}
