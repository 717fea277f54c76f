import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { brokenPicture, pictures } from '../../testing/pictures.ts'
import { FileDropZone } from './FileDropZone.tsx'
import type { FileDropZoneProps } from './FileDropZone.tsx'
import { PreviewTiles } from './PreviewTiles.tsx'
import type { PreviewTile } from './PreviewTiles.tsx'

const tiles: PreviewTile[] = [
  { id: 'front', name: 'Wing chair, front', src: pictures.wingChair.sources.src },
  { id: 'side', name: 'Wing chair, side', src: pictures.wingChairDetail.sources.src },
  { id: 'sofa', name: 'Long sofa', src: pictures.sofa.sources.src },
]

const meta = {
  title: 'Components/File drop zone',
  component: FileDropZone,
  args: {
    label: 'Pictures',
    prompt: 'Choose pictures, or drop them here',
    hint: 'JPEG, PNG, WebP or AVIF, at most 10 of 10 MB each',
    accept: 'image/jpeg,image/png,image/webp,image/avif',
    isMultiple: true,
    onFiles: fn(),
  },
  argTypes: { children: { control: false } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDropZone>

export default meta
type Story = StoryObj<typeof meta>

const photo = (name: string) => new File(['picture'], name, { type: 'image/jpeg' })

/** Several chosen files arrive in one call, and the same file can be chosen again. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Pictures')
    await expect(field).toHaveAccessibleDescription('JPEG, PNG, WebP or AVIF, at most 10 of 10 MB each')
    const chosen = [photo('front.jpg'), photo('side.jpg')]
    await userEvent.upload(field, chosen)
    await userEvent.upload(field, chosen)
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
    await expect(args.onFiles).toHaveBeenLastCalledWith(chosen, false)
  },
}

export const Playground: Story = { args: { error: 'Picture 2 is larger than 10 MB.' } }

interface ChosenProps extends FileDropZoneProps {
  from?: PreviewTile[]
  isDescribed?: boolean
}

function Chosen({ from = tiles, isDescribed = false, ...props }: ChosenProps) {
  const [shown, setShown] = useState(from)
  const describe = (id: string, alt: string) => setShown(shown.map((tile) => (tile.id === id ? { ...tile, alt } : tile)))
  const order = (ids: string[]) => setShown(ids.flatMap((id) => shown.find((tile) => tile.id === id) ?? []))
  return (
    <FileDropZone {...props}>
      <PreviewTiles
        label="Chosen pictures"
        tiles={shown}
        onOrderChange={order}
        onRemove={(id) => setShown(shown.filter((tile) => tile.id !== id))}
        onDescribe={isDescribed ? describe : undefined}
        disabled={props.disabled ?? false}
      />
    </FileDropZone>
  )
}

const described = tiles.map((tile, place) => ({
  ...tile,
  alt: place === 1 ? 'Carved back of a wing chair, seen from the side in the light of a window' : tile.name,
}))

const cases: { name: string; props: Partial<FileDropZoneProps>; from?: PreviewTile[]; isDescribed?: boolean }[] = [
  { name: 'Empty', props: {}, from: [] },
  { name: 'One', props: { isOptional: true }, from: tiles.slice(0, 1) },
  { name: 'Invalid', props: { error: 'Picture 2 is larger than 10 MB.' }, from: [] },
  {
    name: 'A broken picture',
    props: {},
    from: [...tiles.slice(0, 1), { id: 'broken', name: 'Wardrobe', src: brokenPicture.sources.src }],
  },
  { name: 'With alternative texts', props: {}, from: described, isDescribed: true },
  { name: 'Disabled', props: { disabled: true } },
]

export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      {cases.map(({ name, props, ...rest }) => (
        <Chosen key={name} {...args} {...props} {...rest} label={name} />
      ))}
    </div>
  ),
}

/** Two chosen pictures in the product form, of which the first is the cover. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <TextField label="Name" defaultValue="Adire wing chair" />
      <Chosen {...args} from={tiles.slice(0, 2)} />
    </Scene>
  ),
}

/** Tiles with alternative texts. A tile shows a spinner while its file is read; a single picture cannot be reordered. */
export const WithAltTexts: Story = {
  render: function Describing(args) {
    const [alt, setAlt] = useState('')
    return (
      <FileDropZone {...args} isMultiple={false} label="Cover image">
        <PreviewTiles
          label="Cover image"
          tiles={[
            { id: 'front', name: alt || 'front.jpg', src: pictures.wingChair.sources.src, alt },
            { id: 'next', name: 'next.jpg', src: null },
          ]}
          onRemove={fn()}
          onDescribe={(id, text) => id === 'front' && setAlt(text)}
        />
      </FileDropZone>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Alternative text of picture 1' })
    await userEvent.type(field, 'A wing chair{Enter}in the light')
    await expect(field).toHaveValue('A wing chair in the light')
    await expect(canvas.getByRole('button', { name: 'Remove A wing chair in the light' })).toBeVisible()
    await expect(canvas.getByText('next.jpg is being read')).toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /^Move/ })).toBeNull()
  },
}

