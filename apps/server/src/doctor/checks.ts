import type { Check } from './check.ts'
import { checkChromium } from './check-chromium.ts'
import { checkDatabase } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { checkFolder } from './check-folder.ts'
import { checkMail } from './check-mail.ts'
import { checkNode } from './check-node.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPort } from './check-port.ts'

/**
 * Creates the checks of everything that the shop and its tests need.
 *
 * @param chromiumPath - the value of `CHROMIUM_PATH`
 */
export function allChecks(chromiumPath: string | undefined): Check[] {
  return [checkNode, checkPort, checkFolder, checkDisk(), checkDatabase, checkMail, checkPictures, checkChromium(chromiumPath)]
}
