import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { FormStates, manyForms, useFormValues } from '../../testing/forms.tsx'
import { narrow } from '../../testing/narrow.tsx'
import { FormPage } from '../form-page/index.ts'
import { heroes } from '../../testing/items.ts'
import { fieldsOf } from './fields.ts'
import type { FormProblems } from './fields.ts'
import { Form, SubmitButton } from './Form.tsx'
import type { FormHead } from './index.ts'

function News(props: FormHead<'name' | 'email'>) {
  const field = fieldsOf(props)
  return (
    <Form {...props} actions={<SubmitButton isBusy={props.isBusy}>Send</SubmitButton>}>
      <TextField {...field('name')} label="Name" autoComplete="name" />
      <TextField {...field('email')} label="Email" type="email" autoComplete="email" disabled={props.isBusy} />
    </Form>
  )
}

const meta = {
  title: 'Patterns/Forms/Form',
  component: News,
  excludeStories: ['News'],
  decorators: [narrow('27.5rem')],
  args: {
    title: 'Letters from the atelier',
    text: 'Four times a year.',
    values: { name: '', email: '' },
    problems: {},
    isBusy: false,
    onType: fn(),
    onSubmit: fn(),
  },
  render: function Held(args) {
    return <News {...useFormValues(args)} />
  },
} satisfies Meta<typeof News>

export default meta
// Storybook lists the properties of exported components only.
export { News }
type Story = StoryObj<typeof meta>

/** The heading is the form's name. Native validation is off, and nothing is sent without JavaScript. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole('form', { name: 'Letters from the atelier' })
    await expect(form).toHaveAttribute('novalidate')
    await expect(form).toHaveAttribute('method', 'dialog')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = {}

export const States: Story = {
  parameters: manyForms,
  render: (args) => (
    <FormStates
      of={News}
      args={args}
      states={{
        Empty: {},
        'A part of a page': { headingLevel: 2 },
        'Invalid field': { problems: { name: 'Name is required.' } },
        Rejected: { problem: 'Something went wrong. Please try again.' },
        Submitting: { values: { name: 'Ada', email: 'ada@example.com' }, isBusy: true },
      }}
    />
  ),
}

/** Enter in a field submits the form; after a rejection the first invalid field gets the focus. */
export const Keyboard: Story = {
  render: function Refused(args) {
    const [problems, setProblems] = useState<FormProblems<'name' | 'email'>>({})
    const refuse = () => setProblems({ name: 'Name is required.' })
    return <News {...useFormValues(args)} problems={problems} onSubmit={refuse} />
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
    await userEvent.keyboard('ada@example.com{Enter}')
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription('Error: Name is required.')
  },
}

/** An error that a field shows is not repeated below the fields. */
export const RejectedField: Story = {
  args: { problems: { email: 'This email is taken.' }, problem: 'This email is taken.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This email is taken.')).toBeVisible()
    await expect(canvas.getByRole('form')).not.toHaveAccessibleDescription()
  },
}

/** A field that was disabled during the submission gets the focus back. */
export const RestoresFocus: Story = {
  render: function Failing(args) {
    const [isBusy, setBusy] = useState(false)
    return (
      <>
        <News {...useFormValues(args)} isBusy={isBusy} onSubmit={() => setBusy(true)} />
        <Button onClick={() => setBusy(false)}>Finish request</Button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.type(email, 'ada{Enter}')
    await expect(email).toBeDisabled()
    email.blur()
    canvas.getByRole('button', { name: 'Finish request' }).click()
    await waitFor(() => expect(email).toHaveFocus())
  },
}

/** Values that the browser filled in before hydration are reported after it. */
export const FilledInBeforeHydration: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
    // Sets the values like a password manager that fires no events.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(name, 'Ada Obi')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(args.onType).toHaveBeenCalledWith({ name: 'Ada Obi' })
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** A form on its page, next to a picture. */
export const Examples: Story = {
  render: (args) => (
    <FormPage image={heroes[1] ?? null}>
      <News {...args} />
    </FormPage>
  ),
}
