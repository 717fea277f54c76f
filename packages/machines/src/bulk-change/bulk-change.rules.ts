import { bulkPercent, changedState, isSameState } from '@shop/domain'
import type { BulkChange, ItemState, ItemType } from '@shop/domain'
import { failureSentence, isNotDone, isSessionEnd, issuesOf, statusOf } from '../failures.ts'
import { bulkChangeMessages } from './bulk-change.messages.ts'
import type { BulkChangeContext, BulkChangeInput, BulkItem, BulkKind, BulkRequest, ItemVersion } from './bulk-change.types.ts'

/** One line of the preview. */
export interface BulkPreview {
  item: BulkItem
  after: ItemState
  isChanged: boolean
}

export function firstBulkContext(input: BulkChangeInput): BulkChangeContext {
  return { ...input, kind: null, percent: '', versions: [], failure: null, isOutdated: false, changedMeanwhile: [] }
}

/** Whether a kind of change needs a percentage. */
export function needsPercent(kind: BulkKind | null): boolean {
  return kind === 'raise' || kind === 'lower' || kind === 'promotion'
}

/** What is wrong with the typed percentage, as a message; null when it is right, not needed or not typed yet. */
export function percentProblem({ kind, percent }: Pick<BulkChangeContext, 'kind' | 'percent'>): string | null {
  if (!needsPercent(kind) || percent.trim() === '' || percentOf(kind, percent) !== null) return null
  return `Enter a percentage from 1 to ${mostPercent(kind)}.`
}

/** The items before and after the change; empty while there is no complete change. */
export function bulkPreview(context: BulkChangeContext): BulkPreview[] {
  const change = changeOf(context)
  if (change === null) return []
  return context.items.map((item) => {
    const after = changedState(item.state, change)
    return { item, after, isChanged: !isSameState(item.state, after) }
  })
}

/** The items that the change changes. */
export function changedItems(context: BulkChangeContext): BulkPreview[] {
  return bulkPreview(context).filter(({ isChanged }) => isChanged)
}

/** The request that applies the change. */
export function bulkRequest(context: BulkChangeContext): BulkRequest {
  const { itemType } = context
  const items = changedItems(context).map(({ item: { _id, updatedAt }, after }) => ({ _id, updatedAt, ...after }))
  return { itemType, items }
}

/** The request that brings the previous states back. */
export function undoRequest(context: BulkChangeContext): BulkRequest {
  const versions = new Map(context.versions.map(({ _id, updatedAt }: ItemVersion) => [_id, updatedAt]))
  const items = changedItems(context).map(({ item: { _id, updatedAt, state } }) => ({
    _id,
    updatedAt: versions.get(_id) ?? updatedAt,
    ...state,
  }))
  return { itemType: context.itemType, items }
}

/** Whether the items may differ from what the table shows: nobody knows what was done, or an item is gone or has changed. */
export function isOutdating(error: unknown): boolean {
  return !isNotDone(error) || isChangedMeanwhile(error)
}

/** Whether an item is gone or has changed, so that the same request would fail again. */
export function isChangedMeanwhile(error: unknown): boolean {
  return [404, 409].includes(statusOf(error) ?? 0)
}

/** The items of a request that have changed meanwhile, which the server names by their places; empty when it names none. */
export function itemsChangedMeanwhile(error: unknown, context: BulkChangeContext): BulkItem[] {
  const sent = changedItems(context)
  const places = statusOf(error) === 409 ? issuesOf(error).map(({ path }) => /^items\.(\d+)\./.exec(path)?.[1]) : []
  return places.flatMap((place) => sent[Number(place)]?.item ?? [])
}

/** Why the items could not be changed, as a message. */
export function saveFailure(error: unknown, context: BulkChangeContext): string {
  return explained(error, context, bulkChangeMessages.perhapsChanged, bulkChangeMessages.changedMeanwhile)
}

/** Why the change could not be undone, as a message. */
export function undoFailure(error: unknown, context: BulkChangeContext): string {
  return explained(error, context, bulkChangeMessages.perhapsUndone, bulkChangeMessages.notUndone)
}

function explained(
  error: unknown,
  context: BulkChangeContext,
  perhapsDone: string,
  changedMeanwhile: (itemType: ItemType, names: readonly string[]) => string,
): string {
  if (isSessionEnd(error)) return bulkChangeMessages.signedOut
  if (!isNotDone(error)) return perhapsDone
  if (statusOf(error) !== 409) return failureSentence(error)
  const names = itemsChangedMeanwhile(error, context).map(({ name }) => name)
  return changedMeanwhile(context.itemType, names)
}

function changeOf({ kind, percent }: BulkChangeContext): BulkChange | null {
  const value = needsPercent(kind) ? percentOf(kind, percent) : null
  switch (kind) {
    case null:
      return null
    case 'raise':
      return value === null ? null : { kind: 'price', percent: value }
    case 'lower':
      return value === null ? null : { kind: 'price', percent: -value }
    case 'promotion':
      return value === null ? null : { kind: 'promotion', percent: value }
    case 'endPromotion':
      return { kind: 'endPromotion' }
    case 'hide':
      return { kind: 'visibility', visibility: 'hidden' }
    case 'publish':
      return { kind: 'visibility', visibility: 'public' }
    case 'delete':
      return { kind: 'delete' }
  }
}

function mostPercent(kind: BulkKind | null): number {
  if (kind === 'raise') return bulkPercent.price.most
  return kind === 'lower' ? -bulkPercent.price.least : bulkPercent.promotion.most
}

/** The typed percentage: '7.5', '7,5' and '10 %' are understood; null when it is none or out of range. */
function percentOf(kind: BulkKind | null, text: string): number | null {
  const plain = text.replace('%', '').replace(',', '.').trim()
  const value = /^\d{1,3}(\.\d{1,2})?$/.test(plain) ? Number(plain) : 0
  return value >= 1 && value <= mostPercent(kind) ? value : null
}
