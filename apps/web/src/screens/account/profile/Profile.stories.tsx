import { createUser, failureResponse, testPassword } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const ada = createUser()
const passwordHint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'

const meta = {
  title: 'Screens/Profile',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.profile.href() },
  globals: { role: 'customer' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function changePassword({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Old password'), testPassword)
  await userEvent.type(canvas.getByLabelText('New password'), 'Iroko-Stool-7')
  await userEvent.type(canvas.getByLabelText('Confirm new password'), 'Iroko-Stool-7{Enter}')
}

export const Viewing: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'My Profile', level: 1 })
    await expect(canvas.getByText(ada.email)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Change Password' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Delete Account' })).toBeVisible()
  },
}

export const Saved: Story = {
  name: 'Flow: saved',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }))
    const name = await canvas.findByRole('textbox', { name: 'Name' })
    await userEvent.clear(name)
    await userEvent.type(name, 'Ada Eze')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
    await expect(canvas.getByText('Ada Eze')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus())
  },
}

/** Errors are shown at their fields, and the first one is focused. */
export const InvalidEdit: Story = {
  name: 'Flow: invalid edit',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }))
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Name' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), '@')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Error: Name is required.')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Error: Enter valid email address')
  },
}

/** A failed save shows a general message and the server's message, and keeps the typed values. */
export const SaveFailed: Story = {
  name: 'Flow: save failed',
  args: { arrange: (api) => void api.override('auth.update', () => failureResponse(409, 'This email is already in use.')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Eze')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await screen.findByText('Something went wrong. Please try again.')).toBeInTheDocument()
    await expect(canvas.getByText('This email is already in use.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Obi Eze')
  },
}

/** The session ends while saving. After signing in again the typed values are still there. */
export const SessionEnded: Story = {
  name: 'Flow: session ended',
  args: {
    arrange: (api) => {
      const restore = api.override('auth.update', () => {
        api.state.signedIn = null
        restore()
        return failureResponse(401, 'Please log in first.')
      })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Name' }), ' Eze')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await screen.findByText('Your session has ended. Please log in again.')).toBeInTheDocument()
    await canvas.findByRole('heading', { name: 'Welcome back!' })
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ada.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${testPassword}{Enter}`)
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue('Ada Obi Eze')
  },
}

/** Changing the password needs the old one and the new one twice. The fields are empty afterwards. */
export const PasswordChanged: Story = {
  name: 'Flow: password changed',
  play: async ({ canvas, userEvent }) => {
    await changePassword({ canvas, userEvent })
    await expect(await screen.findByText('Password changed successfully')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Old password')).toHaveValue('')
  },
}

/** Changing the password fails without a message from the server. */
export const PasswordChangeFailed: Story = {
  name: 'Flow: password change failed',
  args: { arrange: (api) => void api.override('auth.changePassword', () => new Response('', { status: 502 })) },
  play: async ({ canvas, userEvent }) => {
    await changePassword({ canvas, userEvent })
    await expect(await screen.findByText('Failed to change password. Please try again.')).toBeInTheDocument()
    await expect(canvas.getByLabelText('New password')).toHaveValue('Iroko-Stool-7')
  },
}

/** The password was changed, but its response was lost: the second try says that the new one may already be set. */
export const PasswordChangeLost: Story = {
  name: 'Flow: password change lost',
  args: {
    arrange: (api) => {
      const restore = api.override('auth.changePassword', () => {
        restore()
        api.state.accounts = api.state.accounts.map((account) => ({ ...account, password: 'Iroko-Stool-7' }))
        return new Response('', { status: 502 })
      })
    },
  },
  play: async ({ canvas, userEvent }) => {
    await changePassword({ canvas, userEvent })
    await screen.findByText('Failed to change password. Please try again.')
    await userEvent.type(canvas.getByLabelText('Confirm new password'), '{Enter}')
    const message = 'The old password is wrong. Your new password may already be set. Try it as your old password.'
    const oldPassword = canvas.getByLabelText('Old password')
    await waitFor(() => expect(oldPassword).toHaveAccessibleDescription(`Error: ${message}`))
    await userEvent.clear(oldPassword)
    await userEvent.type(oldPassword, 'Iroko-Stool-7{Enter}')
    await expect(await screen.findByText('Password changed successfully')).toBeInTheDocument()
  },
}

/** Each check of the new password has its own message. */
export const InvalidPassword: Story = {
  name: 'Flow: invalid password',
  play: async ({ canvas, userEvent }) => {
    const confirmation = await canvas.findByLabelText('Confirm new password')
    await userEvent.type(canvas.getByLabelText('New password'), 'Iroko')
    await userEvent.type(confirmation, 'Iroku{Enter}')
    await waitFor(() => expect(confirmation).toHaveAccessibleDescription('Error: New passwords do not match.'))
    await userEvent.clear(confirmation)
    await userEvent.type(confirmation, 'Iroko{Enter}')
    await waitFor(() =>
      expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(
        'Error: New password must be at least 6 characters long.',
      ),
    )
    await userEvent.type(canvas.getByLabelText('New password'), '1')
    await userEvent.type(confirmation, '1{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(`Error: ${passwordHint}`))
    await expect(canvas.getByLabelText('Old password')).toHaveFocus()
  },
}

/** Delete Account asks first; cancelling keeps everything. */
export const ConfirmDeletion: Story = {
  name: 'Flow: confirm deletion',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete Account' })
    await expect(question).toHaveAccessibleDescription(
      'Are you sure you want to delete your account? This action cannot be undone.',
    )
    await expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus()
  },
}

/** Confirming deletes the account and leads to Home. */
export const Deleted: Story = {
  name: 'Flow: deleted',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }))
    await screen.findByRole('alertdialog')
    await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
    await expect(await screen.findByText('Account deleted')).toBeInTheDocument()
    await canvas.findByRole('region', { name: 'Featured Products' })
  },
}

/** The account was deleted, but its response was lost: the second try finds the session ended, and says that it is deleted. */
export const DeletionLost: Story = {
  name: 'Flow: deletion lost',
  args: {
    arrange: (api) => {
      api.override('auth.remove', () => {
        // The session ends with the second try only, because a check of the session in between would notice it first.
        api.override('auth.remove', () => {
          api.state.signedIn = null
          return failureResponse(401, 'Please log in first.')
        })
        return new Response('', { status: 502 })
      })
    },
  },
  play: async ({ canvas, userEvent }) => {
    const remove = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }))
      await screen.findByRole('alertdialog')
      await userEvent.click(screen.getByRole('button', { name: 'Delete Account' }))
    }
    await remove()
    await screen.findByText('Something went wrong. Please try again.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await remove()
    await expect(await screen.findByText('Account deleted')).toBeInTheDocument()
    await canvas.findByRole('region', { name: 'Featured Products' })
  },
}

/** Logout shows the login view. */
export const LoggedOut: Story = {
  name: 'Flow: logged out',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
    await expect(await screen.findByText('Logged out successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Welcome back!' })).toHaveFocus())
  },
}

/** Buttons are disabled while their request is running. */
export const Saving: Story = {
  name: 'Flow: saving',
  args: { arrange: (api) => void api.override('auth.update', pending) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Profile' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Changes' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-busy', 'true'))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  },
}
