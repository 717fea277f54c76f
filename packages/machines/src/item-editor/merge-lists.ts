import { samePictures } from './compare-forms.ts'
import type { EditedPicture } from './pictures.types.ts'

type Pictures = readonly EditedPicture[]

/** Merges the pictures of two admins. They are theirs unless the user has changed some. */
export function mergedPictures(original: Pictures, mine: Pictures, theirs: Pictures): Pictures {
  return samePictures(original, mine) ? theirs : mergedList(original, mine, theirs, ({ key }) => key)
}

/**
 * Merges two lists: theirs, without what the user removed and with what the user added, in the order of the user. An entry that the user
 * has not changed is theirs.
 */
export function mergedList<Entry>(
  original: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const find = (list: readonly Entry[], entry: Entry) => list.find((other) => keyOf(other) === keyOf(entry))
  const kept = mine.flatMap((entry) => {
    const [before, saved] = [find(original, entry), find(theirs, entry)]
    if (before === undefined) return [entry]
    if (saved === undefined) return []
    return [JSON.stringify(before) === JSON.stringify(entry) ? saved : entry]
  })
  return [...kept, ...theirs.filter((entry) => !find(original, entry) && !find(mine, entry))]
}
