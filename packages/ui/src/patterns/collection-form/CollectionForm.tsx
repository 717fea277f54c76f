import { styles as styleNames } from '@shop/domain'
import type { RichTextEditorProps } from '../../components/rich-text-editor/index.ts'
import { Select } from '../../components/select/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { choices } from '../item-form/choices.ts'
import { DescriptionField } from '../item-form/DescriptionField.tsx'
import { itemFields, type ItemFields } from '../item-form/fields.ts'
import { problemAt, type ItemFormFields } from '../item-form/form-shapes.ts'
import { ItemForm, type ItemFormFrame } from '../item-form/ItemForm.tsx'
import { MarkFields } from '../item-form/MarkFields.tsx'
import { Part } from '../item-form/Part.tsx'
import { PictureFields, type PictureEditing } from '../item-form/PictureFields.tsx'
import { PriceFields } from '../item-form/PriceFields.tsx'
import { ProductPicker, type ProductPicking } from './ProductPicker.tsx'

interface CollectionFormProps extends ItemFormFrame, PictureEditing, ItemFields<ItemFormFields> {
  /** The products of the collection and the search for more. */
  products: Omit<ProductPicking, 'error' | 'disabled'>
  /** Loads the rich text editor. Default: its own chunk. */
  loadEditor?: RichTextEditorProps['load']
}

/** The form of Add New Collection and Edit Collection, with the cover in the second column. */
export function CollectionForm(props: CollectionFormProps) {
  const { fields, onFields, problems, products, loadEditor, isLocked } = props
  const shared = { itemType: 'Collection' as const, fields, onFields, problems }
  const field = itemFields(shared)
  return (
    <ItemForm
      {...props}
      main={
        <>
          <Part title="The collection">
            <TextField {...field('name')} />
            <TextField isOptional hint="What the buyer gets, such as Sofa set+Carpet" {...field('items')} />
            <Select options={choices('Choose a style', styleNames)} {...field('style')} />
            <DescriptionField {...shared} isLocked={isLocked} loadEditor={loadEditor} />
          </Part>
          <PriceFields {...shared} />
          <Part title="Products">
            <ProductPicker {...products} error={problemAt(problems, 'related')} disabled={isLocked} />
          </Part>
        </>
      }
      side={
        <>
          <Part title="Cover image">
            <PictureFields
              {...props}
              label="Cover image"
              prompt="Choose a picture, or drop it here"
              hint="JPEG, PNG, WebP or AVIF. Large photos are made smaller. A new photo replaces the old one."
              disabled={isLocked}
            />
          </Part>
          <MarkFields {...shared} />
        </>
      }
    />
  )
}
