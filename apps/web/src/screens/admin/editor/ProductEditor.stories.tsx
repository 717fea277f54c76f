import { catalogueProducts, createAdmin, failureResponse } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Style } from '@shop/domain'
import type { KeyStorage } from '@shop/machines'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { paths } from '../../../paths.ts'
import { holdResponse } from '../../../testing/hold-response.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'
import { signInAgain } from '../../../testing/sign-in-again.ts'

const sofa = catalogueProducts.find(({ name }) => name === 'Marina Corner Sofa')!

const meta = {
  title: 'Screens/Admin/Product editor',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin', viewport: { value: 'desktop' } },
  args: { address: paths.editProduct.href(sofa._id) },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const blankForm = { fields: {}, pictures: [], related: [] }
const writtenForm = (name: string, lostPictures: number) => ({
  original: blankForm,
  form: { ...blankForm, fields: { name } },
  updatedAt: null,
  lostPictures,
})

/** What an earlier visit has stored. */
const unfinished = {
  admin: createAdmin()._id,
  place: 'products/new',
  storedAt: Date.now(),
  forms: [writtenForm('Eko sofa', 1), writtenForm('', 0)],
}

const failed = () => failureResponse(500, 'Something went wrong.')

/** The fake API of a story, to change data on the server while the form is open. */
let server: FakeApi
const arrange = (api: FakeApi) => void (server = api)
let storage: KeyStorage

/** Ends the failures of `LoadedAgain`. */
let reconnect: () => void

/** The errors in the form; toasts are checked elsewhere. */
const alertIn = (canvas: Canvas) => within(canvas.getByRole('main')).findByRole('alert')
const nameIn = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Name' })
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))

async function rename(canvas: Canvas, name: string): Promise<void> {
  const field = await nameIn(canvas)
  await userEvent.clear(field)
  await userEvent.type(field, name)
}

/** Edit Product shows the stored values. */
export const Edit: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit Product' })).toBeVisible()
    await expect(await nameIn(canvas)).toHaveValue('Marina Corner Sofa')
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue(sofa.category)
    await expect(canvas.getByRole('textbox', { name: 'Discounted price' })).toHaveValue(String(sofa.discountedPrice))
    await expect(within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('img')).toHaveLength(sofa.images.length)
    await expect(canvas.getByRole('link', { name: 'Manage Products' })).toHaveAttribute('aria-current', 'page')
  },
}

export const New: Story = {
  args: { address: paths.newProduct.href() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Add New Product' })).toBeVisible()
    await expect(await nameIn(canvas)).toHaveValue('')
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('adminCatalogue.product', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeVisible()
  },
}

export const LoadFailed: Story = {
  args: { arrange: (api) => void api.override('adminCatalogue.product', failed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Try again replaces the alert and, with it, the whole form. The page around it keeps the focus. */
export const LoadedAgain: Story = {
  name: 'Flow: load again',
  args: { arrange: (api) => void (reconnect = api.override('adminCatalogue.product', failed)) },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    reconnect()
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await nameIn(canvas)).toHaveValue('Marina Corner Sofa')
    await expect(canvas.getByRole('main')).toContainElement(document.activeElement as HTMLElement)
  },
}

/** The product does not exist, so the admin is told so and redirected to the products. */
export const Missing: Story = {
  args: { address: paths.editProduct.href('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Manage Products' })).toBeVisible()
    await waitFor(() => expect(screen.getByText(/Product not found\./)).toBeVisible())
  },
}

/** Another admin deleted a product that is still in the table: opening its form says so, and its row disappears. */
export const DeletedElsewhere: Story = {
  name: 'Flow: deleted elsewhere',
  args: { arrange, address: paths.dashboard.href('?section=products') },
  play: async ({ canvas }) => {
    const [row] = await canvas.findAllByRole('link', { name: /^Edit / })
    const { name } = server.state.products.find(({ _id }) => row!.getAttribute('href')!.endsWith(_id))!
    server.state.products = server.state.products.filter((product) => product.name !== name)
    await userEvent.click(row!)
    await waitFor(() => expect(screen.getByText(/Product not found\./)).toBeVisible())
    await waitFor(() => expect(canvas.queryByRole('link', { name: `Edit ${name}` })).toBeNull())
  },
}

