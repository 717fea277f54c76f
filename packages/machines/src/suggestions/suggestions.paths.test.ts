import { testPaths } from '../testing/test-paths.ts'
import { suggestionsModel } from './suggestions.model.ts'

testPaths(suggestionsModel, './suggestions.paths.md')
