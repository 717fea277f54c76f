import { useId } from 'react'
import { classNames } from '../class-names.ts'
import type { FieldTexts } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import styles from './RadioGroup.module.css'

export interface RadioOption {
  value: string
  label: string
  /** A second, quieter line. */
  hint?: string
  disabled?: boolean
}

export interface RadioGroupProps extends FieldTexts {
  /** What can be chosen, in the order shown. */
  options: readonly RadioOption[]
  /** The chosen one, where the caller decides it. */
  value?: string | undefined
  /** The one that is chosen first, where nobody else decides. */
  defaultValue?: string | undefined
  onValueChange?: ((value: string) => void) | undefined
  /** Under which name a form sends the choice. */
  name?: string | undefined
  /** `row` for two or three short choices. */
  layout?: (typeof radioLayouts)[number]
  disabled?: boolean | undefined
  className?: string | undefined
}

/** How the choices stand: one below the other, or beside each other. */
export const radioLayouts = ['stack', 'row'] as const

/** One of a few choices that are all in view. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, isLabelHidden = false, hint, error, isOptional = false, options, value, defaultValue, onValueChange } = props
  const id = useId()
  const text = error ?? hint
  return (
    <fieldset
      className={classNames(styles.root, props.className)}
      disabled={props.disabled}
      {...(text !== undefined && { 'aria-describedby': `${id}-text` })}
      data-layout={props.layout ?? 'stack'}
    >
      <legend className={styles.legend}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isOptional && <span className={styles.optional}> (optional)</span>}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={props.name ?? id}
              value={option.value}
              required={!isOptional}
              disabled={option.disabled}
              {...(option.hint !== undefined && { 'aria-describedby': `${id}-${option.value}` })}
              {...(value === undefined ? { defaultChecked: option.value === defaultValue } : { checked: option.value === value })}
              onChange={() => onValueChange?.(option.value)}
            />
            <span>
              {option.label}
              {option.hint !== undefined && (
                <span id={`${id}-${option.value}`} className={styles.hint}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {text !== undefined && (
        <p id={`${id}-text`} className={error === undefined ? styles.hint : styles.error}>
          {error !== undefined && <Icon name="notice" size="small" />}
          <span>
            {error !== undefined && <VisuallyHidden>Error: </VisuallyHidden>}
            {text}
          </span>
        </p>
      )}
    </fieldset>
  )
}
