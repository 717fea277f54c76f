import { testPaths } from '../testing/test-paths.ts'
import { wishlistModels } from './wishlist.model.ts'

testPaths(wishlistModels, './wishlist.paths.md')
