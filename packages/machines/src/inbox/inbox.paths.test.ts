import { testPaths } from '../testing/test-paths.ts'
import { inboxModel } from './inbox.model.ts'

testPaths(inboxModel, './inbox.paths.md')
