import type { Collection, Image } from '@shop/api'
import {
  autosaveWalk,
  chosenFile,
  describeEditor,
  editorCases,
  editorEnds,
  leftToAutosave,
  lostSaveWalk,
  shownByEditor,
} from '../item-editor/item-editor.model.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { hasUnsavedChanges } from '../item-editor/compare-forms.ts'
import { collectionEditorKind } from './collection-editor.kind.ts'
import { collectionEditorMachine } from './collection-editor.machine.ts'

const sofa = { _id: 'sofa', name: 'Eko sofa', price: 1_850_000, images: [] }

const bed = { ...sofa, _id: 'bed', name: 'Ikoyi bed', collectionId: { _id: 'ikoyi', name: 'Ikoyi Collection' } }

const living: Collection = {
  _id: 'living',
  name: 'Eko Living Collection',
  description: '<p>The calm side of Lagos.</p>',
  items: 'Sofa set+Carpet',
  price: 2_690_000,
  style: 'Contemporary',
  productIds: [sofa],
  isBestSeller: false,
  isPromo: false,
  discountedPrice: null,
  isForeign: false,
  origin: null,
  coverImage: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

const cover: Image = {
  url: '/media/living-1280.jpg',
  public_id: 'living',
  alt: '',
  width: 4,
  height: 3,
  widths: [],
  placeholder: '',
}

/**
 * The events of the collection form, for path tests. To keep the number of states small, the existing collection has no cover and
 * a new one never gets a name. Saving a complete new collection is covered by a collection that was deleted during editing.
 */
const collectionEditorModel: ChartModel<typeof collectionEditorMachine> = {
  machine: collectionEditorMachine,
  starts: {
    'A new collection': {},
    'A collection to load': { id: 'living', newId: 'lounge' },
  },
  cases: {
    ...editorCases,
    'fields.set': { 'the best seller flag is set': { fields: { isBestSeller: true } } },
    'related.add': {
      'the sofa is chosen': { related: sofa },
      'a bed of another collection is chosen': { related: bed },
    },
    'pictures.pick': {
      'a cover is picked': { files: [chosenFile('cover.jpg')] },
      'no picture is picked': { files: [] },
    },
  },
  ends: editorEnds(collectionEditorKind, living, (base, raise) => ({ ...base, price: base.price! + raise, coverImage: cover })),
  leavesOut: leftToAutosave,
  // The walk of the product form goes on after a failed save over the item of an earlier save, and changes what another admin saved.
  within: ({ context, value }) => {
    const isEditing = typeof value === 'object' && 'editing' in value
    const isStored = context.id !== null && context.id === context.newId
    return !isEditing || (!isStored && (context.base?.coverImage == null || !hasUnsavedChanges(context)))
  },
  describe: (snapshot) => describeEditor(collectionEditorKind, snapshot),
  show: ({ context }) => shownByEditor(context),
}

/** The unfinished forms of a collection, for path tests. */
const unfinishedCollectionModel: ChartModel<typeof collectionEditorMachine> = {
  ...collectionEditorModel,
  ...autosaveWalk,
  starts: { 'A new collection': {} },
  cases: { ...collectionEditorModel.cases, 'fields.set': { 'the name is typed': { fields: { name: 'Oba sofa' } } } },
}

/** The saves of a collection that get no response, for path tests. */
const lostCollectionModel: ChartModel<typeof collectionEditorMachine> = {
  ...collectionEditorModel,
  ...lostSaveWalk(collectionEditorModel.ends),
  starts: { 'A loaded collection, for lost responses': { loaded: { ...living, coverImage: cover } } },
  within: () => true,
  cases: {
    ...collectionEditorModel.cases,
    'fields.set': { 'a name is typed': { fields: { name: 'Oba' } }, 'another name is typed': { fields: { name: 'Ife' } } },
  },
}

/** The walks of the collection form. */
export const collectionEditorModels: [
  ChartModel<typeof collectionEditorMachine>,
  ...ChartModel<typeof collectionEditorMachine>[],
] = [collectionEditorModel, unfinishedCollectionModel, lostCollectionModel]
