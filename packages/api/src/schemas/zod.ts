import * as z from 'zod'

// Zod compiles its parsers with `new Function` by default; the shop's content security policy forbids that.
z.config({ jitless: true })

export { z }
