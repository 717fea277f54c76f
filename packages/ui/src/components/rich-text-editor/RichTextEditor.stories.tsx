import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { Scene } from '../../testing/Scene.tsx'
import { waitForEditor } from '../../testing/waitForEditor.ts'
import { Button } from '../button/Button.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { loadTinyEditor } from './loadTinyEditor.ts'
import { pastedSamples } from './pastedSamples.ts'
import { RichTextEditor } from './RichTextEditor.tsx'
import type { RichTextEditorProps } from './RichTextEditor.tsx'

const description =
  '<p>A <strong>deep</strong> seat in iroko and linen.</p>\n<ul>\n<li>Feather cushions</li>\n<li>Made in Lagos</li>\n</ul>'

function Writing({ value, onChange, ...props }: RichTextEditorProps) {
  const [html, setHtml] = useState(value)
  const change = (next: string) => {
    setHtml(next)
    onChange(next)
  }
  return <RichTextEditor {...props} value={html} onChange={change} />
}

const meta = {
  title: 'Components/Rich text editor',
  component: RichTextEditor,
  args: { label: 'Description', value: description, onChange: fn() },
  argTypes: { load: { control: false } },
  render: (args) => <Writing {...args} />,
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const never = () => new Promise<never>(() => {})
const failing = () => Promise.reject(new Error('The part of the build could not be fetched'))

/** Loads the editor, leaves the text unchanged, and reports HTML. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const editor = await waitForEditor(canvas)
    await expect(editor.getBody().querySelector('strong')).toHaveTextContent('deep')
    await expect(canvasElement.querySelector('.tox-tinymce')?.getBoundingClientRect().height).toBe(300)
    await expect(canvas.queryByRole('menubar')).not.toBeInTheDocument()
    editor.focus()
    editor.insertContent('“')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(description.replace('<p>A', '<p>“A')))
  },
}

export const Playground: Story = { args: { hint: 'What it is made of, and for whom.', isOptional: true, disabled: false } }

/** The editor while loading, after a failed load, invalid and disabled. */
export const States: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '3rem' }}>
      <RichTextEditor {...args} label="On its way" load={never} />
      <RichTextEditor {...args} label="Could not load" load={failing} />
      <RichTextEditor {...args} label="Wrong" value="" error="Please write a description." />
      <RichTextEditor {...args} label="Switched off" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitForEditor(canvas, 'Wrong')
    await waitForEditor(canvas, 'Switched off')
  },
}

/** A screen reader announces the hint or the error with the text, which is in another document. Both may change later. */
export const Described: Story = {
  args: { hint: 'What it is made of, and for whom.' },
  render: function Described(args) {
    const [error, setError] = useState<string>()
    return (
      <Scene>
        <Writing {...args} error={error} />
        <Button onClick={() => setError('Please write a description.')}>Save</Button>
        <Button onClick={() => setError(undefined)}>Reset</Button>
      </Scene>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    const editor = await waitForEditor(canvas)
    const expectHint = () =>
      waitFor(async () => {
        await expect(editor.getBody()).toHaveAttribute('aria-description', args.hint)
        await expect(editor.getBody()).not.toHaveAttribute('aria-invalid')
      })
    await expectHint()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(editor.getBody()).toHaveAttribute('aria-description', 'Please write a description.'))
    await expect(editor.getBody()).toHaveAttribute('aria-invalid', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }))
    await expectHint()
  },
}

/** The editor in the product form. */
export const Examples: Story = {
  render: (args) => (
    <Scene>
      <TextField label="Name" defaultValue="Eko sofa" />
      <Writing {...args} />
    </Scene>
  ),
  play: async ({ canvas }) => {
    await waitForEditor(canvas)
  },
}

/** Alt+F10 moves to the toolbar, Escape back to the text. */
export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const editor = await waitForEditor(canvas)
    await step('Alt+F10 moves to the toolbar', async () => {
      editor.focus()
      await fireEvent.keyDown(editor.getBody(), { key: 'F10', keyCode: 121, altKey: true })
      await waitFor(() => expect(document.activeElement?.closest('[role=toolbar], [role=group]')).not.toBeNull())
    })
    await step('Escape returns to the text', async () => {
      // The first press may only close the tooltip of the tool.
      await waitFor(async () => {
        await fireEvent.keyUp(document.activeElement ?? document.body, { key: 'Escape', keyCode: 27 })
        await expect(canvas.getByTitle('Description')).toHaveFocus()
      })
    })
  },
}

