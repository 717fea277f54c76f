import { amountOf, formatNaira } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { Switch } from '../../components/switch/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { itemFields, type ItemFields } from './fields.ts'
import type { ItemFormFields } from './form-shapes.ts'
import styles from './ItemForm.module.css'
import { Part } from './Part.tsx'

/** What a part of the form that holds shared fields takes and gives. */
export interface SharedFields extends ItemFields<ItemFormFields> {
  itemType: ItemType
}

/** The price, and the promotion: unchecking it clears the discounted price, which the form's owner sees to. */
export function PriceFields({ itemType, ...shared }: SharedFields) {
  const { fields, onFields } = shared
  const field = itemFields(shared)
  return (
    <Part title="Price">
      <div className={styles.pair}>
        <AmountField label="Price" {...field('price')} />
        {fields.isPromo && <AmountField label="Discounted price" {...field('discountedPrice')} />}
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

type AmountFieldProps = { label: string } & ReturnType<ReturnType<typeof itemFields<ItemFormFields>>>

/** What is typed stays as it is; below it stands the amount with its thousands, so that a zero too many is seen. */
function AmountField(props: AmountFieldProps) {
  const amount = amountOf(props.value)
  const hint = Number.isNaN(amount) ? 'In figures, for instance 1250000' : `Shown as ${formatNaira(amount)}`
  return <TextField prefix="₦" inputMode="decimal" autoComplete="off" hint={hint} {...props} />
}
