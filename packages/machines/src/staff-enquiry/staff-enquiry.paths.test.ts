import { testPaths } from '../testing/test-paths.ts'
import { staffEnquiryModel } from './staff-enquiry.model.ts'

testPaths(staffEnquiryModel, './staff-enquiry.paths.md')
