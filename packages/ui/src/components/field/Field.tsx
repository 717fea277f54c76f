import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Field.module.css'

/** What every field of a form says around its control. */
export interface FieldTexts {
  /** What is asked for. Always there; `isLabelHidden` keeps it for screen readers alone. */
  label: string
  /** For a field whose place says what it is: the label is read, not seen. */
  isLabelHidden?: boolean | undefined
  /** What a good answer looks like; stays visible while typing. */
  hint?: string | undefined
  /** What is wrong and how to mend it. It wins over the hint and marks the control as invalid. */
  error?: string | undefined
  /** Says '(optional)' beside the label. Fields without it are required, and are not marked one by one. */
  isOptional?: boolean | undefined
}

/** What the control of a field needs to belong to its label, hint and error. */
interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (control: FieldControl) => ReactNode
}

/** Label above, control, then hint or error below: the frame that text fields and selects share. */
export function Field({ id, label, isLabelHidden = false, hint, error, isOptional = false, className, children }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const textId = `${controlId}-text`
  const text = error ?? hint
  const words = (
    <>
      {label}
      {isOptional && (
        <>
          {' '}
          <span className={styles.optional}>(optional)</span>
        </>
      )}
    </>
  )
  return (
    <div className={classNames(styles.root, className)}>
      <label className={styles.label} htmlFor={controlId} data-hidden={isLabelHidden || undefined}>
        {isLabelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </label>
      {children({
        id: controlId,
        'aria-describedby': text === undefined ? undefined : textId,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {text !== undefined && (
        <p id={textId} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon name="notice" size="small" />}
          <span>
            {error !== undefined && <VisuallyHidden>Error: </VisuallyHidden>}
            {text}
          </span>
        </p>
      )}
    </div>
  )
}