/** Submitting an empty form lists the missing fields above it and at each field. */
export const NewInvalid: Story = {
  name: 'Flow: new invalid',
  args: { address: paths.newProduct.href() },
  play: async ({ canvas }) => {
    await nameIn(canvas)
    await userEvent.click(canvas.getByRole('switch', { name: /On promotion/ }))
    await userEvent.click(canvas.getByRole('switch', { name: /Foreign/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Add Product' }))
    const errors = within(await alertIn(canvas)).getAllByRole('listitem')
    await expect(errors.map(({ textContent }) => textContent)).toEqual([
      'Name is required.',
      'Please say what is included, such as (3+3+1+1).',
      'Category is required.',
      'Style is required.',
      'Description cannot be empty.',
      'Price must be a non-negative number.',
      'Discounted price is required and must be greater than 0 if product is on promotion.',
      'Origin is required if product is marked as foreign.',
    ])
    await expect(await nameIn(canvas)).toHaveFocus()
  },
}

/** The discounted price must be lower than the price. */
export const InvalidDiscount: Story = {
  name: 'Flow: invalid discount',
  play: async ({ canvas }) => {
    await nameIn(canvas)
    const discounted = canvas.getByRole('textbox', { name: 'Discounted price' })
    await userEvent.clear(discounted)
    await userEvent.type(discounted, String(sofa.price))
    await save(canvas)
    await expect(await alertIn(canvas)).toHaveTextContent('Discounted price must be less than the original price.')
    await expect(discounted).toHaveFocus()
  },
}

/** Saving leads to the table, which shows the product without a reload. */
export const Saved: Story = {
  name: 'Flow: saved',
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    await save(canvas)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage Products' })).toBeInTheDocument()
    await expect(await screen.findByText('success')).toBeInTheDocument()
  },
}

/** A style that old data spells 'Contemporay' is shown and saved as Contemporary. */
export const OldStyleSpelling: Story = {
  args: {
    arrange: (api) => {
      arrange(api)
      api.state.products = api.state.products.map((product) =>
        product._id === sofa._id ? { ...product, style: 'Contemporay' as Style } : product,
      )
    },
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    await expect(canvas.getByRole('combobox', { name: 'Style' })).toHaveValue('Contemporary')
    await save(canvas)
    await expect(await screen.findByText('success')).toBeInTheDocument()
    await expect(server.state.products.find(({ _id }) => _id === sofa._id)).toMatchObject({ style: 'Contemporary' })
  },
}

/** Unchecking On promotion clears the discounted price, and unchecking Foreign the origin. Neither is restored or saved. */
export const UncheckedFlags: Story = {
  name: 'Flow: unchecked flags',
  args: { arrange },
  play: async ({ canvas }) => {
    await nameIn(canvas)
    await userEvent.click(canvas.getByRole('switch', { name: /On promotion/ }))
    const foreign = canvas.getByRole('switch', { name: /Foreign/ })
    await userEvent.click(foreign)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Origin' }), 'Italy')
    await userEvent.click(foreign)
    await userEvent.click(foreign)
    await expect(canvas.getByRole('textbox', { name: 'Origin' })).toHaveValue('')
    await userEvent.click(foreign)
    await save(canvas)
    await expect(await screen.findByText('success')).toBeInTheDocument()
    const { isPromo, discountedPrice, isForeign, origin } = server.state.products.find(({ _id }) => _id === sofa._id)!
    await expect({ isPromo, discountedPrice: discountedPrice ?? null, isForeign, origin: origin ?? null }).toEqual({
      isPromo: false,
      discountedPrice: null,
      isForeign: false,
      origin: null,
    })
  },
}

/** A failed save shows the error and keeps the typed values. */
export const SaveFailed: Story = {
  name: 'Flow: save failed',
  parameters: { expectedInConsole: [/failed with status 500/] },
  args: { arrange: (api) => void api.override('admin.updateProduct', failed) },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    await save(canvas)
    await expect(await alertIn(canvas)).toHaveTextContent('Something went wrong.')
    await expect(await nameIn(canvas)).toHaveValue('Marina Grand Sofa')
  },
}

/** The form is disabled while it is being saved. Leaving then asks, and says that saving may still finish. */
export const Saving: Story = {
  name: 'Flow: saving',
  args: { arrange: (api) => void api.override('admin.updateProduct', pending) },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    await save(canvas)
    await waitFor(async () => expect(await nameIn(canvas)).toBeDisabled())
    await expect(canvas.getByRole('progressbar', { name: 'Saving' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Collections' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave while saving?' })
    await expect(question).toHaveTextContent('Your changes are being saved. If you leave now, saving may still finish.')
  },
}

let respond: ReturnType<typeof holdResponse>

/** A link was clicked during a save that is then rejected: the admin stays, and the next save does not follow that link. */
export const LeavingRejectedSave: Story = {
  name: 'Flow: leaving a rejected save',
  parameters: { expectedInConsole: [/failed with status 422/] },
  args: { arrange: (api) => void (respond = holdResponse(api, 'admin.updateProduct')) },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    await save(canvas)
    await waitFor(async () => expect(await nameIn(canvas)).toBeDisabled())
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Collections' }))
    await screen.findByRole('alertdialog', { name: 'Leave while saving?' })
    respond(failureResponse(422, 'The price is wrong.'))
    await expect(await alertIn(canvas)).toHaveTextContent('The price is wrong.')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await save(canvas)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Manage Products' })).toBeVisible()
  },
}

