import type { Dimensions } from '@shop/api'
import { amountOf, amountText, limits } from '@shop/domain'
import type { FormProblem } from '../item-editor/item-editor.types.ts'
import { measureMessages } from './product-editor.messages.ts'
import type { ProductFields } from './product-editor.types.ts'

type Measures = Pick<ProductFields, 'width' | 'depth' | 'height'>

const measures = [
  ['width', 'Width'],
  ['depth', 'Depth'],
  ['height', 'Height'],
] as const

/** The form values of an item's size; empty when it has none. */
export function measuresOf(dimensions: Dimensions | null): Measures {
  const { width = null, depth = null, height = null } = dimensions ?? {}
  return { width: amountText(width), depth: amountText(depth), height: amountText(height) }
}

/** The problems of the size, which needs all three measures or none. */
export function dimensionProblems(fields: Measures): FormProblem[] {
  if (hasNone(fields)) return []
  return measures.flatMap(([path, label]) => {
    const message = measureProblem(amountOf(fields[path]), label)
    return message === null ? [] : [{ path, message }]
  })
}

/** The size in the payload; null without one. */
export function dimensionsOf(fields: Measures): Dimensions | null {
  if (hasNone(fields)) return null
  return { width: amountOf(fields.width), depth: amountOf(fields.depth), height: amountOf(fields.height) }
}

function hasNone(fields: Measures): boolean {
  return measures.every(([path]) => fields[path].trim() === '')
}

function measureProblem(measure: number, label: 'Width' | 'Depth' | 'Height'): string | null {
  const messages = measureMessages(label)
  if (Number.isNaN(measure)) return messages.noNumber
  if (measure <= 0) return messages.notPositive
  return measure > limits.dimensionMaximum ? messages.tooLarge : null
}
