import { itemProblems, itemSentences, limits, parseStyle, styles } from '@shop/domain'
import type { ItemType } from '@shop/domain'
import { requiredText, text } from './texts.ts'
import { z } from './zod.ts'

/** A name of a fixed list, read by `parse`. Anything else is rejected with a message that lists the names. */
export function listedName<Name extends string>(label: string, names: readonly Name[], parse: (text: string) => Name | null) {
  return requiredText(label, 100)
    .transform((value, context): Name => {
      const name = parse(value)
      if (name !== null) return name
      context.addIssue({ code: 'custom', message: `${label} must be one of ${names.join(', ')}.` })
      return z.NEVER
    })
    .meta({ type: 'string', enum: [...names] })
}

/** Fields that the forms of products and collections share. */
export const itemPayloadFields = {
  name: requiredText('Name', limits.nameMaximum),
  description: text('Description', limits.descriptionMaximum),
  price: z.number(itemSentences.priceInvalid),
  style: listedName('Style', styles, parseStyle),
  isBestSeller: z.boolean().default(false),
  isPromo: z.boolean().default(false),
  discountedPrice: z.number('Discounted price must be a number.').nullable().default(null),
  isForeign: z.boolean().default(false),
  origin: text('Origin', limits.originMaximum).nullable().default(null),
}

/**
 * Checks the rules between the fields of a payload. Each issue is at its field and has the message of the form.
 *
 * @param descriptionMissing The message about a description without words.
 */
export function checkItem(itemType: ItemType, descriptionMissing?: string) {
  return (item: Parameters<typeof itemProblems>[1], context: z.RefinementCtx) => {
    for (const { path, message } of itemProblems(itemType, item, descriptionMissing)) {
      context.addIssue({ code: 'custom', path: [path], message })
    }
  }
}
