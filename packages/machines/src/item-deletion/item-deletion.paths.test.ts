import { testPaths } from '../testing/test-paths.ts'
import { itemDeletionModel } from './item-deletion.model.ts'

testPaths(itemDeletionModel, './item-deletion.paths.md')
