import { testPaths } from '../testing/test-paths.ts'
import { lineDetailsModel } from './line-details.model.ts'

testPaths(lineDetailsModel, './line-details.paths.md')
