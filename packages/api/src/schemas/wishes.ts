import { isWish, wishFieldsOf } from '@shop/domain'
import type { WishField } from '@shop/domain'
import { text } from './texts.ts'
import { z } from './zod.ts'

/** The wishes of a shopper as the browser sends them. Empty and unknown ones are left out. */
export function sentWishesSchema(of: WishField['of']) {
  const texts = wishFieldsOf(of).map((field) => [field.id, sentWish(field)] as const)
  return z
    .object(Object.fromEntries(texts))
    .transform((wishes) => Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== '')))
    .default({})
    .describe(description(of))
}

/** The wishes of a shopper as they are stored. */
export function wishesSchema(of: WishField['of']) {
  return z.record(z.string(), z.string()).describe(description(of))
}

function sentWish(field: WishField) {
  const { label, maximum, kind, choices = [] } = field
  const sentence =
    kind === 'day' ? `${label} must be a day such as 2026-01-31.` : `${label} must be one of ${choices.join(', ')}.`
  return text(label, maximum)
    .trim()
    .refine((wish) => wish === '' || isWish(field, wish), sentence)
    .default('')
    .describe(label)
}

function description(of: WishField['of']): string {
  const names = wishFieldsOf(of).map(({ id, label }) => `${id} (${label})`)
  return `The wishes of the shopper about the ${of} by their names: ${names.join(', ')}.`
}
