import { testPaths } from '../testing/test-paths.ts'
import { overviewModel } from './overview.model.ts'

testPaths(overviewModel, './overview.paths.md')
