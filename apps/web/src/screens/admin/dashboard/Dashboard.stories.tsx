import { catalogueProducts, createProduct, failureResponse } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { holdResponse } from '../../../testing/hold-response.ts'
import { loseResponse } from '../../../testing/lose-response.ts'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'
import { signInAgain } from '../../../testing/sign-in-again.ts'

const meta = {
  title: 'Screens/Admin/Dashboard',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/dashboard' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const failed = () => failureResponse(500, 'Something went wrong.')

/** The overview greets the admin and shows the two counts and the quick actions. */
export const Overview: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome, Bola Ade!' })
    await waitFor(() => expect(canvas.getAllByRole('definition').map((each) => each.textContent)).toEqual(['24', '6']))
    await expect(canvas.getAllByRole('term').map((each) => each.textContent)).toEqual(['Total Products', 'Total Collections'])
    const main = within(canvas.getByRole('main'))
    await expect(main.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Add New Product' })).toHaveAttribute('href', '/admin/products/new')
    await expect(main.getByRole('link', { name: 'Add New Collection' })).toHaveAttribute('href', '/admin/collections/new')
  },
}

/** The figures of the enquiries: each table has a bar in its rows. Overdue orders link to their page. */
export const EnquiryFigures: Story = {
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Enquiries of the last twelve weeks' }))
    const weeks = within(await figures.findByRole('table', { name: 'By week' }))
    await expect(weeks.getAllByRole('row')).toHaveLength(13)
    await expect(weeks.getAllByRole('row')[1]).toHaveTextContent('29 Dec5₦')
    const statuses = within(figures.getByRole('table', { name: 'By status' }))
    await expect(statuses.getByRole('row', { name: /^New 2/ })).toBeVisible()
    await expect(figures.getByRole('table', { name: 'Asked for most' })).toBeVisible()
    await expect(figures.getByRole('link', { name: 'ILE-3CFHJK' })).toHaveAttribute('href', '/admin/enquiries/ILE-3CFHJK')
  },
}

/** A shop without enquiries has one sentence in place of tables of zeros. */
export const NoEnquiries: Story = {
  args: { seed: { products: catalogueProducts } },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Enquiries of the last twelve weeks' }))
    await expect(await figures.findByText('No enquiries came in these weeks, and nothing is overdue.')).toBeVisible()
    await expect(figures.queryByRole('table')).toBeNull()
  },
}

