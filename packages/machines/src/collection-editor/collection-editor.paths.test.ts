import { testPaths } from '../testing/test-paths.ts'
import { collectionEditorModels } from './collection-editor.model.ts'

testPaths(collectionEditorModels, './collection-editor.paths.md')