/** A picture is read and resized. A file that is not a picture is reported by name. */
export const Pictures: Story = {
  name: 'Flow: pictures',
  play: async ({ canvas }) => {
    await nameIn(canvas)
    const files = [await photograph('front.png'), new File(['Two chairs.'], 'note.jpg', { type: 'image/jpeg' })]
    await userEvent.upload(canvas.getByLabelText('Pictures', { selector: 'input' }), files)
    const alert = await alertIn(canvas)
    await expect(alert).toHaveTextContent('Failed to read image file. note.jpg')
    const tiles = within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('img')
    await expect(tiles).toHaveLength(sofa.images.length + 1)
    await expect(tiles.at(-1)).toHaveAttribute('alt', 'front.png')
  },
}

/** Creates a picture that is larger than the stored size. */
async function photograph(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(2400, 1800)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#8a6425'
  context.fillRect(300, 300, 1800, 1200)
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' })
}

/** After the last picture is removed, the list keeps the focus, and the removal is announced. */
export const LastPictureRemoved: Story = {
  name: 'Flow: last picture removed',
  play: async ({ canvas }) => {
    await nameIn(canvas)
    for (const { alt } of sofa.images) {
      canvas.getByRole('button', { name: `Remove ${alt}` }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByText(`${alt} was removed.`)).toBeInTheDocument()
    }
    await expect(canvas.getByRole('list', { name: 'Pictures' })).toHaveFocus()
  },
}

/** Leaving a changed form asks for confirmation. */
export const UnsavedChanges: Story = {
  name: 'Flow: unsaved changes',
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Collections' }))
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await nameIn(canvas)).toHaveValue('Marina Grand Sofa')
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Collections' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await expect(await canvas.findByRole('heading', { name: 'Manage Collections' })).toBeVisible()
  },
}

/** Another admin saved the product while the form was open. */
export const Conflict: Story = {
  name: 'Flow: conflict',
  args: { arrange },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    server.state.products = server.state.products.map((product) =>
      product._id === sofa._id ? { ...product, price: 2_600_000, updatedAt: server.state.nextTime() } : product,
    )
    await save(canvas)
    const dialog = await screen.findByRole('alertdialog', { name: 'Product changed' })
    await expect(dialog).toHaveTextContent('They changedPrice')
    await expect(dialog).toHaveTextContent('You changedName')
  },
}

/** Another admin deleted the product while the form was open. */
export const DeletedMeanwhile: Story = {
  name: 'Flow: deleted meanwhile',
  args: { arrange },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    server.state.products = server.state.products.filter(({ _id }) => _id !== sofa._id)
    await save(canvas)
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my changes' }))
    await expect(await nameIn(canvas)).toHaveValue('Marina Grand Sofa')
  },
}

/** The session has ended: a dialog over the form asks the admin to sign in, and nothing is lost. No toast repeats what it says. */
export const SessionEnded: Story = {
  name: 'Flow: session ended',
  args: { arrange },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    server.state.signedIn = null
    await save(canvas)
    const dialog = await screen.findByRole('dialog', { name: 'Log in again' })
    await expect(dialog).toHaveTextContent('Your session has ended. Please log in again. Nothing is lost.')
    await signInAgain()
    await expect(await screen.findByText('Logged in successfully')).toBeInTheDocument()
    await expect(screen.queryByText('Your session has ended. Please log in again.')).toBeNull()
  },
}

/** What is typed after the session has ended stays in the browser too, for the same admin. */
export const TypedSignedOut: Story = {
  name: 'Flow: typed while signed out',
  args: {
    arrange: (api, browser) => {
      server = api
      storage = browser.storage.persistent
    },
  },
  play: async ({ canvas }) => {
    await rename(canvas, 'Marina Grand Sofa')
    server.state.signedIn = null
    await save(canvas)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await rename(canvas, 'Marina Royal Sofa')
    const isStored = () => expect(storage.get('unfinishedForms')).toContain('Marina Royal Sofa')
    await waitFor(isStored, { timeout: 5000 })
    await expect(storage.get('unfinishedForms')).toContain(createAdmin()._id)
  },
}

/** A form of an earlier visit is continued, and another one is discarded. */
export const Unfinished: Story = {
  args: {
    address: paths.newProduct.href(),
    arrange: (_api, { storage }) => storage.persistent.set('unfinishedForms', JSON.stringify([unfinished])),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You were writing “Eko sofa”. Continue?')).toBeVisible()
    await expect(canvas.getByText('Please choose its new picture again.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await nameIn(canvas)).toHaveValue('Eko sofa')
    await expect(await canvas.findByText('You were writing a product without a name. Continue?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(canvas.queryByText(/^You were writing/)).toBeNull())
  },
}

export const Phone: Story = { globals: { role: 'admin', viewport: { value: 'phone' } } }
