import { defineConfig } from 'drizzle-kit'

/** `pnpm --filter @shop/server exec drizzle-kit generate --name what-changed` writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema.ts',
  out: './src/db/migrations',
})
