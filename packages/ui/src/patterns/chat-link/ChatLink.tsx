import { Icon } from '../../components/icon/index.ts'
import styles from './ChatLink.module.css'

interface ChatLinkProps {
  /** The `wa.me` link with the pre-filled enquiry. */
  href: string
  /** Accessible name of the button, which shows only a logo. */
  label?: string
}

/**
 * The floating link that opens a chat with the shop. It stays above the bottom navigation, and at the end of the action bar
 * on a page that has one (`data-action-bar`). On a page with full-width fields and buttons it appears only at the end of the
 * page on small screens (`data-chat-at-end`). It is a landmark because it is outside all others.
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
