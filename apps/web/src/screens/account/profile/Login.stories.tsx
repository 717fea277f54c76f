import { createUser, failureResponse, testPassword } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const ada = createUser()

const meta = {
  title: 'Screens/Login',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.login.href() },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** `/login` redirects to the profile, which shows the login view to signed-out visitors. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome back!', level: 1 })
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup')
    await expect(canvas.getByRole('button', { name: 'Show password' })).toBeVisible()
  },
}

/** The correct password replaces the form by the profile and focuses its heading. */
export const SignedIn: Story = {
  name: 'Flow: sign in',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), ada.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await expect(await screen.findByText('Welcome Back!')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My Profile' })).toHaveFocus())
    await waitFor(() => expect(document.title).toBe('My Profile – Atelier Ilé'))
  },
}

/** An invalid form is not sent; the browser's own messages are not shown. */
export const Invalid: Story = {
  name: 'Flow: invalid',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ada')
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await waitFor(() => expect(email).toHaveFocus())
    await expect(email).toHaveAccessibleDescription('Error: Enter valid email address')
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Error: Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.',
    )
  },
}

/** A wrong password shows the server's message in a toast, and in the form until the user types again. The typed values stay. */
export const WrongPassword: Story = {
  name: 'Flow: wrong password',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), ada.email)
    await userEvent.type(canvas.getByLabelText('Password'), 'Wrong-Chair-1{Enter}')
    const form = canvas.getByRole('form', { name: 'Welcome back!' })
    await expect(await within(form).findByText('Wrong email or password.')).toBeVisible()
    await expect(form).toHaveAccessibleDescription('Wrong email or password.')
    await expect(await within(screen.getByRole('alert')).findByText('Wrong email or password.')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email)
    await expect(canvas.getByLabelText('Password')).toHaveValue('Wrong-Chair-1')
    await userEvent.type(canvas.getByLabelText('Password'), '2')
    await waitFor(() => expect(within(form).queryByText('Wrong email or password.')).toBeNull())
  },
}

/** The form is locked while it is submitted. */
export const Submitting: Story = {
  name: 'Flow: submitting',
  args: { arrange: (api) => void api.override('auth.logIn', pending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), ada.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true'))
  },
}

/** 'Forgot Password?' switches the form and keeps the email. */
export const ForgotPassword: Story = {
  name: 'Flow: forgot password',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), ada.email)
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot Password?' }))
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Reset Your Password' })).toHaveFocus())
    await expect(canvas.getByText("Enter your email address and we'll send you a link to reset your password.")).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email)
    await expect(canvas.getByRole('button', { name: 'Send Reset Link' })).toBeVisible()
  },
}

/** After the link is sent, the heading has the focus, and the login form can be shown again. */
export const ResetLinkSent: Story = {
  name: 'Flow: reset link sent',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot Password?' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), `${ada.email}{Enter}`)
    await expect(await screen.findByText('If an account has this email, a reset link is on its way.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Please check your email' })).toHaveFocus())
    await expect(canvas.getByText(new RegExp(`^If ${ada.email} has an account`))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back to login' }))
    await canvas.findByRole('heading', { name: 'Welcome back!' })
  },
}

/** Sending the link fails without a message from the server. */
export const ResetLinkFailed: Story = {
  name: 'Flow: reset link failed',
  args: { arrange: (api) => void api.override('auth.forgotPassword', () => new Response('', { status: 502 })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Forgot Password?' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), `${ada.email}{Enter}`)
    const form = canvas.getByRole('form', { name: 'Reset Your Password' })
    await expect(await within(form).findByText('Failed to send reset link. Please try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await canvas.findByRole('heading', { name: 'Welcome back!' })
  },
}

/** Too many attempts show the server's message, and the form can be submitted again. */
export const TooManyAttempts: Story = {
  name: 'Flow: too many attempts',
  args: { arrange: (api) => void api.override('auth.logIn', () => failureResponse(429, 'Too many tries. Please wait.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), ada.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await expect(await within(screen.getByRole('alert')).findByText('Too many tries. Please wait.')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy')
  },
}

/** The form waits for the session check. */
export const CheckingSession: Story = {
  args: { address: paths.profile.href(), isUserUnknown: true, arrange: (api) => void api.override('auth.check', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading authentication...')).toBeVisible()
  },
}
