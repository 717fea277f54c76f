import type { Image } from '@shop/api'
import type { EditedPicture, PictureFile } from '@shop/machines'
import { asCode } from '../as-code.ts'
import { button, press } from './driver.ts'
import type { Driver, RecordedEvent } from './driver.ts'

/** A part of a form with pictures, in a state of its machine. */
export interface PicturePlace {
  /** The name of the file field and of the list of tiles. */
  label: string
  pictures: readonly EditedPicture[]
  /** The lines that make the part visible. */
  opened?: readonly string[]
}

/** The smallest PNG, of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

/** A file with the recorded name, size and type. Its picture is one pixel, because recordings contain no files. */
function fileCode({ name, size, type }: PictureFile): string {
  const rest = Math.max(0, size - atob(pixel).length)
  const content = `Buffer.concat([Buffer.from('${pixel}', 'base64'), Buffer.alloc(${rest})])`
  return `{ name: ${asCode(name)}, mimeType: ${asCode(type)}, buffer: ${content} }`
}

/** The tile of a picture. It is found by its position, because several pictures may have the same name. */
const tileAt = (label: string, index: number) =>
  `page.getByRole('list', { name: ${asCode(label)}, exact: true }).getByRole('listitem').nth(${index})`

/**
 * The events of pictures.
 *
 * @param placeOf returns where an event happens; null if that part is gone.
 */
export function pictureEvents(placeOf: (before: RecordedEvent, event: RecordedEvent) => PicturePlace | null): Driver['events'] {
  const onTile =
    (act: (tile: string, event: RecordedEvent, index: number, label: string) => readonly string[]) =>
    (event: RecordedEvent, before: RecordedEvent): readonly string[] | null => {
      const place = placeOf(before, event)
      const index = place?.pictures.findIndex(({ key }) => key === event['key']) ?? -1
      if (!place || index === -1) return null
      return [...(place.opened ?? []), ...act(tileAt(place.label, index), event, index, place.label)]
    }
  return {
    'pictures.pick': (event, before) => {
      const place = placeOf(before, event)
      const files = (event['files'] as readonly PictureFile[]).map(fileCode)
      if (!place) return null
      const input = `page.getByLabel(${asCode(place.label)}, { exact: true }).and(page.locator('input'))`
      // The camera adds one picture to the others, as dropped files are added.
      const lines =
        event['isAddition'] === true
          ? files.map(
              (file) =>
                `await page.getByLabel('Take a photo', { exact: true }).and(page.locator('input')).setInputFiles(${file})`,
            )
          : [`await ${input}.setInputFiles([${files.join(', ')}])`]
      return [...(place.opened ?? []), ...lines]
    },
    'picture.remove': onTile((tile) => [`await ${button(/^Remove /, tile)}.click()`]),
    'picture.describe': onTile((tile, { alt }) => [`await ${tile}.getByRole('textbox').fill(${asCode(alt)})`]),
    // A press moves a picture by one position.
    'picture.move': onTile((_, { to }, index, label) => {
      const by = Number(to) < index ? -1 : 1
      const places = Array.from({ length: Math.abs(Number(to) - index) }, (__, step) => index + step * by)
      return places.map((at) => `await ${button(by < 0 ? / earlier$/ : / later$/, tileAt(label, at))}.click()`)
    }),
  }
}

/** Chooses pictures that the shop has stored, each by the address of its file. */
export function reusedPictures({ images }: RecordedEvent): string[] {
  const chosen = images as readonly Image[]
  return [
    ...press("Choose from the shop's pictures")(),
    ...chosen.map(
      ({ public_id: id }) =>
        `await page.getByRole('list', { name: 'Pictures', exact: true }).getByRole('button').filter({ has: page.locator('[src*="${id}"]') }).click()`,
    ),
    ...press(chosen.length === 1 ? 'Add 1 picture' : `Add ${chosen.length} pictures`)(),
  ]
}
