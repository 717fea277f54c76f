import type { Product } from '@shop/api'
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
import { isUnread } from '../item-editor/pictures.ts'
import type { ChartModel } from '../testing/chart-model.ts'
import { productEditorKind } from './product-editor.kind.ts'
import { productEditorMachine } from './product-editor.machine.ts'

const sofa: Product = {
  _id: 'sofa',
  name: 'Eko sofa',
  description: '<p>A deep sofa.</p>',
  items: '(3+1+1)',
  price: 1_850_000,
  category: 'Living Room',
  style: 'Contemporary',
  collectionId: { _id: 'ikoyi', name: 'Ikoyi Collection' },
  images: [],
  isBestSeller: false,
  isPromo: false,
  discountedPrice: null,
  isForeign: false,
  origin: null,
  dimensions: null,
  material: null,
  leadTimeWeeks: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}

const filled = {
  name: 'Oba sofa',
  description: '<p>Burgundy velvet.</p>',
  items: '(3+3)',
  price: '3200000',
  category: 'Living Room',
  style: 'Antique/Royal',
}

/** The events of the product form, for path tests. */
const productEditorModel: ChartModel<typeof productEditorMachine> = {
  machine: productEditorMachine,
  starts: {
    'A new product': { newId: sofa._id },
    'A product to load': { id: 'sofa' },
  },
  cases: {
    ...editorCases,
    'fields.set': { 'all fields are filled': { fields: filled } },
    'related.add': { 'another collection is chosen': { related: { _id: 'eko-living', name: 'Eko Living Collection' } } },
    'pictures.pick': {
      'a picture is picked': { files: [chosenFile('front.jpg')] },
      'no picture is picked': { files: [] },
    },
  },
  ends: editorEnds(productEditorKind, sofa, (base, raise) => ({ ...base, price: base.price! + raise })),
  leavesOut: leftToAutosave,
  // The tests of the machine replace and restore pictures: with every order of picks, the walk would be long.
  within: ({ context: { form, replaced } }) => form.pictures.filter(isUnread).length <= 1 && replaced.length === 0,
  describe: (snapshot) => describeEditor(productEditorKind, snapshot),
  show: ({ context }) => shownByEditor(context),
}

/** The unfinished forms of a product, for path tests. */
const unfinishedProductModel: ChartModel<typeof productEditorMachine> = {
  ...productEditorModel,
  ...autosaveWalk,
  starts: { 'A new product': { newId: sofa._id } },
  cases: { ...productEditorModel.cases, 'fields.set': { 'the name is typed': { fields: { name: 'Oba sofa' } } } },
}

/** The saves of a product that get no response, for path tests. */
const lostProductModel: ChartModel<typeof productEditorMachine> = {
  ...productEditorModel,
  ...lostSaveWalk(productEditorModel.ends),
  starts: { 'A loaded product, for lost responses': { loaded: sofa } },
  cases: {
    ...productEditorModel.cases,
    'fields.set': {
      'a name is typed': { fields: { name: 'Oba sofa' } },
      'another name is typed': { fields: { name: 'Ife sofa' } },
    },
  },
}

/** The walks of the product form. */
export const productEditorModels: [ChartModel<typeof productEditorMachine>, ...ChartModel<typeof productEditorMachine>[]] = [
  productEditorModel,
  unfinishedProductModel,
  lostProductModel,
]
