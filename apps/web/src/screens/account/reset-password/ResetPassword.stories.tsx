import { createAdmin, createUser } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'
import type { ScreenFrameProps } from '../../../testing/ScreenFrame.tsx'

/** Makes the link of the stories valid. */
const withValidLink: NonNullable<ScreenFrameProps['arrange']> = (api) =>
  void api.state.resetTokens.set('reset-1', createUser()._id)

const meta = {
  title: 'Screens/Reset password',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.resetPassword.href('reset-1'), arrange: withValidLink },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Reset Password', level: 1 })
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      'Must be at least 8 characters long, including at least one number, one lowercase letter, and one uppercase letter.',
    )
  },
}

/** Saving a new password leads to the profile. */
export const Succeeded: Story = {
  name: 'Flow: succeeded',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Iroko-Stool-7')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
    await expect(await screen.findByText('Password reset successfully')).toBeInTheDocument()
    await canvas.findByRole('heading', { name: 'Welcome back!' })
  },
}

/** An admin chooses a new password, and then logs in at the admin login. */
export const SucceededAsAdmin: Story = {
  name: 'Flow: succeeded as admin',
  args: { arrange: (api) => void api.state.resetTokens.set('reset-1', createAdmin()._id) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Iroko-Stool-7')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
    await canvas.findByRole('heading', { name: 'Admin Login' })
  },
}

/** The checks of the specification, in their order. */
export const Invalid: Story = {
  name: 'Flow: invalid',
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByLabelText('New password')
    const second = canvas.getByLabelText('Confirm new password')
    await userEvent.type(first, 'Iroko{Enter}')
    await waitFor(() => expect(second).toHaveAccessibleDescription('Error: Please fill in both password fields.'))
    await userEvent.type(second, 'Iroku{Enter}')
    await waitFor(() => expect(second).toHaveAccessibleDescription('Error: New passwords do not match.'))
    await userEvent.clear(second)
    await userEvent.type(second, 'Iroko{Enter}')
    await waitFor(() => expect(first).toHaveAccessibleDescription('Error: New password must be at least 6 characters long.'))
    await expect(first).toHaveFocus()
  },
}

/** A link that was already used leads to the form that sends another. */
export const UsedLink: Story = {
  name: 'Flow: used link',
  args: { address: paths.resetPassword.href('old') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Iroko-Stool-7')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
    await waitFor(() => expect(canvas.getAllByText('This reset link is not valid any more.')).not.toHaveLength(0))
    await userEvent.click(canvas.getByRole('link', { name: 'Request a new link' }))
    await canvas.findByRole('button', { name: 'Send Reset Link' })
  },
}

/** The new password was saved, but its response was lost: the second try offers to log in. */
export const LostResponse: Story = {
  name: 'Flow: lost response',
  args: {
    arrange: (api) => {
      const restore = api.override('auth.resetPassword', () => {
        restore()
        return new Response('', { status: 502 })
      })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Iroko-Stool-7')
    const second = canvas.getByLabelText('Confirm new password')
    await userEvent.type(second, 'Iroko-Stool-7{Enter}')
    await screen.findAllByText('Failed to reset password. Please try again.')
    await userEvent.type(second, '{Enter}')
    await screen.findAllByText(/^This reset link is not valid any more. Your new password may already work/)
    await userEvent.click(canvas.getByRole('link', { name: 'Log in' }))
    await canvas.findByRole('heading', { name: 'Welcome back!' })
  },
}

/** Saving fails without a message from the server. */
export const Failed: Story = {
  name: 'Flow: failed',
  args: { arrange: (api) => void api.override('auth.resetPassword', () => new Response('', { status: 502 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Iroko-Stool-7')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
    const [message] = await screen.findAllByText('Failed to reset password. Please try again.')
    await expect(message).toBeInTheDocument()
  },
}

/** The fields are disabled while the new password is being saved. */
export const Submitting: Story = {
  name: 'Flow: submitting',
  args: { arrange: (api) => void api.override('auth.resetPassword', pending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'Iroko-Stool-7')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('New password')).toBeDisabled())
    await expect(canvas.getByLabelText('Confirm new password')).toBeDisabled()
  },
}

/** Without a token, a toast says so and the login view opens. */
export const WithoutToken: Story = {
  args: { address: '/reset-password' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome back!' })
    await expect(await screen.findByText('Password reset token is missing.')).toBeInTheDocument()
  },
}