const namesIn = (canvas: { getAllByRole: (role: 'img') => HTMLElement[] }) =>
  canvas.getAllByRole('img').map((picture) => picture.getAttribute('alt'))

/** Dragging a tile moves it to the position under the pointer, and the result is announced. */
export const ReorderByDragging: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas }) => {
    const pointTo = (name: string) => {
      const { x, y, width, height } = canvas.getByRole('img', { name }).getBoundingClientRect()
      return { clientX: x + width / 2, clientY: y + height / 2, pointerType: 'mouse', button: 0 }
    }
    await fireEvent.pointerDown(canvas.getByRole('img', { name: 'Wing chair, front' }), pointTo('Wing chair, front'))
    await fireEvent.pointerMove(window, pointTo('Long sofa'))
    await expect(namesIn(canvas)).toEqual(['Wing chair, side', 'Long sofa', 'Wing chair, front'])
    await fireEvent.pointerUp(window)
    await expect(canvas.getByText('Wing chair, front is now 3 of 3.')).toBeInTheDocument()
    await fireEvent.pointerMove(window, pointTo('Wing chair, side'))
    await expect(namesIn(canvas)).toEqual(['Wing chair, side', 'Long sofa', 'Wing chair, front'])
  },
}

/** Escape cancels the drag. */
export const DragCancelled: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, userEvent }) => {
    const sofa = canvas.getByRole('img', { name: 'Long sofa' })
    const front = canvas.getByRole('img', { name: 'Wing chair, front' }).getBoundingClientRect()
    await fireEvent.pointerDown(sofa, { pointerType: 'mouse', button: 0 })
    await fireEvent.pointerMove(window, { clientX: front.x + 20, clientY: front.y + 20 })
    await expect(namesIn(canvas)[0]).toBe('Long sofa')
    await userEvent.keyboard('{Escape}')
    await expect(namesIn(canvas)).toEqual(['Wing chair, front', 'Wing chair, side', 'Long sofa'])
  },
}

/**
 * Tab reaches the field and the arrow buttons of each tile. Enter moves the tile, announces it and keeps the focus on the button.
 */
export const Keyboard: Story = {
  render: (args) => <Chosen {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const later = canvas.getByRole('button', { name: 'Move Wing chair, front later' })
    await step('Tab reaches the field, then the tiles', async () => {
      await userEvent.tab()
      await expect(canvas.getByLabelText('Pictures')).toHaveFocus()
      await userEvent.tab()
      await userEvent.tab()
      await expect(later).toHaveFocus()
    })
    await step('Enter moves the tile', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(namesIn(canvas)).toEqual(['Wing chair, side', 'Wing chair, front', 'Long sofa'])
      await expect(canvas.getByText('Wing chair, front is now 2 of 3.')).toBeInTheDocument()
      await expect(later).toHaveFocus()
    })
    await step('At the end of the list the arrow button does nothing and keeps the focus', async () => {
      await userEvent.keyboard(' {Enter}')
      await expect(namesIn(canvas)).toEqual(['Wing chair, side', 'Long sofa', 'Wing chair, front'])
      await expect(later).toHaveFocus()
      await expect(later).toHaveAttribute('aria-disabled', 'true')
    })
    await step('Removing, by Enter or Space, hands the focus to the next tile, at last to the list', async () => {
      for (const name of ['Long sofa', 'Wing chair, front']) {
        canvas.getByRole('button', { name: `Remove ${name}` }).focus()
        await userEvent.keyboard('{Enter}')
        await expect(canvas.getByText(`${name} was removed.`)).toBeInTheDocument()
      }
      await expect(canvas.getByRole('button', { name: 'Remove Wing chair, side' })).toHaveFocus()
      await userEvent.keyboard(' ')
      await expect(canvas.getByRole('list', { name: 'Chosen pictures' })).toHaveFocus()
    })
  },
}
