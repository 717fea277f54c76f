import { formatNaira, payablePrice, totalPrice } from '@shop/domain'
import { QuantityStepper } from '../../components/quantity-stepper/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { LineRow, type LineRowProps } from '../line-row/index.ts'
import styles from './CartLine.module.css'

interface CartLineProps extends LineRowProps {
  /** Style and set composition, in a quieter colour. */
  details?: string
  /** Quantity, from 1 to 99. */
  quantity: number
  /** Called by the button that adds one. */
  onPlus: () => void
  /** Called by the button that takes one away. */
  onMinus: () => void
}

/**
 * A line of the cart with item, unit price, quantity and total. A line with an error is not ordered and can only be
 * removed.
 */
export function CartLine({ details = '', quantity, onPlus, onMinus, ...row }: CartLineProps) {
  const { name, price, error } = row
  const lineTotal = totalPrice([{ price: price === null ? 0 : payablePrice(price), quantity }])
  return (
    <LineRow
      {...row}
      caption={details}
      actions={
        <QuantityStepper
          label={`Quantity of ${name}`}
          value={quantity}
          disabled={error !== undefined}
          onChange={(next) => (next > quantity ? onPlus() : onMinus())}
        />
      }
      end={
        <p className={styles.total}>
          <VisuallyHidden>Together </VisuallyHidden>
          {formatNaira(lineTotal)}
        </p>
      }
    />
  )
}
