import { failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { pending, ScreenFrame } from '../../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Admin/Search',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  globals: { role: 'admin' },
  args: { address: '/admin/search' },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const failing = () => failureResponse(500, 'Something went wrong.')
const rows = async (canvas: Canvas, name: string) => within(await canvas.findByRole('list', { name })).getAllByRole('listitem')

/** Opens the form from a search and types what it means. */
async function openForm(canvas: Canvas, means: string) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add a synonym for velvet davenport' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a synonym' }))
  const field = dialog.getByRole('textbox', { name: 'They mean' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.keyboard(means)
  return dialog
}

/** A search becomes a synonym: the word is filled in, the preview shows what it would find, and the list has it. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await expect((await rows(canvas, 'Found little or nothing')).map((row) => row.textContent)).toEqual([
      expect.stringContaining('velvet davenport12 searches, found nothing, last on November 22, 2026'),
      expect.stringContaining('sofaa under 2m3 searches, found 2, last on November 20, 2026Now searched as “sofa under 2m”'),
      'pink leather2 searches, found nothing, last on November 21, 2026Understood. Few products have all of this.',
    ])
    await step('The preview follows the typed meaning', async () => {
      const dialog = await openForm(canvas, 'sofa')
      await expect(dialog.getByRole('textbox', { name: 'Shoppers search for' })).toHaveValue('davenport')
      await expect(await dialog.findByText(/^“velvet davenport” would find \d+ products?\.$/)).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Save synonym' }))
    })
    await step('The focus returns, and the synonym is listed', async () => {
      const button = canvas.getByRole('button', { name: 'Add a synonym for velvet davenport' })
      await waitFor(() => expect(button).toHaveFocus())
      await expect(await screen.findByText('Searches for “davenport” now find “sofa”.')).toBeInTheDocument()
      await expect((await rows(canvas, 'Synonyms')).map((row) => row.textContent)).toEqual([
        'cot means bedAdded by Tunde BakareRemove',
        'davenport means sofaAdded by Bola AdeRemove',
      ])
    })
    await step('Removing one asks first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove cot' }))
      const question = within(await screen.findByRole('alertdialog', { name: 'Remove synonym' }))
      await userEvent.click(question.getByRole('button', { name: 'Remove' }))
      await waitFor(async () => expect(await rows(canvas, 'Synonyms')).toHaveLength(1))
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Synonyms' })).toHaveFocus())
    })
  },
}

/** On a phone the form is a sheet, and every row fits the width. */
export const Phone: Story = {
  name: 'Flow: new synonym on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'leather armchair')
    await expect(await dialog.findByText(/would find/)).toBeVisible()
  },
}

export const Loading: Story = {
  args: { arrange: (api) => void api.override('adminSearch.read', pending) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { seed: {} },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No search of the last 30 days found fewer than three products.')).toBeVisible()
    await expect(canvas.getByText(/^No synonyms yet\./)).toBeVisible()
  },
}

/** The page could not be loaded: the reason and a retry. */
export const Failed: Story = {
  args: { arrange: (api) => void api.override('adminSearch.read', failing) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** The meaning has a word that nothing in the shop has. */
export const UnknownWord: Story = {
  name: 'Flow: unknown word',
  args: {
    arrange: (api) => void api.override('adminSearch.preview', () => failureResponse(422, 'The search does not know “zzz”.')),
  },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'zzz')
    await expect(await dialog.findByText('The search does not know “zzz”.')).toBeVisible()
  },
}

/** While the synonym is saved, the form cannot be changed or closed. */
export const Saving: Story = {
  name: 'Flow: saving',
  args: { arrange: (api) => void api.override('adminSearch.addSynonym', pending) },
  play: async ({ canvas }) => {
    const dialog = await openForm(canvas, 'sofa')
    await userEvent.click(dialog.getByRole('button', { name: 'Save synonym' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'They mean' }), 'x{Escape}')
    await expect(dialog.getByRole('textbox', { name: 'They mean' })).toHaveValue('sofa')
  },
}

/** Another admin has given the word another meaning: what was typed stays, and closing the form shows their synonym. */
export const Conflict: Story = {
  name: 'Flow: conflict',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New synonym' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a synonym' }))
    await userEvent.type(dialog.getByRole('textbox', { name: 'Shoppers search for' }), 'cots')
    await userEvent.type(dialog.getByRole('textbox', { name: 'They mean' }), 'sofa')
    await userEvent.click(dialog.getByRole('button', { name: 'Save synonym' }))
    const word = dialog.getByRole('textbox', { name: 'Shoppers search for' })
    await waitFor(() => expect(word).toHaveAccessibleDescription('Error: “cot” means “bed” already. Remove that synonym first.'))
    await expect(word).toHaveValue('cots')
  },
}

/** The page could not be loaded again after a change: buttons that need it are unavailable until it is loaded. */
export const Stale: Story = {
  name: 'Flow: failed reload',
  parameters: { expectedInConsole: [/failed with status/] },
  args: {
    arrange: (api) => {
      api.override('adminSearch.removeSynonym', () => {
        const restore = api.override('adminSearch.read', () => (restore(), failing()))
        return failureResponse(404, 'This synonym does not exist any more.')
      })
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove cot' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove synonym' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    const names = ['Remove cot', 'New synonym', 'Add a synonym for velvet davenport']
    const buttons = names.map((name) => canvas.getByRole('button', { name }))
    for (const button of buttons) await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(retry)
    for (const button of buttons) await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'))
  },
}

/** A synonym that could not be removed stays, and the question says why. */
export const RemovalFailed: Story = {
  name: 'Flow: removal failed',
  args: { arrange: (api) => void api.override('adminSearch.removeSynonym', failing) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove cot' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove synonym' }))
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await expect(await question.findByText('Something went wrong.')).toBeVisible()
  },
}
