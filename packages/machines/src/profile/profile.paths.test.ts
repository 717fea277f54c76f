import { testPaths } from '../testing/test-paths.ts'
import { profileModels } from './profile.model.ts'

testPaths(profileModels, './profile.paths.md')
