import { catalogueProducts, failureResponse } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Shop',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: '/shop' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

/** All products; Load More loads the rest and then shows the end text. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('24 products')
    await expect(canvas.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Products', 'Collections'])
    const categories = within(canvas.getByRole('combobox', { name: 'Category' }))
      .getAllByRole('option')
      .slice(1)
    await expect(categories.map(({ textContent }) => textContent)).toEqual([
      'Living Room',
      'Armchair',
      'Bedroom',
      'Dining Room',
      'Center Table',
      'Wardrobe',
      'TV unit',
      'Carpet',
      'Corner Sofas',
    ])
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
    await userEvent.click(canvas.getByRole('button', { name: 'Load More' }))
    await canvas.findByText("You've reached the end of the products!")
    await expect(canvas.getAllByRole('article')).toHaveLength(24)
    await expect(canvas.queryByRole('button', { name: 'Load More' })).toBeNull()
  },
}

/** Load More moves the focus to the first new product, also when there are more. The keyboard continues there. */
export const MoreByKeyboard: Story = {
  name: 'Flow: more by keyboard',
  args: {
    seed: {
      products: [...catalogueProducts, ...catalogueProducts].map((product, index) => ({
        ...product,
        _id: `019a0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('button', { name: 'Load More' })
    more.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(24))
    await waitFor(() => expect(within(canvas.getAllByRole('article')[12]!).getByRole('link')).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Load More' })).toBeVisible()
  },
}

export const Collections: Story = {
  args: { address: '/shop?view=collections' },
  play: async ({ canvas }) => {
    await canvas.findByText("You've reached the end of the collections!")
    await expect(canvas.getByRole('tab', { name: 'Collections' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** Each filter has a chip that removes it. */
export const Filtered: Story = {
  args: { address: '/shop?category=Bedroom&isBestSeller=true' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Bedroom', level: 1 })
    await userEvent.click(await canvas.findByRole('link', { name: /Best sellers/ }))
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Best sellers/ })).toBeNull())
    await expect(canvas.getByRole('link', { name: /Remove Bedroom/ })).toBeVisible()
  },
}

/** Filters opens the dialog with the current filters; Clear removes them all. */
export const FiltersOpen: Story = {
  name: 'Flow: filters open',
  args: { address: '/shop?category=Bedroom' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters 1 active' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveValue('Bedroom')
    await expect(dialog.getByRole('button', { name: 'Apply' })).toBeEnabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }))
    await expect(await canvas.findByText('24 products')).toBeVisible()
  },
}

/** The counts beside the values follow the search, the filters and what is chosen in the dialog. */
export const FilterCounts: Story = {
  name: 'Flow: filter counts',
  args: { address: '/shop?isPromo=true' },
  play: async ({ canvas }) => {
    const total = Number.parseInt((await canvas.findByText(/^\d+ products?$/)).textContent, 10)
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 1 active' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await expect(await dialog.findByRole('checkbox', { name: `On promotion (${total})` })).toBeChecked()
    await userEvent.click(dialog.getByRole('checkbox', { name: /On promotion/ }))
    await waitFor(() => expect(dialog.getByRole('option', { name: 'Living Room (5)' })).toBeEnabled())
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Colour' }), 'brown')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByRole('link', { name: 'Remove Brown' })).toBeVisible()
  },
}

/** The filter dialog offers the materials of the catalogue. A chip shows the chosen one and removes it. */
export const FilteredByMaterial: Story = {
  name: 'Flow: filtered by material',
  args: { address: '/shop?category=Living+Room' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filters 1 active' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Filters' }))
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Material' }), 'Leather')
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
    await expect(await canvas.findByText('1 product')).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: 'Remove Leather' }))
    await waitFor(() => expect(canvas.queryByText('1 product')).toBeNull())
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('catalogue.products', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading data...')).toBeInTheDocument()
  },
}

/** The skeleton of collections has their wide pictures. */
export const LoadingCollections: Story = {
  args: { address: '/shop?view=collections', arrange: (api) => void api.override('catalogue.collections', pending) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading data...')
    await expect(skeletonRatio(canvasElement)).toBeCloseTo(16 / 9)
  },
}

/** The tab that was opened shows the skeleton of its own cards, and not the number of items on the other tab. */
export const LoadingOtherTab: Story = {
  name: 'Flow: loading other tab',
  args: { arrange: LoadingCollections.args!.arrange! },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Collections' }))
    await waitFor(() => expect(canvas.queryAllByRole('article')).toHaveLength(0))
    await expect(skeletonRatio(canvasElement)).toBeCloseTo(16 / 9)
    await expect(canvas.queryByText(/^\d+ (products|collections)$/)).toBeNull()
  },
}

let emptyShop: FakeApi

/** The shop has no products, and so no categories to browse. */
export const Empty: Story = {
  args: { seed: {}, arrange: (api) => void (emptyShop = api) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found.')).toBeVisible()
    await waitFor(() => expect(emptyShop.requests.map(({ address }) => address)).toContain('/showcase'))
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Browse the shop' })).toBeNull())
  },
}

/** The shop has no collections. */
export const EmptyCollections: Story = {
  args: { address: '/shop?view=collections', seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No collections available')).toBeVisible()
  },
}

export const NoMatchingCollections: Story = {
  args: { address: '/shop?view=collections&search=spaceship' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No collections found for the selected filters.')).toBeVisible()
  },
}

/** Without a match the page shows suggestions and a button that clears the filters. */
export const NoMatchingProducts: Story = {
  args: { address: '/shop?search=spaceship' },
  play: async ({ canvas }) => {
    await canvas.findByText('No products found for the selected filters.')
    const suggested = within(await canvas.findByRole('region', { name: 'You may like' }))
    await expect(await suggested.findAllByRole('article')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(await canvas.findByText('24 products')).toBeVisible()
  },
}

/** Nothing matches a search without filters: its category would be empty too, so the page does not lead there. */
export const NothingSold: Story = {
  args: { address: '/shop?search=wardrobe', seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products found for the selected filters.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ask us to make it' })).toHaveAttribute('href', '/contact?wish=wardrobe')
    await expect(canvas.queryByText(/^Look in/)).toBeNull()
  },
}

/** Filters leave nothing of a search: the page leads on to the category that fits, the search without filters, and a message to the shop. */
export const NothingLeft: Story = {
  args: { address: '/shop?search=settee&category=Carpet' },
  play: async ({ canvas }) => {
    const fitting = await canvas.findByText(/^Look in/)
    await expect(within(fitting).getByRole('link', { name: 'Living Room' })).toHaveAttribute(
      'href',
      '/shop?category=Living+Room&search=settee',
    )
    await expect(canvas.getByRole('link', { name: 'Ask us to make it' })).toHaveAttribute('href', '/contact?wish=settee')
    const suggested = within(await canvas.findByRole('region', { name: 'You may like' }))
    const [nearest] = await suggested.findAllByRole('heading', { level: 3 })
    await expect(nearest).toHaveTextContent(/Sofa|Seater|Loveseat|Chesterfield/)
  },
}

/** The next page fails to load: the loaded items stay, and the button tries again. */
export const LoadMoreFailed: Story = {
  name: 'Flow: load more failed',
  args: {
    arrange: (api) => {
      let calls = 0
      api.override('catalogue.products', async (request) => {
        calls += 1
        if (calls > 1) return failureResponse(500, 'Something went wrong.')
        const { createFakeApi, catalogueProducts } = await import('@shop/api/testing')
        return createFakeApi({ products: catalogueProducts }).handle(request)
      })
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load More' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(await canvas.findAllByText('Something went wrong.')).toHaveLength(1)
    await expect(canvas.getAllByRole('article')).toHaveLength(12)
  },
}

/** A search starts with the best match; the newest can be chosen instead. */
export const SortedSearch: Story = {
  args: { address: '/shop?search=oak' },
  play: async ({ canvas }) => {
    const sort = await canvas.findByRole('combobox', { name: 'Sort by' })
    await expect(sort).toHaveDisplayValue('Best match')
    await userEvent.selectOptions(sort, 'Newest')
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Newest'))
  },
}

/** Each part of a search has a chip. A line says what no product has. */
export const Searched: Story = {
  args: {
    address: '/shop?search=pink+leather+sofa',
    arrange: (api) => {
      api.override('catalogue.products', async (request) => {
        const { catalogueProducts, createFakeApi } = await import('@shop/api/testing')
        const url = new URL(request.url)
        const search = url.searchParams.get('search')
        if (search === 'pink leather sofa') url.searchParams.set('search', 'sofa')
        const response = await createFakeApi({ products: catalogueProducts }).handle(new Request(url, request))
        if (search !== 'pink leather sofa') return response
        const understood = [
          { kind: 'colour', label: 'Pink', without: 'leather sofa' },
          { kind: 'material', label: 'Leather', without: 'sofa' },
          { kind: 'kind', label: 'Sofa', without: 'pink leather' },
        ]
        const note = 'No sofa is both pink and leather. Leather ones come first.'
        return Response.json({
          ...((await response.json()) as object),
          searched: { exact: 0, note, understood, categories: ['Living Room'] },
        })
      })
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No sofa is both pink and leather. Leather ones come first.')).toBeVisible()
    const chips = within(canvas.getByRole('list', { name: 'Active filters' })).getAllByRole('link')
    await expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Remove Pink',
      'Remove Leather',
      'Remove Sofa',
      'Clear all',
    ])
    await userEvent.click(canvas.getByRole('link', { name: 'Remove Leather' }))
    await waitFor(() => expect(canvas.queryByText('No sofa is both pink and leather. Leather ones come first.')).toBeNull())
    await expect(canvas.getByRole('combobox', { name: 'Search products' })).toHaveValue('sofa')
  },
}

/** While the user types, suggestions appear below the search box. The arrow keys and Enter open one; Escape closes the list. */
export const Suggestions: Story = {
  name: 'Flow: suggestions',
  play: async ({ canvas }) => {
    await canvas.findByText('24 products')
    const search = canvas.getByRole('combobox', { name: 'Search products' })
    await expect(search).toHaveAttribute('aria-expanded', 'false')
    await userEvent.type(search, 'settee')
    const list = within(await canvas.findByRole('listbox', { name: 'Suggestions' }))
    await expect(search).toHaveAttribute('aria-expanded', 'true')
    await expect(search).toHaveAttribute('aria-controls', canvas.getByRole('listbox').id)
    await expect(list.getByRole('option', { name: 'Living Room' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    const [first] = list.getAllByRole('option')
    await waitFor(() => expect(search).toHaveAttribute('aria-activedescendant', first!.id))
    await expect(first).toHaveAttribute('aria-selected', 'true')
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull())
    await expect(search).toHaveValue('settee')
    await userEvent.type(search, ' ')
    const again = within(await canvas.findByRole('listbox', { name: 'Suggestions' }))
    await userEvent.click(again.getByRole('option', { name: 'Living Room' }))
    await canvas.findByRole('heading', { name: 'Living Room', level: 1 })
  },
}

/** On a phone, the search covers the screen. Cancel drops what was typed; Enter searches for it. */
export const SearchOnPhone: Story = {
  name: 'Flow: search on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, step }) => {
    await canvas.findByText('24 products')
    const search = canvas.getByRole('combobox', { name: 'Search products' })
    const box = search.getBoundingClientRect()
    await userEvent.click(search)
    const sheet = await canvas.findByRole('dialog', { name: 'Search' })
    const { left, top, right, bottom } = sheet.getBoundingClientRect()
    await expect([left, top, right, bottom]).toEqual([0, 0, innerWidth, innerHeight])
    await expect(search).toHaveFocus()
    await waitFor(() => expect(document.querySelector('header')).toHaveProperty('inert', true))
    await step('Before the user types, the sheet leads to the categories', async () => {
      const browse = within(await canvas.findByRole('group', { name: 'Browse' }))
      await expect(browse.getAllByRole('option')).toHaveLength(9)
      await userEvent.keyboard('{ArrowDown}')
      await expect(browse.getByRole('option', { name: 'Living Room' })).toHaveAttribute('aria-selected', 'true')
    })
    await step('A text that nothing is called leads to the search and to a message to the shop', async () => {
      await userEvent.type(search, 'qqq zz')
      const sentence = 'Nothing is called “qqq zz” yet. Press Search to see what comes close, or ask us to make it.'
      await waitFor(() => expect(within(sheet).getByRole('status')).toHaveTextContent(sentence))
      await expect(canvas.getByRole('link', { name: 'ask us to make it' })).toHaveAttribute('href', '/contact?wish=qqq+zz')
      await expect(search).toHaveAttribute('aria-expanded', 'false')
      await userEvent.clear(search)
      await canvas.findByRole('group', { name: 'Browse' })
    })
    await step('The list below the sheet does not follow what is typed', async () => {
      await userEvent.type(search, 'settee')
      await expect(await canvas.findByRole('option', { name: 'Living Room' })).toBeVisible()
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await expect([search.getBoundingClientRect(), (search as HTMLInputElement).value]).toEqual([box, ''])
      await expect(canvas.getByText('24 products')).toBeVisible()
    })
    await step('Escape closes the sheet', async () => {
      await userEvent.click(search)
      await canvas.findByRole('dialog')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    })
    await step('Enter closes it and searches', async () => {
      await userEvent.click(search)
      await userEvent.type(search, 'oak{Enter}')
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match'))
      await expect(search).toHaveValue('oak')
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    })
    await step('What is typed before the sheet has closed is searched next', async () => {
      await userEvent.click(search)
      await canvas.findByRole('dialog')
      await fireEvent.change(search, { target: { value: 'velvet' } })
      void fireEvent.submit(search.closest('form')!)
      void fireEvent.change(search, { target: { value: 'rattan' } })
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
      const collections = canvas.getByRole('tab', { name: 'Collections' })
      await waitFor(() => expect(collections).toHaveAttribute('href', '/shop?view=collections&search=rattan'))
      await expect(search).toHaveValue('rattan')
    })
  },
}

/** The empty search box shows the recent searches of the browser, which are made again or removed. */
export const RecentSearches: Story = {
  name: 'Flow: recent searches',
  globals: { consent: 'accepted' },
  args: { arrange: (_, { storage }) => storage.persistent.set('recentSearches', '["settee","oak bed"]') },
  play: async ({ canvas, step }) => {
    await canvas.findByText('24 products')
    const search = canvas.getByRole('combobox', { name: 'Search products' })
    const recent = async () => within(await canvas.findByRole('region', { name: 'Recent searches' }))
    const listed = async () => (await recent()).getAllByRole('listitem').map(({ textContent }) => textContent)
    await step('A search is remembered as the newest', async () => {
      await userEvent.type(search, 'oak{Enter}')
      await userEvent.clear(search)
      await waitFor(async () => expect(await listed()).toEqual(['oak', 'settee', 'oak bed']))
    })
    await step('The down arrow reaches them; a removal returns the focus to the box', async () => {
      await userEvent.keyboard('{ArrowDown}{Tab}')
      await expect((await recent()).getByRole('button', { name: 'Remove oak' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(async () => expect(await listed()).toEqual(['settee', 'oak bed']))
      await expect(search).toHaveFocus()
    })
    await step('Escape closes the list', async () => {
      await userEvent.keyboard('{ArrowDown}{Escape}')
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recent searches' })).toBeNull())
      await expect(search).toHaveFocus()
    })
    await step('One of them is made again', async () => {
      await userEvent.tab()
      await userEvent.click(search)
      await userEvent.click((await recent()).getByRole('button', { name: 'settee' }))
      await waitFor(() => expect(search).toHaveValue('settee'))
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recent searches' })).toBeNull())
    })
    await step('All of them are removed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
      await userEvent.click((await recent()).getByRole('button', { name: 'Clear recent searches' }))
      await waitFor(() => expect(canvas.queryByRole('region', { name: 'Recent searches' })).toBeNull())
    })
  },
}

/** On a phone, a recent search is made again from the sheet and replaces the search of the page, whose text was cleared there. */
export const RecentSearchOnPhone: Story = {
  name: 'Flow: recent search on a phone',
  globals: { consent: 'accepted', viewport: { value: 'phone' } },
  args: {
    address: '/shop?search=oak',
    arrange: (_, { storage }) => storage.persistent.set('recentSearches', '["settee","oak bed"]'),
  },
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('combobox', { name: 'Search products' })
    await userEvent.click(search)
    await canvas.findByRole('dialog')
    await userEvent.clear(search)
    const recent = within(await canvas.findByRole('region', { name: 'Recent searches' }))
    await userEvent.click(recent.getByRole('button', { name: 'oak bed' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(search).toHaveValue('oak bed')
    await expect(canvas.getByRole('tab', { name: 'Collections' })).toHaveAttribute(
      'href',
      '/shop?view=collections&search=oak+bed',
    )
  },
}

/** What is typed in the moment in which an emptied search is opened is kept, and searched. */
export const TypedWhileOpening: Story = {
  name: 'Flow: typed while a search opens',
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('combobox', { name: 'Search products' })
    const collections = canvas.getByRole('tab', { name: 'Collections' })
    await userEvent.type(search, 'bed{Enter}')
    await waitFor(() => expect(collections).toHaveAttribute('href', '/shop?view=collections&search=bed'))
    const opened = new MutationObserver(() => {
      opened.disconnect()
      void fireEvent.change(search, { target: { value: 'wardrobe' } })
    })
    opened.observe(collections, { attributeFilter: ['href'] })
    await userEvent.clear(search)
    await waitFor(() => expect(collections).toHaveAttribute('href', '/shop?view=collections&search=wardrobe'))
    await expect(search).toHaveValue('wardrobe')
  },
}

/** A failed search empties the list, shows the reason and offers a retry. */
export const Failed: Story = {
  name: 'Flow: failed',
  args: {
    arrange: (api) => void api.override('catalogue.collections', () => failureResponse(500, 'Something went wrong.')),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Collections' }))
    const reason = await canvas.findByText('Something went wrong.')
    await expect(reason.closest('[role="alert"]')).toBeVisible()
  },
}

/** Width divided by height of the first picture of a skeleton. */
function skeletonRatio(element: Element): number {
  const { width, height } = element.querySelector('main [aria-hidden] li span')!.getBoundingClientRect()
  return width / height
}
