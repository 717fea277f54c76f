import { enquiryStatusLabels, weekdayName } from '@shop/domain'
import type { EnquiryStatus, ShopLine, Weekday } from '@shop/domain'
import type { ShopDetailsForm } from '@shop/machines'
import { shopLines } from '@shop/ui/patterns/shop-details-form'
import { asCode } from '../as-code.ts'
import { button, conflicts, field, leaves, press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'
import { fieldsHold, formShows } from './expectations.ts'
import { openAsAdmin } from './identity.ts'
import { pictureEvents, reusedPictures } from './pictures.ts'
import type { PicturePlace } from './pictures.ts'

/** Sets the checkbox of a day before its times, which are hidden while the day is closed. */
function hoursOfDay(day: Weekday, { isOpen, ...times }: RecordedEvent): string[] {
  const label = weekdayName(day)
  return [
    ...(isOpen === undefined ? [] : [`await ${field(label)}.setChecked(${isOpen === true})`]),
    ...Object.entries(times).map(([name, time]) => `await ${field(`${label} ${name}`)}.fill(${asCode(time)})`),
  ]
}

/** Opens a part that is closed until it is needed. */
const unfolds = (within: string) => `await ${within}.evaluate((part) => part.setAttribute('open', ''))`

/** Types the text for answers of each status. */
function writesAnswers({ answers }: RecordedEvent): string[] {
  return Object.entries(answers as Partial<Record<EnquiryStatus, string>>).flatMap(([status, text]) => {
    const label = field(`Answer while “${enquiryStatusLabels[status as EnquiryStatus]}”`)
    return [unfolds(`page.locator('details').filter({ has: ${label} })`), `await ${label}.fill(${asCode(text)})`]
  })
}

/** The e-catalogues before an event, and the index of the one that it names. */
function namedCatalogue(key: unknown, { form }: RecordedEvent) {
  const { catalogues } = form as ShopDetailsForm
  const index = catalogues.findIndex((catalogue) => catalogue.key === key)
  return index === -1 ? null : { catalogue: catalogues[index]!, index }
}

/** The part of an e-catalogue, which is found by its position, because its title may be empty. */
const catalogueAt = (index: number) =>
  `page.getByRole('list', { name: 'E-catalogues', exact: true }).locator(':scope > li').nth(${index}).locator('details')`

/** The lines that open an e-catalogue and act on it; null for one that is gone. */
const onCatalogue =
  (act: (part: string, event: RecordedEvent) => readonly string[]) =>
  (event: RecordedEvent, before: RecordedEvent): readonly string[] | null => {
    const named = namedCatalogue(event['key'], before)
    return named && [unfolds(catalogueAt(named.index)), ...act(catalogueAt(named.index), event)]
  }

const catalogueLabels = { title: 'Title', href: 'Link' }

const catalogueEvents: Driver['events'] = {
  'catalogue.add': press('Add e-catalogue'),
  'catalogue.set': onCatalogue((part, { catalogue }) =>
    Object.entries(catalogue as Record<keyof typeof catalogueLabels, string>).map(
      ([name, text]) => `await ${field(catalogueLabels[name as keyof typeof catalogueLabels], part)}.fill(${asCode(text)})`,
    ),
  ),
  'catalogue.remove': onCatalogue((part) => [`await ${button('Remove', part)}.click()`]),
  // The form moves an e-catalogue by one position.
  'catalogue.move': (event, before) => {
    const named = namedCatalogue(event['key'], before)
    const name = named && Number(event['to']) < named.index ? 'Move up' : 'Move down'
    return onCatalogue((part) => [`await ${button(name, part)}.click()`])(event, before)
  },
}

/** Where the pictures of an event are: among the hero pictures, or on the cover of an e-catalogue. */
function placeOf(before: RecordedEvent, { place = 'heroes' }: RecordedEvent): PicturePlace | null {
  const { heroes } = before['form'] as ShopDetailsForm
  if (place === 'heroes') return { label: 'Hero pictures', pictures: heroes }
  const named = namedCatalogue(place, before)
  if (!named) return null
  const { title, pictures } = named.catalogue
  return { label: `Cover of ${title.trim() || 'New e-catalogue'}`, pictures, opened: [unfolds(catalogueAt(named.index))] }
}

const lineLabels = Object.fromEntries(Object.entries(shopLines).map(([name, { label }]) => [name, label]))

/** The driver of Shop Details. */
export const shopDetailsDriver: Driver = {
  begin: () => openAsAdmin('/admin/shop'),
  events: {
    'lines.set': ({ lines = {} }) =>
      Object.entries(lines as Partial<Record<ShopLine, string>>).map(
        ([name, value]) => `await ${field(shopLines[name as ShopLine].label)}.fill(${asCode(value)})`,
      ),
    'emails.set': ({ enquiryEmails }) => [
      `await page.getByRole('switch', { name: 'Email each new enquiry' }).setChecked(${enquiryEmails === true})`,
    ],
    'answers.set': writesAnswers,
    ...catalogueEvents,
    ...pictureEvents(placeOf),
    'pictures.reuse': reusedPictures,
    'hours.set': ({ day, hours }) => hoursOfDay(day as Weekday, hours as RecordedEvent),
    'form.submit': press('Save Changes'),
    'form.retry': press('Try again'),
    'form.leave': press('Cancel'),
    ...leaves,
    ...conflicts,
  },
  expects: formShows((form) => fieldsHold(lineLabels, (form as RecordedEvent)['lines'])),
  requests: {
    load: { path: '/admin/shop' },
    compare: { path: '/admin/shop' },
    save: { path: '/admin/operations/updateShop' },
    read: { prepares: () => [] },
  },
}
