import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { heroes } from '../../testing/items.ts'
import { ChangePasswordForm } from '../change-password-form/index.ts'
import { FormPage } from '../form-page/index.ts'
import { ProfileForm } from './ProfileForm.tsx'

const user = { username: 'Ada Obi', email: 'ada@example.com', phoneNumber: '08012345678' }

const meta = {
  title: 'Patterns/Account/Profile form',
  component: ProfileForm,
  decorators: [narrow('27.5rem')],
  args: {
    user,
    values: user,
    problems: {},
    problem: null,
    isBusy: false,
    isEditing: false,
    onType: fn(),
    onSubmit: fn(),
    onEditToggle: fn(),
    onLogout: fn(),
    onDelete: fn(),
  },
  render: function Held(args) {
    return <ProfileForm {...useFormValues(args)} />
  },
} satisfies Meta<typeof ProfileForm>

export default meta
type Story = StoryObj<typeof meta>

/** The account details and actions. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'My Profile', level: 1 })).toBeVisible()
    await expect(canvas.getByText('ada@example.com')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Profile' }))
    await expect(args.onEditToggle).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Account' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={ProfileForm}
      args={args}
      states={{
        Viewing: {},
        'No phone number, long words': {
          user: {
            username: 'Oluwaseun Adebayo-Williams of the Victoria Island Adebayo-Williamses',
            email: 'oluwaseun.adebayo-williams@furniture-and-interiors.example',
            phoneNumber: '',
          },
        },
        Editing: { isEditing: true },
        'Email is taken': {
          isEditing: true,
          problems: { email: 'This email is taken.' },
          problem: 'This email is taken.',
        },
        Rejected: { isEditing: true, problem: 'Something went wrong. Please try again.' },
        Saving: { isEditing: true, isBusy: true },
        'Logging out': { isLoggingOut: true },
      }}
    />
  ),
}

/** Edit Profile moves the focus into the form; closing the form returns it. */
export const Keyboard: Story = {
  render: function Toggled(args) {
    const [isEditing, setEditing] = useState(false)
    return <ProfileForm {...useFormValues(args)} isEditing={isEditing} onEditToggle={() => setEditing(!isEditing)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    canvas.getByRole('button', { name: 'Cancel' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Edit Profile' })).toHaveFocus()
  },
}

/** Save Changes submits the form; the phone number is optional. */
export const Editing: Story = {
  args: { isEditing: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Phone number (optional)' })).not.toBeRequired()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' Eze')
    await expect(args.onType).toHaveBeenLastCalledWith({ username: 'Ada Obi Eze' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The form on the account page. */
export const Examples: Story = {
  parameters: { layout: 'fullscreen' },
  args: {
    children: (
      <ChangePasswordForm
        account={user.email}
        values={{ oldPassword: '', newPassword: '', confirmation: '' }}
        problems={{}}
        isBusy={false}
        onType={fn()}
        onSubmit={fn()}
      />
    ),
  },
  decorators: [(Story) => <FormPage image={heroes[1] ?? null}>{Story()}</FormPage>],
}
