import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { products } from '../../testing/items.ts'
import { libraryStates, PictureLibrary } from './PictureLibrary.tsx'

const pictures = products.slice(0, 8).flatMap(({ name, images }) => images.slice(0, 1).map((image) => ({ image, name })))
const [sofa, corner, chesterfield] = pictures

const meta = {
  title: 'Patterns/Admin/Picture library',
  component: PictureLibrary,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    pictures,
    state: 'more',
    problem: null,
    maximum: 2,
    searchText: '',
    onSearchType: fn(),
    onSearch: fn(),
    onMore: fn(),
    onChoose: fn(),
  },
  argTypes: { state: { control: 'inline-radio', options: libraryStates }, pictures: { control: false } },
} satisfies Meta<typeof PictureLibrary>

export default meta
type Story = StoryObj<typeof meta>

const tile = (name: string) => screen.getByRole('button', { name })

/** Pictures are chosen in any order, up to the maximum. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Pictures of the shop' })
    await expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled()
    await userEvent.click(tile(corner!.name))
    await userEvent.click(tile(sofa!.name))
    await waitFor(() => expect(screen.getByText('2 of 2 chosen')).toBeVisible())
    await expect(tile(chesterfield!.name)).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Add 2 pictures' }))
    await expect(args.onChoose).toHaveBeenCalledWith([corner!.image, sofa!.image])
  },
}

export const Playground: Story = {}

/** Tab moves from the search field to the pictures. Space and Enter choose a picture and take it back. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    screen.getByRole('button', { name: 'Search' }).focus()
    await userEvent.tab()
    await expect(tile(sofa!.name)).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(tile(sofa!.name)).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(tile(sofa!.name)).toHaveAttribute('aria-pressed', 'false')
    screen.getByRole('button', { name: 'Load More' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

/** All places are taken. */
export const NoRoom: Story = {
  args: { maximum: 0 },
  play: async () => {
    const note = await screen.findByText('There is no room for another picture. Remove one first.')
    await waitFor(() => expect(note).toBeVisible())
    await expect(tile(sofa!.name)).toBeDisabled()
  },
}

/** No product or collection matches the search. */
export const NoSearchResults: Story = {
  args: { pictures: [], state: 'end', searchText: 'zebra' },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByText('No pictures found.')).toBeVisible())
  },
}

/** The first page could not be loaded. */
export const Failed: Story = {
  args: { pictures: [], state: 'failed', problem: 'Something went wrong.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
}

export const States: Story = { args: { state: 'loading', pictures: [] } }

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Choose from the shop's pictures
      </Button>
      <PictureLibrary {...meta.args} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

/** Escape closes the dialog, and the focus returns to the button that opened it. */
export const Examples: Story = {
  render: () => <Opener />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: "Choose from the shop's pictures" })
    await userEvent.click(opener)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(opener).toHaveFocus()
  },
}
