import { limits, originalAnswers, sampleAnswerValues, weekdays } from '@shop/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { moved } from '../../components/file-drop-zone/moved.ts'
import { heroes } from '../../testing/items.ts'
import { shopLines } from './shop-lines.ts'
import { ShopDetailsForm } from './ShopDetailsForm.tsx'

const lines: ComponentProps<typeof ShopDetailsForm>['lines'] = {
  phone: '+234 800 000 0000',
  chatNumber: '2348000000000',
  street: '12 Demonstration Close',
  locality: 'Lekki Phase 1',
  region: 'Lagos',
  country: 'Nigeria',
  countryCode: 'NG',
  latitude: '6.4474',
  longitude: '3.4723',
  instagram: 'https://www.instagram.com/atelier-ile.example',
  tiktok: 'https://www.tiktok.com/@atelier-ile.example',
  x: 'https://x.com/atelier_ile_example',
}

const hours = Object.fromEntries(
  weekdays.map((day) => [day, { isOpen: day !== 'sunday', opens: '09:00', closes: '18:00' }]),
) as unknown as ComponentProps<typeof ShopDetailsForm>['hours']

const tile = ({ public_id, url, alt }: (typeof heroes)[number]) => ({ key: public_id, src: url, alt })
const heroPictures = heroes.slice(0, 2).map(tile)
const catalogues: ComponentProps<typeof ShopDetailsForm>['catalogues'] = ['Living Rooms', 'Bedrooms'].map((title, position) => ({
  key: title,
  title,
  href: 'https://designs.example/rooms',
  pictures: [tile(heroes[position]!)],
}))

