import { chatLink, chatNumberOf } from '@shop/domain'
import { ButtonLink } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { DeskPart } from './DeskPart.tsx'
import type { DeskPartProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'
import { mailLink } from './mail-link.ts'

/** The prepared answer, with which the chat or an email opens. */
export function AnswerPart({ enquiry, shop }: DeskPartProps) {
  const { phoneNumber, email, answer } = enquiry
  if (phoneNumber === '' && email === '')
    return (
      <DeskPart title="Answer" print="never">
        <p>The phone number is not known yet. Copy it from the chat into the quote, and you can answer from here.</p>
      </DeskPart>
    )
  return (
    <DeskPart title="Answer" print="never">
      <blockquote className={styles.answer}>{answer}</blockquote>
      <div className={styles.actions}>
        {phoneNumber !== '' && (
          <ButtonLink
            variant="accent"
            icon={<Icon name="chat" />}
            href={chatLink(chatNumberOf(phoneNumber, shop.chatNumber), answer)}
            target="_blank"
            rel="noopener noreferrer"
          >
            Open chat
          </ButtonLink>
        )}
        {email !== '' && (
          <ButtonLink variant="secondary" icon={<Icon name="mail" />} href={mailLink(enquiry)}>
            Answer by email
          </ButtonLink>
        )}
        {phoneNumber !== '' && (
          <ButtonLink variant="quiet" href={`tel:${phoneNumber}`}>
            Call {phoneNumber}
          </ButtonLink>
        )}
      </div>
    </DeskPart>
  )
}
