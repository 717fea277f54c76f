import { Switch } from '../../components/switch/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { itemFields } from './fields.ts'
import { productLabels } from './labels.ts'
import { Part } from './Part.tsx'
import type { SharedFields } from './PriceFields.tsx'

/** The switches Best seller and Foreign, with the origin of a foreign item. The caller clears the origin when Foreign is unchecked. */
export function MarkFields(shared: SharedFields) {
  const { fields, onFields } = shared
  const field = itemFields(shared)
  return (
    <Part title="Marks">
      <Switch
        label={productLabels.isBestSeller}
        hint="Shown under Best Sellers on the home page."
        checked={fields.isBestSeller}
        onChange={(event) => onFields({ isBestSeller: event.target.checked })}
      />
      <Switch
        label={productLabels.isForeign}
        hint="Made abroad. The product page shows the country."
        checked={fields.isForeign}
        onChange={(event) => onFields({ isForeign: event.target.checked })}
      />
      {fields.isForeign && <TextField hint="The country, as in 'Made in Italy'." {...field('origin')} />}
    </Part>
  )
}