/** The figures could not be loaded: the reason and a retry. */
export const FiguresFailed: Story = {
  args: { arrange: (api) => void api.override('adminEnquiries.figures', failed) },
  play: async ({ canvas }) => {
    const figures = within(await canvas.findByRole('region', { name: 'Enquiries of the last twelve weeks' }))
    await expect(await figures.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** Below the counts, the overview lists the newest messages, the items to finish and the last changes. */
export const OverviewLists: Story = {
  play: async ({ canvas }) => {
    const part = async (name: string) => within(await canvas.findByRole('region', { name }))
    const messages = await part('New messages')
    await expect(await messages.findByText('2 open messages')).toBeVisible()
    await expect(messages.getByRole('link', { name: /^A sofa for a small room/ })).toHaveAttribute(
      'href',
      '/admin/enquiries/ILE-4MNPQR',
    )
    const changes = await part('Last changes')
    await expect(changes.getByText(/^Deleted by Tunde Bakare/)).toBeVisible()
    await expect(changes.getByRole('link', { name: 'Eko Sofa' })).toBeVisible()
    await expect(changes.queryByRole('link', { name: 'Lekki Side Table' })).toBeNull()
    await expect((await part('Items to finish')).getAllByRole('listitem').length).toBeLessThanOrEqual(6)
  },
}

/** A new shop has neither messages nor changes nor items, and says what the first step is. */
export const OverviewEmpty: Story = {
  args: { seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No open messages. Everything is answered.')).toBeVisible()
    await expect(
      await canvas.findByText('Shoppers see no products yet. Add your first product, or show a draft to shoppers.'),
    ).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Nothing to finish yet.')).toBeVisible())
    await expect(canvas.getByText('Changes to products and collections appear here.')).toBeVisible()
  },
}

const measured = { dimensions: { width: 200, depth: 90, height: 80 } }

/** Nothing is left to finish when each item has pictures with texts, and its measurements. The totals leave out a draft. */
export const OverviewFinished: Story = {
  args: { seed: { products: [createProduct(measured), createProduct({ ...measured, visibility: 'draft' })] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Every item has pictures, measurements and alternative texts.')).toBeVisible()
    await expect(canvas.getByText('1 item is a draft or hidden, and not in the totals above.')).toBeVisible()
    await expect(canvas.queryByText(/^Shoppers see no products yet/)).toBeNull()
  },
}

export const OverviewLoading: Story = {
  args: { arrange: (api) => void api.override('dashboard.overview', pending) },
  play: async ({ canvas }) => {
    await expect(within(await canvas.findByRole('region', { name: 'Last changes' })).getByText('Loading')).toBeInTheDocument()
  },
}

/** The lists could not be loaded: the counts and actions stay, and the lists can be loaded again. */
export const OverviewFailed: Story = {
  args: { arrange: (api) => void api.override('dashboard.overview', failed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  },
}

/** The admin pages have no footer and no chat link, and their header leads only to the dashboard. */
export const WithoutShopParts: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    const account = within(canvas.getByRole('navigation', { name: 'Account' }))
    await expect(account.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Admin Dashboard'])
    await expect(canvas.queryByRole('contentinfo')).toBeNull()
    await expect(canvas.queryByRole('link', { name: /chat/i })).toBeNull()
  },
}

export const CountsLoading: Story = {
  args: {
    arrange: (api) => {
      api.override('catalogue.productCount', pending)
      api.override('catalogue.collectionCount', pending)
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await expect(canvas.queryByText('0')).toBeNull()
  },
}

/** A count that failed to load is not shown as zero. */
export const CountsFailed: Story = {
  args: { arrange: (api) => void api.override('catalogue.productCount', failed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Unknown')).toBeInTheDocument()
  },
}

/** An unknown section shows the overview. */
export const UnknownSection: Story = {
  args: { address: '/admin/dashboard?section=orders&page=-1' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /^Welcome, / })).toBeVisible()
  },
}

const namesIn = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)

/** Manage Products shows twelve rows per page. Search, sort and paging request new rows. */
export const Products: Story = {
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Manage Products' })
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(12))
    for (const name of ['Name', 'Category', 'Price', 'Actions']) {
      await expect(canvas.getByRole('columnheader', { name })).toBeInTheDocument()
    }
    await step('Next page shows other products', async () => {
      const [first] = namesIn(canvas)
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
      await waitFor(() => expect(namesIn(canvas)[0]).not.toBe(first))
    })
    await step('The heading Price sorts by the price that shoppers pay', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Price' }))
      const cheapest = [...catalogueProducts].sort((one, other) => payable(one) - payable(other))[0]!
      await waitFor(() => expect(namesIn(canvas)[0]).toBe(cheapest.name))
    })
    await step('A search shows the matching products', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'marina{Enter}')
      await waitFor(() => expect(namesIn(canvas)).toContain('Marina Corner Sofa'))
    })
  },
}

const payable = ({ price, discountedPrice }: { price: number; discountedPrice: number | null }) => discountedPrice ?? price

export const ProductsLoading: Story = {
  args: { address: '/admin/dashboard?section=products', arrange: (api) => void api.override('adminCatalogue.products', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Products' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ProductsFailed: Story = {
  args: { address: '/admin/dashboard?section=products', arrange: (api) => void api.override('adminCatalogue.products', failed) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The shop has no products. */
export const ProductsEmpty: Story = {
  args: { address: '/admin/dashboard?section=products', seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found.')).toBeVisible()
  },
}

/**
 * The live region of the count is in the page before a row is chosen, so that a screen reader announces the first choice too. Clear leaves the
 * focus above the table.
 */
export const ChoosingRows: Story = {
  name: 'Flow: choosing rows',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = await waitFor(() => namesIn(canvas))
    const before = [...canvasElement.querySelectorAll('[aria-live="polite"]')]
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${first}` }))
    const count = canvas.getByText('1 chosen')
    await expect(before).toContain(count)
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${second}` }))
    await expect(count).toHaveTextContent('2 chosen')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(count).toBeEmptyDOMElement()
    await expect(canvas.queryByRole('region', { name: 'Chosen items' })).toBeNull()
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Chosen items' })).toHaveFocus())
  },
}

