import { testPaths } from '../testing/test-paths.ts'
import { synonymsModel } from './synonyms.model.ts'

testPaths(synonymsModel, './synonyms.paths.md')
