import { chatLink } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { showToast, ToastRegion } from '../../components/toast/index.ts'
import { Scene } from '../../testing/Scene.tsx'
import { ActionBar } from '../action-bar/index.ts'
import { Band } from '../section/index.ts'
import { ChatLink } from './ChatLink.tsx'

const meta = {
  title: 'Patterns/Site/Chat link',
  component: ChatLink,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 200 } } },
  args: { href: chatLink('2348000000000', 'Hello Atelier Ilé, I would like to ask about your furniture.') },
} satisfies Meta<typeof ChatLink>

export default meta
type Story = StoryObj<typeof meta>

/** A link with a pre-filled enquiry. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Chat with us' })).toHaveAttribute(
      'href',
      'https://wa.me/2348000000000?text=Hello%20Atelier%20Il%C3%A9%2C%20I%20would%20like%20to%20ask%20about%20your%20furniture.',
    )
  },
}

export const Playground: Story = {}

export const States: Story = {}

/** On wide screens the link rises above a toast. */
export const AboveToast: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <ChatLink {...args} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas }) => {
    showToast({ tone: 'success', text: 'Item added to wishlist!' })
    const toast = (await canvas.findByText('Item added to wishlist!')).closest('[data-tone]')!
    const link = canvas.getByRole('link', { name: 'Chat with us' })
    await waitFor(() => expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.getBoundingClientRect().top))
  },
}

/** Next to Order Now, which opens the chat too, neither the link nor an empty landmark is left. */
export const NextToOrderNow: Story = {
  render: (args) => (
    <>
      <ActionBar>
        <Button variant="accent">Order Now</Button>
      </ActionBar>
      <ChatLink {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** The link floats over a page, near its bottom edge. */
export const Examples: Story = {
  render: (args) => (
    <>
      <Band>
        <Scene layout="screen">
          <h1>Showroom</h1>
          <p>Come and sit down.</p>
        </Scene>
      </Band>
      <ChatLink {...args} />
    </>
  ),
}
