import { testPaths } from '../testing/test-paths.ts'
import { emailConfirmationModel } from './email-confirmation.model.ts'

testPaths(emailConfirmationModel, './email-confirmation.paths.md')
