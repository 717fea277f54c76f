import { testPaths } from '../testing/test-paths.ts'
import { productEditorModels } from './product-editor.model.ts'

testPaths(productEditorModels, './product-editor.paths.md')
