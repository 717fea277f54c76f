import { RichTextEditor, type RichTextEditorProps } from '../../components/rich-text-editor/index.ts'
import type { ItemFields } from './fields.ts'
import { problemAt, type ItemFormFields } from './form-shapes.ts'
import { productLabels } from './labels.ts'

interface DescriptionFieldProps extends ItemFields<ItemFormFields> {
  isLocked: boolean
  /** Loads the rich text editor. Default: its own chunk. */
  loadEditor?: RichTextEditorProps['load'] | undefined
}

/** The description in the rich text editor. */
export function DescriptionField({ fields, onFields, problems, isLocked, loadEditor }: DescriptionFieldProps) {
  return (
    <RichTextEditor
      label={productLabels.description}
      value={fields.description}
      error={problemAt(problems, 'description')}
      disabled={isLocked}
      onChange={(description) => onFields({ description })}
      {...(loadEditor && { load: loadEditor })}
    />
  )
}
