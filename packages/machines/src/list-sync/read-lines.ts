import { isId, itemTypes, limits } from '@shop/domain'
import type { Line } from '@shop/domain'
import { isRecord } from '../is-record.ts'
import { applyChange } from './changes.ts'
import type { Change } from './changes.ts'
import type { QueuedChange } from './list-copy.ts'
import type { ListKind } from './list-kind.ts'

/** Reads lines from an untrusted value: invalid ones are left out, and each item appears once. A list of the server may have any length. */
export function readLines(kind: ListKind, value: unknown): readonly Line[] {
  if (!Array.isArray(value)) return []
  const lines = value.map((entry) => readLine(kind, entry)).filter((line) => line !== null)
  return lines.reduce<readonly Line[]>((list, line) => applyChange(kind, list, { kind: 'add', ...line }), [])
}

/** Reads changes from an untrusted value; invalid ones are left out. */
export function readQueue(kind: ListKind, value: unknown): readonly QueuedChange[] {
  if (!Array.isArray(value)) return []
  return value.map((entry) => readQueued(kind, entry)).filter((queued) => queued !== null)
}

/** Reads ids from an untrusted value; anything else is left out. */
export function readNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : []
}

function readLine(kind: ListKind, value: unknown): Line | null {
  if (!isRecord(value)) return null
  const { item, quantity } = value
  const itemType = itemTypes.find((one) => one === value.itemType)
  if (typeof item !== 'string' || !isId(item) || itemType === undefined) return null
  if (!kind.grows) return { item, itemType, quantity: 1 }
  return isQuantity(quantity) ? { item, itemType, quantity } : null
}

function readQueued(kind: ListKind, value: unknown): QueuedChange | null {
  if (!isRecord(value) || typeof value.id !== 'string') return null
  const change = readChange(kind, value.change)
  const key = typeof value.key === 'string' && { key: value.key }
  const unsure = value.isUnsure === true && { isUnsure: true }
  return change && { id: value.id, change, ...key, isSent: value.isSent === true, ...unsure, isQuiet: value.isQuiet === true }
}

function readChange(kind: ListKind, value: unknown): Change | null {
  if (!isRecord(value)) return null
  if (value.kind === 'clear') return { kind: 'clear' }
  const line = readLine(kind, value.kind === 'remove' ? { ...value, quantity: 1 } : value)
  if (line === null) return null
  if (value.kind === 'remove') return { kind: 'remove', item: line.item, itemType: line.itemType }
  return value.kind === 'add' || value.kind === 'set' ? { kind: value.kind, ...line } : null
}

function isQuantity(value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isInteger(value)) return false
  return value >= limits.quantityMinimum && value <= limits.quantityMaximum
}
