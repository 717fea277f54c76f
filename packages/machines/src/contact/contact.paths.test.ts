import { testPaths } from '../testing/test-paths.ts'
import { contactModel } from './contact.model.ts'

testPaths(contactModel, './contact.paths.md')
