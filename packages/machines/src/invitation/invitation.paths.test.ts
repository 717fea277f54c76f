import { testPaths } from '../testing/test-paths.ts'
import { invitationModel } from './invitation.model.ts'

testPaths(invitationModel, './invitation.paths.md')
