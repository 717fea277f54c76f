import { TextField } from '../../components/text-field/index.ts'
import { itemFields, type ItemFields } from '../item-form/fields.ts'
import styles from '../item-form/ItemForm.module.css'
import { Part } from '../item-form/Part.tsx'

/** The dimensions in centimetres, as typed. */
interface Measures {
  width: string
  depth: string
  height: string
}

const measures = [
  { key: 'width', label: 'Width' },
  { key: 'depth', label: 'Depth' },
  { key: 'height', label: 'Height' },
] as const

/** Width, depth and height: all three or none. */
export function MeasureFields(props: ItemFields<Measures>) {
  const field = itemFields(props)
  return (
    <Part title="Size in centimetres (optional)">
      <div className={styles.measures}>
        {measures.map(({ key, label }) => (
          <TextField key={key} label={label} required={false} inputMode="decimal" autoComplete="off" {...field(key)} />
        ))}
      </div>
    </Part>
  )
}
