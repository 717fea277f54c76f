import { useId } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './Field.module.css'

/** The texts around the control of a field. */
export interface FieldTexts {
  /** Always present; `isLabelHidden` hides it visually. */
  label: string
  /** Hides the label visually where the context shows what the field is for. */
  isLabelHidden?: boolean | undefined
  /** How to fill in the field; stays visible while typing. */
  hint?: string | undefined
  /** Describes the error and how to fix it. Replaces the hint and marks the control as invalid. */
  error?: string | undefined
  /** Adds '(optional)' to the label. Fields without it are required and have no mark. */
  isOptional?: boolean | undefined
}

/** Attributes that connect the control to its label, hint and error. */
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

/** The layout shared by all fields: label, control, then hint or error. */
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
