import type { ComponentProps } from 'react'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
  /** Shown, but not to be chosen. */
  isDisabled?: boolean
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'>, FieldTexts {
  /** The options in the order shown. */
  options: readonly SelectOption[]
  /** `framed` in forms; `bare` in toolbars. */
  variant?: 'framed' | 'bare'
}

/** A native select, which every phone opens in its own picker. */
export function Select(props: SelectProps) {
  const { label, isLabelHidden, hint, error, isOptional, options, variant = 'framed', className, id, ...rest } = props
  return (
    <Field {...{ id, label, isLabelHidden, hint, error, isOptional, className }}>
      {(control) => (
        <span className={styles.frame} data-variant={variant}>
          <select {...rest} {...control} className={styles.control}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}
