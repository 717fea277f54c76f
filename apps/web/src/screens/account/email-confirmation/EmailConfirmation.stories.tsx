import { createUser } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Email confirmation',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    address: paths.confirmEmail.href('confirm-1'),
    arrange: (api) => void api.state.confirmationTokens.set('confirm-1', createUser()._id),
  },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Confirm your email', level: 1 })
    await expect(canvas.getByRole('button', { name: 'Confirm Email' })).toBeEnabled()
  },
}

/** Pressing the button confirms the address, and the heading that replaces it has the focus. */
export const Confirmed: Story = {
  name: 'Flow: confirmed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Email' }))
    const heading = await canvas.findByRole('heading', { name: 'Thank you. Your email address is confirmed.', level: 1 })
    await waitFor(() => expect(heading).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/shop')
  },
}

/** A link that is too old, or that a change of the address has replaced. */
export const InvalidLink: Story = {
  name: 'Flow: invalid link',
  args: { address: paths.confirmEmail.href('old') },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm Email' })
    await userEvent.click(button)
    await waitFor(() =>
      expect(canvas.getByRole('form')).toHaveAccessibleDescription('This confirmation link is not valid any more.'),
    )
    await expect(button).toHaveFocus()
  },
}

/** The request fails without a message from the server. */
export const Failed: Story = {
  name: 'Flow: failed',
  args: { arrange: (api) => void api.override('auth.confirmEmail', () => new Response('', { status: 502 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm Email' }))
    await waitFor(() =>
      expect(canvas.getByRole('form')).toHaveAccessibleDescription('We could not confirm your email address. Please try again.'),
    )
  },
}

/** The button is busy while the request is pending. */
export const Confirming: Story = {
  name: 'Flow: confirming',
  args: { arrange: (api) => void api.override('auth.confirmEmail', pending) },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Confirm Email' })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
  },
}
