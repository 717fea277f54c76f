import { createInvitation, createUser, failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const invitation = createInvitation({ email: 'tunde@example.com' })

const meta = {
  title: 'Screens/Admin/Invitation',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    address: paths.invitation.href('invitation-tunde@example.com'),
    arrange: (api) => void (api.state.invitations = [invitation]),
  },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), 'Tunde Bakare')
  await userEvent.type(canvas.getByLabelText('New password'), 'Iroko-Stool-7')
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
}

/** The invited person chooses a name and a password, and then logs in with the email filled in. */
export const Accepted: Story = {
  name: 'Flow: accepted',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Welcome aboard', level: 1 })
    await expect(canvas.getByText(/You are invited to manage .* as tunde@example\.com\. Choose/)).toBeVisible()
    await fillIn(canvas)
    await canvas.findByRole('heading', { name: 'Admin Login' })
    await expect(await screen.findByText('You are an admin now. Please log in.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('tunde@example.com'))
  },
}

/** The address has a customer's account, which becomes an admin's. */
export const ExistingAccount: Story = {
  args: {
    address: paths.invitation.href(`invitation-${createUser().email}`),
    arrange: (api) => void (api.state.invitations = [createInvitation({ email: createUser().email })]),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Your account with this address becomes an admin account/)).toBeVisible()
  },
}

/** Each field shows what is wrong with it. */
export const Invalid: Story = {
  name: 'Flow: invalid',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Become an Admin' }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Error: Name is required.'),
    )
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
      /^Error: Please fill in both password fields\./,
    )
  },
}

/** The link was used, withdrawn or replaced, or it is too old. */
export const Dead: Story = {
  args: { address: paths.invitation.href('old') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'This invitation is not valid any more' })).toHaveFocus())
    await expect(canvas.getByRole('link', { name: 'Log in as an admin' })).toHaveAttribute('href', '/admin/login')
  },
}

export const Unreadable: Story = {
  args: { arrange: (api) => void api.override('admins.readInvitation', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('admins.readInvitation', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}