/** The form with the state of its screen. */
function Filled(props: ComponentProps<typeof ShopDetailsForm>) {
  const [typed, setTyped] = useState(props.lines)
  const [week, setWeek] = useState(props.hours)
  const [answers, setAnswers] = useState(props.answers)
  const [order, setOrder] = useState(props.catalogues)
  return (
    <ShopDetailsForm
      {...props}
      lines={typed}
      onLines={(change) => {
        setTyped({ ...typed, ...change })
        props.onLines(change)
      }}
      answers={answers}
      onAnswers={(change) => {
        setAnswers({ ...answers, ...change })
        props.onAnswers(change)
      }}
      catalogues={order}
      onCatalogueMove={(key, to) => {
        setOrder(
          moved(
            order,
            order.findIndex((catalogue) => catalogue.key === key),
            to,
          ),
        )
        props.onCatalogueMove(key, to)
      }}
      hours={week}
      onHours={(day, change) => {
        setWeek({ ...week, [day]: { ...week[day], ...change } })
        props.onHours(day, change)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/Admin/Shop details form',
  component: ShopDetailsForm,
  args: {
    lines,
    onLines: fn(),
    hours,
    onHours: fn(),
    enquiryEmails: true,
    onEnquiryEmails: fn(),
    problems: [],
    failure: null,
    isLocked: false,
    isSaving: false,
    onSubmit: fn(),
    onCancel: fn(),
    answers: { ...originalAnswers, quoted: 'Good day {name}! {items}: {total}.' },
    onAnswers: fn(),
    sample: sampleAnswerValues({ name: 'Atelier Ilé', enquiriesUrl: 'https://shop.example/enquiries' }),
    catalogues,
    onCatalogueAdd: fn(),
    onCatalogue: fn(),
    onCatalogueRemove: fn(),
    onCatalogueMove: fn(),
    heroes: heroPictures,
    onPicturesPick: fn(),
    onPictureRemove: fn(),
    onPictureDescribe: fn(),
    onHeroMove: fn(),
    reading: null,
    links: { contact: '#contact', showroom: '#showroom', eCatalog: '#e-catalog', home: '#home' },
  },
  argTypes: {
    lines: { control: false },
    hours: { control: false },
    catalogues: { control: false },
    answers: { control: false },
    heroes: { control: false },
  },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof ShopDetailsForm>

export default meta
type Story = StoryObj<typeof meta>

/** Every line has a field, and only the social links are optional. A change reports only the changed line or day. A day that is closed has no times. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    for (const { label, isOptional } of Object.values(shopLines)) {
      await expect(canvas.getByRole('textbox', { name: isOptional ? `${label} (optional)` : label })).toBeInTheDocument()
    }
    const optional = canvas.getAllByRole<HTMLInputElement>('textbox', { name: /\(optional\)$/ })
    await expect(optional.map(({ required }) => required)).toEqual([false, false, false])
    await userEvent.type(canvas.getByRole('textbox', { name: 'Chat number' }), '1')
    await expect(args.onLines).toHaveBeenLastCalledWith({ chatNumber: '23480000000001' })
    await expect(canvas.queryByLabelText('Sunday opens')).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sunday' }))
    await expect(args.onHours).toHaveBeenLastCalledWith('sunday', { isOpen: true })
    await userEvent.clear(canvas.getByLabelText('Sunday closes'))
    await userEvent.type(canvas.getByLabelText('Sunday closes'), '16:30')
    await expect(args.onHours).toHaveBeenLastCalledWith('sunday', { closes: '16:30' })
    await userEvent.click(canvas.getByRole('switch', { name: /^Email each new enquiry/ }))
    await expect(args.onEnquiryEmails).toHaveBeenCalledWith(false)
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}

/** An e-catalogue opens to its title, link and cover; it can be moved and removed. */
export const ECatalogues: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'E-catalogues' }))
    await userEvent.click(list.getByText('Bedrooms'))
    const [, bedrooms] = list.getAllByRole('listitem').filter((item) => item.querySelector('details'))
    const own = within(bedrooms!)
    await userEvent.type(own.getByRole('textbox', { name: 'Title' }), '!')
    await expect(args.onCatalogue).toHaveBeenLastCalledWith('Bedrooms', { title: 'Bedrooms!' })
    await expect(own.getByRole('button', { name: 'Move down' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(own.getByRole('button', { name: 'Move up' }))
    await expect(args.onCatalogueMove).toHaveBeenLastCalledWith('Bedrooms', 0)
    await userEvent.click(own.getByRole('button', { name: 'Remove' }))
    await expect(args.onCatalogueRemove).toHaveBeenLastCalledWith('Bedrooms')
    await expect(canvas.getByRole('button', { name: 'Add e-catalogue' })).toHaveFocus()
  },
}

/** A moved e-catalogue is announced, and its button keeps the focus at the end of the list, where it does nothing. */
export const MovedECatalogue: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Living Rooms'))
    const down = canvas.getAllByRole('button', { name: 'Move down' }).find((button) => button.checkVisibility())!
    down.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCatalogueMove).toHaveBeenLastCalledWith('Living Rooms', 1)
    await expect(canvas.getByText('Living Rooms is now 2 of 2.')).toBeInTheDocument()
    await expect(down).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(args.onCatalogueMove).toHaveBeenCalledOnce()
    await expect(down).toHaveFocus()
  },
}