const many = Array.from({ length: 108 }, (_, index) => createProduct({ name: `Sofa ${index + 1}` }, index + 1))

/** Rows stay chosen on other pages, up to the number that can be changed at once. */
export const ChoosingManyRows: Story = {
  name: 'Flow: choosing many rows',
  args: { address: '/admin/dashboard?section=products', seed: { products: many } },
  play: async ({ canvas }) => {
    const chooseAll = async (sentence: string) => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
      await expect(await canvas.findByText(sentence)).toBeVisible()
    }
    const openNext = async () => {
      const [before] = namesIn(canvas)
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
      await waitFor(() => expect(namesIn(canvas)[0]).not.toBe(before))
    }
    await waitFor(() => namesIn(canvas))
    await chooseAll('12 chosen')
    for (const count of [24, 36, 48, 60, 72, 84, 96]) {
      await openNext()
      await chooseAll(`${count} chosen`)
    }
    await openNext()
    await chooseAll('100 chosen, as many as can be changed at once')
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    await expect(await screen.findByRole('dialog', { name: 'Change 100 products' })).toBeVisible()
  },
}

/** A product that joins a collection gets a new version, which the table has as soon as it is shown again. */
export const BulkAfterCollection: Story = {
  name: 'Flow: bulk after saving a collection',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Collections' }))
    await userEvent.click((await canvas.findAllByRole('link', { name: /^Edit / }))[0]!)
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search products' }), name!)
    await userEvent.click(await canvas.findByRole('checkbox', { name: name! }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await canvas.findByRole('heading', { level: 1, name: 'Manage Collections' })
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Products' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 product' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'Raise the price')
    await userEvent.type(dialog.getByRole('textbox', { name: 'Percent' }), '10')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 product' }))
    await expect(await screen.findByText('1 product changed')).toBeInTheDocument()
  },
}

