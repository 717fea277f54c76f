import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { promotedProduct, collections } from '../../testing/items.ts'
import { waitForEditor } from '../../testing/waitForEditor.ts'
import type { FormPicture } from '../item-form/form-shapes.ts'
import { productLabels } from '../item-form/labels.ts'
import { ProductForm } from './ProductForm.tsx'

const blank: ComponentProps<typeof ProductForm>['fields'] = {
  name: '',
  description: '',
  items: '',
  price: '',
  category: '',
  material: '',
  style: '',
  isBestSeller: false,
  isPromo: false,
  discountedPrice: '',
  isForeign: false,
  origin: '',
  width: '',
  depth: '',
  height: '',
  leadTimeMinimum: '',
  leadTimeMaximum: '',
}

const filled: ComponentProps<typeof ProductForm>['fields'] = {
  ...blank,
  name: promotedProduct.name,
  description: promotedProduct.description,
  items: promotedProduct.items,
  price: String(promotedProduct.price),
  category: promotedProduct.category,
  material: promotedProduct.material ?? '',
  style: promotedProduct.style,
  isBestSeller: true,
  isPromo: true,
  discountedPrice: String(promotedProduct.discountedPrice),
  isForeign: true,
  origin: 'Italy',
  width: '320',
  depth: '270',
  height: '82',
  leadTimeMinimum: '4',
  leadTimeMaximum: '6',
}

const pictures: FormPicture[] = promotedProduct.images.map(({ public_id, url, alt }) => ({ key: public_id, src: url, alt }))