/** On a phone every tool is visible and large enough for a thumb, and the dialog for links has the theme of the shop. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const editor = await waitForEditor(canvas)
    const isLargeEnough = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width >= 44 && height >= 44
    }
    await step('Every tool is inside the frame', async () => {
      const frame = canvasElement.querySelector('.tox-tinymce')!.getBoundingClientRect()
      const tools = within(canvasElement)
        .getAllByRole('button')
        .filter((tool) => tool.matches('.tox-tbtn'))
      await expect(tools.map((tool) => tool.getAttribute('aria-label'))).toEqual(
        expect.arrayContaining(['Bullet list', 'Numbered list', 'Insert/edit link']),
      )
      await expect(tools.filter((tool) => !isLargeEnough(tool))).toEqual([])
      const outside = tools.filter((tool) => {
        const { left, right, bottom } = tool.getBoundingClientRect()
        return left < frame.left || right > frame.right || bottom > frame.top + 100
      })
      await expect(outside).toEqual([])
    })
    await step('The dialog for links', async () => {
      editor.focus()
      await userEvent.click(canvas.getByRole('button', { name: 'Insert/edit link' }))
      const dialog = await screen.findByRole('dialog', { name: 'Insert/Edit Link' })
      const colourOf = (name: string) => {
        const probe = document.body.appendChild(Object.assign(document.createElement('i'), { style: `color: var(${name})` }))
        const { color } = getComputedStyle(probe)
        probe.remove()
        return color
      }
      await expect(getComputedStyle(dialog).backgroundColor).toBe(colourOf('--color-raised'))
      const save = within(dialog).getByRole('button', { name: 'Save' })
      await waitFor(() => expect(getComputedStyle(save).backgroundColor).toBe(colourOf('--color-ink')))
      const controls = [...within(dialog).getAllByRole('button'), ...within(dialog).getAllByRole('textbox')]
      await expect(controls.filter((control) => !isLargeEnough(control))).toEqual([])
      await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(360)
    })
  },
}

/** Pasting from Word and Google Docs keeps lists, bold and italic text, and turns the rows of a table into lines. */
export const Pasted: Story = {
  args: { value: '' },
  play: async ({ args, canvas, step }) => {
    const editor = await waitForEditor(canvas)
    const paste = async (html: string, pasted: string) => {
      editor.resetContent('')
      editor.focus()
      editor.execCommand('mceInsertClipboardContent', false, { html })
      await waitFor(() => expect(editor.getContent().replaceAll('\n', '')).toBe(pasted))
      await expect(args.onChange).toHaveBeenLastCalledWith(editor.getContent())
    }
    await step('Word', () =>
      paste(
        pastedSamples.word,
        '<h2>Eko sofa</h2><p><strong>Deep</strong> seats in <em>iroko</em> and linen.</p>' +
          '<ul><li>Feather cushions<ul><li>washable</li></ul></li><li>Made in Lagos</li></ul>' +
          '<ol><li>Deposit</li><li>Delivery</li></ol><p>Width: 220 cm</p><p>Red · Blue · Green</p>',
      ),
    )
    await step('Word for the web', () =>
      paste(pastedSamples.wordOnline, '<ul><li>Feather cushions</li><li>Made in Lagos</li></ul>'),
    )
    await step('Google Docs', () =>
      paste(
        pastedSamples.googleDocs,
        '<p>A <strong>deep</strong><em> sofa.</em></p><ul><li>Feather cushions<ul><li>washable</li></ul></li></ul>' +
          '<ol><li>Deposit</li></ol><p>Width: 220 cm</p>',
      ),
    )
  },
}

/** The theme of the page may change while the editor loads, whose skin is then the one that was loaded. */
export const ThemeChangedDuringLoading: Story = {
  globals: { theme: 'light' },
  beforeEach: () => {
    const { dataset } = document.documentElement
    const { theme } = dataset
    return () => {
      dataset['theme'] = theme
    }
  },
  args: {
    load: async () => {
      const editor = await loadTinyEditor()
      document.documentElement.dataset['theme'] = 'dark'
      return editor
    },
  },
  play: async ({ canvas }) => {
    const editor = await waitForEditor(canvas)
    await expect(editor.options.get('skin')).toBe('oxide')
  },
}

/** If the editor cannot be loaded, a textarea replaces it; its lines become paragraphs and no text is lost. */
export const LoadFailed: Story = {
  args: { value: '<p>A long sofa</p>', load: failing },
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Description' })
    await expect(field).toHaveValue('A long sofa')
    await expect(field).toHaveAccessibleDescription(
      'The editor could not be loaded. You can write plain text; an empty line starts a new paragraph.',
    )
    await userEvent.type(field, '{Enter}{Enter}in iroko & linen')
    await expect(field).toHaveValue('A long sofa\n\nin iroko & linen')
    await expect(args.onChange).toHaveBeenLastCalledWith('<p>A long sofa</p>\n<p>in iroko &amp; linen</p>')
  },
}

/** The textarea shows formatting as HTML tags and keeps it. */
export const LoadFailedWithFormatting: Story = {
  args: { load: failing },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Description' })).toHaveValue(description)
  },
}
