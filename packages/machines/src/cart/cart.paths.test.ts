import { testPaths } from '../testing/test-paths.ts'
import { cartModels } from './cart.model.ts'

testPaths(cartModels, './cart.paths.md')
