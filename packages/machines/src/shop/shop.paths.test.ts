import { testPaths } from '../testing/test-paths.ts'
import { shopModel } from './shop.model.ts'

testPaths(shopModel, './shop.paths.md')
