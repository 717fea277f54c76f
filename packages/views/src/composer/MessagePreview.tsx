import { limits } from '@shop/domain'
import type { ComposedMessage } from '@shop/domain'
import styles from './Composer.module.css'

interface MessagePreviewProps {
  message: ComposedMessage
  /** Whether the wishes are recorded with the order, so that the shop reads them under its link. */
  isRecorded: boolean
}

/** The message as the chat app will have it, with its length. */
export function MessagePreview({ message: { text, isShort }, isRecorded }: MessagePreviewProps) {
  const shop = isRecorded ? 'The shop reads your wishes under its link.' : 'Please send your wishes in a second message.'
  return (
    <section className={styles.part} aria-labelledby="composed-message">
      <h3 id="composed-message" className={styles.partTitle}>
        Your message
      </h3>
      {isShort && <p className={styles.hint}>Everything would be too long for a chat, so this is a short list. {shop}</p>}
      <p className={styles.message}>{text}</p>
      <p className={styles.hint}>
        {text.length.toLocaleString('en')} of {limits.chatMessageMaximum.toLocaleString('en')} characters
      </p>
    </section>
  )
}
