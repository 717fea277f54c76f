import { itemProblems, type ItemType, limits } from '@shop/domain'

/**
 * Combines a schema's issues with those of rules between fields. A schema checks these rules only once each field is valid, but
 * the report of an import lists all problems at once. Placeholders for invalid fields violate none of them.
 */
export function withRules(
  itemType: ItemType,
  fields: Readonly<Record<string, unknown>>,
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): { readonly path: string; readonly message: string }[] {
  const found = issues.map(({ path, message }) => ({ path: String(path[0]), message }))
  const { description, price, isPromo, discountedPrice, isForeign, origin } = fields
  const rules = itemProblems(itemType, {
    description: typeof description === 'string' ? description : 'unknown',
    price: typeof price === 'number' ? price : limits.priceMaximum,
    isPromo: isPromo === true && typeof discountedPrice === 'number',
    discountedPrice: typeof discountedPrice === 'number' ? discountedPrice : null,
    isForeign: isForeign === true && typeof origin === 'string',
    origin: typeof origin === 'string' ? origin : null,
  })
  return [...found, ...rules.filter(({ message }) => !found.some((issue) => issue.message === message))]
}
