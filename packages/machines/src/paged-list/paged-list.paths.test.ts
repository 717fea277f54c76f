import { testPaths } from '../testing/test-paths.ts'
import { pagedListModel } from './paged-list.model.ts'

testPaths(pagedListModel, './paged-list.paths.md')