/** Chosen products are changed together after a preview, and Undo brings their values back. */
export const BulkPrice: Story = {
  name: 'Flow: bulk price',
  args: { address: '/admin/dashboard?section=products' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    const [first, second] = await waitFor(() => namesIn(canvas))
    const priceOf = (name: string | null | undefined) =>
      canvas.getByRole('row', { name: new RegExp(name!) }).querySelector('[data-label="Price"]')!.textContent
    const before = [priceOf(first), priceOf(second)]
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${first}` }))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${second}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 products' }))
    await step('The preview shows each price before and after the change', async () => {
      await expect(dialog.getByRole('button', { name: 'Apply' })).toBeDisabled()
      await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'Raise the price')
      await userEvent.type(dialog.getByRole('textbox', { name: 'Percent' }), '950')
      await expect(dialog.getByText('Enter a percentage from 1 to 900.')).toBeVisible()
      await userEvent.clear(dialog.getByRole('textbox', { name: 'Percent' }))
      await userEvent.type(dialog.getByRole('textbox', { name: 'Percent' }), '10')
      await expect(within(dialog.getByRole('list', { name: 'Preview' })).getAllByRole('listitem')).toHaveLength(2)
    })
    await step('Applying changes both prices', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Change 2 products' }))
      await expect(await screen.findByText('2 products changed')).toBeInTheDocument()
      await waitFor(() => expect(priceOf(first)).not.toBe(before[0]))
      await expect(priceOf(second)).not.toBe(before[1])
    })
    await step('Undo brings both prices back', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
      await waitFor(() => expect([priceOf(first), priceOf(second)]).toEqual(before))
    })
  },
}

/** Chooses the first product and raises its price by a tenth. Returns its name, and how to read its price. */
async function raiseFirst(canvas: Canvas) {
  const [name] = await waitFor(() => namesIn(canvas))
  const price = () =>
    canvas.getByRole('row', { name: new RegExp(name!), hidden: true }).querySelector('[data-label="Price"]')!.textContent
  const before = price()
  await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
  return { name, before, price, dialog: await raiseChosen(canvas) }
}

/** Raises the price of the chosen products by a tenth. Returns the dialog. */
async function raiseChosen(canvas: Canvas, name = 'Change 1 product') {
  await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
  const dialog = within(await screen.findByRole('dialog', { name }))
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'Raise the price')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Percent' }), '10')
  await userEvent.click(dialog.getByRole('button', { name }))
  return dialog
}

/** A row that is chosen again before its change is undone can be changed: the dialog has the values of the table. */
export const BulkAfterUndo: Story = {
  name: 'Flow: bulk after undo',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas }) => {
    const { name, before, price } = await raiseFirst(canvas)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(price()).not.toBe(before))
    const raised = price()
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(price()).toBe(before))
    await raiseChosen(canvas)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(price()).toBe(raised))
  },
}

/** While the change is being saved, the dialog stays, and Cancel says that it does nothing. */
export const BulkSaving: Story = {
  name: 'Flow: bulk saving',
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => void api.override('adminCatalogue.changeItems', pending),
  },
  play: async ({ canvas }) => {
    const { dialog } = await raiseFirst(canvas)
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-disabled', 'true'))
  },
}

/** The response to a change is lost: trying again makes it once, and Undo brings the price back. */
export const BulkResponseLost: Story = {
  name: 'Flow: bulk response lost',
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => loseResponse(api, 'adminCatalogue.changeItems'),
  },
  play: async ({ canvas }) => {
    const { before, price, dialog } = await raiseFirst(canvas)
    await expect(await dialog.findByText(/^The response was lost/)).toBeVisible()
    await waitFor(() => expect(price()).not.toBe(before))
    const raised = price()
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 product' }))
    await expect(await screen.findByText('1 product changed')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(price()).toBe(raised)
    // Change, which opened the dialog, is gone with the choice of rows.
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Manage Products' })).toHaveFocus())
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(price()).toBe(before))
  },
}

/** The response to a change is lost, and the admin cancels: the table shows the new price, and no row is chosen any more. */
export const BulkCancelledAfterLoss: Story = {
  name: 'Flow: bulk cancelled after loss',
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => loseResponse(api, 'adminCatalogue.changeItems'),
  },
  play: async ({ canvas }) => {
    const { name, before, price, dialog } = await raiseFirst(canvas)
    await expect(await dialog.findByText(/^The response was lost/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(price()).not.toBe(before))
    await expect(canvas.getByRole('checkbox', { name: `Select ${name}` })).not.toBeChecked()
  },
}

/** Somebody else changes the first of two chosen products: it is named, and after Cancel the other one can be changed. */
export const BulkConflict: Story = {
  name: 'Flow: bulk conflict',
  parameters: { expectedInConsole: [/failed with status 409/] },
  args: { address: '/admin/dashboard?section=products', arrange: (api) => changeMeanwhile(api) },
  play: async ({ canvas }) => {
    const [first, second] = await waitFor(() => namesIn(canvas))
    const choiceOf = (name: string | undefined) => canvas.getByRole('checkbox', { name: `Select ${name}` })
    await userEvent.click(choiceOf(first))
    await userEvent.click(choiceOf(second))
    const dialog = await raiseChosen(canvas, 'Change 2 products')
    await expect(
      await dialog.findByText(new RegExp(`^${first} has changed in the meantime, so this change was not made`)),
    ).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(choiceOf(first)).not.toBeChecked()
    await expect(choiceOf(second)).toBeChecked()
    await raiseChosen(canvas)
    await expect(await screen.findByText('1 product changed')).toBeInTheDocument()
  },
}

/** Gives the first product of the next change of several a newer version. */
function changeMeanwhile(api: FakeApi): void {
  const stop = api.override('adminCatalogue.changeItems', async (request) => {
    stop()
    const [item] = (await request.clone().json()).items
    const updatedAt = api.state.nextTime()
    api.state.products = api.state.products.map((product) => (product._id === item._id ? { ...product, updatedAt } : product))
    return api.handle(request)
  })
}

/** A hidden product has a badge, and the filter finds it. */
export const HidingAProduct: Story = {
  name: 'Flow: hiding a product',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change 1 product' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What to change' }), 'Hide from shoppers')
    await userEvent.click(dialog.getByRole('button', { name: 'Change 1 product' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Show' }), 'Hidden')
    await waitFor(() => expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([`${name}Hidden`]))
    await expect(canvas.getByText('1 product')).toBeVisible()
  },
}

let release: ReturnType<typeof holdResponse>

/** A duplicate is a draft whose form opens. The table has it too. */
export const DuplicatingProduct: Story = {
  name: 'Flow: duplicating product',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (copy)`))
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Products' }))
    await waitFor(() => expect(namesIn(canvas)).toContain(`${name} (copy)Draft`))
  },
}

