import { testPaths } from '../testing/test-paths.ts'
import { authModel } from './auth.model.ts'

testPaths(authModel, './auth.paths.md')
