import { formatNaira, priceOf } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { Switch } from '../../components/switch/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { itemFields, type ItemFields } from './fields.ts'
import type { ItemFormFields } from './form-shapes.ts'
import styles from './ItemForm.module.css'
import { productLabels } from './labels.ts'
import { Part } from './Part.tsx'

/** Props of the field groups shared by both forms. */
export interface SharedFields extends ItemFields<ItemFormFields> {
  itemType: ItemType
}

/** The price and the promotion. The caller clears the discounted price when the promotion is unchecked. */
export function PriceFields({ itemType, ...shared }: SharedFields) {
  const { fields, onFields } = shared
  const field = itemFields(shared)
  return (
    <Part title="Price">
      <div className={styles.pair}>
        <AmountField {...field('price')} />
        {fields.isPromo && <AmountField {...field('discountedPrice')} />}
      </div>
      <Switch
        label={productLabels.isPromo}
        hint={`Shows the discounted price, and lists the ${itemType.toLowerCase()} under Promotions.`}
        checked={fields.isPromo}
        onChange={(event) => onFields({ isPromo: event.target.checked })}
      />
    </Part>
  )
}

type AmountFieldProps = ReturnType<ReturnType<typeof itemFields<ItemFormFields>>>

/** Keeps the typed text and shows the formatted amount below it, so that an extra zero is noticed. */
function AmountField(props: AmountFieldProps) {
  const amount = priceOf(props.value)
  const hint = Number.isNaN(amount) ? 'In figures, such as 1250000 or 1.2m' : `Shown as ${formatNaira(amount)}`
  return <TextField prefix="₦" inputMode="decimal" autoComplete="off" hint={hint} {...props} />
}
