import { Alert, Button } from '@shop/ui/components'
import { useId } from 'react'
import type { ReactNode } from 'react'
import styles from './Beside.module.css'

/** An answer to a question. */
export interface Choice {
  label: string
  onPress: () => void
  /** What has the focus when the question comes up. */
  isSafe?: boolean
  variant: 'primary' | 'secondary' | 'quiet' | 'danger'
  isBusy?: boolean
}

interface QuestionProps {
  title: string
  text: string
  choices: readonly Choice[]
  /** Why it could not be done. */
  error?: string | null
  children?: ReactNode
}

/**
 * A question of the shop in the words and with the buttons of its dialog. The dialog itself would lie over the whole page
 * of the story, its chart and its way too, so here the question stands in the screen that it is about.
 */
export function Question({ title, text, choices, error = null, children }: QuestionProps) {
  const id = useId()
  return (
    <section className={styles.question} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <h2 id={`${id}-title`} className={styles.questionTitle}>
        {title}
      </h2>
      <p id={`${id}-text`} className={styles.questionText}>
        {text}
      </p>
      {children}
      {error !== null && <Alert tone="error">{error}</Alert>}
      <div className={styles.choices}>
        {choices.map(({ label, onPress, isSafe = false, variant, isBusy = false }) => (
          <Button key={label} variant={variant} data-safe={isSafe || undefined} isBusy={isBusy} onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
