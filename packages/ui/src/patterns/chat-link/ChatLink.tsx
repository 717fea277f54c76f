import { Icon } from '../../components/icon/index.ts'
import styles from './ChatLink.module.css'

interface ChatLinkProps {
  /** The `wa.me` link with the pre-filled enquiry. */
  href: string
}

/**
 * The floating link that opens a chat with the shop: in the middle of the bottom navigation on small screens, in the margin of
 * the page on wide ones. It is hidden while an action bar (`data-action-bar`) is on the screen, which has a link to the chat
 * itself. It is a landmark because it is outside all others.
 */
export function ChatLink({ href }: ChatLinkProps) {
  return (
    <aside aria-label="Chat" data-chat-link="">
      <a className={styles.root} href={href} target="_blank" rel="noopener noreferrer" aria-label="Chat with us">
        <Icon name="chat" size="large" />
      </a>
    </aside>
  )
}
