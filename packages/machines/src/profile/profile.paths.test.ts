import { testPaths } from '../testing/test-paths.ts'
import { profileModel } from './profile.model.ts'

testPaths(profileModel, './profile.paths.md')
