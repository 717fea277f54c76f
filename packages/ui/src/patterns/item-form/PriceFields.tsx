import type { ItemType } from '@shop/domain'
import { Switch } from '../../components/switch/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { problemAt, type FormProblem, type ItemFormFields } from './form-shapes.ts'
import styles from './ItemForm.module.css'
import { Part } from './Part.tsx'

/** What a part of the form that holds shared fields takes and gives. */
export interface SharedFields {
  itemType: ItemType
  fields: ItemFormFields
  onFields: (change: Partial<ItemFormFields>) => void
  problems: readonly FormProblem[]
}

/** The price, and the promotion: unchecking it clears the discounted price, which the form's owner sees to. */
export function PriceFields({ itemType, fields, onFields, problems }: SharedFields) {
  return (
    <Part title="Price">
      <div className={styles.pair}>
        <TextField
          label="Price"
          prefix="₦"
          inputMode="decimal"
          autoComplete="off"
          value={fields.price}
          error={problemAt(problems, 'price')}
          onChange={(event) => onFields({ price: event.target.value })}
        />
        {fields.isPromo && (
          <TextField
            label="Discounted price"
            prefix="₦"
            inputMode="decimal"
            autoComplete="off"
            value={fields.discountedPrice}
            error={problemAt(problems, 'discountedPrice')}
            onChange={(event) => onFields({ discountedPrice: event.target.value })}
          />
        )}
      </div>
      <Switch
        label="On promotion"
        hint={`The ${itemType.toLowerCase()} shows its discounted price and stands among the promotions.`}
        checked={fields.isPromo}
        onChange={(event) => onFields({ isPromo: event.target.checked })}
      />
    </Part>
  )
}
