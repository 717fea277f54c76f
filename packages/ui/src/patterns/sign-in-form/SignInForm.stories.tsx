import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { heroes } from '../../testing/items.ts'
import { withInertLinks } from '../../testing/withInertLinks.tsx'
import { FormPage } from '../form-page/index.ts'
import { SignInForm } from './SignInForm.tsx'

const typed = { email: 'ada@example.com', password: 'Iroko2026' }
const wrong = {
  email: 'Enter valid email address',
  password:
    'Must be more than 8 characters, including at least one number, at least one lowercase letter, at least one uppercase letter.',
}

const meta = {
  title: 'Patterns/Account/Sign-in form',
  component: SignInForm,
  decorators: [narrow('27.5rem'), withInertLinks],
  args: {
    values: { email: '', password: '' },
    problems: {},
    isBusy: false,
    onType: fn(),
    onSubmit: fn(),
    onForgotten: fn(),
    signUpHref: '#signup',
  },
  render: function Held(args) {
    return <SignInForm {...useFormValues(args)} />
  },
} satisfies Meta<typeof SignInForm>

export default meta
type Story = StoryObj<typeof meta>

/** Typing reports each field; the button submits the form. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'a@b.ng')
    await userEvent.type(canvas.getByLabelText('Password'), 'x')
    await expect(args.onType).toHaveBeenLastCalledWith({ password: 'x' })
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot Password?' }))
    await expect(args.onForgotten).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '#signup')
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={SignInForm}
      args={args}
      states={{
        Empty: {},
        'Filled in': { values: typed },
        Invalid: { values: { email: 'ada', password: 'iroko' }, problems: wrong },
        Submitting: { values: typed, isBusy: true },
      }}
    />
  ),
}

/** Native validation is off: an empty form is submitted, and the shop's own sentences are shown. */
export const Invalid: Story = {
  args: { problems: wrong },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Error: Enter valid email address')
  },
}

/** Both fields have `autocomplete` values, and the email field has an email keyboard. */
export const Autofill: Story = {
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await expect(email).toHaveAttribute('autocomplete', 'username')
    await expect(email).toHaveAttribute('type', 'email')
    await expect(email).toHaveAttribute('inputmode', 'email')
    await expect(email).toHaveAttribute('enterkeyhint', 'next')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('enterkeyhint', 'go')
  },
}

/** Tab moves through the form in order; Enter in a field submits it. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard('ada@example.com')
    await userEvent.tab()
    await userEvent.keyboard('Iroko2026{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Forgot Password?' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveFocus()
  },
}

/** While the form is submitted, Enter does nothing and the fields are read-only. */
export const Busy: Story = {
  args: { values: typed, isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'more{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Password')).toHaveValue('Iroko2026')
  },
}

const { signUpHref: _, ...withoutSignUp } = meta.args

/** The admin login has another title and no sign-up link. */
export const AdminLogin: Story = {
  render: function Held() {
    return <SignInForm {...useFormValues({ ...withoutSignUp, title: 'Admin Login' })} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Admin Login', level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Forgot Password?' })).toBeVisible()
  },
}

/** The form on the login page. */
export const Examples: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <FormPage image={heroes[0] ?? null}>{Story()}</FormPage>],
}
