import { bodyLimits } from '@deckloom/deck'
import * as z from 'zod'
import { backwardsQuery, queuedMailParams } from '../requests/accounts/administration.ts'
import {
  trackActivityBody,
  trackVisitBody,
  dailyFiguresQuery,
  topUsersQuery,
} from '../requests/accounts/analytics.ts'
import {
  auditCheck,
  auditItem,
  maintenanceStepItem,
  queuedMail,
  serverJob,
  storageReport,
  supportMessageItem,
} from '../answers/administration.ts'
import { notice } from '../answers/common.ts'
import {
  activityCount,
  analyticsSummary,
  dailyActivity,
  dailyFigures,
  notificationList,
  serverVersion,
  siteVisitItem,
  supportDesk,
  tokenUsageItem,
  topUser,
} from '../answers/figures.ts'
import { auditQuery } from '../requests/accounts/audit.ts'
import { endpoint } from '../endpoint.ts'
import { readNotificationsBody } from '../requests/accounts/notifications.ts'
import { supportMessageBody } from '../requests/accounts/support.ts'

export const readVersion = endpoint({
  method: 'GET',
  path: '/api/version',
  summary: 'Tells which Deckloom this is',
  access: 'public',
  limit: 'requests',
  database: 'unneeded',
  answers: { 200: serverVersion },
})

export const readApiDocument = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'Describes every call, as an OpenAPI 3.1 document',
  access: 'public',
  limit: 'requests',
  database: 'unneeded',
  answers: { 200: { mediaType: 'application/json' }, 304: null },
})

export const takeCspReport = endpoint({
  method: 'POST',
  path: '/api/csp-report',
  summary: 'Takes what a browser reports that the content security policy blocked',
  access: 'public',
  limit: 'cspReport',
  bodyLimit: bodyLimits.report,
  receives: 'application/csp-report',
  answers: { 204: null },
})

export const trackVisit = endpoint({
  method: 'POST',
  path: '/api/analytics/track-visit',
  summary: 'Counts that a page was opened',
  access: 'optional',
  limit: 'track',
  bodyLimit: bodyLimits.tracking,
  body: trackVisitBody,
  answers: { 204: null },
})

export const trackActivity = endpoint({
  method: 'POST',
  path: '/api/analytics/track-activity',
  summary: 'Counts that somebody did something',
  access: 'optional',
  limit: 'track',
  bodyLimit: bodyLimits.tracking,
  body: trackActivityBody,
  answers: { 204: null },
})

export const readSummary = endpoint({
  method: 'GET',
  path: '/api/analytics/summary',
  summary: 'Counts accounts, decks, visits, tokens and money',
  access: 'administrator',
  answers: { 200: analyticsSummary },
})

export const listTopUsers = endpoint({
  method: 'GET',
  path: '/api/analytics/top-users',
  summary: 'Lists who makes the most',
  access: 'administrator',
  query: topUsersQuery,
  answers: { 200: z.array(topUser) },
})

export const readDailyActive = endpoint({
  method: 'GET',
  path: '/api/analytics/daily-active',
  summary: 'Counts the people of the last 30 days, the oldest first',
  access: 'administrator',
  answers: { 200: z.array(dailyActivity) },
})

export const readDailyFigures = endpoint({
  method: 'GET',
  path: '/api/analytics/daily-figures',
  summary: 'Counts what was done on each day from one to another',
  access: 'administrator',
  query: dailyFiguresQuery,
  answers: { 200: z.array(dailyFigures) },
})

export const readTokenUsage = endpoint({
  method: 'GET',
  path: '/api/analytics/token-usage',
  summary: 'Lists the latest uses of models',
  access: 'administrator',
  answers: { 200: z.array(tokenUsageItem) },
})

export const readSiteVisits = endpoint({
  method: 'GET',
  path: '/api/analytics/site-visits',
  summary: 'Lists the latest visits',
  access: 'administrator',
  answers: { 200: z.array(siteVisitItem) },
})

export const countActivities = endpoint({
  method: 'GET',
  path: '/api/analytics/activities',
  summary: 'Counts what was done in the last 30 days',
  access: 'administrator',
  answers: { 200: z.array(activityCount) },
})

export const readNotifications = endpoint({
  method: 'GET',
  path: '/api/notifications',
  summary: 'Lists what the caller was told, the newest first',
  access: 'user',
  answers: { 200: notificationList },
})

export const markNotificationsRead = endpoint({
  method: 'POST',
  path: '/api/notifications/read',
  summary: 'Marks notifications as read; without ids all of them',
  access: 'user',
  bodyLimit: bodyLimits.credentials,
  body: readNotificationsBody,
  answers: { 204: null },
})

export const readSupportDesk = endpoint({
  method: 'GET',
  path: '/api/support',
  summary: 'Tells where to write to for help',
  access: 'public',
  answers: { 200: supportDesk },
})

export const contactSupport = endpoint({
  method: 'POST',
  path: '/api/support/contact',
  summary: 'Writes to the support desk',
  access: 'optional',
  limit: 'support',
  form: true,
  bodyLimit: bodyLimits.letter,
  body: supportMessageBody,
  answers: { 200: notice },
})

export const listSupportMessages = endpoint({
  method: 'GET',
  path: '/api/admin/support-messages',
  summary: 'Lists what people wrote to the support desk, the newest first',
  access: 'administrator',
  query: backwardsQuery,
  answers: { 200: z.array(supportMessageItem) },
})

export const listMail = endpoint({
  method: 'GET',
  path: '/api/admin/mail',
  summary: 'Lists emails that wait or have failed',
  access: 'administrator',
  answers: { 200: z.array(queuedMail) },
})

export const retryMail = endpoint({
  method: 'POST',
  path: '/api/admin/mail/:id/retry',
  summary: 'Tries an email again at once',
  access: 'administrator',
  params: queuedMailParams,
  answers: { 204: null },
  errors: ['not_found'],
  audit: { action: 'mail-retry', target: 'mail :id' },
})

export const listJobs = endpoint({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'Tells how the work goes that the server does by itself',
  access: 'administrator',
  answers: { 200: z.array(serverJob) },
})

export const listMaintenance = endpoint({
  method: 'GET',
  path: '/api/admin/maintenance',
  summary: 'Tells how the hourly work went',
  access: 'administrator',
  answers: { 200: z.array(maintenanceStepItem) },
})

export const readStorage = endpoint({
  method: 'GET',
  path: '/api/admin/storage',
  summary: 'Tells what takes the disk',
  access: 'administrator',
  answers: { 200: storageReport },
})

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Lists the audit trail, the newest first',
  access: 'administrator',
  query: auditQuery,
  answers: { 200: z.array(auditItem) },
})

export const checkAudit = endpoint({
  method: 'POST',
  path: '/api/admin/audit/check',
  summary: 'Checks that nobody has changed the audit trail',
  access: 'administrator',
  limit: 'wholeAudit',
  answers: { 200: auditCheck },
})

export const exportAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit/export',
  summary: 'Sends the whole audit trail, a row a line',
  access: 'administrator',
  limit: 'wholeAudit',
  proof: true,
  answers: { 200: { mediaType: 'application/x-ndjson' } },
})
