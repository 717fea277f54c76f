import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { FormPage } from '../form-page/index.ts'
import { heroes } from '../../testing/items.ts'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'

const meta = {
  title: 'Patterns/Account/Forgot-password form',
  component: ForgotPasswordForm,
  decorators: [narrow('27.5rem')],
  args: {
    values: { email: 'ada@example.com' },
    problems: {},
    isBusy: false,
    onType: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  render: function Held(args) {
    return <ForgotPasswordForm {...useFormValues(args)} />
  },
} satisfies Meta<typeof ForgotPasswordForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Reset Your Password' })).toBeVisible()
    await expect(canvas.getByText("Enter your email address and we'll send you a link to reset your password.")).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send Reset Link' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={ForgotPasswordForm}
      args={args}
      states={{
        Empty: { values: { email: '' } },
        'Filled in': {},
        Invalid: { values: { email: 'ada' }, problems: { email: 'Enter valid email address' } },
        Submitting: { isBusy: true },
      }}
    />
  ),
}

/** Enter in the field submits the form; Cancel is the last tab stop. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The form in place of the login form, next to a picture. */
export const Examples: Story = {
  render: (args) => (
    <FormPage image={heroes[1] ?? null}>
      <ForgotPasswordForm {...args} />
    </FormPage>
  ),
}
