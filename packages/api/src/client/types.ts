import type { AdminGroup, Contract, Endpoint, ShopGroup } from '../contract/index.ts'
import type { EndpointSchemas, ContractSchemas } from '../schemas/contract-schemas.ts'
import type { z } from '../schemas/zod.ts'

/** Options of a request besides its input. */
export interface RequestOptions {
  /** Cancels the request: the promise then rejects with the signal's reason instead of an `ApiError`. */
  readonly signal?: AbortSignal | undefined
  /** Lets the request outlive its page. Browsers limit the bodies of such requests to 64 KB. */
  readonly keepalive?: boolean | undefined
  /** The `Idempotency-Key` of a keyed endpoint, for a request that may be sent again later; a new one by default. */
  readonly key?: string | undefined
}

/** Query parameters as the server reads them, all optional; undefined, null and '' are not sent. */
type QueryInput<Query extends z.ZodType> = {
  readonly [Name in keyof z.output<Query>]?: z.output<Query>[Name] | null
}

type ParamsPart<Schemas> = Schemas extends { params: infer Params extends z.ZodType }
  ? { readonly params: z.input<Params> }
  : unknown

type QueryPart<Schemas> = Schemas extends { query: infer Query extends z.ZodType }
  ? { readonly query?: QueryInput<Query> }
  : unknown

type BodyPart<Schemas> = Schemas extends { body: infer Body extends z.ZodType } ? { readonly body: z.input<Body> } : unknown

/** The input of an endpoint: path parameters, query and body, each only if the endpoint has it. */
type EndpointInput<Schemas extends EndpointSchemas> = ParamsPart<Schemas> & QueryPart<Schemas> & BodyPart<Schemas>

/** The result of an endpoint: the response body, null for an optional one of another shape, nothing when it is not read. */
type EndpointResult<Target extends Endpoint, Schemas extends EndpointSchemas> = {
  json: z.output<Schemas['response']>
  optional: z.output<Schemas['response']> | null
  none: void
}[Target['response']]

/** An endpoint as a function. The input is optional when nothing in it is required. */
type EndpointFunction<Target extends Endpoint, Schemas extends EndpointSchemas> =
  Record<never, never> extends EndpointInput<Schemas>
    ? (input?: EndpointInput<Schemas>, options?: RequestOptions) => Promise<EndpointResult<Target, Schemas>>
    : (input: EndpointInput<Schemas>, options?: RequestOptions) => Promise<EndpointResult<Target, Schemas>>

/** Every endpoint of some groups as a function, grouped like the contract. Each failure is an `ApiError`. */
type ClientOf<Groups extends keyof Contract> = {
  readonly [Group in Groups]: {
    readonly [Name in keyof Contract[Group]]: EndpointFunction<
      Extract<Contract[Group][Name], Endpoint>,
      Extract<Name extends keyof ContractSchemas[Group] ? ContractSchemas[Group][Name] : never, EndpointSchemas>
    >
  }
}

/** The client of the shop's endpoints. */
export type ApiClient = ClientOf<ShopGroup>

/** The client of the endpoints that only admin pages use. */
export type AdminApiClient = ClientOf<AdminGroup>
