import { testPaths } from '../testing/test-paths.ts'
import { enquiryInboxModel } from './enquiry-inbox.model.ts'

testPaths(enquiryInboxModel, './enquiry-inbox.paths.md')
