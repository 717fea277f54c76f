import { testPaths } from '../testing/test-paths.ts'
import { consentModel } from './consent.model.ts'

testPaths(consentModel, './consent.paths.md')
