import * as z from 'zod'

// Zod compiles its parsers with `new Function` unless told not to; the content policy of the shop forbids that.
z.config({ jitless: true })

export { z }
