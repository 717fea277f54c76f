import { join } from 'node:path'
import type { Browser } from 'playwright'
import { createPictureComparer } from './compare-pictures.ts'
import type { Comparison } from './compare-pictures.ts'
import type { PicturedStory } from './list-stories.ts'
import { pictureFile } from './picture-file.ts'

/** A story in a mode that does not look as it did. */
export interface Finding {
  mode: string
  story: PicturedStory
  comparison: Exclude<Comparison, { result: 'same' }>
}

interface Folders {
  before: string
  after: string
  /** Where pictures of the differences go. */
  difference: string
}

/** Everything that differs between two folders of pictures: story by story, mode by mode. */
export async function compareFolders(
  browser: Browser,
  folders: Folders,
  stories: readonly PicturedStory[],
  modes: readonly string[],
): Promise<Finding[]> {
  const comparer = await createPictureComparer(browser)
  const findings: Finding[] = []
  for (const story of stories) {
    for (const mode of modes) {
      const [before, after, difference] = [folders.before, folders.after, folders.difference].map((folder) =>
        pictureFile(folder, mode, story.id),
      ) as [string, string, string]
      const comparison = await comparer.compare(before, after, difference)
      if (comparison.result !== 'same') findings.push({ mode, story, comparison })
    }
  }
  await comparer.close()
  return findings
}

/** The three folders of a report. */
export const reportFolders = (report: string): Folders => ({
  before: join(report, 'before'),
  after: join(report, 'after'),
  difference: join(report, 'difference'),
})
