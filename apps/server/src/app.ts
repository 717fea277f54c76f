import type { FastifyInstance } from 'fastify'
import type { AppDependencies } from './app-dependencies.ts'
import { milliseconds, systemClock } from './clock.ts'
import { namedStatements } from './db/named-statements.ts'
import { handleRequests } from './handle-requests.ts'
import { createHttpServer } from './http-server.ts'
import { mail } from './mail/mail.plugin.ts'
import { openVariants } from './media/variants/open-variants.ts'
import { mediaPlugin } from './media/media.plugin.ts'
import { apiDocs } from './plugins/api-docs.ts'
import { describeCause } from './plugins/errors.ts'
import { health } from './plugins/health.ts'
import { formBodies } from './plugins/form-bodies.ts'
import { protectiveHeaders } from './plugins/security-headers.ts'
import { createAccountEmails } from './accounts/account-emails.ts'
import { createAdminsService } from './accounts/admins.ts'
import { createAccountsRepository } from './accounts/accounts.repository.ts'
import { createInvitations } from './accounts/invitations.ts'
import { adminsRoutes } from './routes/admins/admins.routes.ts'
import { authRoutes } from './routes/auth/auth.routes.ts'
import { createFailedTries } from './accounts/failed-tries.ts'
import { createRateLimits } from './limits/rate-limits.ts'
import { createRequestLimits } from './limits/request-limits.ts'
import { createSessionRepository } from './accounts/sessions.repository.ts'
import { pickCatalogueReader } from './catalogue/catalogue-reader.ts'
import { createCatalogueRepository } from './catalogue/catalogue.repository.ts'
import { catalogueRoutes } from './routes/catalogue/catalogue.routes.ts'
import { createCatalogueSearch } from './catalogue/catalogue.search.ts'
import { runSearchIndexing } from './catalogue/index-search.ts'
import { followCatalogueVersion } from './catalogue/catalogue-version.ts'
import { dashboardRoutes } from './routes/dashboard/dashboard.routes.ts'
import { createEnquiriesRepository } from './enquiries/enquiries.repository.ts'
import { createEnquiryChanges } from './enquiries/change-enquiries.ts'
import { adminEnquiriesRoutes } from './routes/admin-enquiries/admin-enquiries.routes.ts'
import { enquiriesRoutes } from './routes/enquiries/enquiries.routes.ts'
import { contactRoutes } from './routes/contact/contact.routes.ts'
import { createSavedListsRepository } from './saved-lists/saved-lists.repository.ts'
import { createMissedSearches } from './searches/missed-searches.ts'
import { runMissedSearches } from './searches/missed-searches-job.ts'
import { createSearchReport } from './searches/search-report.ts'
import { createSynonyms } from './searches/synonyms.ts'
import { adminSearchRoutes } from './routes/admin-search/admin-search.routes.ts'
import { savedListsRoutes } from './routes/saved-lists/saved-lists.routes.ts'
import { mergeGuestLists } from './saved-lists/merge-guest-lists.ts'
import { createItemPictures } from './pictures/item-pictures.ts'
import { adminRoutes } from './routes/admin/admin.routes.ts'
import { formBytesAtOnce, saveTimeout } from './routes/admin/form-limits.ts'
import { createAdminService } from './admin/admin-service.ts'
import { runPurgeJob } from './admin/purge-job.ts'
import { runHourly } from './run-hourly.ts'
import { removeExpiredGuestLists } from './saved-lists/remove-expired-guest-lists.ts'
import { adminCatalogueRoutes } from './routes/admin-catalogue/admin-catalogue.routes.ts'
import { catalogueExportRoutes } from './routes/catalogue-export/catalogue-export.routes.ts'
import { presentationRoutes } from './routes/presentation/presentation.routes.ts'
import { followCurrentShop } from './shop-details/current-shop.ts'
import { shopDetailsRoutes } from './routes/shop-details/shop-details.routes.ts'
import { createPictureLocks } from './pictures/picture-locks.ts'
import { readEnquiryCard } from './enquiries/enquiry-card.ts'
import { previewCards } from './preview-cards/preview-cards.plugin.ts'
import { runPictureJobs } from './pictures/picture-jobs.ts'

