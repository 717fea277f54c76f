import { createUser, testPassword } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const ada = createUser()

const meta = {
  title: 'Screens/Sign up',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.signUp.href() },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

type Play = NonNullable<Story['play']>
type Tools = Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>

async function fillIn({ canvas, userEvent }: Tools, email: string) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Chidi Okafor')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email)
  await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0803 555 0100')
  await userEvent.type(canvas.getByLabelText('Password'), testPassword)
  await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome!', level: 1 })
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy')
    await expect(canvas.getAllByRole('link', { name: 'Login' }).at(-1)).toHaveAttribute('href', '/profile')
  },
}

/** Signing up replaces the form by the profile and scrolls to its heading. */
export const SignedUp: Story = {
  name: 'Flow: signed up',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas } = context
    const button = await canvas.findByRole('button', { name: 'Sign Up' })
    button.scrollIntoView()
    await expect(window.scrollY).toBeGreaterThan(0)
    await fillIn(context, 'chidi@example.com')
    await expect(await screen.findByText('account created')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'My Profile' })).toHaveFocus())
    await expect(canvas.getByText('08035550100')).toBeVisible()
    await expect(window.scrollY).toBe(0)
  },
}

/** The account was created, but its response was lost: the second try logs in. */
export const LostResponse: Story = {
  name: 'Flow: lost response',
  args: {
    arrange: (api) => {
      const restore = api.override('auth.signUp', () => {
        restore()
        api.state.accounts.push({ user: createUser({ email: 'chidi@example.com' }, 2), password: testPassword })
        return new Response('', { status: 502 })
      })
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context, 'chidi@example.com')
    const form = canvas.getByRole('form', { name: 'Welcome!' })
    await expect(await within(form).findByText('Failed to create the account. Please try again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await expect(await screen.findByText('account created')).toBeInTheDocument()
    await canvas.findByRole('heading', { name: 'My Profile' })
  },
}

/** Every field shows its error. */
export const Invalid: Story = {
  name: 'Flow: invalid',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign Up' }))
    const says = (name: string) => canvas.getByRole('textbox', { name })
    await waitFor(() => expect(says('Name')).toHaveFocus())
    await expect(says('Name')).toHaveAccessibleDescription('Error: Name is required.')
    await expect(says('Email')).toHaveAccessibleDescription('Error: Enter valid email address')
    await expect(says('Phone number')).toHaveAccessibleDescription('Error: Must be at least 10 digits')
  },
}

/** The email is already in use. */
export const EmailTaken: Story = {
  name: 'Flow: email taken',
  play: async (context) => {
    await fillIn(context, ada.email)
    // At the field, and not in a toast as well.
    await waitFor(() => expect(screen.getAllByText('This email is already in use.')).toHaveLength(1))
    const email = context.canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveValue(ada.email)
    await expect(email).toHaveAccessibleDescription('Error: This email is already in use.')
  },
}

export const Submitting: Story = {
  name: 'Flow: submitting',
  args: { arrange: (api) => void api.override('auth.signUp', pending) },
  play: async (context) => {
    await fillIn(context, 'chidi@example.com')
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Sign Up' })).toHaveAttribute('aria-busy', 'true'))
  },
}

/** A signed-in customer sees the profile. */
export const CustomerRedirected: Story = {
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'My Profile', level: 1 })
  },
}
