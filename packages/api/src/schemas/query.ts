import { isId, isStorableText, limits } from '@shop/domain'
import { unstorableText } from './texts.ts'
import { z } from './zod.ts'

// Every parameter is a string that gets parsed; `meta` describes the parsed value in the documentation.

/** A raw query parameter: one string. A repeated parameter arrives as an array and is rejected. */
function parameter(name: string) {
  return z.string({ error: `Give the parameter ${name} once.` }).refine(isStorableText, unstorableText)
}

/** A parameter that is read by `parse`. It is rejected with the message when `parse` returns null. */
function parsed<Value>(name: string, sentence: string, parse: (text: string) => Value | null) {
  return parameter(name).transform((text, context): Value => {
    const value = parse(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: sentence })
    return z.NEVER
  })
}

/** A whole number from 1 to `maximum`. */
function countParameter(name: string, maximum: number, preset: number, description: string) {
  return parsed(name, `${name} must be a whole number from 1 to ${maximum}.`, (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : 0
    return value >= 1 && value <= maximum ? value : null
  })
    .default(preset)
    .meta({ type: 'integer', minimum: 1, maximum, description: `${description} ${preset} when left out.` })
}

/** The parameters that choose a page of a list. `things` names its entries in the documentation. */
export function pageParameters(things: string) {
  return {
    page: countParameter('page', limits.pageMaximum, 1, 'Which page.'),
    limit: countParameter('limit', limits.pageSizeMaximum, limits.pageSize, `How many ${things} a page has.`),
  }
}

/** An amount in naira, 0 or more, with at most two decimals. */
export function moneyParameter(name: string, description: string) {
  return parsed(name, `${name} must be an amount in naira, such as 250000 or 99.50.`, (text) =>
    /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null,
  )
    .optional()
    .meta({ type: 'number', minimum: 0, description })
}

/** `true` or `false`. */
export function flagParameter(name: string, description: string) {
  return parsed(name, `${name} must be true or false.`, (text) => (text === 'true' ? true : text === 'false' ? false : null))
    .optional()
    .meta({ type: 'boolean', description })
}

/** One of a fixed list of names, parsed by `parse`. */
export function nameParameter<Name extends string>(
  name: string,
  names: readonly Name[],
  parse: (text: string) => Name | null,
  description: string,
) {
  return parsed(name, `${name} must be one of ${names.join(', ')}.`, parse)
    .optional()
    .meta({ type: 'string', enum: [...names], description })
}

/** A search text. A text of only spaces counts as none. */
export function textParameter(name: string, maximum: number, description: string) {
  return parameter(name)
    .max(maximum, `${name} must be at most ${maximum} characters.`)
    .transform((text) => text.trim() || undefined)
    .optional()
    .meta({ type: 'string', maxLength: maximum, description })
}

/** The id of a record, in any letter case. Its value is in lower case, as records have it. */
export function idParameter(name: string, description: string) {
  const id = parameter(name).refine(isId, `${name} must be an id.`).toLowerCase()
  return id.optional().meta({ type: 'string', format: 'uuid', description })
}