/** Assembles the server. It handles `inject` right away, and network requests after `listen`. */
export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { config, database, mode, shop, clock = systemClock, logStream } = dependencies
  const { ordinaryTimeout = 30 * milliseconds.second, rejectionDelay = milliseconds.second } = dependencies
  const https = config.publicUrl.startsWith('https:')
  const protection = protectiveHeaders({
    https,
    development: mode === 'development',
    // Only the map of the showroom is shown in a frame.
    frames: originOf(dependencies.presentation.map.embed),
  })
  const app = createHttpServer({
    config,
    protection,
    checksResponses: mode === 'test',
    logStream,
    ordinaryTimeout,
    longestTimeout: saveTimeout,
  })

  const version = await followCatalogueVersion(database)
  app.addHook('onClose', () => version.close())
  const current = await followCurrentShop({ database, version, shop, presentation: dependencies.presentation })
  app.decorate('currentShop', () => current.read())
  app.decorate('onCatalogueChange', (listener) => {
    if (mode !== 'development') version.onRaise(listener)
  })

  const sessions = createSessionRepository(database.orm, clock)
  await handleRequests(app, {
    config,
    database,
    sessions,
    https,
    rejectionDelay,
    // During development, a cached page would hide changes to the app.
    cachedVersion: mode === 'development' ? { current: null } : version,
  })
  const accounts = createAccountsRepository(clock)
  const rateLimits = createRateLimits(clock)
  const limits = createRequestLimits(database, rateLimits, clock, {
    areOn: config.requestLimits,
    restRatio: dependencies.restRatio,
  })
  const invitations = createInvitations(clock)
  const emails = createAccountEmails({ database, accounts, invitations, rateLimits, requests: limits, clock })
  await app.register(mail, {
    database,
    clock,
    deliver: dependencies.deliverMail,
    shop: { name: shop.name, email: shop.email, publicUrl: config.publicUrl },
    links: emails,
  })
  await app.register(health, { database })
  const { mediaStore, encodeVariant } = dependencies
  const pictureLocks = createPictureLocks(database)
  const variants = encodeVariant === null ? null : openVariants(app, { ...dependencies, encodeVariant, locks: pictureLocks })
  await app.register(mediaPlugin, { store: mediaStore, variants })
  if (dependencies.pages !== null) await app.register(dependencies.pages)

  // Registered before the endpoints, because it documents those that follow.
  await app.register(apiDocs, { shopName: shop.name, publicUrl: config.publicUrl })

  const reader = pickCatalogueReader(database, version, (cause) =>
    cause === null
      ? app.log.info('reading the catalogue from the replica again')
      : app.log.warn({ reason: cause.message }, 'lost the replica, reading the catalogue from the primary'),
  )
  const repository = createCatalogueRepository(namedStatements(reader), 'shoppers', version)
  const enquiries = createEnquiriesRepository(clock)
  await app.register(previewCards, {
    store: mediaStore,
    draw: dependencies.drawCard,
    readEnquiry: (reference) => readEnquiryCard(database.orm, enquiries, reference),
  })
  app.decorate('sitemapItems', {
    showcase: () => repository.showcase(),
    products: () => repository.changes('products'),
    collections: () => repository.changes('collections'),
  })
  const search = createCatalogueSearch(repository, version)
  const missed = createMissedSearches(database, clock)
  await app.register(catalogueRoutes, { repository, search, missed })
  await app.register(authRoutes, {
    database,
    accounts,
    sessions,
    emails,
    limits,
    hasher: dependencies.hasher,
    tries: createFailedTries(database, config.authTries, clock),
    onIdentified: [mergeGuestLists],
  })
  await app.register(presentationRoutes, { current })
  const admins = createAdminsService({ database, accounts, sessions, invitations, emails, clock })
  await app.register(adminsRoutes, { admins, sessions, limits, hasher: dependencies.hasher })
  await app.register(dashboardRoutes, { database })
  await app.register(savedListsRoutes, { lists: createSavedListsRepository(database.orm), catalogue: repository })
  await app.register(contactRoutes, { database, enquiries, shopName: shop.name, limits })
  const changes = createEnquiryChanges(database, clock)
  await app.register(adminEnquiriesRoutes, { database, enquiries, changes, clock, publicUrl: config.publicUrl })
  await app.register(enquiriesRoutes, {
    database,
    enquiries,
    // Not the replica: a price that was changed a moment ago must not be recorded as the old one.
    catalogue: createCatalogueRepository(database.orm),
    limits,
  })
  const pictures = createItemPictures({
    database,
    media: dependencies.media,
    locks: pictureLocks,
    onSaved: (publicIds) => publicIds.forEach((publicId) => variants?.add(publicId)),
    onLeftover: (error) => app.log.error({ error: describeCause(error) }, 'could not delete the files of unused pictures'),
  })
  const admin = createAdminService({ database, pictures, version })
  await app.register(async (forms) => {
    await forms.register(formBodies, { bytesAtOnce: formBytesAtOnce })
    await forms.register(shopDetailsRoutes, { database, pictures, version, current })
    await forms.register(adminRoutes, { admin })
  })
  const wholeCatalogue = createCatalogueRepository(database.orm, 'admins')
  const wholeSearch = createCatalogueSearch(wholeCatalogue, version)
  await app.register(adminCatalogueRoutes, { admin, repository: wholeCatalogue, search: wholeSearch })
  await app.register(catalogueExportRoutes, { database, search: wholeSearch, clock })
  await app.register(adminSearchRoutes, {
    repository,
    search,
    synonyms: createSynonyms({ database, version, search, clock }),
    report: createSearchReport({ database, missed, search, clock }),
  })
  runSearchIndexing(app, database)
  runMissedSearches(app, missed)
  runPurgeJob(app, { database, pictures, clock })
  runHourly(app, () => removeExpiredGuestLists(database.orm, clock()), 'could not remove lists of guests')
  runPictureJobs(app, { sweep: { database, store: mediaStore, locks: pictureLocks }, variants, now: clock() })
  await app.ready()
  return app
}

function originOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).origin : null
}
