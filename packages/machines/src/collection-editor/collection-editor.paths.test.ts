import { testPaths } from '../testing/test-paths.ts'
import { collectionEditorModel } from './collection-editor.model.ts'

testPaths(collectionEditorModel, './collection-editor.paths.md')
