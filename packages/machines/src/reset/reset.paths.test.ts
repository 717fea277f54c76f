import { testPaths } from '../testing/test-paths.ts'
import { resetModel } from './reset.model.ts'

testPaths(resetModel, './reset.paths.md')
