import { detailLines, shownList } from '@shop/machines'
import type { DetailLine, ShownList } from '@shop/machines'
import type { LineDetailsSnapshot, SavedListSnapshot } from './types.ts'

/** A saved list with the details of its lines. */
export interface ReadSavedList extends Omit<ShownList, 'lines'> {
  lines: readonly DetailLine[]
  haveDetailsFailed: boolean
}

/** Joins a list with the details of its lines. */
export function readSavedList(snapshot: SavedListSnapshot, details: LineDetailsSnapshot): ReadSavedList {
  const list = shownList(snapshot)
  const haveDetailsFailed = details.hasTag('failed')
  // The lines come from the list, because a new quantity is there before the machine of the details has received it.
  return { ...list, lines: detailLines({ ...details.context, lines: list.lines }, haveDetailsFailed), haveDetailsFailed }
}
