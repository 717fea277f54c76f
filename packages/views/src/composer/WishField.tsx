import type { WishField as Declared } from '@shop/domain'
import { Select } from '@shop/ui/components/select'
import { TextField } from '@shop/ui/components/text-field'

interface WishFieldProps {
  field: Declared
  value: string
  onType: (text: string) => void
}

/** The control of one declared wish. */
export function WishField({ field: { label, maximum, kind, choices = [] }, value, onType }: WishFieldProps) {
  const onChange = (event: { target: { value: string } }) => onType(event.target.value)
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choice }))
    return <Select label={label} options={[{ value: '', label: 'Not sure' }, ...options]} value={value} onChange={onChange} />
  }
  return (
    <TextField
      label={label}
      type={kind === 'day' ? 'date' : 'text'}
      maxLength={kind === 'day' ? undefined : maximum}
      autoComplete="off"
      required={false}
      value={value}
      onChange={onChange}
    />
  )
}
