import { testPaths } from '../testing/test-paths.ts'
import { composerModel } from './composer.model.ts'

testPaths(composerModel, './composer.paths.md')
