import { createAdmin, createInvitation, createUser, failureResponse, testPassword } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Admin/Account',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/account' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function changePassword(canvas: Canvas, oldPassword: string) {
  await userEvent.type(await canvas.findByLabelText('Old password'), oldPassword)
  await userEvent.type(canvas.getByLabelText('New password'), 'Iroko-Stool-7')
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
}

/** An admin changes the name, which the list of admins shows as well. The focus moves into the form and back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Account', level: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Name' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.type(name, 'Bola Adeyemi{Enter}')
    const names = await canvas.findAllByText('Bola Adeyemi')
    await expect(names[0]).toBeVisible()
    await expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Name' })).toHaveFocus())
    const rows = within(await canvas.findByRole('list', { name: 'Admins and invitations' }))
    await expect(rows.getByText('Bola Adeyemi')).toBeVisible()
  },
}

/** A name that breaks the rule for names: the server's sentence is at the field. */
export const InvalidName: Story = {
  name: 'Flow: invalid name',
  args: {
    arrange: (api) => {
      const message = 'Please use only letters, spaces, apostrophes, hyphens and dots in your name, and at most 80 characters.'
      api.override('auth.update', () => failureResponse(422, message, [{ path: 'username', message }]))
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Name' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.type(name, ' 7{Enter}')
    await waitFor(() => expect(name).toHaveAccessibleDescription(/^Error: Please use only letters/))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Name' })).toHaveFocus())
  },
}

export const PasswordChanged: Story = {
  name: 'Flow: password changed',
  play: async ({ canvas }) => {
    await changePassword(canvas, testPassword)
    await expect(await screen.findByText('Password changed successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''))
  },
}

export const WrongOldPassword: Story = {
  name: 'Flow: wrong old password',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Ebony-Chair-41')
    await waitFor(() =>
      expect(canvas.getByLabelText('Old password')).toHaveAccessibleDescription('Error: The old password is wrong.'),
    )
  },
}

const chidi = createUser({ role: 'admin', username: 'Chidi Eze', email: 'chidi@example.com' }, 7)
const invitation = createInvitation({ email: 'tunde@example.com' })

/** A second admin, an invitation and an expired one. */
function withOthers({ state }: FakeApi): void {
  state.accounts.push({ user: chidi, password: testPassword })
  const old = 'folasade.adebayo-williams@furniture-and-interiors.example'
  state.invitations = [invitation, createInvitation({ email: old, isExpired: true }, 2)]
}

const list = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Admins and invitations' }))

/** An admin invites another one, sends an invitation again and withdraws it, and removes an admin after a question. */
export const Admins: Story = {
  args: { arrange: withOthers },
  play: async ({ canvas, step }) => {
    const rows = await list(canvas)
    await expect(rows.getAllByRole('listitem')).toHaveLength(4)
    await expect(rows.queryByRole('button', { name: `Remove ${createAdmin().username}` })).toBeNull()
    await step('An invitation is sent', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}')
      await expect(await screen.findByText('We sent an invitation to ada@example.com.')).toBeInTheDocument()
      await expect(rows.getByText('ada@example.com')).toBeVisible()
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('')
    })
    await step('An expired invitation is sent again', async () => {
      await expect(rows.getByText('Expired')).toBeVisible()
      await userEvent.click(rows.getByRole('button', { name: /^Send again to folasade/ }))
      await waitFor(() => expect(rows.queryByText('Expired')).toBeNull())
    })
    await step('An invitation is withdrawn, and the focus stays in the section', async () => {
      await userEvent.click(rows.getByRole('button', { name: 'Withdraw the invitation to tunde@example.com' }))
      await waitFor(() => expect(rows.queryByText('tunde@example.com')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Admins' })).toHaveFocus())
    })
    await step('An admin is removed', async () => {
      await userEvent.click(rows.getByRole('button', { name: 'Remove Chidi Eze' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Remove Admin' }))
      await waitFor(() => expect(question.getByText(/^Remove Chidi Eze\? They are logged out at once/)).toBeVisible())
      await userEvent.click(question.getByRole('button', { name: 'Remove' }))
      await waitFor(() => expect(rows.queryByText('Chidi Eze')).toBeNull())
      await expect(await screen.findByText('Chidi Eze is no longer an admin.')).toBeInTheDocument()
    })
  },
}

/** On a phone, the buttons are below the long address. Loading the list does not move the focus. */
export const AdminsOnPhone: Story = {
  args: { arrange: withOthers },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect((await list(canvas)).getByText(/^folasade/)).toBeVisible()
    await expect(document.body).toHaveFocus()
  },
}

/** The address of an admin: the sentence is at the field. */
export const InvitesAdmin: Story = {
  name: 'Flow: invites admin',
  play: async ({ canvas }) => {
    const email = await canvas.findByRole('textbox', { name: 'Email' })
    await userEvent.type(email, `${createAdmin().email}{Enter}`)
    await waitFor(() => expect(email).toHaveAccessibleDescription('Error: This address belongs to an admin already.'))
  },
}

/** The last login is too long ago: the password is asked for, and then the invitation is sent. */
export const LoginTooLongAgo: Story = {
  name: 'Flow: login too long ago',
  args: {
    arrange: (api) => {
      const old = failureResponse(403, 'Please log in again with your password, then try once more.')
      const restore = api.override('admins.invite', () => (restore(), old))
    },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Your password, please' }))
    await userEvent.type(dialog.getByLabelText('Password'), 'Wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Error: Wrong email or password.'))
    await userEvent.clear(dialog.getByLabelText('Password'))
    await userEvent.type(dialog.getByLabelText('Password'), testPassword)
    await userEvent.click(dialog.getByRole('button', { name: 'Continue' }))
    await expect(await screen.findByText('We sent an invitation to ada@example.com.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const AdminsLoading: Story = {
  args: { arrange: (api) => void api.override('admins.list', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}

/** The list could not be loaded again after a change: the address can still be typed, and buttons that need the list are unavailable. */
export const AdminsStale: Story = {
  name: 'Flow: typing after a failed reload',
  parameters: { expectedInConsole: [/failed with status/] },
  args: {
    arrange: (api) => {
      withOthers(api)
      api.override('admins.invite', () => {
        const restore = api.override('admins.list', () => (restore(), failureResponse(503, 'The shop is busy.')))
        return failureResponse(502, 'Bad gateway')
      })
    },
  },
  play: async ({ canvas, step }) => {
    const rows = await list(canvas)
    const names = [/^Remove Chidi/, /^Send again to tunde/, /^Withdraw the invitation to tunde/]
    const buttons = [
      ...names.map((name) => rows.getByRole('button', { name })),
      canvas.getByRole('button', { name: 'Send Invitation' }),
    ]
    await userEvent.click(buttons[1]!)
    await step('The address can be typed, and the reason stays', async () => {
      await expect(await canvas.findByText('The shop is busy.')).toBeVisible()
      await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
      await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
      await expect(canvas.getByText('The shop is busy.')).toBeVisible()
    })
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true')
    await step('After Try again, the buttons work', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
      for (const button of buttons) await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
      await userEvent.click(buttons[0]!)
      await expect(await screen.findByRole('alertdialog', { name: 'Remove Admin' })).toBeInTheDocument()
    })
  },
}

/** The list could not be loaded: the reason and a retry. The own account can be changed. */
export const AdminsFailed: Story = {
  args: { arrange: (api) => void api.override('admins.list', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Edit Name' })).toBeVisible()
  },
}
