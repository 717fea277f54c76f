import { styles as shopStyles, type Style } from '@shop/domain'
import { Select } from '../../components/select/index.ts'

interface StyleSwitcherProps {
  /** The style of the current page. */
  value: Style
  /** Called with the chosen style. */
  onChange: (style: Style) => void
  /** Name of the field, for forms without JavaScript. */
  name?: string
}

/** A select that switches to the page of another style. */
export function StyleSwitcher({ value, onChange, name }: StyleSwitcherProps) {
  return (
    <Select
      label="Style"
      isLabelHidden
      {...(name !== undefined && { name })}
      value={value}
      options={shopStyles.map((style) => ({ value: style, label: style }))}
      onChange={(event) => onChange(event.target.value as Style)}
    />
  )
}
