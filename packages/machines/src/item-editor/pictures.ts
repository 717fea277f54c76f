import type { Image, ImagePayload } from '@shop/api'
import { limits } from '@shop/domain'
import type { PictureFile } from '../ports.ts'
import type { EditedPicture, ReadPicture, StoredPicture, UnreadPicture } from './pictures.types.ts'

/** The form's entries for stored pictures. A picture that is stored twice becomes two entries. */
export function storedPictures(images: readonly Image[]): readonly StoredPicture[] {
  return images.map((image, place) => {
    const sameBefore = images.slice(0, place).filter(({ public_id }) => public_id === image.public_id).length
    const key = sameBefore === 0 ? image.public_id : `${image.public_id}-${sameBefore + 1}`
    return { key, status: 'stored', alt: image.alt, image }
  })
}

/** The files that the user picked at once. */
export interface Pick {
  files: readonly PictureFile[]
  /** The number of the pick. Files that are added keep the number of the previous pick, so they do not replace its pictures. */
  pick: number
  /** The number of the first file among all files picked so far. */
  firstNumber: number
  /** The maximum number of pictures. */
  maximum: number
  /** Whether the files are added to earlier new pictures instead of replacing them. */
  isAddition: boolean
}

/**
 * Adds the picked files as waiting pictures, up to the maximum. Files that replace others drop the unread ones of an earlier pick
 * at once; pictures that were read are only replaced by the first new one that is read, so that an unreadable file loses nothing.
 */
export function withPicked(pictures: readonly EditedPicture[], { files, pick, firstNumber, maximum, isAddition }: Pick) {
  const waiting = files
    .slice(0, roomFor(pictures, maximum, isAddition))
    .map((file, place): UnreadPicture => ({ key: `new-${firstNumber + place}`, status: 'waiting', alt: '', file, pick }))
  return [...(isAddition ? pictures : pictures.filter((picture) => !isUnread(picture))), ...waiting]
}

/** The number of new pictures that can be picked. A single picture can always be replaced. */
export function roomFor(pictures: readonly EditedPicture[], maximum: number, isAddition: boolean): number {
  if (maximum === 1) return 1
  return Math.max(0, maximum - pictures.filter(({ status }) => isAddition || status === 'stored').length)
}

/** The new pictures that a pick replaces when its first file is read, in the order of the form. */
export function replacedBy(pictures: readonly EditedPicture[], url: string, maximum: number): readonly EditedPicture[] {
  if (maximum === 1) return []
  const left = withRead(pictures, url, maximum)
  return pictures.filter(({ key }) => !left.some((picture) => picture.key === key))
}

/**
 * The pictures with replaced ones in front of the new ones again, up to the maximum. They have the number of the last pick, which
 * therefore does not replace them again.
 */
export function withReplaced(
  pictures: readonly EditedPicture[],
  replaced: readonly EditedPicture[],
  { maximum, pick }: Omit<Pick, 'files' | 'firstNumber' | 'isAddition'>,
): readonly EditedPicture[] {
  const stored = pictures.filter(({ status }) => status === 'stored')
  const others = pictures.filter(({ status }) => status !== 'stored')
  const restored = replaced.map((picture) => (picture.status === 'stored' ? picture : { ...picture, pick }))
  return [...stored, ...restored, ...others].slice(0, maximum)
}

/** Marks the first unread picture as being read; one whose reading was interrupted comes first. */
export function withNextInReading(pictures: readonly EditedPicture[]): readonly EditedPicture[] {
  const next = pictureInReading(pictures) ?? pictures.find(isUnread)
  return pictures.map((picture) => (next && picture === next ? { ...next, status: 'reading' } : picture))
}

/** The picture that is being read; undefined without one. */
export function pictureInReading(pictures: readonly EditedPicture[]): UnreadPicture | undefined {
  return pictures.filter(isUnread).find(({ status }) => status === 'reading')
}

/**
 * Marks the picture that is being read as read. It replaces new pictures of earlier picks, or all others when only one is
 * allowed.
 */
export function withRead(pictures: readonly EditedPicture[], url: string, maximum: number): readonly EditedPicture[] {
  const inReading = pictureInReading(pictures)
  if (!inReading) return pictures
  const { key, alt, file, pick } = inReading
  const read: ReadPicture = { key, status: 'read', alt, url, fileName: file.name, pick }
  const stays = (picture: EditedPicture) => maximum > 1 && (picture.status === 'stored' || picture.pick >= pick)
  return pictures
    .filter((picture) => picture === inReading || stays(picture))
    .map((picture) => (picture === inReading ? read : picture))
}

/** The entries, such as pictures, without the one with this key. */
export function withoutKey<Entry extends { key: string }>(entries: readonly Entry[], key: string | undefined): readonly Entry[] {
  return entries.filter((entry) => entry.key !== key)
}

/** Moves the entry with this key to another position, counted from 0; beyond the ends means the end. */
export function withMoved<Entry extends { key: string }>(entries: readonly Entry[], key: string, to: number): readonly Entry[] {
  const moved = entries.find((entry) => entry.key === key)
  if (!moved) return entries
  const others = withoutKey(entries, key)
  const place = Math.max(0, to)
  return [...others.slice(0, place), moved, ...others.slice(place)]
}

/** Sets the alternative text of a picture. */
export function withAlt(pictures: readonly EditedPicture[], key: string, alt: string): readonly EditedPicture[] {
  return pictures.map((picture) => (picture.key === key ? { ...picture, alt } : picture))
}

/** Whether a chosen file is not read yet. */
export function isUnread(picture: EditedPicture): picture is UnreadPicture {
  return picture.status === 'waiting' || picture.status === 'reading'
}

/** Whether a data URL exceeds the maximum of a picture. Base64 needs four characters for three bytes. */
export function isTooLarge(url: string): boolean {
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0
  const characters = url.length - url.indexOf(',') - 1
  return (characters / 4) * 3 - padding > limits.imageBytesMaximum
}

/** The payload of the pictures: stored ones by their id, new ones complete. Unread ones are left out. */
export function picturePayloads(pictures: readonly EditedPicture[]): ImagePayload[] {
  return pictures.flatMap((picture): ImagePayload[] => {
    if (picture.status === 'stored') {
      const { url, public_id } = picture.image
      return [{ url, public_id, alt: picture.alt }]
    }
    return picture.status === 'read' ? [{ url: picture.url, isNew: true, alt: picture.alt }] : []
  })
}

/**
 * The pictures with the stored ones that new ones may have become: those at the same places that the item did not have before. Only
 * the server can compare their contents.
 */
export function asStored(
  pictures: readonly EditedPicture[],
  stored: readonly EditedPicture[],
  original: readonly EditedPicture[],
): readonly EditedPicture[] {
  return pictures.map((picture, place) => {
    const same = stored[place]
    const isAdded = same !== undefined && original.every(({ key }) => key !== same.key)
    return picture.status === 'read' && isAdded ? { ...same, alt: picture.alt } : picture
  })
}

/** The progress of reading the files picked last: how many of those that remain were read. */
export function readingProgress(pictures: readonly EditedPicture[]): { read: number; total: number } {
  const chosen = pictures.filter((picture) => picture.status !== 'stored')
  const lastPick = Math.max(...chosen.map(({ pick }) => pick))
  const last = chosen.filter(({ pick }) => pick === lastPick)
  return { read: last.filter(({ status }) => status === 'read').length, total: last.length }
}
