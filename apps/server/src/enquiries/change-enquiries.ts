import type { User } from '@shop/api'
import { adminEnquiryMessages } from '@shop/api/schemas'
import { effectiveSteps, nextStatuses } from '@shop/domain'
import type { EnquiryStatus, EnquiryStepKind } from '@shop/domain'
import type { Clock } from '../clock.ts'
import type { Database, Executor } from '../db/database.ts'
import { eq } from '../db/drizzle.ts'
import { newId } from '../db/identifiers.ts'
import { laterThan } from '../db/later-than.ts'
import { enquiries, enquirySteps } from '../db/schema.ts'
import { HttpError } from '../http-error.ts'
import { enquirySearch } from './enquiry-search.ts'
import { readSteps } from './enquiry-steps.ts'
import type { EnquiryRow } from './enquiry-view.ts'

/** Who the shopper is, and what was agreed. */
interface Quote {
  readonly name: string
  readonly phoneNumber: string
  readonly quotedTotal: number | null
  readonly deposit: number | null
  readonly promisedDate: string | null
}

/**
 * Changes enquiries. Each change locks its enquiry, so two admins take turns, and returns what is stored then.
 *
 * Each method throws a 404 for an unknown reference. Those with `updatedAt` throw a 409 when somebody else has changed the enquiry
 * since then.
 */
export interface EnquiryChanges {
  /** @throws {HttpError} 422 when the status cannot follow */
  step(by: User, reference: string, change: { to: EnquiryStatus; reason: string; updatedAt: string }): Promise<EnquiryRow>
  /** @throws {HttpError} 422 when there is no step to undo */
  undo(by: User, reference: string, updatedAt: string): Promise<EnquiryRow>
  /** Adds a note, unless it was added before. Notes exclude nobody, so they leave the version as it is. */
  note(by: User, reference: string, note: { noteId: string; text: string }): Promise<EnquiryRow>
  quote(reference: string, quote: Quote & { readonly updatedAt: string }): Promise<EnquiryRow>
}

/** An entry of the history without its author. */
interface Entry {
  readonly kind: EnquiryStepKind
  readonly from?: EnquiryStatus
  readonly to?: EnquiryStatus
  readonly text?: string
  readonly noteId?: string
}

/** Creates the changes over a database. */
export function createEnquiryChanges({ orm }: Pick<Database, 'orm'>, clock: Clock): EnquiryChanges {
  const change = <Result>(
    reference: string,
    updatedAt: string | null,
    work: (executor: Executor, row: EnquiryRow) => Promise<Result>,
  ) =>
    orm.transaction(async (transaction) => {
      const [row] = await transaction.select().from(enquiries).where(eq(enquiries.reference, reference)).for('update')
      if (row === undefined) throw new HttpError(404, adminEnquiryMessages.notFound)
      if (updatedAt !== null && Date.parse(updatedAt) !== row.updatedAt.getTime()) {
        throw new HttpError(409, adminEnquiryMessages.changedMeanwhile)
      }
      return work(transaction, row)
    })

  async function save(executor: Executor, row: EnquiryRow, values: Partial<EnquiryRow>): Promise<EnquiryRow> {
    const [saved] = await executor
      .update(enquiries)
      .set({ ...values, updatedAt: laterThan(enquiries.updatedAt, clock()) })
      .where(eq(enquiries.reference, row.reference))
      .returning()
    return saved ?? row
  }

  async function record(executor: Executor, by: User, reference: string, entry: Entry): Promise<void> {
    const author = { userId: by._id, userName: by.username || by.email }
    await executor
      .insert(enquirySteps)
      .values({ id: newId(), reference, ...author, at: clock(), ...entry })
      .onConflictDoNothing({ target: [enquirySteps.reference, enquirySteps.noteId] })
  }

  return {
    step: (by, reference, { to, reason, updatedAt }) =>
      change(reference, updatedAt, async (executor, row) => {
        if (!nextStatuses(row.status).includes(to)) throw new HttpError(422, adminEnquiryMessages.noSuchStep)
        await record(executor, by, reference, { kind: 'step', from: row.status, to, text: reason })
        return save(executor, row, { status: to })
      }),

    undo: (by, reference, updatedAt) =>
      change(reference, updatedAt, async (executor, row) => {
        const to = effectiveSteps(await readSteps(executor, reference)).at(-1)?.from
        if (to === undefined || to === null) throw new HttpError(422, adminEnquiryMessages.nothingToUndo)
        await record(executor, by, reference, { kind: 'undo', from: row.status, to })
        return save(executor, row, { status: to })
      }),

    note: (by, reference, note) =>
      change(reference, null, async (executor, row) => {
        await record(executor, by, reference, { kind: 'note', ...note })
        return row
      }),

    quote: (reference, { updatedAt, ...quote }) =>
      change(reference, updatedAt, (executor, row) =>
        save(executor, row, { ...quote, search: enquirySearch({ ...row, ...quote }) }),
      ),
  }
}
