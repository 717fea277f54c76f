import { isEnquiryKey, isEnquiryReference, isId, itemTypes, limits, shopperSources } from '@shop/domain'
import { isRecord } from '../is-record.ts'
import type { EnquiryCopy, EnquiryLine, PreparedEnquiry, SentEnquiry, UnsentEnquiry } from './enquiry-copy.ts'

/** Reads the enquiries in a stored text; null without one. Invalid entries are left out, since anything can be in a storage. */
export function readEnquiries(text: string | null): EnquiryCopy | null {
  if (text === null) return null
  const value = parse(text)
  if (!isRecord(value)) return null
  return {
    owner: typeof value.owner === 'string' ? value.owner : null,
    unsent: readEach(value.unsent, readUnsent),
    sent: readEach(value.sent, readSent),
  }
}

function readUnsent(value: Record<string, unknown>): UnsentEnquiry | null {
  const prepared = readPrepared(value)
  const source = shopperSources.find((one) => one === value.source)
  const lines = readEach(value.lines, readLine)
  if (prepared === null || source === undefined || lines.length === 0) return null
  return { ...prepared, source, lines, title: textOf(value.title) }
}

function readSent(value: Record<string, unknown>): SentEnquiry | null {
  const prepared = readPrepared(value)
  const createdAt = textOf(value.createdAt)
  return prepared === null || Number.isNaN(Date.parse(createdAt)) ? null : { ...prepared, title: textOf(value.title), createdAt }
}

function readPrepared(value: Record<string, unknown>): PreparedEnquiry | null {
  const [reference, linkKey] = [textOf(value.reference), textOf(value.linkKey)]
  return isEnquiryReference(reference) && isEnquiryKey(linkKey) ? { reference, linkKey } : null
}

function readLine(value: Record<string, unknown>): EnquiryLine | null {
  const { item, quantity, price } = value
  const itemType = itemTypes.find((one) => one === value.itemType)
  if (typeof item !== 'string' || !isId(item) || itemType === undefined || typeof price !== 'number') return null
  return typeof quantity === 'number' ? { item, itemType, quantity, price } : null
}

function readEach<Entry>(value: unknown, read: (entry: Record<string, unknown>) => Entry | null): Entry[] {
  const entries: unknown[] = Array.isArray(value) ? value.slice(0, limits.browserEnquiriesMaximum) : []
  return entries.flatMap((entry) => (isRecord(entry) ? (read(entry) ?? []) : []))
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
