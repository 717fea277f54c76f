import type { InboxMessage } from '@shop/api'
import { chatLink, chatNumberOf, formatInstant } from '@shop/domain'
import { Badge } from '@shop/ui/components/badge'
import { Button, ButtonLink } from '@shop/ui/components/button'
import { Icon } from '@shop/ui/components/icon'
import { Link } from '@shop/ui/components/link'
import styles from './Inbox.module.css'

interface InboxEntryProps {
  message: InboxMessage
  shop: { name: string; chatNumber: string }
  isOpen: boolean
  isMarking: boolean
  onMark: (isDone: boolean) => void
}

/** One message: its author and subject, and once it is opened, its text with the ways to answer. */
export function InboxEntry({ message, shop, isOpen, isMarking, onMark }: InboxEntryProps) {
  const { name, email, phoneNumber, subject, createdAt, doneAt, doneBy } = message
  const isDone = doneAt !== null
  return (
    <details className={styles.entry} open={isOpen}>
      <summary className={styles.summary}>
        <span className={styles.heading}>
          <span className={styles.name}>{name}</span>
          <span className={styles.subject}>{subject}</span>
        </span>
        <span className={styles.facts}>
          {isDone && <Badge tone="success">Done</Badge>}
          <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
        </span>
        <Icon name="chevron-down" size="small" className={styles.arrow} />
      </summary>
      <div className={styles.body}>
        <p className={styles.text}>{message.message}</p>
        <p className={styles.contact}>
          <Link href={`mailto:${email}`}>{email}</Link>
          <Link href={`tel:${phoneNumber}`}>{phoneNumber}</Link>
        </p>
        <div className={styles.actions}>
          <ButtonLink variant="secondary" icon={<Icon name="mail" />} href={mailHref(message)}>
            Answer by email
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            icon={<Icon name="chat" />}
            href={chatLink(chatNumberOf(phoneNumber, shop.chatNumber), greeting(message, shop.name))}
            target="_blank"
            rel="noopener noreferrer"
          >
            Answer on WhatsApp
          </ButtonLink>
          <Button variant={isDone ? 'quiet' : 'primary'} isBusy={isMarking} onClick={() => onMark(!isDone)}>
            {isDone ? 'Open again' : 'Mark as done'}
          </Button>
        </div>
        {isDone && (
          <p className={styles.done}>
            Done by {doneBy} on {formatInstant(doneAt)}
          </p>
        )}
      </div>
    </details>
  )
}

/** The link that starts a reply in the mail program, with the message quoted. */
function mailHref({ email, subject, message }: InboxMessage): string {
  const quoted = message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\r\n')
  const body = `\r\n\r\n${quoted}`
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}&body=${encodeURIComponent(body)}`
}

function greeting({ name, subject }: InboxMessage, shopName: string): string {
  return `Hello ${name}, this is ${shopName}. Thank you for your message "${subject}".`
}
