import { Icon } from '../../components/icon/index.ts'
import styles from './ChatLink.module.css'

/** Properties of {@link ChatLink}. */
interface ChatLinkProps {
  /** The `wa.me` link with the enquiry already written. */
  href: string
  /** Said by a screen reader; the button itself shows a mark only. */
  label?: string
}

/**
 * The floating way into a conversation with the shop. It keeps clear of the bottom bar, and stands
 * at the end of the bar of actions on a page that has one (`data-action-bar`). A page whose fields and buttons
 * are as wide as a small screen has it wait at its end (`data-chat-at-end`). A landmark of its own, because it
 * stands outside all others.
 */
export function ChatLink({ href, label = 'Chat with us' }: ChatLinkProps) {
  return (
    <aside aria-label="Chat">
      <a className={styles.root} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
        <Icon name="chat" size="large" />
      </a>
    </aside>
  )
}
