import { staticPageSentences } from '@shop/domain'
import type { AboutUsData } from '../presentation/presentation.loader.ts'

/** The four teams that work on an item, in that order. */
export const teams: readonly { title: string; text: string; place: keyof AboutUsData['pictures'] }[] = [
  {
    title: staticPageSentences.designTeam,
    text: 'Our designers measure your room and listen to how you live. You see plans, fabrics and a drawing to scale, and we start building only when you agree.',
    place: 'design',
  },
  {
    title: staticPageSentences.manufacturingTeam,
    text: 'Joiners, upholsterers, carvers and finishers work a few steps apart. Frames are jointed and corner-blocked, seams are matched by hand, and every item is tested before it leaves us.',
    place: 'manufacturing',
  },
  {
    title: staticPageSentences.logisticsTeam,
    text: 'They pack your furniture like glass, carry it up narrow stairs and set it up where you want it. For homes abroad they arrange packing, papers and shipping.',
    place: 'logistics',
  },
  {
    title: staticPageSentences.clientSupportTeam,
    text: 'One person looks after your order from the first message to the last cushion. Write at any hour, also years later, when a drawer sticks in the rainy season.',
    place: 'clientSupport',
  },
]
