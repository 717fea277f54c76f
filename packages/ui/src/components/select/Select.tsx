import type { ComponentProps } from 'react'
import { Field } from '../field/Field.tsx'
import type { FieldTexts } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Select.module.css'

export interface SelectOption {
  value: string
  label: string
  /** Heading of the consecutive options with the same group. */
  group?: string
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
            {groupsOf(options).map(([first, ...others]) =>
              first.group === undefined ? (
                [first, ...others].map(toOption)
              ) : (
                <optgroup key={first.value} label={first.group}>
                  {[first, ...others].map(toOption)}
                </optgroup>
              ),
            )}
          </select>
          <Icon name="chevron-down" size="small" className={styles.arrow} />
        </span>
      )}
    </Field>
  )
}

const toOption = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
)

function groupsOf(options: readonly SelectOption[]): [SelectOption, ...SelectOption[]][] {
  const groups: [SelectOption, ...SelectOption[]][] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last[0].group === option.group) last.push(option)
    else groups.push([option])
  }
  return groups
}