/** An admin who goes elsewhere while a product is duplicated stays there. A link leads to the copy. */
export const DuplicatingAndLeaving: Story = {
  name: 'Flow: duplicating and leaving',
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => void (release = holdResponse(api, 'adminCatalogue.duplicateProduct')),
  },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }))
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Account' })
    release()
    await expect(await screen.findByRole('link', { name: 'Edit copy' })).toBeInTheDocument()
    await expect(heading).toBeInTheDocument()
  },
}

/** A copy whose response was lost is there once after the second try. */
export const DuplicatingAgain: Story = {
  name: 'Flow: duplicating again',
  parameters: { expectedInConsole: [/failed with status 500/] },
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => {
      const release = api.override('adminCatalogue.duplicateProduct', async (request) => {
        release()
        await api.handle(request)
        return failureResponse(500, 'Something went wrong. Please try again.')
      })
    },
  },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
    await screen.findByText('Something went wrong. Please try again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (copy)`))
    await userEvent.click(canvas.getByRole('link', { name: 'Manage Products' }))
    await waitFor(() => expect(namesIn(canvas).filter((each) => each === `${name} (copy)Draft`)).toHaveLength(1))
  },
}

/** An admin who duplicates a product after the session has ended is asked to sign in again. */
export const DuplicatingSignedOut: Story = {
  name: 'Flow: duplicating signed out',
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => void api.override('adminCatalogue.duplicateProduct', () => failureResponse(401, 'Please log in first.')),
  },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
    await expect(await screen.findByRole('dialog', { name: 'Log in again' })).toBeInTheDocument()
  },
}

/** The copy of a collection is a draft without products. */
export const DuplicatingCollection: Story = {
  name: 'Flow: duplicating collection',
  args: { address: '/admin/dashboard?section=collections' },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    await userEvent.click(canvas.getByRole('button', { name: 'Duplicate' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} (copy)`))
  },
}

/** The download has the search and the filters of the table. */
export const ExportingProducts: Story = {
  name: 'Flow: exporting products',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Export as CSV' })
    await expect(link).toHaveAttribute('href', '/api/admin/products.csv')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'TV Unit')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'Drafts')
    await waitFor(() => expect(link).toHaveAttribute('href', '/api/admin/products.csv?category=TV+Unit&visibility=draft'))
  },
}

export const Collections: Story = {
  args: { address: '/admin/dashboard?section=collections' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Manage Collections' })
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(6))
  },
}

/** The shop has no collections. */
export const CollectionsEmpty: Story = {
  args: { address: '/admin/dashboard?section=collections', seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No collections found.')).toBeVisible()
  },
}

/**
 * Delete asks for confirmation and then removes the row. The focus is on Delete of the row in its place. Undo brings it back to its
 * place.
 */
export const DeletingProduct: Story = {
  name: 'Flow: deleting product',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas }) => {
    const [name, next] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Product' })
    await expect(dialog).toHaveTextContent('Are you sure you want to delete this product? This action cannot be undone.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(namesIn(canvas)).not.toContain(name)
    await waitFor(() => expect(canvas.getByRole('button', { name: `Delete ${next}` })).toHaveFocus())
    const toast = await screen.findByText('success')
    await userEvent.click(within(toast.closest('li, [role="status"], div')!.parentElement!).getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(namesIn(canvas)[0]).toBe(name))
    await expect(await screen.findByText(`“${name}” is back.`)).toBeInTheDocument()
  },
}

/** Deleting a row keeps the others chosen, whether it was chosen or not. */
export const DeletingBesideChosen: Story = {
  name: 'Flow: deleting beside chosen rows',
  args: { address: '/admin/dashboard?section=products' },
  play: async ({ canvas }) => {
    const [first, second, third] = await waitFor(() => namesIn(canvas))
    for (const name of [first, second]) await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${name}` }))
    const remove = async (name: string | null | undefined) => {
      await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }))
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Product' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await waitFor(() => expect(namesIn(canvas)).not.toContain(name))
    }
    await remove(third)
    await expect(canvas.getByText('2 chosen')).toBeVisible()
    await remove(second)
    await expect(canvas.getByText('1 chosen')).toBeVisible()
  },
}

