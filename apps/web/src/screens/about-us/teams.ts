import { staticPageSentences } from '@shop/domain'
import type { AboutUsData } from '../presentation/presentation.loader.ts'

/** The four teams that work on an item, in that order. */
export const teams: readonly { title: string; text: string; place: keyof AboutUsData['pictures'] }[] = [
  {
    title: staticPageSentences.designTeam,
    text: 'They come with a tape measure and leave with a room in their heads. You see plans, cloths and a drawing in scale before anything is cut, and nothing is built that you have not agreed to.',
    place: 'design',
  },
  {
    title: staticPageSentences.manufacturingTeam,
    text: 'Joiners, upholsterers, carvers and finishers at benches a few steps apart. Frames are jointed and corner-blocked, seams are matched by hand, and every piece is used before it leaves.',
    place: 'manufacturing',
  },
  {
    title: staticPageSentences.logisticsTeam,
    text: 'They wrap a bed as if it were glass, find the way up a narrow stair, and put the piece where it belongs. For homes abroad they arrange the crate, the papers and the ship.',
    place: 'logistics',
  },
  {
    title: staticPageSentences.clientSupportTeam,
    text: 'One person knows your order from the first message to the last cushion, answers at any hour, and is still there when a drawer begins to stick in the rainy season.',
    place: 'clientSupport',
  },
]
