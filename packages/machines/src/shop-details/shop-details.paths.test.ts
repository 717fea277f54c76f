import { testPaths } from '../testing/test-paths.ts'
import { shopDetailsModel } from './shop-details.model.ts'

testPaths(shopDetailsModel, './shop-details.paths.md')
