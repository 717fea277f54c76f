import { failureResponse, testPassword } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { ScreenFrame } from '../../../testing/ScreenFrame.tsx'

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

/** An admin changes the name. The focus moves into the form and back. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Account', level: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Name' }))
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.clear(name)
    await userEvent.type(name, 'Bola Adeyemi{Enter}')
    await expect(await canvas.findByText('Bola Adeyemi')).toBeVisible()
    await expect(await screen.findByText('Profile updated successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Edit Name' })).toHaveFocus())
  },
}

/** A name that breaks the rule for names: the server's sentence is at the field. */
export const InvalidName: Story = {
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
  play: async ({ canvas }) => {
    await changePassword(canvas, testPassword)
    await expect(await screen.findByText('Password changed successfully')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByLabelText('New password')).toHaveValue(''))
  },
}

export const WrongOldPassword: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await changePassword(canvas, 'Ebony-Chair-41')
    await waitFor(() =>
      expect(canvas.getByLabelText('Old password')).toHaveAccessibleDescription('Error: The old password is wrong.'),
    )
  },
}
