import type { Names } from './names.ts'
import { all, insertBefore, insertSorted } from './plan.ts'
import type { Plan } from './plan.ts'

/** A group of the contract with one public endpoint, `GET /NAME`, on the server and in the fake. */
export function endpoint(names: Names): Plan {
  const { kebab, camel } = names
  const api = 'packages/api/src'
  const routes = `apps/server/src/routes/${kebab}/${kebab}.routes`
  return {
    files: {
      [`${api}/contract/${kebab}.ts`]: group(names),
      [`${api}/schemas/${kebab}.ts`]: schemas(names),
      [`${api}/testing/fake/${kebab}.ts`]: fake(names),
      [`${api}/testing/fake/${kebab}.test.ts`]: fakeTest(names),
      [`${routes}.ts`]: route(names),
      [`${routes}.test.ts`]: routeTest(names),
    },
    edits: {
      [`${api}/contract/shop-contract.ts`]: all(
        insertSorted(`import { ${camel} } from './${kebab}.ts'`, /^import \{ /),
        insertBefore(`${camel}, `, /(?<=^export const shopContract = \{[^}]*)contact\b/m),
      ),
      [`${api}/contract/contract.test.ts`]: insertBefore(`      'GET /${kebab}',\n`, /^    \]$/m),
      [`${api}/schemas/contract-schemas.ts`]: all(
        insertSorted(`import { ${camel}Schemas } from './${kebab}.ts'`, /^import \{ /),
        insertBefore(`  ${camel}: ${camel}Schemas,\n`, /^\} satisfies /m),
      ),
      [`${api}/schemas/index.ts`]: insertSorted(`export * from './${kebab}.ts'`, /^export \* /),
      [`${api}/client/shapes.ts`]: insertBefore(`  ${camel}: { read: message },\n`, /^\} satisfies Shapes/m),
      [`${api}/testing/fake/create-fake-api.ts`]: all(
        insertSorted(`import { ${camel}Endpoints } from './${kebab}.ts'`, /^import \{ [\w, ]+ \} from '\.\//),
        insertBefore(`  ${camel}: ${camel}Endpoints,\n`, /(?<=^const groups = \{\n(?:  .*\n)+)\}/m),
      ),
      'apps/server/src/app.ts': all(
        insertSorted(
          `import { ${camel}Routes } from './routes/${kebab}/${kebab}.routes.ts'`,
          /^import \{ \w+ \} from '\.\/routes\//,
        ),
        insertBefore(`  await app.register(${camel}Routes)\n`, /^  await app\.register\(contactRoutes/m),
      ),
    },
  }
}

const group = ({ kebab, camel, words }: Names) => `import type { EndpointGroup } from './endpoint.ts'

/** TODO: say what the ${words} endpoints are for. */
export const ${camel} = {
  read: { method: 'GET', path: '/${kebab}', access: 'public', response: 'json' },
} as const satisfies EndpointGroup
`

const schemas = ({ camel, words }: Names) => `import { messageSchema } from './error.ts'

/** Schemas of the ${words} endpoints. */
export const ${camel}Schemas = {
  read: { summary: 'Read the ${words}.', response: messageSchema },
}
`

const fake = ({ camel, words, title }: Names) => `import type { FakeGroup } from './fake-endpoint.ts'

/** The ${words} endpoints of the fake. */
export const ${camel}Endpoints: FakeGroup<'${camel}'> = { read: () => ({ message: '${title}' }) }
`

const fakeTest = ({ camel, words, title }: Names) => `import { expect, it } from 'vitest'
import { createCheckedFake } from './checked-fake.ts'

it('responds with the ${words}', async () => {
  const { client } = createCheckedFake({})
  expect(await client.${camel}.read()).toEqual({ message: '${title}' })
})
`

const route = ({ camel, words, title }: Names) => `import { contract } from '@shop/api'
import { contractSchemas } from '@shop/api/schemas'
import type { FastifyInstance } from 'fastify'
import { registerEndpoints } from '../register-endpoints.ts'

/** TODO: say what the ${words} endpoints are for. */
export async function ${camel}Routes(app: FastifyInstance): Promise<void> {
  registerEndpoints(
    app,
    contract.${camel},
    contractSchemas.${camel},
    {
      read: async () => ({ message: '${title}' }),
    },
    { tag: '${title}', cached: false },
  )
}
`

const routeTest = ({ kebab, words, title }: Names) => `import { describe, expect, it } from 'vitest'
import { openEmbeddedTestDatabase } from '../../testing/databases.ts'
import { useTestShop } from '../../testing/shop.ts'

describe('GET /${kebab}', () => {
  const shop = useTestShop(openEmbeddedTestDatabase)

  it('responds with the ${words}', async () => {
    expect(await shop.get('/api/${kebab}')).toEqual({ status: 200, body: { message: '${title}' } })
  })
})
`
