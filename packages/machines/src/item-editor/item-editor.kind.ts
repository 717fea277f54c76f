import type { Image } from '@shop/api'
import type { EditedForm, EditorDestination, FormProblem, ItemEditorContext } from './item-editor.types.ts'

/** The differences between the editor of products and that of collections. */
export interface ItemEditorKind<Item, Fields, Partner, Payload, Section> {
  /** The id of the machine. */
  id: string
  /** The fields of a new item. */
  blank: Fields
  /** The form fields of an item. */
  partsOf: (item: Item) => { fields: Fields; images: readonly Image[]; related: readonly Partner[] }
  /** The problems of a form, in the order of display; adding and editing have different messages. */
  problemsOf: (form: EditedForm<Fields, Partner>, isNew: boolean) => FormProblem[]
  /** The payload for saving a form without problems: every field, so that none can be forgotten. */
  payloadOf: (form: EditedForm<Fields, Partner>) => Required<Payload>
  /** The maximum number of pictures; with 1, a new picture replaces the old one. */
  picturesMaximum: number
  /** The maximum number of related items; with 1, a new choice replaces the old one. */
  relatedMaximum: number
  /** The message when the user picks more pictures than allowed. */
  tooManyPictures: string
  /** The message when a file cannot be read as a picture. */
  pictureUnreadable: string
  /**
   * What a save moves from one collection to another: for a collection the products, for a product its present collection. The user
   * has to confirm it.
   */
  movesOf: (edited: Pick<ItemEditorContext<Item, Fields, Partner>, 'form' | 'id' | 'original'>) => readonly Partner[]
  /** Whether a failed save also emits a notice. It is logged and shown in the form in any case. */
  announcesFailures: boolean
  /** The notice when the item to edit does not exist. */
  missing: string
  /** The section of the dashboard to open when the item does not exist. */
  section: Section
  /** The destination after saving or cancelling. */
  destination: (isNew: boolean) => EditorDestination<Section>
}
