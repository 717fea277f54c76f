import { testPaths } from '../testing/test-paths.ts'
import { bulkChangeModel } from './bulk-change.model.ts'

testPaths(bulkChangeModel, './bulk-change.paths.md')
