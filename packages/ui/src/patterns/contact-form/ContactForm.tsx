import { homeSentences } from '@shop/domain'
import { TextField } from '../../components/text-field/index.ts'
import { Textarea } from '../../components/textarea/index.ts'
import { EmailField, fieldsOf, Form, PhoneNumberField, SubmitButton } from '../form/index.ts'
import type { FormState } from '../form/index.ts'

interface ContactFormProps extends FormState<'name' | 'email' | 'phoneNumber' | 'subject' | 'message'> {
  /** A sentence below the heading. */
  text?: string
}

/** A message to the shop. While it is being sent, the button ignores presses and shows a spinner. */
export function ContactForm({ text, ...state }: ContactFormProps) {
  const field = fieldsOf(state)
  return (
    <Form
      {...state}
      title={homeSentences.contactUs}
      text={text}
      actions={<SubmitButton isBusy={state.isBusy}>Send Message</SubmitButton>}
    >
      <TextField {...field('name')} label="Name" autoComplete="name" autoCapitalize="words" enterKeyHint="next" />
      <EmailField {...field('email')} autoComplete="email" />
      <PhoneNumberField {...field('phoneNumber')} />
      {/* Without `autoComplete="off"`, because a browser that reloads a discarded tab would not restore their text. */}
      <TextField {...field('subject')} label="Subject" enterKeyHint="next" />
      <Textarea {...field('message')} label="Message" rows={6} />
    </Form>
  )
}
