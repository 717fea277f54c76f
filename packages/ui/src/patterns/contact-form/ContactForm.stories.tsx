import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { ContactDetails } from '../contact-details/index.ts'
import { FormPage } from '../form-page/index.ts'
import { ContactForm } from './ContactForm.tsx'

const typed = {
  name: 'Ada Obi',
  email: 'ada@example.com',
  phoneNumber: '08012345678',
  subject: 'A sofa for a bay window',
  message: 'The bay is 3.20 m wide. Could the Eko be made to fit?',
}

const meta = {
  title: 'Patterns/Forms/Contact form',
  component: ContactForm,
  decorators: [narrow('27.5rem')],
  args: {
    text: 'Tell us about your room, and we reply with fabrics, measurements and a price.',
    values: { name: '', email: '', phoneNumber: '', subject: '', message: '' },
    problems: {},
    isBusy: false,
    onType: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    return <ContactForm {...useFormValues(args)} />
  },
} satisfies Meta<typeof ContactForm>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Name', 'Email', 'Phone number', 'Subject', 'Message']) {
      await expect(canvas.getByRole('textbox', { name })).toBeRequired()
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello')
    await expect(args.onType).toHaveBeenLastCalledWith({ message: 'Hello' })
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={ContactForm}
      args={args}
      states={{
        Empty: {},
        'Filled in': { values: typed },
        Invalid: {
          values: { ...typed, name: '', email: 'ada', message: '' },
          problems: {
            name: 'Name is required.',
            email: 'Enter valid email address',
            message: 'Message is required.',
          },
        },
        Submitting: { values: typed, isBusy: true },
      }}
    />
  ),
}

/** While the message is being sent, the button ignores presses and shows a spinner. */
export const Busy: Story = {
  args: { values: typed, isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send Message' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Enter in a single-line field submits the form; in the message it starts a new line. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const message = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(message, 'One{Enter}two')
    await expect(message).toHaveValue('One\ntwo')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

const address = {
  street: '12 Demonstration Close',
  locality: 'Lekki Phase 1',
  region: 'Lagos',
  country: 'Nigeria',
  countryCode: 'NG',
}

/** The form on the contact page. */
export const Examples: Story = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <FormPage
        aside={
          <ContactDetails
            phone="+234 800 000 0000"
            email="hello@atelier-ile.example"
            address={address}
            open="Open 24/7"
            social={['WhatsApp', 'Instagram', 'TikTok', 'X'].map((label) => ({ label, href: '#' }))}
          />
        }
      >
        {Story()}
      </FormPage>
    ),
  ],
}
