import type { Image } from '@shop/api'
import type { EditedForm, EditorDestination, FormProblem } from './item-editor.types.ts'

/** What sets the editor of products and the editor of collections apart. */
export interface ItemEditorKind<Item, Fields, Partner, Payload, Section> {
  /** The name of the machine. */
  id: string
  /** The fields of a new item. */
  blank: Fields
  /** What an item puts into the form. */
  partsOf: (item: Item) => { fields: Fields; images: readonly Image[]; related: readonly Partner[] }
  /** Everything that is wrong with the form, in the order in which it is told; adding and editing differ in words. */
  problemsOf: (form: EditedForm<Fields, Partner>, isNew: boolean) => FormProblem[]
  /** What is sent to save a form without problems. */
  payloadOf: (form: EditedForm<Fields, Partner>) => Payload
  /** How many pictures there can be; with 1 a new picture takes the place of the old one. */
  picturesMaximum: number
  /** How many of the other side there can be; with 1 a new choice takes the place of the old one. */
  relatedMaximum: number
  /** Said when more pictures are picked than there is room for. */
  tooManyPictures: string
  /** Said when a file cannot be read as a picture. */
  pictureUnreadable: string
  /** Whether a failed save is also said by a notice. It is logged and shown in the form in any case. */
  announcesFailures: boolean
  /** The section of the dashboard to which the person goes when the item is not there. */
  section: Section
  /** Where the person goes after saving or cancelling. */
  destination: (isNew: boolean) => EditorDestination<Section>
}
