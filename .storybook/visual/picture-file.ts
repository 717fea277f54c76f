import { join } from 'node:path'

/** Where the picture of a story in a mode stands in a folder of pictures. */
export const pictureFile = (folder: string, mode: string, story: string): string => join(folder, mode, `${story}.png`)
