import { chatLink, chatNumberOf, enquiryAnswer } from '@shop/domain'
import { ButtonLink } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { DeskPart } from './DeskPart.tsx'
import type { DeskPartProps } from './desk-props.ts'
import styles from './EnquiryDesk.module.css'

/** The prepared answer, with which the chat opens. */
export function AnswerPart({ enquiry, shop }: DeskPartProps) {
  const { phoneNumber } = enquiry
  if (phoneNumber === '')
    return (
      <DeskPart title="Answer">
        <p>The phone number is not known yet. Copy it from the chat into the quote, and you can answer from here.</p>
      </DeskPart>
    )
  const answer = enquiryAnswer(enquiry, shop.name)
  return (
    <DeskPart title="Answer">
      <blockquote className={styles.answer}>{answer}</blockquote>
      <div className={styles.actions}>
        <ButtonLink
          variant="accent"
          icon={<Icon name="chat" />}
          href={chatLink(chatNumberOf(phoneNumber, shop.chatNumber), answer)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Open chat
        </ButtonLink>
        <ButtonLink variant="quiet" href={`tel:${phoneNumber}`}>
          Call {phoneNumber}
        </ButtonLink>
      </div>
    </DeskPart>
  )
}
