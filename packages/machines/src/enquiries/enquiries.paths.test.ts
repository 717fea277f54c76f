import { testPaths } from '../testing/test-paths.ts'
import { enquiriesModels } from './enquiries.model.ts'

testPaths(enquiriesModels, './enquiries.paths.md')
