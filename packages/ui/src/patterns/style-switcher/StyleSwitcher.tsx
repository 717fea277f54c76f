import { styles as shopStyles, type Style } from '@shop/domain'
import { Select } from '../../components/select/index.ts'

/** Properties of {@link StyleSwitcher}. */
interface StyleSwitcherProps {
  /** The style that the page shows. */
  value: Style
  /** Called with the style to go to. */
  onChange: (style: Style) => void
  /** Name of the field where a form without JavaScript sends it. */
  name?: string
}

/** The dropdown that leads from one style's shop to another's. */
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
