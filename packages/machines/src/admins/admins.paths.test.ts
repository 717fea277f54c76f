import { testPaths } from '../testing/test-paths.ts'
import { adminsModel } from './admins.model.ts'

testPaths(adminsModel, './admins.paths.md')
