// Limits belong to the deck package; re-exported for screens and routes beside what they limit.
export {
  commentLimits,
  generationLimits,
  outlineLimits,
  ownTemplateLimits,
  uploadLimits,
  workspaceLimits,
} from '@deckloom/deck'
export {
  emailSchema,
  firstNameSchema,
  forgotPasswordBody,
  lastNameSchema,
  newPasswordSchema,
  registerBody,
  resetPasswordBody,
  type ForgotPasswordBody,
  type LoginBody,
  type RegisterBody,
  type ResetPasswordBody,
} from './requests/accounts/accounts.ts'
export * from './requests/accounts/signIn.ts'
export { type ChangeAccountBody } from './requests/accounts/administration.ts'
export { createSecurityClient, createSignInClient } from './client/identityClient.ts'
export * from './requests/accounts/audit.ts'
export { createAdministrationClient, type AuditSearch } from './client/administrationClient.ts'
export * from './requests/accounts/settings.ts'
export * from './requests/accounts/oversight.ts'
export { type Page } from './requests/decks/pageCursor.ts'
export {
  activityTypes,
  longestRange,
  subscriptionFilters,
  trackVisitBody,
  type ActivityType,
  type DailyFiguresQuery,
  type SubscriptionFilter,
  type TrackActivityBody,
} from './requests/accounts/analytics.ts'
export { createAnalyticsClient, createTrackingClient } from './client/analyticsClient.ts'
export type * from './answers/types.ts'
export { ApiError, readFrom } from './client/call.ts'
export { createClient, type SaveBasis } from './client/client.ts'
export * as endpoints from './endpoints/index.ts'
export { routeOf } from './endpoint.ts'
export type { AnswerOf, AuditRule, Endpoint, Frozen } from './endpoint.ts'
export type { AuditAction } from './auditActions.ts'
export { rateLimits, type RateLimitName } from './rateLimits.ts'
export { type DeckViewsBody, type SharedViewsBody } from './requests/decks/deckViews.ts'
export { type AudienceQuery } from './requests/decks/audience.ts'
export { createAudienceClient } from './client/audienceClient.ts'
export { createDeckViewsClient } from './client/deckViewsClient.ts'
export { type AssistBody } from './requests/decks/assistant.ts'
export { assistTones, type AssistAction, type AssistTone } from './assistActions.ts'
export { createCommentsClient, type ThreadPath } from './client/commentsClient.ts'
export { reactions, threadPageSizes, type Reaction, type ThreadFilter } from './commentTypes.ts'
export {
  type AddCommentBody,
  type ChangeThreadBody,
  type CommentAnchor,
  type EditCommentBody,
  type StartThreadBody,
  type ThreadsQuery,
  type ThreadAnchor,
} from './requests/decks/comments.ts'
export { createSharingClient } from './client/sharingClient.ts'
export { createPeopleClient } from './client/peopleClient.ts'
export { createGenerationClient } from './client/generationClient.ts'
export { createPictureClient } from './client/pictureClient.ts'
export { createTemplateClient } from './client/templateClient.ts'
export * from './live.ts'
export { type LiveRequest, liveRequestSchema, type Presence } from './requests/decks/live.ts'
export { errorBody } from './answers/errorBody.ts'
export { describeApi } from './openapi/describeApi.ts'
export { errorsOf } from './errorsOf.ts'
export { errorStatus, type ErrorCode } from './errors.ts'
export { importFiles, sourceFiles } from './fileReading.ts'
export {
  generateBody,
  outlineBody,
  type GenerateBody,
  type OutlineBody,
  type WritingSettings,
} from './requests/decks/generation.ts'
export { type CreatePaymentIntentBody } from './requests/accounts/payments.ts'
export {
  comingSoon,
  isBillingInterval,
  isPaidTier,
  paidTiers,
  planRules,
  plans,
  priceOf,
  proFeatures,
  tiers,
  type BillingInterval,
  type PaidTier,
  type Plan,
  type Tier,
  withoutPlan,
} from './plans.ts'
export { generateImageBody, pictureMessages } from './requests/decks/pictures.ts'
export {
  createPresentationBody,
  pictureWidths,
  type ExportBody,
  type ExportFormat,
} from './requests/decks/presentations.ts'
export {
  presentationTypeLabels,
  presentationTypes,
  type PresentationType,
} from './presentationTypes.ts'
export {
  deleteAccountBody,
  deletionWord,
  profileBody,
  type ChangePasswordBody,
  type DeleteAccountBody,
  type ProfileBody,
  type ProofBody,
} from './requests/accounts/profile.ts'
export {
  sharePasswordLength,
  sharePasswordMessage,
  type ChangeShareLinkBody,
  type CreateShareLinkBody,
  type ShareExportBody,
} from './requests/decks/sharing.ts'
export { createShellClient } from './client/shellClient.ts'
export { searchQuery } from './requests/decks/search.ts'
export { supportMessageBody, type SupportMessageBody } from './requests/accounts/support.ts'
export { allFieldsRequired, supportCategories } from './supportTypes.ts'
export {
  ownTemplates,
  templateCategories,
  type GalleryCategory,
  type TemplateCategory,
} from './templateCategories.ts'
export {
  listPresentationsQuery,
  type ChangeFolderBody,
  type CreateFolderBody,
  type DeckAction,
  type ListPresentationsQuery,
} from './requests/decks/workspace.ts'
export { createWorkspaceClient } from './client/workspaceClient.ts'
export {
  deckPageSizes,
  sharedRoles,
  type DeckFilter,
  type DeckSort,
  type SharedRole,
  type TeamRole,
} from './workspaceTypes.ts'
export { type FeatureSlug, isKnownPage, otherPage, pages, planPages, visitedPage } from './pages.ts'
