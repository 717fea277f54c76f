import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyWorkspace } from './workspace-copy.ts'

const projects = ['domain', 'api', 'machines', 'ui', 'views', 'inspector'].map((name) => `packages/${name}`)
projects.push('apps/web', 'apps/server')
const environment = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['vite/client', 'node'] }
let copy: string

/** A declaration that the test inserts, and the files in which the type check must then report an error. */
interface Plant {
  readonly file: string
  /** The existing line below which `line` is inserted. */
  readonly below: string
  readonly line: string
  readonly places: readonly string[]
}

const plants: Readonly<Record<string, Plant>> = {
  plantedField: {
    file: 'packages/api/src/schemas/product-payload.ts',
    below: 'export const productPayloadFields = {',
    line: "plantedField: optionalText('Planted', 9),",
    places: [
      'apps/server/src/admin/duplicate-items.ts',
      'apps/server/src/commands/import/csv-columns.ts',
      'apps/server/src/commands/import/plan.ts',
      'apps/server/src/db/schema.ts',
      'apps/server/src/testing/catalogue.ts',
      'packages/api/src/schemas/product.ts',
      'packages/api/src/testing/factories/product.ts',
      'packages/inspector/src/copy/drivers/editors.ts',
      'packages/machines/src/product-editor/product-editor.kind.ts',
      'packages/views/src/editor/ProductEditorView.tsx',
    ],
  },
  plantedResponse: {
    file: 'packages/api/src/schemas/product.ts',
    below: '    ...productFields,',
    line: 'plantedResponse: z.string().nullable(),',
    places: [
      'apps/server/src/catalogue/catalogue.rows.ts',
      'packages/api/src/testing/catalogue.ts',
      'packages/api/src/testing/factories/product.ts',
      'packages/api/src/testing/fake/saved-items.ts',
      'packages/machines/src/product-editor/product-editor.model.ts',
    ],
  },
  plantedFilter: {
    file: 'packages/api/src/schemas/catalogue.ts',
    below: 'export const productQuerySchema = z.object({',
    line: "plantedFilter: textParameter('plantedFilter', 9, 'Planted.'),",
    places: [
      'apps/server/src/catalogue/catalogue.filters.ts',
      'apps/web/src/app/catalogue/catalogue-view.ts',
      'apps/web/src/screens/catalogue/CatalogueFilterDialog.tsx',
      'packages/api/src/testing/fake/lists.ts',
    ],
  },
  plantedColumn: {
    file: 'apps/server/src/db/schema.ts',
    below: "    category: text('category').notNull(),",
    line: "plantedColumn: text('planted_column'),",
    places: ['apps/server/src/catalogue/draft-values.ts'],
  },
  plantedInForm: {
    file: 'packages/ui/src/patterns/item-form/form-shapes.ts',
    below: 'export interface ProductFormFields extends ItemFormFields {',
    line: 'plantedInForm: string',
    places: [
      'packages/ui/src/patterns/conflict-dialog/partNames.ts',
      'packages/ui/src/patterns/item-form/labels.ts',
      'packages/ui/src/patterns/product-form/product-controls.tsx',
      'packages/views/src/editor/ProductEditorView.tsx',
    ],
  },
  plantedInDialog: {
    file: 'packages/ui/src/patterns/filters/filters.ts',
    below: 'export interface FilterValues {',
    line: 'plantedInDialog: string | null',
    places: [
      'apps/web/src/screens/catalogue/CatalogueToolbar.tsx',
      'packages/ui/src/patterns/filter-dialog/FilterForm.tsx',
      'packages/ui/src/patterns/filters/filters.ts',
    ],
  },
}

beforeAll(() => {
  copy = copyWorkspace()
  // Checks all declarations in one program, which is several times as fast as one program each.
  const compilerOptions = {
    module: 'preserve',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    incremental: false,
    ...environment,
  }
  const tsconfig = {
    extends: './tsconfig.base.json',
    compilerOptions,
    include: projects.map((path) => `${path}/src`),
    exclude: ['**/*.test.*', '**/*.stories.*'],
  }
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(tsconfig))
}, 180_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

function plant({ file, below, line }: Plant): void {
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(below)
  writeFileSync(path, text.replace(below, `${below}\n  ${line}`))
}

/** The errors of the type check, each with its file and its whole message. */
function typeErrors(): { file: string; text: string }[] {
  // Several checkers would compute the types that they share several times.
  const check = ['-p', '.', '--pretty', 'false', '--checkers', '1']
  const { stdout } = spawnSync(join(copy, 'node_modules/.bin/tsc'), check, { cwd: copy, encoding: 'utf8' })
  return stdout.split(/\n(?=\S)/).map((text) => ({ file: text.slice(0, text.indexOf('(')), text }))
}

test('a planted field, column or filter does not compile until every place has it', { timeout: 180_000 }, () => {
  Object.values(plants).forEach(plant)
  const errors = typeErrors()
  // Messages quote the missing or unknown name, but not the names inside of types.
  const placesOf = (name: string) => {
    const named = errors.filter(({ text }) => new RegExp(`'"?${name}"?'`).test(text))
    return [...new Set(named.map(({ file }) => file))].toSorted()
  }
  const found = Object.fromEntries(Object.keys(plants).map((name) => [name, placesOf(name)]))
  expect(found).toEqual(Object.fromEntries(Object.entries(plants).map(([name, { places }]) => [name, places])))
  expect(errors.filter(({ text }) => !text.includes('planted'))).toEqual([])
})
