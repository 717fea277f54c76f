import { createAdmin, createUser, testPassword } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
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

/** The form offers no sign-up, because only admins invite admins. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Admin Login', level: 1 })
    await expect(canvas.queryByRole('link', { name: 'Sign Up' })).toBeNull()
  },
}

export const SignedIn: Story = {
  name: 'Flow: sign in',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), createAdmin().email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await expect(await screen.findByText('Logged in successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Admin Login' })).toBeNull())
  },
}

/** A customer gets the same message as for a wrong password and stays signed out. */
export const CustomerRejected: Story = {
  name: 'Flow: customer rejected',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), createUser().email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await expect(await within(screen.getByRole('alert')).findByText('Wrong email or password.')).toBeInTheDocument()
    await expect(canvas.getByRole('form')).toHaveAccessibleDescription('Wrong email or password.')
    await expect(canvas.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  },
}

/** The form requires a password but not its pattern, because the owner of the shop chose the password elsewhere. */
export const Invalid: Story = {
  name: 'Flow: invalid',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Login' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Error: Password is required.'))
  },
}

/** 'Forgot Password?' asks for the email, and the page then says the same for every address. */
export const Forgotten: Story = {
  name: 'Flow: forgotten',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot Password?' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reset Your Password', level: 1 })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), `${createAdmin().email}{Enter}`)
    await canvas.findByRole('heading', { name: 'Please check your email' })
    await expect(canvas.getByText(new RegExp(`If ${createAdmin().email} has an account`))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to login' }))
    await canvas.findByRole('heading', { name: 'Admin Login' })
  },
}

/** A signed-in customer is redirected to Home. */
export const CustomerRedirected: Story = {
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Featured Products' })
  },
}

/** The form waits for the session check. */
export const CheckingSession: Story = {
  args: { isUserUnknown: true, arrange: (api) => void api.override('auth.check', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading authentication...')).toBeVisible()
  },
}
