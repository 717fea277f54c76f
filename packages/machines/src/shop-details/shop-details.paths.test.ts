import { testPaths } from '../testing/test-paths.ts'
import { shopDetailsModels } from './shop-details.model.ts'

testPaths(shopDetailsModels, './shop-details.paths.md')
