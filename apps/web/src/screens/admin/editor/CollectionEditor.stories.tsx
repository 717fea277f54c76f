import { catalogueCollections, catalogueProducts, failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'
import { signInAgain } from '../../../testing/sign-in-again.ts'

const collection = catalogueCollections[0]!

const meta = {
  title: 'Screens/Admin/Collection editor',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin', viewport: { value: 'desktop' } },
  args: { address: paths.editCollection.href(collection._id) },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** The errors in the form; toasts are checked elsewhere. */
const alertIn = (canvas: Canvas) => within(canvas.getByRole('main')).findByRole('alert')
const nameIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Name' })
const errorsIn = async (canvas: Canvas) =>
  within(await alertIn(canvas))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Edit Collection shows the stored name, products and cover. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit Collection' })).toBeVisible()
    await expect(await nameIn(canvas)).toHaveValue(collection.name)
    const chosen = within(canvas.getByRole('list', { name: 'Chosen products' })).getAllByRole('listitem')
    await expect(chosen).toHaveLength(collection.productIds.length)
    await expect(within(canvas.getByRole('list', { name: 'Cover image' })).getAllByRole('img')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'Manage Collections' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Add New Collection lists every missing field. */
export const NewInvalid: Story = {
  name: 'Flow: new invalid',
  args: { address: paths.newCollection.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add New Collection' })).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: /On promotion/ }))
    await userEvent.click(canvas.getByRole('switch', { name: /Foreign/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Collection' }))
    await expect(await errorsIn(canvas)).toEqual([
      'Name is required.',
      'Style is required.',
      'Description cannot be empty.',
      'Price must be a non-negative number.',
      'Discounted price is required and must be greater than 0 if collection is on promotion.',
      'Origin is required if collection is marked as foreign.',
      'Please select at least one product for the collection.',
      'Please upload a cover image for the collection.',
    ])
  },
}

/** Edit Collection has its own messages for a missing description, product and cover. */
export const EditInvalid: Story = {
  name: 'Flow: edit invalid',
  args: {
    arrange: (api) => {
      api.state.collections = api.state.collections.map((each) => ({
        ...each,
        description: '',
        isPromo: true,
        discountedPrice: each.price,
      }))
    },
  },
  play: async ({ canvas }) => {
    await nameIn(canvas)
    for (const { name } of collection.productIds) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }))
    }
    await userEvent.click(within(canvas.getByRole('list', { name: 'Cover image' })).getByRole('button', { name: /^Remove/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await errorsIn(canvas)).toEqual([
      'Description is required.',
      'Discounted price must be less than the original price.',
      'At least one product must be selected for the collection.',
      'Cover image is required.',
    ])
  },
}

/** The admin searches a product and checks it. Saving leads to the collections. */
export const ChoosingProducts: Story = {
  name: 'Flow: choosing products',
  play: async ({ canvas }) => {
    await nameIn(canvas)
    const other = catalogueProducts.find(({ _id }) => !collection.productIds.some((chosen) => chosen._id === _id))!
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), other.name)
    await userEvent.click(await canvas.findByRole('checkbox', { name: other.name }))
    const chosen = within(canvas.getByRole('list', { name: 'Chosen products' }))
    await expect(chosen.getByText(other.name)).toBeVisible()
    await expect(chosen.getByText(`Now in ${other.collectionId!.name}`)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Move to this collection?' }))
    await userEvent.click(question.getByRole('button', { name: 'Move and save' }))
    const row = await canvas.findByRole('row', { name: new RegExp(collection.name) })
    await expect(within(row).getByRole('cell', { name: String(collection.productIds.length + 1) })).toBeVisible()
  },
}

/** A file that is not a picture is reported by its name. */
export const CoverUnreadable: Story = {
  name: 'Flow: cover unreadable',
  play: async ({ canvas }) => {
    await nameIn(canvas)
    const file = new File(['Two chairs.'], 'note.jpg', { type: 'image/jpeg' })
    await userEvent.upload(canvas.getByLabelText('Cover image', { selector: 'input' }), file)
    await expect(await alertIn(canvas)).toHaveTextContent('Failed to read cover image file. note.jpg')
  },
}

/** A failed save is shown in the form only. */
export const SaveFailed: Story = {
  name: 'Flow: save failed',
  parameters: { expectedInConsole: [/failed with status 500/] },
  args: { arrange: (api) => void api.override('admin.updateCollection', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await userEvent.type(await nameIn(canvas), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(await alertIn(canvas)).toHaveTextContent('Something went wrong.')
    await expect(await nameIn(canvas)).toHaveValue(`${collection.name}!`)
  },
}

/** The session ended before the form was loaded: a dialog asks the admin to sign in, and the form is loaded then. */
export const SessionEnded: Story = {
  name: 'Flow: session ended',
  args: {
    arrange: (api) => {
      const allow = api.override('adminCatalogue.collection', () => {
        allow()
        return failureResponse(401, 'Please log in first.')
      })
    },
  },
  play: async ({ canvas }) => {
    await signInAgain()
    await expect(await nameIn(canvas)).toHaveValue(collection.name)
  },
}

/** The products are still loading, and the other fields can be filled in. */
export const ProductsLoading: Story = {
  args: { address: paths.newCollection.href(), arrange: (api) => void api.override('adminCatalogue.products', pending) },
  play: async ({ canvas }) => {
    await expect(await nameIn(canvas)).toBeEnabled()
  },
}

/** The collection does not exist. */
export const Missing: Story = {
  args: { address: paths.editCollection.href('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Manage Collections' })).toBeVisible()
    await waitFor(() => expect(screen.getByText(/Collection not found\./)).toBeVisible())
  },
}

/** Leaving a changed form asks for confirmation. */
export const UnsavedChanges: Story = {
  name: 'Flow: unsaved changes',
  play: async ({ canvas }) => {
    await userEvent.type(await nameIn(canvas), '!')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Stay' })).toHaveFocus())
  },
}

export const Phone: Story = { globals: { role: 'admin', viewport: { value: 'phone' } } }
