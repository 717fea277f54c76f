/** Types for the part of s3rver that the tests use, because the package has none. */
declare module '@20minutes/s3rver' {
  export default class S3rver {
    constructor(options: {
      readonly address: string
      readonly port: number
      readonly silent: boolean
      readonly directory: string
      readonly vhostBuckets: boolean
      readonly configureBuckets: readonly { readonly name: string }[]
    })
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
    readonly httpServer: import('node:http').Server
  }
}
