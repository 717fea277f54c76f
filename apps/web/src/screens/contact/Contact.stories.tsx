import { createUser, failureResponse } from '@shop/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { paths } from '../../paths.ts'
import { pending, ScreenFrame } from '../../testing/ScreenFrame.tsx'

const meta = {
  title: 'Screens/Contact',
  component: ScreenFrame,
  parameters: { layout: 'fullscreen' },
  args: { address: paths.contact.href() },
} satisfies Meta<typeof ScreenFrame>

export default meta
type Story = StoryObj<typeof meta>

type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>

async function send({ canvas, userEvent }: Tools) {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'Subject' }), 'A bay window')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'It is 3.20 m wide.')
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }))
}

/** The page has a form and every other way to reach the shop. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Contact Us', level: 1 })
    await expect(canvas.getByText('Open 24/7')).toBeVisible()
    const ways = canvas.getByRole('region', { name: 'Or speak to us' })
    for (const label of ['WhatsApp', 'Instagram', 'TikTok', 'X']) {
      await expect([...ways.querySelectorAll('a')].map((link) => link.textContent)).toContain(label)
    }
  },
}

/** The address has what a shopper searched for: the message asks for it and can be changed. */
export const Wish: Story = {
  args: { address: paths.contact.href('pink helicopter bed') },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Subject' })).toHaveValue('Can you make this?')
    const message = canvas.getByRole('textbox', { name: 'Message' })
    await expect(message).toHaveValue('I am looking for: pink helicopter bed')
    await userEvent.type(message, ', 2 m wide')
    await expect(message).toHaveValue('I am looking for: pink helicopter bed, 2 m wide')
  },
}

/** The shopper asks for something else: the message is about that, because nobody has changed the one about the first wish. */
export const NextWish: Story = {
  name: 'Flow: next wish',
  args: { address: '/shop?search=xqzwv' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask us to make it' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('I am looking for: xqzwv'))
    await userEvent.click(canvas.getAllByRole('link', { name: 'Shop' })[0]!)
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Search products' }), 'wvzqx{Enter}')
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask us to make it' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('I am looking for: wvzqx'))
  },
}

/** On a phone, the chat link is in the bottom navigation, where it covers no field. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Send Message' })
    const chat = canvas.getByRole('link', { name: 'Chat with us' })
    await expect(chat).toBeVisible()
    const navigation = canvas.getByRole('navigation', { name: 'Quick links' })
    await expect(chat.getBoundingClientRect().top).toBeGreaterThanOrEqual(navigation.getBoundingClientRect().top)
  },
}

/** The details of a signed-in user are filled in, and the message is sent. */
export const Sent: Story = {
  name: 'Flow: sent',
  globals: { role: 'customer' },
  play: async (context) => {
    const { canvas } = context
    const ada = createUser()
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(ada.username)
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue(ada.email)
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue(ada.phoneNumber)
    await send(context)
    await expect(await screen.findByText('Message sent successfully!')).toBeInTheDocument()
    for (const name of ['Name', 'Email', 'Subject', 'Message']) {
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveValue(''))
    }
    await expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue(ada.phoneNumber)
  },
}

/** Every field is required. */
export const Invalid: Story = {
  name: 'Flow: invalid',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send Message' }))
    const sentences = {
      Name: 'Error: Name is required.',
      Email: 'Error: Enter valid email address',
      'Phone number': 'Error: Must be at least 10 digits',
      Subject: 'Error: Subject is required.',
      Message: 'Error: Message is required.',
    }
    for (const [name, sentence] of Object.entries(sentences)) {
      await waitFor(() => expect(canvas.getByRole('textbox', { name })).toHaveAccessibleDescription(sentence))
    }
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

/** The button ignores presses and shows a spinner. */
export const Submitting: Story = {
  name: 'Flow: submitting',
  globals: { role: 'customer' },
  args: { arrange: (api) => void api.override('contact.send', pending) },
  play: async (context) => {
    await send(context)
    const button = context.canvas.getByRole('button', { name: 'Send Message' })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}

/** Sending fails without a message from the server, and the typed values stay. */
export const Failed: Story = {
  name: 'Flow: failed',
  globals: { role: 'customer' },
  args: { arrange: (api) => void api.override('contact.send', () => new Response('<h1>Bad gateway</h1>', { status: 502 })) },
  play: async (context) => {
    await send(context)
    await expect(await screen.findByText('Failed to send message. Please try again.')).toBeInTheDocument()
    await expect(context.canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('It is 3.20 m wide.')
  },
}

/** The server's message replaces the general one. */
export const ServerMessage: Story = {
  name: 'Flow: server message',
  globals: { role: 'customer' },
  args: { arrange: (api) => void api.override('contact.send', () => failureResponse(429, 'Too many messages. Please wait.')) },
  play: async (context) => {
    await send(context)
    await expect(await screen.findByText('Too many messages. Please wait.')).toBeInTheDocument()
  },
}
