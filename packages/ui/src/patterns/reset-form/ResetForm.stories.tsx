import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { FormPage } from '../form-page/index.ts'
import { heroes } from '../../testing/items.ts'
import { ResetForm } from './ResetForm.tsx'

const typed = { newPassword: 'Iroko2026', confirmation: 'Iroko2026' }
const hint = 'Must be at least 8 characters long, including at least one number, one lowercase letter, and one uppercase letter.'

const mayBeReset = 'This reset link is not valid any more. Your new password may already work. Try to log in with it.'

const meta = {
  title: 'Patterns/Account/Reset form',
  component: ResetForm,
  decorators: [narrow('27.5rem')],
  args: {
    values: { newPassword: '', confirmation: '' },
    problems: {},
    problem: null,
    isBusy: false,
    onType: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    return <ResetForm {...useFormValues(args)} />
  },
} satisfies Meta<typeof ResetForm>

export default meta
type Story = StoryObj<typeof meta>

/** One eye button shows both passwords, and the hint is that of the reset page. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByLabelText('New password')
    const second = canvas.getByLabelText('Confirm new password')
    await expect(first).toHaveAccessibleDescription(hint)
    await expect(first).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(first).toHaveAttribute('type', 'text')
    await expect(second).toHaveAttribute('type', 'text')
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={ResetForm}
      args={args}
      states={{
        Empty: {},
        'Filled in': { values: typed },
        'Only one': { values: { ...typed, confirmation: '' }, problem: 'Please fill in both password fields.' },
        Different: { values: { ...typed, confirmation: 'Iroko2027' }, problem: 'New passwords do not match.' },
        'Too short': { problem: 'New password must be at least 6 characters long.' },
        Invalid: { problems: { newPassword: hint } },
        Rejected: { values: typed, problem: 'Failed to reset password. Please try again.' },
        'Dead link': { values: typed, problem: 'This reset link is not valid any more.', newLinkHref: '#' },
        'May be reset': { values: typed, problem: mayBeReset, loginHref: '#', newLinkHref: '#' },
        Submitting: { values: typed, isBusy: true },
      }}
    />
  ),
}

/** An error of a single field is shown at that field. */
export const Mismatch: Story = {
  args: { values: { ...typed, confirmation: 'Iroko2027' }, problem: 'New passwords do not match.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription('Error: New passwords do not match.')
    await expect(canvas.getByLabelText('New password')).toBeValid()
  },
}

/** An earlier try may have changed the password, so the form offers to log in. */
export const MayBeReset: Story = {
  args: { values: typed, problem: mayBeReset, loginHref: '#' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form')).toHaveAccessibleDescription(mayBeReset)
    await expect(canvas.getByRole('link', { name: 'Log in' })).toBeVisible()
  },
}

/** The fields are disabled while the form is submitted. */
export const Busy: Story = {
  args: { values: typed, isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toBeDisabled()
    await expect(canvas.getByLabelText('Confirm new password')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toHaveAttribute('aria-busy', 'true')
  },
}

/** The eye button is between the fields in tab order; Enter submits the form. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByLabelText('New password')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByLabelText('Confirm new password')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toHaveFocus()
  },
}

/** The form on the page that the link in the email opens. */
export const Examples: Story = {
  render: (args) => (
    <FormPage image={heroes[1] ?? null}>
      <ResetForm {...args} />
    </FormPage>
  ),
}
