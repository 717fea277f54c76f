import type { SelectOption } from '../../components/select/index.ts'

/** The options of a select, starting with an empty option. */
export function choices(none: string, names: readonly string[]): SelectOption[] {
  return [{ value: '', label: none }, ...names.map((name) => ({ value: name, label: name }))]
}
