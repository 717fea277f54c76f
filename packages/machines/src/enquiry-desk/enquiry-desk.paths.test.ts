import { testPaths } from '../testing/test-paths.ts'
import { enquiryDeskModel } from './enquiry-desk.model.ts'

testPaths(enquiryDeskModel, './enquiry-desk.paths.md')