/** The form with the state of its screen, which clears dependent fields. */
function Filled(props: ComponentProps<typeof ProductForm>) {
  const [fields, setFields] = useState(props.fields)
  const [shown, setShown] = useState(props.pictures)
  return (
    <ProductForm
      {...props}
      fields={fields}
      onFields={(change) => {
        const next = { ...fields, ...change }
        setFields({
          ...next,
          discountedPrice: next.isPromo ? next.discountedPrice : '',
          origin: next.isForeign ? next.origin : '',
        })
        props.onFields(change)
      }}
      pictures={shown}
      onPictureMove={(key, to) => {
        const others = shown.filter((picture) => picture.key !== key)
        const moved = shown.filter((picture) => picture.key === key)
        setShown([...others.slice(0, to), ...moved, ...others.slice(to)])
        props.onPictureMove(key, to)
      }}
      onPictureDescribe={(key, alt) => {
        setShown(shown.map((picture) => (picture.key === key ? { ...picture, alt } : picture)))
        props.onPictureDescribe(key, alt)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/Admin/Product form',
  component: ProductForm,
  args: {
    title: 'Edit Product',
    submitLabel: 'Save Changes',
    fields: filled,
    onFields: fn(),
    problems: [],
    failure: null,
    reading: null,
    isLocked: false,
    isSaving: false,
    onSubmit: fn(),
    onCancel: fn(),
    pictures,
    onPicturesPick: fn(),
    onPictureMove: fn(),
    onPictureRemove: fn(),
    onPictureDescribe: fn(),
    collections,
    collectionId: null,
    onCollection: fn(),
  },
  argTypes: {
    fields: { control: false },
    pictures: { control: false, table: { type: { summary: 'FormPicture[]' } } },
    problems: { table: { type: { summary: 'FormProblem[]' } } },
    collections: { control: false },
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof ProductForm>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for the editor, so that screenshots show it. */
const withEditor: Story['play'] = async ({ canvas }) => {
  await waitForEditor(canvas)
}

/** Every field of a product has a control with its label; a change reports only the changed field. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible()
    // The editor of the description has a frame instead.
    for (const label of Object.values(productLabels).filter((each) => each !== 'Description')) {
      await expect(canvas.getAllByLabelText(new RegExp(`^${label}`)).length).toBeGreaterThan(0)
    }
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '!')
    await expect(args.onFields).toHaveBeenLastCalledWith({ name: `${filled.name}!` })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Material/ }), 's')
    await expect(args.onFields).toHaveBeenLastCalledWith({ material: `${filled.material}s` })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Longest lead time/ }), '0')
    await expect(args.onFields).toHaveBeenLastCalledWith({ leadTimeMaximum: '60' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Carpet')
    await expect(args.onFields).toHaveBeenLastCalledWith({ category: 'Carpet' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Collection' }), collections[1]!.name)
    await expect(args.onCollection).toHaveBeenLastCalledWith(collections[1]!._id)
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Playground: Story = { args: { isSaving: false, isLocked: false } }

/** Add New Product with empty fields. */
export const Blank: Story = {
  args: { title: 'Add New Product', submitLabel: 'Add Product', fields: blank, pictures: [] },
}

/** An amount is reported as typed; the formatted amount is shown below the field. */
export const Amounts: Story = {
  args: { fields: blank, pictures: [] },
  play: async ({ args, canvas, userEvent }) => {
    const price = canvas.getByRole('textbox', { name: 'Price' })
    await expect(price).toHaveAccessibleDescription('In figures, such as 1250000 or 1.2m')
    await userEvent.type(price, '9,999999999')
    await expect(price).toHaveAccessibleDescription('Shown as ₦9,999,999,999.00')
    await expect(price).toHaveValue('9,999999999')
    await expect(args.onFields).toHaveBeenLastCalledWith({ price: '9,999999999' })
    await userEvent.clear(price)
    await userEvent.type(price, '450k')
    await expect(price).toHaveAccessibleDescription('Shown as ₦450,000.00')
    await userEvent.type(price, 'x')
    await expect(price).toHaveAccessibleDescription('In figures, such as 1250000 or 1.2m')
  },
}

/** Unchecking the promotion clears the discounted price; unchecking foreign clears the origin. */
export const UncheckingClearsFields: Story = {
  play: async ({ canvas, userEvent }) => {
    const promotion = canvas.getByRole('switch', { name: /On promotion/ })
    await userEvent.click(promotion)
    await expect(canvas.queryByRole('textbox', { name: 'Discounted price' })).toBeNull()
    await userEvent.click(promotion)
    await expect(await canvas.findByRole('textbox', { name: 'Discounted price' })).toHaveValue('')
    const foreign = canvas.getByRole('switch', { name: /Foreign/ })
    await userEvent.click(foreign)
    await userEvent.click(foreign)
    await expect(await canvas.findByRole('textbox', { name: 'Origin' })).toHaveValue('')
  },
}

const problems = [
  { path: 'name', message: 'Name is required.' },
  { path: 'items', message: 'Please say what is included, such as (3+3+1+1).' },
  { path: 'category', message: 'Category is required.' },
  { path: 'style', message: 'Style is required.' },
  { path: 'description', message: 'Description cannot be empty.' },
  { path: 'price', message: 'Price must be a non-negative number.' },
  {
    path: 'discountedPrice',
    message: 'Discounted price is required and must be greater than 0 if product is on promotion.',
  },
  { path: 'origin', message: 'Origin is required if product is marked as foreign.' },
  { path: 'pictures', message: 'Failed to read image file.', file: 'delivery-note.pdf' },
]

/** Errors are listed above the form and shown at each field; the first invalid field has the focus. */
export const Invalid: Story = {
  args: { fields: { ...blank, isPromo: true, isForeign: true }, pictures: [] },
  render: function Sent(args) {
    const [shownProblems, setShownProblems] = useState<ComponentProps<typeof ProductForm>['problems']>([])
    return <Filled {...args} problems={shownProblems} onSubmit={() => setShownProblems(problems)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    const alert = canvas.getByRole('alert')
    for (const { message } of problems) await expect(within(alert).getByText(message)).toBeVisible()
    const name = canvas.getByRole('textbox', { name: 'Name' })
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(/Name is required\./)
    await expect(canvas.getByRole('textbox', { name: 'Discounted price' })).toHaveAccessibleDescription(
      /Discounted price is required and must be greater than 0 if product is on promotion\./,
    )
    await expect(canvas.getByText('delivery-note.pdf: Failed to read image file.')).toBeVisible()
  },
}

/** A failed save keeps all values and shows the reason above the form, which gets the focus if no field is invalid. */
export const Failed: Story = {
  render: function Sent(args) {
    const [failure, setFailure] = useState<string | null>(null)
    return <Filled {...args} failure={failure} onSubmit={() => setFailure('Something went wrong. Please try again.')} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Something went wrong. Please try again.')
    await expect(canvas.getByRole('alert')).toHaveFocus()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(filled.name)
  },
}

/** While chosen pictures are read their tiles show a spinner, and saving waits. */
export const Reading: Story = {
  args: {
    pictures: [
      ...pictures,
      { key: 'new-1', src: null, fileName: 'front.jpg', alt: '' },
      { key: 'new-2', src: null, fileName: 'side.jpg', alt: '' },
    ],
    reading: { read: 1, total: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading pictures' })).toHaveAttribute('aria-valuetext', '1 of 3')
    await expect(canvas.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await expect(canvas.getByText('front.jpg is being read')).toBeInTheDocument()
  },
}

/** A form of an earlier visit is offered. The focus moves to the form with the answer. */
export const Unfinished: Story = {
  args: {
    offer: {
      question: 'You were writing “Eko sofa”. Continue?',
      hint: 'Please choose its 2 new pictures again.',
      onContinue: fn(),
      onDiscard: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    // The editor of the description has a status of its own while it loads.
    await expect(canvas.getByText('You were writing “Eko sofa”. Continue?').closest('[role="status"]')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(args.offer?.onDiscard).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(args.offer?.onContinue).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** While the form is saved nothing can be changed, and Save ignores presses. */
export const Saving: Story = {
  args: { isSaving: true, isLocked: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Pictures can be reordered, described and removed by keyboard. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const [first, second] = pictures
    await step('Enter on an arrow button moves a picture', async () => {
      canvas.getByRole('button', { name: `Move ${second!.alt || 'Picture 2'} earlier` }).focus()
      await userEvent.keyboard('{Enter}')
      // When two adjacent pictures are swapped, the first one counts as moved.
      await expect(args.onPictureMove).toHaveBeenLastCalledWith(first!.key, 1)
    })
    await step('The alternative text of a picture can be typed', async () => {
      const field = canvas.getByRole('textbox', { name: 'Alternative text of picture 2' })
      await userEvent.clear(field)
      await userEvent.type(field, 'x')
      await expect(args.onPictureDescribe).toHaveBeenLastCalledWith(first!.key, 'x')
    })
    await step('Space toggles a switch', async () => {
      canvas.getByRole('switch', { name: /^Best seller/ }).focus()
      await userEvent.keyboard(' ')
      await expect(args.onFields).toHaveBeenLastCalledWith({ isBestSeller: false })
    })
    await step('Tab moves from Cancel to Save', async () => {
      canvas.getByRole('button', { name: 'Cancel' }).focus()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Save Changes' })).toHaveFocus()
    })
    await step('Enter in a field submits the form', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Items' }), '{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledOnce()
    })
  },
}

/** On a phone there is one column, and the submit bar is above the bottom navigation. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The form without values. */
export const States: Story = {
  args: { ...Blank.args },
  play: withEditor,
}

/** A new product that is being saved. */
export const Examples: Story = {
  args: { isSaving: true, isLocked: true, title: 'Add New Product', submitLabel: 'Add Product' },
  play: withEditor,
}
