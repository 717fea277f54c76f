import { createAdmin, createUser, testPassword } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Admin login',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.adminLogin.href() },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** Neither sign-up nor 'Forgot Password?' is offered. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Admin Login', level: 1 })
    await expect(canvas.queryByRole('button', { name: 'Forgot Password?' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  },
}

/** An admin signs in. */
export const SignedIn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), createAdmin().email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await expect(await screen.findByText('Logged in successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Admin Login' })).toBeNull())
  },
}

/** A customer gets the same message as for a wrong password and stays signed out. */
export const CustomerRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), createUser().email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await expect(await screen.findByText('Wrong email or password.')).toBeInTheDocument()
    await expect(canvas.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  },
}

/** Any password is accepted for checking: the owner chose it, so the pattern does not apply. */
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Error: Password is required.'))
  },
}

/** A signed-in customer is redirected to Home. */
export const Customer: Story = {
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Featured Products' })
  },
}

/** Before the session check. */
export const Checking: Story = {
  args: { isPersonUnknown: true, arrange: (api) => void api.override('auth.check', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading authentication...')).toBeVisible()
  },
}
