/**
 * Words that are no typing errors, although the search does not understand them and perhaps no item has them. They are not corrected:
 * 'garden' is not a mistyped 'golden', and 'double' not a mistyped 'boucle'. In the singular, like the words of the vocabulary.
 */
export const ordinaryWords: readonly string[] = [
  'double single twin bunk queen king baby kid child cot crib',
  'adjustable extendable fold folding foldable massage movable portable rocking sliding spinning turning',
  'army floral flower flowery leopard multi pattern patterned stripe striped tiger zebra',
  'animal bamboo cane cow plastic plywood rattan rubber vinyl wicker',
  'bedsheet blind bulb chandelier clock curtain divider duvet fan frame lamp light mattress painting pillow plant runner screen tile trolley vase wallpaper',
  'blender cooker fridge freezer generator oven safe swing toilet',
  'bath bathroom church garden gym hostel hotel kitchen office outdoor patio reading salon school study',
  'barber conference manager student visitor',
  'full half hexagon medium oval quarter regular standard square thick thin',
  'birthday bridal delivery family gift hot make makeup original plan second walk wedding',
].flatMap((line) => line.split(' '))
