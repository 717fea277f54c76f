import type { Contract } from '../../contract/index.ts'
import type { EndpointSchemas, ContractSchemas } from '../../schemas/contract-schemas.ts'
import type { z } from '../../schemas/zod.ts'
import type { FakeState } from './state.ts'

type Parsed<Schemas, Part extends string> =
  Schemas extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? z.output<Schema> : undefined

/** The input of an endpoint of the fake, parsed by the schemas. */
interface FakeInput<Schemas> {
  readonly params: Parsed<Schemas, 'params'>
  readonly query: Parsed<Schemas, 'query'>
  readonly body: Parsed<Schemas, 'body'>
}

/** One endpoint of the fake: changes the state and returns the response body, or throws a `FakeFailure`. */
type FakeEndpoint<Schemas extends EndpointSchemas> = (
  state: FakeState,
  input: FakeInput<Schemas>,
) => z.output<Schemas['response']>

/** All endpoints of one group. */
export type FakeGroup<Group extends keyof Contract> = {
  readonly [Name in keyof ContractSchemas[Group]]: ContractSchemas[Group][Name] extends EndpointSchemas
    ? FakeEndpoint<ContractSchemas[Group][Name]>
    : never
}
