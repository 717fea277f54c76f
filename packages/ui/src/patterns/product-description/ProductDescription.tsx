import { RichText } from '../../components/rich-text/index.ts'
import styles from './ProductDescription.module.css'

interface ProductDescriptionProps {
  /** The description as HTML. */
  html: string
  /** Outer dimensions in centimetres, if known. */
  dimensions?: { width: number; depth: number; height: number } | null
}

/** The description of an item and a table of its dimensions. */
export function ProductDescription({ html, dimensions = null }: ProductDescriptionProps) {
  return (
    <section className={styles.root} aria-labelledby="description">
      <h2 className={styles.title} id="description">
        Description
      </h2>
      <RichText className={styles.text} html={html} />
      {dimensions ? (
        <table className={styles.dimensions}>
          <caption>Dimensions</caption>
          <tbody>
            {(['width', 'depth', 'height'] as const).map((side) => (
              <tr key={side}>
                <th scope="row">{names[side]}</th>
                <td>{dimensions[side]} cm</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  )
}

const names = { width: 'Width', depth: 'Depth', height: 'Height' }
