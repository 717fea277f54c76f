import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Matrix } from '../../testing/Matrix.tsx'
import { Scene } from '../../testing/Scene.tsx'
import { Button } from '../button/Button.tsx'
import { Link } from '../link/Link.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { TextField } from '../text-field/TextField.tsx'
import { Alert, alertTones } from './Alert.tsx'

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { children: 'Price must be a non-negative number.' },
  argTypes: { tone: { control: 'inline-radio', options: alertTones }, action: { control: false } },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

/** An error interrupts a screen reader. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Price must be a non-negative number.')
  },
}

export const Playground: Story = {
  args: { tone: 'info', title: 'Your list was saved', children: 'It will be sent when you are online again.' },
}

export const States: Story = {
  render: () => (
    <Matrix
      rows={alertTones}
      columns={{
        Sentence: {},
        'With title': { title: 'Something is missing' },
        'With action': { onRetry: () => {} },
      }}
      cell={(tone, props) => (
        <div style={{ inlineSize: '24rem' }}>
          <Alert tone={tone} {...props}>
            Could not load the list.
          </Alert>
        </div>
      )}
    />
  ),
}

/** An error above the fields it concerns, and a confirmation above a catalogue list. */
export const Examples: Story = {
  render: () => (
    <Scene>
      <Alert tone="error" title="The product was not saved" action={<Button variant="secondary">Try again</Button>}>
        Price must be a non-negative number.
      </Alert>
      <TextField label="Price" prefix="₦" defaultValue="-1" error="Price must be a non-negative number." />
      <Alert tone="info">Your cart is saved here and sent when you are online again.</Alert>
    </Scene>
  ),
}

/** A success is announced politely: the screen reader finishes its sentence first. */
export const Success: Story = {
  args: { tone: 'success', children: 'Message sent successfully!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!')
  },
}

/** The action is the only tab stop. */
export const Keyboard: Story = {
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/**
 * Try again removes the alert, and the section around it gets the focus. When the retry fails, the button of the new alert has it
 * again. When it succeeds, Tab continues with what was loaded.
 */
export const KeepsFocus: Story = {
  render: () => <Collections />,
  play: async ({ canvas, userEvent, step }) => {
    const section = canvas.getByRole('region', { name: 'Collections' })
    await step('the first retry fails', async () => {
      canvas.getByRole('button', { name: 'Try again' }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(section).toHaveFocus())
      respond('failed')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus())
    })
    await step('the second retry succeeds', async () => {
      await userEvent.keyboard('{Enter}')
      respond('loaded')
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Eko Living' })).toBeVisible())
      await expect(section).toHaveFocus()
      await userEvent.tab()
      await expect(canvas.getByRole('link', { name: 'Eko Living' })).toHaveFocus()
    })
    await expect(section).not.toHaveAttribute('tabindex')
  },
}

type ListState = 'failed' | 'loading' | 'loaded'

/** Completes the request that Try again has sent. */
let respond: (state: ListState) => void = () => {}

function Collections() {
  const [state, setState] = useState<ListState>('failed')
  const retry = () => {
    respond = setState
    setState('loading')
  }
  return (
    <section aria-label="Collections">
      {state === 'failed' && <Alert onRetry={retry}>Could not load the list.</Alert>}
      {state === 'loading' && <Skeleton />}
      {state === 'loaded' && <Link href="#eko">Eko Living</Link>}
    </section>
  )
}
