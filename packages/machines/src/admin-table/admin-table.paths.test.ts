import { testPaths } from '../testing/test-paths.ts'
import { adminTableModel } from './admin-table.model.ts'

testPaths(adminTableModel, './admin-table.paths.md')
