import { enquiryStatuses } from './enquiries/enquiry-statuses.ts'
import { weekdays } from './opening-hours.ts'
import { picturePlaces } from './shop-config.ts'
import type { ShopConfig } from './shop-config.ts'
import * as kinds from './shop-config-kinds.ts'
import type { Kind } from './shop-config-kinds.ts'

/** The rules of the facts, in the same structure as the facts. A fact without a rule does not compile. */
type RuleOf<Value> = [Value] extends [readonly (infer Entry)[]]
  ? { readonly each: RuleOf<Entry> }
  : [Value] extends [object]
    ? { readonly [Name in keyof Value]-?: RuleOf<Exclude<Value[Name], undefined>> | Optional }
    : Kind

/** A rule for an optional fact. */
interface Optional {
  readonly optional: object
}

const picture = { file: kinds.pictureFile, alt: kinds.words }

const rules = {
  name: kinds.words,
  tagline: kinds.words,
  description: kinds.words,
  phone: kinds.phone,
  email: kinds.email,
  chatNumber: kinds.chatNumber,
  chatGreeting: kinds.words,
  enquiryEmails: kinds.flag,
  answers: every(enquiryStatuses, { optional: kinds.answer }),
  address: {
    street: kinds.words,
    locality: kinds.words,
    region: kinds.words,
    country: kinds.words,
    countryCode: kinds.countryCode,
  },
  coordinates: { latitude: kinds.degrees(90), longitude: kinds.degrees(180) },
  social: { instagram: kinds.optionalWebAddress, tiktok: kinds.optionalWebAddress, x: kinds.optionalWebAddress },
  hours: every(weekdays, kinds.openingTime),
  map: { service: kinds.words, embed: kinds.mapTemplate, page: kinds.mapTemplate },
  legal: { terms: kinds.day, privacy: kinds.day },
  team: {
    each: {
      name: kinds.words,
      role: kinds.words,
      words: kinds.words,
      links: { each: { label: kinds.words, href: kinds.contactAddress } },
      picture: { optional: picture },
    },
  },
  catalogues: { each: { title: kinds.words, href: kinds.webAddress, picture } },
  pictures: every(picturePlaces, picture),
} satisfies RuleOf<ShopConfig>

/**
 * The first invalid fact of a shop as one line of text, or null when all are valid. Node runs `shop.config.ts` without type
 * checks, so this checks everything.
 */
export function shopConfigFault(shop: unknown): string | null {
  return faultOf(rules, shop, '')
}

function faultOf(rule: object, value: unknown, path: string): string | null {
  if ('expected' in rule) {
    const { expected, fits } = rule as Kind
    return fits(value) ? null : line(path, value, expected)
  }
  if ('optional' in rule) return value === undefined ? null : faultOf(rule.optional as object, value, path)
  if ('each' in rule) {
    if (!Array.isArray(value) || value.length === 0) return line(path, value, 'a list with at least one entry')
    return first(value.map((entry, index) => () => faultOf(rule.each as object, entry, `${path}[${index}]`)))
  }
  if (typeof value !== 'object' || value === null) return line(path, value, 'a group of facts')
  const facts = value as Readonly<Record<string, unknown>>
  return first(
    Object.entries(rule).map(
      ([name, own]) =>
        () =>
          faultOf(own as object, facts[name], path === '' ? name : `${path}.${name}`),
    ),
  )
}

function first(checks: readonly (() => string | null)[]): string | null {
  for (const check of checks) {
    const fault = check()
    if (fault !== null) return fault
  }
  return null
}

function line(path: string, value: unknown, expected: string): string {
  const shown = value === undefined ? 'missing' : typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
  return `In shop.config.ts, ${path || 'the shop'} is ${shown}, but it must be ${expected}.`
}

function every<Name extends string, Rule>(names: readonly Name[], rule: Rule): Readonly<Record<Name, Rule>> {
  return Object.fromEntries(names.map((name) => [name, rule])) as Record<Name, Rule>
}