/** At the largest number of e-catalogues, the button that adds one stays focusable, and gets the focus of a removed one. */
export const MostECatalogues: Story = {
  args: {
    catalogues: Array.from({ length: limits.eCataloguesMaximum }, (_, n) => ({
      ...catalogues[0]!,
      key: `${n}`,
      title: `Rooms ${n}`,
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const add = canvas.getByRole('button', { name: 'Add e-catalogue' })
    await expect(add).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(add)
    await expect(args.onCatalogueAdd).not.toHaveBeenCalled()
    const list = within(canvas.getByRole('list', { name: 'E-catalogues' }))
    await userEvent.click(list.getByText('Rooms 3'))
    await userEvent.click(list.getAllByRole('button', { name: 'Remove' }).find((button) => button.checkVisibility())!)
    await expect(args.onCatalogueRemove).toHaveBeenCalledWith('3')
    await expect(add).toHaveFocus()
  },
}

/** The text for each status has a preview that follows what is typed, and the original text comes back with one press. */
export const Answers: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const list = within(canvas.getByRole('list', { name: 'Answers to enquiries' }))
    await userEvent.click(list.getByText('Quoted'))
    await expect(list.getByText('Good day Ada Obi! Eko Sofa and 2 more: ₦1,250,000.00.')).toBeVisible()
    const field = list.getByRole('textbox', { name: 'Answer while “Quoted”' })
    await userEvent.type(field, ' See {{link}.')
    await expect(args.onAnswers).toHaveBeenLastCalledWith({ quoted: 'Good day {name}! {items}: {total}. See {link}.' })
    await expect(list.getByText(/: ₦1,250,000\.00\. See https:\/\/shop\.example\/enquiries\./)).toBeVisible()
    await userEvent.click(
      list.getAllByRole('button', { name: 'Back to the original text' }).find((each) => each.checkVisibility())!,
    )
    await expect(field).toHaveFocus()
    await expect(list.getByText(/Our price is ₦1,250,000\.00\./)).toBeVisible()
    await expect(list.queryByText('Changed')).toBeNull()
  },
}

let endSave: () => void

/** A form whose save succeeds when `endSave` is called. Afterwards a picture turns out to be unreadable while the admin types. */
function Saved(props: ComponentProps<typeof ShopDetailsForm>) {
  const [isSaving, setSaving] = useState(false)
  const [problems, setProblems] = useState(props.problems)
  const save = () => {
    setSaving(true)
    endSave = () => setSaving(false)
  }
  const fail = () => setProblems([{ path: 'heroes', message: 'Failed to read image file.', file: 'note.jpg' }])
  return <Filled {...props} isSaving={isSaving} isLocked={isSaving} problems={problems} onSubmit={save} onLines={fail} />
}

/** After a successful save, a picture that cannot be read leaves the focus in the field in which the admin types. */
export const ProblemAfterSave: Story = {
  render: (args) => <Saved {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Chat number' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    endSave()
    await waitFor(() => expect(field).toBeEnabled())
    await userEvent.type(field, '1')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('note.jpg')
    await expect(field).toHaveFocus()
  },
}

/** A field is disabled while the form is saved, which takes its focus. After a save with Enter it has the focus again. */
export const FocusAfterSave: Story = {
  render: (args) => <Saved {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Chat number' })
    field.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(document.body).toHaveFocus())
    endSave()
    await waitFor(() => expect(field).toHaveFocus())
  },
}

export const Playground: Story = {}

/** Errors are listed above the form and shown at each field; the first invalid field has the focus. */
export const Invalid: Story = {
  render: function Sent(args) {
    const [problems, setProblems] = useState<ComponentProps<typeof ShopDetailsForm>['problems']>([])
    const sent = [
      { path: 'chatNumber', message: 'Enter the chat number with its country code, 10 to 15 digits, such as 2348000000000.' },
      { path: 'Bedrooms.href', message: 'Enter the link of the e-catalogue. It begins with https://.' },
      { path: 'answers.ready', message: '{price} is not a placeholder.' },
      { path: 'heroes', message: 'Failed to read image file.', file: 'delivery-note.pdf' },
      { path: 'x', message: 'Enter the link of your X page. It begins with https://.' },
      { path: 'hours.monday', message: 'Enter an opening time and a later closing time, or mark the day as closed.' },
    ]
    return <Filled {...args} problems={problems} onSubmit={() => setProblems(sent)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }))
    await expect(canvas.getByRole('textbox', { name: 'Chat number' })).toHaveFocus()
    await expect(canvas.getByLabelText('Monday opens')).toHaveAccessibleDescription(
      'Error: Enter an opening time and a later closing time, or mark the day as closed.',
    )
  },
}

/** While the form is saved, every field is disabled. */
export const States: Story = { args: { isLocked: true, isSaving: true } }

/** With text of twice the size on a phone, the times of a day are below each other, and nothing leaves the screen. */
export const LargeText: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: '10.25rem' }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const form = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect()
    const closes = canvas.getByLabelText('Monday closes').getBoundingClientRect()
    await expect(closes.right).toBeLessThanOrEqual(form.right)
    await expect(closes.top).toBeGreaterThan(canvas.getByLabelText('Monday opens').getBoundingClientRect().bottom)
  },
}

/** The form on a phone. */
export const Examples: Story = { globals: { viewport: { value: 'phone' } } }