/** Leaves the section while a dialog is busy, as the browser's Back does, lets the response arrive, and opens the section again. */
async function leaveAndReturn(canvas: Canvas, done: string) {
  canvas.getByRole('link', { name: 'Dashboard Overview', hidden: true }).click()
  await canvas.findByRole('heading', { level: 1, name: /^Welcome/, hidden: true })
  release()
  await expect(await screen.findByText(done)).toBeInTheDocument()
  await userEvent.click(canvas.getByRole('link', { name: 'Manage Products' }))
}

/** A product whose deletion succeeds after the admin has left is not in the table any more. */
export const DeletionLeft: Story = {
  name: 'Flow: deletion left',
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => void (release = holdResponse(api, 'admin.deleteProduct')),
  },
  play: async ({ canvas }) => {
    const [name, next] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Product' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await leaveAndReturn(canvas, 'success')
    await waitFor(() => expect(namesIn(canvas)[0]).toBe(next))
  },
}

/** A price whose change succeeds after the admin has left is in the table. */
export const BulkChangeLeft: Story = {
  name: 'Flow: bulk change left',
  args: {
    address: '/admin/dashboard?section=products',
    arrange: (api) => void (release = holdResponse(api, 'adminCatalogue.changeItems')),
  },
  play: async ({ canvas }) => {
    const { before, price } = await raiseFirst(canvas)
    await leaveAndReturn(canvas, '1 product changed')
    await waitFor(() => expect(price()).not.toBe(before))
  },
}

/** A failed deletion shows its error in the dialog, which stays open. */
export const DeletionFailed: Story = {
  name: 'Flow: deletion failed',
  parameters: { expectedInConsole: [/failed with status 500/] },
  args: {
    address: '/admin/dashboard?section=collections',
    arrange: (api) => void api.override('admin.deleteCollection', failed),
  },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Collection' })
    await expect(dialog).toHaveTextContent('Are you sure you want to delete this collection? This action cannot be undone.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(await within(dialog).findByRole('alert')).toBeInTheDocument()
    await expect(canvas.getByRole('rowheader', { name: name!, hidden: true })).toBeInTheDocument()
  },
}

let expiring: FakeApi

/** The session has ended: a dialog over the page asks the admin to sign in again. Then the message about it goes. */
export const SessionEnded: Story = {
  name: 'Flow: session ended',
  args: { address: '/admin/dashboard?section=products', arrange: (api) => void (expiring = api) },
  play: async ({ canvas }) => {
    const [name] = await waitFor(() => namesIn(canvas))
    expiring.state.signedIn = null
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${name}` }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    await signInAgain()
    const question = await screen.findByRole('alertdialog', { name: 'Delete Product' })
    await waitFor(() => expect(within(question).queryByRole('alert')).toBeNull())
  },
}

/** The session ends while the overview loads: after signing in again it is loaded. */
export const OverviewSignedOut: Story = {
  name: 'Flow: overview signed out',
  args: {
    arrange: (api) => {
      const stop = api.override('dashboard.overview', () => {
        stop()
        api.state.signedIn = null
        return failureResponse(401, 'Please log in first.')
      })
    },
  },
  play: async ({ canvas }) => {
    await signInAgain()
    await waitFor(() => expect(canvas.queryByText('Please log in first.')).toBeNull())
    await expect(await canvas.findByRole('heading', { name: 'Last changes' })).toBeVisible()
  },
}

/** A customer is redirected to Home. */
export const CustomerRedirected: Story = {
  globals: { role: 'customer' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Best Sellers' })).toBeInTheDocument()
    await expect(canvas.queryByText(/Welcome,/)).toBeNull()
  },
}

/** On a phone the menu button of the header opens the sidebar. */
export const Phone: Story = {
  name: 'Flow: menu on a phone',
  globals: { role: 'admin', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Admin' })
    await expect(within(drawer).getByRole('link', { name: 'Dashboard Overview' })).toHaveAttribute('aria-current', 'page')
    await expect(within(drawer).getByRole('button', { name: 'Logout' })).toBeInTheDocument()
  },
}
