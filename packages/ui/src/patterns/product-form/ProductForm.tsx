import { styles as styleNames } from '@shop/domain'
import type { RichTextEditorProps } from '../../components/rich-text-editor/index.ts'
import { Select } from '../../components/select/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { choices } from '../item-form/choices.ts'
import { DescriptionField } from '../item-form/DescriptionField.tsx'
import { itemFields, type ItemFields } from '../item-form/fields.ts'
import { problemAt, type ProductFormFields } from '../item-form/form-shapes.ts'
import { ItemForm, type ItemFormFrame } from '../item-form/ItemForm.tsx'
import styles from '../item-form/ItemForm.module.css'
import { MarkFields } from '../item-form/MarkFields.tsx'
import { Part } from '../item-form/Part.tsx'
import { PictureFields, type PictureEditing } from '../item-form/PictureFields.tsx'
import { PriceFields } from '../item-form/PriceFields.tsx'
import { productControls } from './product-controls.tsx'

interface ProductFormProps extends ItemFormFrame, PictureEditing, ItemFields<ProductFormFields> {
  /** Called with the new index of a moved picture. */
  onPictureMove: (key: string, to: number) => void
  /** The collections to choose from. */
  collections: readonly { _id: string; name: string }[]
  /** The collection of the product, or null. */
  collectionId: string | null
  /** Name of the collection that the product leaves when the form is saved; null when it leaves none for another. */
  nowIn?: string | null
  /** Called with the id of the chosen collection, or null for none. */
  onCollection: (id: string | null) => void
  /** Loads the rich text editor. Default: its own chunk. */
  loadEditor?: RichTextEditorProps['load']
}

/** The form of Add New Product and Edit Product, with pictures and collection in the second column. */
export function ProductForm(props: ProductFormProps) {
  const { fields, onFields, problems, collections, collectionId, nowIn, onCollection, loadEditor, isLocked } = props
  const shared = { itemType: 'Product' as const, fields, onFields, problems }
  const field = itemFields(shared)
  const controls = productControls({ fields, onFields, problems })
  return (
    <ItemForm
      {...props}
      main={
        <>
          <Part title="The product">
            <TextField {...field('name')} />
            <TextField hint="What the buyer gets, such as (3+3+1+1) or Bed+Wardrobe+mirror" {...field('items')} />
            <div className={styles.pair}>
              {controls.category}
              <Select options={choices('Choose a style', styleNames)} {...field('style')} />
            </div>
            {controls.material}
            <DescriptionField {...shared} isLocked={isLocked} loadEditor={loadEditor} />
          </Part>
          <PriceFields {...shared} />
          <Part title="Size in centimetres (optional)">
            <div className={styles.measures}>
              {controls.width}
              {controls.depth}
              {controls.height}
            </div>
          </Part>
          <Part title="Lead time in weeks (optional)">
            <div className={styles.pair}>
              {controls.leadTimeMinimum}
              {controls.leadTimeMaximum}
            </div>
          </Part>
        </>
      }
      side={
        <>
          <Part title="Pictures">
            <PictureFields
              {...props}
              label="Pictures"
              prompt="Choose pictures, or drop them here"
              hint="Up to 10: JPEG, PNG, WebP or AVIF. Large photos are made smaller. The first one is the cover."
              disabled={isLocked}
            />
          </Part>
          <Part title="Collection">
            <Select
              label="Collection"
              isLabelHidden
              options={[
                { value: '', label: 'No collection' },
                ...collections.map(({ _id, name }) => ({ value: _id, label: name })),
              ]}
              value={collectionId ?? ''}
              hint={nowIn == null ? undefined : `Now in ${nowIn}`}
              error={problemAt(problems, 'related')}
              onChange={(event) => onCollection(event.target.value === '' ? null : event.target.value)}
            />
          </Part>
          <MarkFields {...shared} />
        </>
      }
    />
  )
}
