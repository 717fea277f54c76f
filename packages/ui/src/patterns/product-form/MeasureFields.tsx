import { TextField } from '../../components/text-field/index.ts'
import { problemAt, type FormProblem } from '../item-form/form-shapes.ts'
import styles from '../item-form/ItemForm.module.css'
import { Part } from '../item-form/Part.tsx'

/** The size of a piece, in centimetres, as it was typed. */
interface Measures {
  width: string
  depth: string
  height: string
}

interface MeasureFieldsProps {
  fields: Measures
  onFields: (change: Partial<Measures>) => void
  problems: readonly FormProblem[]
}

const measures = [
  { key: 'width', label: 'Width' },
  { key: 'depth', label: 'Depth' },
  { key: 'height', label: 'Height' },
] as const

/** Width, depth and height: all three or none. */
export function MeasureFields({ fields, onFields, problems }: MeasureFieldsProps) {
  return (
    <Part title="Size in centimetres (optional)">
      <div className={styles.measures}>
        {measures.map(({ key, label }) => (
          <TextField
            key={key}
            label={label}
            required={false}
            inputMode="decimal"
            autoComplete="off"
            value={fields[key]}
            error={problemAt(problems, key)}
            onChange={(event) => onFields({ [key]: event.target.value })}
          />
        ))}
      </div>
    </Part>
  )
}
