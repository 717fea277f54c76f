/* The letters of the shop's fonts, and the axes at which variable fonts are cut, for the scripts that generate fonts. */

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))

export const ascii = range(0x20, 0x7e)
export const western = range(0xa0, 0xff) + 'ıŒœŠšŽžŸƒ'
export const punctuation = '–—‘’‚“”„†•…‰‹›⁄€™−×÷≈≤≥←↑→↓\u2009\u200a\u2011\u202f'
export const dotted = 'ẸẹỌọṢṣỊịỤụẠạḌḍḤḥṬṭ'
export const toned = 'ǸǹŃńḾḿẼẽŨũĨĩŌōĀāĒēĪīŪūǍǎĚěǏǐǑǒǓǔŊŋƊɗƁɓƘƙƳƴ'
export const marks = '\u0300\u0301\u0302\u0303\u0304\u0308\u030c\u0323\u0329'
export const features = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

export const serifAxes = { wght: { min: 400, max: 600, default: 400 }, opsz: 72, SOFT: 0, WONK: 0 }
export const sansAxes = { wght: { min: 400, max: 700, default: 400 }, opsz: 14 }
