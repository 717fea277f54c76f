import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { heroes } from '../../testing/items.ts'
import { withInertLinks } from '../../testing/withInertLinks.tsx'
import { FormPage } from '../form-page/index.ts'
import { SignUpForm } from './SignUpForm.tsx'

const typed = { fullName: 'Ada Obi', email: 'ada@example.com', phoneNumber: '08012345678', password: 'Iroko2026' }
const passwordHint =
  'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.'
const problems = {
  fullName: 'Name is required.',
  email: 'Enter valid email address',
  phoneNumber: 'Must be at least 10 digits',
  password: passwordHint,
}

const meta = {
  title: 'Patterns/Account/Sign-up form',
  component: SignUpForm,
  decorators: [narrow('27.5rem'), withInertLinks],
  args: {
    values: { fullName: '', email: '', phoneNumber: '', password: '' },
    problems: {},
    isBusy: false,
    onType: fn(),
    onSubmit: fn(),
    privacyHref: '#privacy',
    loginHref: '#profile',
  },
  render: function Held(args) {
    return <SignUpForm {...useFormValues(args)} />
  },
} satisfies Meta<typeof SignUpForm>

export default meta
type Story = StoryObj<typeof meta>

/** A pasted phone number loses its other characters. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Welcome!', level: 1 })).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Obi')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone number' }), '0801 234-5678')
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue('08012345678')
    await userEvent.type(canvas.getByLabelText('Password'), 'Iroko2026')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '#privacy')
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#profile')
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={SignUpForm}
      args={args}
      states={{
        Empty: {},
        'Filled in': { values: typed },
        Invalid: { problems },
        Submitting: { values: typed, isBusy: true },
      }}
    />
  ),
}

/** Fields have hints and `autocomplete` values. */
export const Autofill: Story = {
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: 'Phone number' })
    const password = canvas.getByLabelText('Password')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveAttribute('autocomplete', 'name')
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('autocomplete', 'email')
    await expect(phone).toHaveAttribute('autocomplete', 'tel')
    await expect(phone).toHaveAttribute('inputmode', 'tel')
    await expect(phone).toHaveAccessibleDescription('Must be at least 10 digits')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(password).toHaveAccessibleDescription(passwordHint)
  },
}

/** Tab moves through the fields in order; Enter submits the form. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Name', 'Email', 'Phone number']) {
      await userEvent.tab()
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus()
    }
    await userEvent.tab()
    await expect(canvas.getByLabelText('Password')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** The form on the sign-up page. */
export const Examples: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <FormPage image={heroes[1] ?? null}>{Story()}</FormPage>],
}
