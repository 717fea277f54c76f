import { testPaths } from '../testing/test-paths.ts'
import { productEditorModel } from './product-editor.model.ts'

testPaths(productEditorModel, './product-editor.paths.md')
