import { exampleEnquiries, failureResponse } from '@shop/api/testing'
import type { FakeApi } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'
import { signInAgain } from '../../../testing/sign-in-again.ts'

const meta = {
  title: 'Screens/Admin/Enquiries',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/enquiries' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const list = async (canvas: Canvas) => within(await canvas.findByRole('list', { name: 'Enquiries' }))
const rows = async (canvas: Canvas) => (await list(canvas)).getAllByRole('listitem').map(({ textContent }) => textContent)

/** The newest enquiry comes first. Search, status, days and order narrow and sort the list. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect(await rows(canvas)).toHaveLength(8)
    await expect((await rows(canvas))[0]).toContain('Ada Obi')
    await step('The link in the sidebar has the number of new enquiries', async () => {
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Enquiries 4 new' })).toHaveAttribute('aria-current', 'page'))
    })
    await step('A status with its number', async () => {
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'In production (1)')
      await waitFor(async () => expect(await rows(canvas)).toEqual([expect.stringContaining('Chidi Eze')]))
      const csv = canvas.getByRole('link', { name: 'Export as CSV' })
      await expect(csv).toHaveAttribute('href', '/api/admin/enquiries.csv?status=in-production')
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Every status')
    })
    await step('The highest worth first', async () => {
      await userEvent.click(canvas.getByText('Dates and order'))
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Order' }), 'Highest worth first')
      await waitFor(async () => expect((await rows(canvas))[0]).toContain('₦3,200,000.00'))
    })
    await step('A subject finds a message of the contact form, which has no price', async () => {
      const search = canvas.getByRole('searchbox', { name: 'Search enquiries' })
      await userEvent.type(search, 'small room{Enter}')
      await waitFor(async () => expect(await rows(canvas)).toHaveLength(1))
      const [row] = await rows(canvas)
      await expect(row).toContain('A sofa for a small room')
      await expect(row).not.toContain('₦')
      await userEvent.clear(search)
    })
    await step('A reference finds one enquiry, which links to its page', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search enquiries' }), 'ile-7k2{Enter}')
      await waitFor(async () => expect(await rows(canvas)).toHaveLength(1))
      const link = (await list(canvas)).getByRole('link')
      await expect(link).toHaveAttribute('href', '/admin/enquiries/ILE-7K2Q9X')
    })
  },
}

/** On a phone the tools and the rows fit the width. While more enquiries follow, nobody knows how many pages there are. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    arrange: ({ state }) => {
      const copies = exampleEnquiries.map((each, index) => {
        const reference = `ILE-2222${'CFGHJKMPQR'.charAt(index)}2`
        return { ...each, enquiry: { ...each.enquiry, reference } }
      })
      state.enquiries = [...state.enquiries, ...copies]
    },
  },
  play: async ({ canvas }) => {
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of enquiries' }))
    await expect(pages.getByText('Page 1')).toBeVisible()
    await userEvent.click(pages.getByRole('button', { name: 'Next page' }))
    await expect(await pages.findByText('Page 2 of 2')).toBeVisible()
  },
}

export const NothingMatches: Story = {
  name: 'Flow: nothing matches',
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search enquiries' }), 'wardrobe xyz{Enter}')
    await expect(await canvas.findByText('No enquiry matches.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('adminEnquiries.list', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { seed: {} },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Enquiries appear here as soon as a shopper orders by chat or writes through the contact form.'),
    ).toBeVisible()
  },
}

/** The list could not be loaded: the reason and a retry. */
export const Failed: Story = {
  args: { arrange: (api) => void api.override('adminEnquiries.list', () => failureResponse(500, 'Something went wrong.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

let server: FakeApi

/** The session ends while the list loads: after signing in again it is loaded. */
export const SessionEnded: Story = {
  name: 'Flow: session ended',
  args: { arrange: (api) => void (server = api) },
  play: async ({ canvas }) => {
    await list(canvas)
    server.state.signedIn = null
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'In production (1)')
    await signInAgain()
    await waitFor(async () => expect(await rows(canvas)).toEqual([expect.stringContaining('Chidi Eze')]))
    await expect(within(canvas.getByRole('main')).queryByRole('alert')).toBeNull()
  },
}
