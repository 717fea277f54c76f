import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { products, promotedCollection } from '../../testing/items.ts'
import { waitForEditor } from '../../testing/waitForEditor.ts'
import { CollectionForm } from './CollectionForm.tsx'

const cover = promotedCollection.coverImage!
const found = products.slice(0, 6)

const blankFields: ComponentProps<typeof CollectionForm>['fields'] = {
  name: '',
  description: '',
  items: '',
  price: '',
  style: '',
  isBestSeller: false,
  isPromo: false,
  discountedPrice: '',
  isForeign: false,
  origin: '',
}

const filled: ComponentProps<typeof CollectionForm>['fields'] = {
  ...blankFields,
  name: promotedCollection.name,
  description: promotedCollection.description,
  items: promotedCollection.items,
  price: String(promotedCollection.price),
  style: promotedCollection.style,
  isPromo: true,
  discountedPrice: String(promotedCollection.discountedPrice),
}

/** The form with the state of its screen. */
function Filled(props: ComponentProps<typeof CollectionForm>) {
  const [chosen, setChosen] = useState(props.products.chosen)
  const [searchText, setText] = useState('')
  const shown = props.products.found.filter(({ name }) => name.toLowerCase().includes(searchText.toLowerCase()))
  return (
    <CollectionForm
      {...props}
      products={{
        ...props.products,
        chosen,
        found: shown,
        searchText,
        onSearchType: (text) => {
          setText(text)
          props.products.onSearchType(text)
        },
        onAdd: (product) => {
          setChosen([...chosen, product])
          props.products.onAdd(product)
        },
        onRemove: (id) => {
          setChosen(chosen.filter(({ _id }) => _id !== id))
          props.products.onRemove(id)
        },
      }}
    />
  )
}

const meta = {
  title: 'Patterns/Admin/Collection form',
  component: CollectionForm,
  args: {
    title: 'Edit Collection',
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
    pictures: [{ key: cover.public_id, src: cover.url, alt: cover.alt }],
    onPicturesPick: fn(),
    onPictureRemove: fn(),
    onPictureDescribe: fn(),
    products: {
      chosen: products.slice(0, 2),
      onAdd: fn(),
      onRemove: fn(),
      searchText: '',
      onSearchType: fn(),
      onSearch: fn(),
      found,
      isSearching: false,
      searchProblem: null,
    },
  },
  argTypes: {
    fields: { control: false },
    pictures: { control: false, table: { type: { summary: 'FormPicture[]' } } },
    problems: { table: { type: { summary: 'FormProblem[]' } } },
    products: { control: false },
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof CollectionForm>

export default meta
type Story = StoryObj<typeof meta>

/** Waits for the editor, so that screenshots show it. */
const withEditor: Story['play'] = async ({ canvas }) => {
  await waitForEditor(canvas)
}

/** The user searches and checks products; the chosen ones are listed above the search. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const third = found[2]!
    const chosen = canvas.getByRole('list', { name: 'Chosen products' })
    await expect(within(chosen).getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('checkbox', { name: third.name }))
    await expect(args.products.onAdd).toHaveBeenCalledWith(third)
    await expect(within(chosen).getByText(third.name)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${third.name}` }))
    await expect(args.products.onRemove).toHaveBeenCalledWith(third._id)
    await expect(canvas.getByRole('checkbox', { name: third.name })).not.toBeChecked()
  },
}

/** When the focused button is removed with its product, the focus stays in the picker, also after the last one. */
export const RemovedProducts: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const { name } of args.products.chosen) {
      canvas.getByRole('button', { name: `Remove ${name}` }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('region', { name: 'Products of the collection' })).toHaveFocus()
    }
    await expect(canvas.queryByRole('list', { name: 'Chosen products' })).toBeNull()
  },
}

export const Playground: Story = { args: { isSaving: false, isLocked: false } }

/** Add New Collection with empty fields. */
export const Blank: Story = {
  args: {
    title: 'Add New Collection',
    submitLabel: 'Add Collection',
    fields: blankFields,
    pictures: [],
    products: { ...meta.args.products, chosen: [] },
  },
}

const problems = [
  { path: 'name', message: 'Name is required.' },
  { path: 'style', message: 'Style is required.' },
  { path: 'description', message: 'Description cannot be empty.' },
  { path: 'price', message: 'Price must be a non-negative number.' },
  { path: 'related', message: 'Please select at least one product for the collection.' },
  { path: 'pictures', message: 'Please upload a cover image for the collection.' },
]

/** Errors are listed above the form and shown at each field. */
export const Invalid: Story = {
  args: { ...Blank.args, problems },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert')
    for (const { message } of problems) await expect(within(alert).getByText(message)).toBeVisible()
    await expect(canvas.getByRole('searchbox', { name: 'Search products' })).toHaveAccessibleDescription(
      /Please select at least one product for the collection\./,
    )
    await expect(canvas.getByLabelText('Cover image', { selector: 'input[type=file]' })).toHaveAccessibleDescription(
      /Please upload a cover image for the collection\./,
    )
  },
}

/** A found product names the collection that it would leave. Its row grows with its three lines. */
export const InOtherCollections: Story = {
  args: {
    products: {
      ...meta.args.products,
      found: products.slice(0, 8).map((product) => ({ ...product, nowIn: 'Palace Collection' })),
    },
  },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('list', { name: 'Found products' })).getAllByRole('listitem')
    const cut = rows.filter((row) => row.scrollHeight > row.clientHeight)
    await expect(cut).toEqual([])
  },
}

/** The search has no results. */
export const NoSearchResults: Story = {
  args: { products: { ...meta.args.products, found: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products found.')).toBeVisible()
  },
}

/** While the form is saved nothing can be changed. */
export const Saving: Story = { args: { isSaving: true, isLocked: true } }

/** Enter in the search field searches without submitting the form; Space checks a product. */
export const Keyboard: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search products' })
    await step('Enter in the search field searches', async () => {
      await userEvent.type(search, `${found[3]!.name}{Enter}`)
      await expect(args.products.onSearch).toHaveBeenCalledOnce()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('Tab moves to the results, and Space checks a product', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('checkbox', { name: found[3]!.name })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(args.products.onAdd).toHaveBeenCalledWith(found[3])
    })
    await step('Enter in another field submits the form', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}')
      await expect(args.onSubmit).toHaveBeenCalledOnce()
    })
  },
}

/** The search for products failed: the reason and a retry, which does not submit the form. */
export const SearchFailed: Story = {
  args: { products: { ...meta.args.products, found: [], searchProblem: 'The shop is busy. Please try again in a moment.' } },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole('alert')
    await expect(alert).toHaveTextContent('The shop is busy. Please try again in a moment.')
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await expect(args.products.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** With text of twice the size on a phone, the name of a product is below its picture, and nothing leaves the list. */
export const LargeText: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '10.25rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Found products' })
    await expect(list.scrollWidth).toBe(list.clientWidth)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The form without values after an invalid submission. */
export const States: Story = {
  args: { ...Blank.args, problems },
  play: withEditor,
}

/** The form next to the space for the admin sidebar. */
export const Examples: Story = {
  args: { title: 'Add New Collection', submitLabel: 'Add Collection' },
  play: withEditor,
}
