import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { FormPage } from '../form-page/index.ts'
import { heroes } from '../../testing/items.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const typed = { oldPassword: 'Iroko2025', newPassword: 'Iroko2026', confirmation: 'Iroko2026' }
const hint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'

const meta = {
  title: 'Patterns/Account/Change-password form',
  component: ChangePasswordForm,
  decorators: [narrow('27.5rem')],
  args: {
    account: 'ada@example.com',
    values: { oldPassword: '', newPassword: '', confirmation: '' },
    problems: {},
    problem: null,
    isBusy: false,
    onType: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    return <ChangePasswordForm {...useFormValues(args)} />
  },
} satisfies Meta<typeof ChangePasswordForm>

export default meta
type Story = StoryObj<typeof meta>

/** Password managers can identify the account and the old and new password. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Change Password', level: 2 })).toBeVisible()
    await expect(canvasElement.querySelector('input[autocomplete="username"]')).toHaveValue('ada@example.com')
    await expect(canvas.getByLabelText('Old password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.type(canvas.getByLabelText('Old password'), 'a')
    await expect(args.onType).toHaveBeenCalledWith({ oldPassword: 'a' })
    await userEvent.click(canvas.getByRole('button', { name: 'Change Password' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={ChangePasswordForm}
      args={args}
      states={{
        Empty: {},
        'Filled in': { values: typed },
        'Wrong old password': { values: typed, problems: { oldPassword: 'The old password is wrong.' } },
        Different: { values: { ...typed, confirmation: 'Iroko2027' }, problem: 'New passwords do not match.' },
        Invalid: { problems: { oldPassword: hint, newPassword: hint, confirmation: hint } },
        Rejected: { values: typed, problem: 'Failed to change password. Please try again.' },
        Submitting: { values: typed, isBusy: true },
      }}
    />
  ),
}

/** Tab moves through the fields and their eye buttons; Enter submits the form. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('Old password')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Confirm new password')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Change Password' })).toHaveFocus()
  },
}

/** The form on the account page, next to a picture. */
export const Examples: Story = {
  render: (args) => (
    <FormPage image={heroes[1] ?? null}>
      <ChangePasswordForm {...args} />
    </FormPage>
  ),
}
