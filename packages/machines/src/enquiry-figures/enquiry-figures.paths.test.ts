import { testPaths } from '../testing/test-paths.ts'
import { enquiryFiguresModel } from './enquiry-figures.model.ts'

testPaths(enquiryFiguresModel, './enquiry-figures.paths.md')
