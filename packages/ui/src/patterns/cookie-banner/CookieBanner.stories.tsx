import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { Icon } from '../../components/icon/index.ts'
import { showToast, ToastRegion } from '../../components/toast/index.ts'
import { withInertLinks } from '../../testing/withInertLinks.tsx'
import { BottomNavigation } from '../bottom-navigation/index.ts'
import { ChatLink } from '../chat-link/index.ts'
import { CookieBanner } from './CookieBanner.tsx'

const meta = {
  title: 'Patterns/Site/Cookie banner',
  component: CookieBanner,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 360 } } },
  args: { privacyHref: '#privacy', onDecline: fn(), onAccept: fn() },
  argTypes: { onClose: { control: false } },
  decorators: [withInertLinks],
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

/** Ends the half second in which taps pass through the banner. */
function endPassing(banner: HTMLElement): void {
  for (const animation of banner.getAnimations()) animation.finish()
}

/** Two buttons of equal weight and a link to the privacy policy. A banner that appears by itself does not take the focus. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).not.toContainElement(document.activeElement as HTMLElement)
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '#privacy')
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull()
    endPassing(canvas.getByRole('region', { name: 'Cookies' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Decline' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Accept All' }))
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const States: Story = { args: { onClose: fn() } }

function Settings({ onClose, ...props }: Parameters<typeof CookieBanner>[0]) {
  const [isShown, setShown] = useState(false)
  const close = () => {
    setShown(false)
    onClose?.()
  }
  return (
    <>
      {isShown ? <CookieBanner {...props} onClose={close} /> : null}
      <Button variant="quiet" onClick={() => setShown(true)}>
        Cookie settings
      </Button>
    </>
  )
}

/** A banner opened by 'Cookie settings' takes the focus; Escape and its close button close it and return the focus. */
export const OpenedByUser: Story = {
  args: { onClose: fn() },
  render: (args) => <Settings {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const settings = canvas.getByRole('button', { name: 'Cookie settings' })
    await userEvent.click(settings)
    await expect(canvas.getByRole('button', { name: 'Decline' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(settings).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(settings).toHaveFocus()
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
}

/** For half a second after the banner has appeared by itself, a tap reaches the page below it. */
export const AppearsUnderAFinger: Story = {
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Cookies' })
    const decline = canvas.getByRole('button', { name: 'Decline' })
    const { left, top } = decline.getBoundingClientRect()
    const tapped = () => document.elementFromPoint(left + 5, top + 5)
    banner.style.animation = 'none'
    await expect(tapped()).toBe(decline)
    banner.style.animation = ''
    await expect(banner.getAnimations()).toHaveLength(1)
    await expect(banner).not.toContainElement(tapped() as HTMLElement)
    endPassing(banner)
    await expect(tapped()).toBe(decline)
  },
}

/** Tab moves through the link and the buttons; Enter and Space press them. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Privacy policy' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onAccept).toHaveBeenCalledOnce()
  },
}

/** On a page with full-width fields the banner is at the end of the page and covers none of them. A toast leaves no gap for it. */
export const AtPageEnd: Story = {
  render: (args) => (
    <div data-full-width-fields>
      <CookieBanner {...args} />
      <p style={{ blockSize: '200vb' }}>Fields and buttons, as wide as the screen.</p>
      <ToastRegion />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('region', { name: 'Cookies' })
    await expect(banner.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight)
    showToast({ tone: 'success', text: 'Item removed from cart!' })
    const notices = (await canvas.findByText('Item removed from cart!')).closest('[data-notices]')!
    const bottomBar = 60
    await waitFor(() => expect(notices.getBoundingClientRect().bottom).toBe(window.innerHeight - bottomBar))
  },
}

/** The banner overlaps neither the bottom navigation nor the chat link. */
export const Examples: Story = {
  render: (args) => (
    <>
      <CookieBanner {...args} />
      <ChatLink href="#chat" />
      <BottomNavigation
        items={[
          { label: 'Shop', href: '#shop', icon: <Icon name="sofa" />, current: true },
          { label: 'Cart', href: '#cart', icon: <Icon name="bag" />, count: 3 },
          { label: 'Wishlist', href: '#wishlist', icon: <Icon name="heart" /> },
          { label: 'Profile', href: '#profile', icon: <Icon name="user" /> },
        ]}
      />
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = (role: string, name: string) => canvas.getByRole(role, { name, hidden: true }).getBoundingClientRect()
    await waitFor(() => {
      const banner = box('region', 'Cookies')
      const chat = box('link', 'Chat with us')
      const bar = canvas.queryByRole('navigation', { name: 'Quick links' })?.getBoundingClientRect()
      const hairline = 1
      return expect({
        isChatFree: chat.bottom <= banner.top || chat.top >= banner.bottom,
        isBarFree: bar === undefined || banner.bottom <= bar.top + hairline,
      }).toEqual({ isChatFree: true, isBarFree: true })
    })
  },
}
