import {
  cleanWishes,
  cleanWishTexts,
  isEnquiryKey,
  isEnquiryReference,
  isId,
  itemTypes,
  limits,
  shopperSources,
} from '@shop/domain'
import type { Wishes, WishTexts } from '@shop/domain'
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
    draft: readWishes(value.draft),
  }
}

function readUnsent(value: Record<string, unknown>): UnsentEnquiry | null {
  const prepared = readPrepared(value)
  const source = shopperSources.find((one) => one === value.source)
  const lines = readEach(value.lines, readLine)
  if (prepared === null || source === undefined || lines.length === 0) return null
  const { note, details } = cleanWishes(readWishes(value))
  return { ...prepared, source, lines, title: textOf(value.title), note, details }
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
  if (typeof quantity !== 'number') return null
  return { item, itemType, quantity, price, wishes: cleanWishTexts('item', readTexts(value.wishes)) }
}

/** What was typed, as it was typed: it is cleaned when it is sent. */
function readWishes(value: unknown): Wishes {
  const { note, details, items } = isRecord(value) ? value : {}
  const ofItems = Object.entries(isRecord(items) ? items : {}).map(([key, texts]) => [key, readTexts(texts)] as const)
  return { note: textOf(note), details: readTexts(details), items: Object.fromEntries(ofItems) }
}

function readTexts(value: unknown): WishTexts {
  const entries = Object.entries(isRecord(value) ? value : {})
  return Object.fromEntries(entries.map(([name, text]) => [name, textOf(text)]))
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
