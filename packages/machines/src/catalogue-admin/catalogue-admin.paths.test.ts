import { testPaths } from '../testing/test-paths.ts'
import { catalogueAdminModel } from './catalogue-admin.model.ts'

testPaths(catalogueAdminModel, './catalogue-admin.paths.md')
