// Limits are the deck's module; screens and routes find them beside what they limit.
export {
  generationLimits,
  outlineLimits,
  ownTemplateLimits,
  supportLimits,
  uploadLimits,
  workspaceLimits,
} from '@deckloom/deck'
export {
  claimAdministrationBody,
  emailSchema,
  firstNameSchema,
  forgotPasswordBody,
  lastNameSchema,
  loginBody,
  newPasswordSchema,
  registerBody,
  resetPasswordBody,
  validateResetTokenBody,
  verifyEmailBody,
  type AccountEvent,
  type CurrentUser,
  type EmailVerification,
  type ForgotPasswordAnswer,
  type ForgotPasswordBody,
  type LoginBody,
  type RegisterBody,
  type ResetPasswordBody,
  type SessionItem,
  type SignedIn,
  type VerifiedEmail,
} from './accounts.ts'
export * from './signIn.ts'
export {
  accountParams,
  accountsQuery,
  backwardsQuery,
  changeAccountBody,
  grantDays,
  queuedMailParams,
  type AccountsQuery,
  type AdministeredAccount,
  type ChangeAccountBody,
  type QueuedMail,
  type ResetLink,
  type MaintenanceStepItem,
  type ServerJob,
  type StorageReport,
  type SignInMethod,
  type SupportMessageItem,
} from './administration.ts'
export { createSecurityClient, createSignInClient } from './identityClient.ts'
export * from './audit.ts'
export { createAdministrationClient, type AuditSearch } from './administrationClient.ts'
export * from './settings.ts'
export * from './oversight.ts'
export { type Page } from './pageCursor.ts'
export {
  activityTypes,
  dailyFiguresQuery,
  longestRange,
  subscriptionFilters,
  topUsersQuery,
  trackActivityBody,
  trackVisitBody,
  type ActivityCount,
  type ActivityType,
  type AnalyticsSummary,
  type DailyActivity,
  type DailyFigures,
  type DailyFiguresQuery,
  type SiteVisitItem,
  type SubscriptionFilter,
  type TokenUsageItem,
  type TopUser,
  type TrackActivityBody,
  type TrackVisitBody,
} from './analytics.ts'
export { createAnalyticsClient, createTrackingClient } from './analyticsClient.ts'
export { ApiError, callThrough, createClient, type ApiClient, type Send } from './client.ts'
export { deckViewsBody, type DeckViews, type DeckViewsBody } from './deckViews.ts'
export { createDeckViewsClient } from './deckViewsClient.ts'
export { assistBody, type AssistAnswer, type AssistBody, type AssistVersion } from './assistant.ts'
export { assistTones, type AssistAction, type AssistTone } from './assistActions.ts'
export {
  changeSharingBody,
  acceptInvitationBody,
  collaboratorParams,
  inviteCollaboratorBody,
  inviteMemberBody,
  memberParams,
  memberRoleBody,
  sharedRoleBody,
  teamBody,
  teamDeckParams,
  type AcceptedInvitation,
  type Collaborator,
  type DeckPeople,
  type InviteCollaboratorBody,
  type Invited,
  type InviteMemberBody,
  type Team,
  type TeamItem,
  type TeamMember,
} from './people.ts'
export { createPeopleClient } from './peopleClient.ts'
export { createGenerationClient } from './generationClient.ts'
export { createPictureClient } from './pictureClient.ts'
export { createTemplateClient } from './templateClient.ts'
export { errorStatus, type ErrorBody, type ErrorCode } from './errors.ts'
export { fileNameQuery } from './fileName.ts'
export {
  importFiles,
  sourceFiles,
  type ImportedPresentation,
  type ReadSource,
} from './fileReading.ts'
export { enhanceBody, type EnhanceBody } from './imports.ts'
export {
  deckLanguages,
  type DeckWriterView,
  generateBody,
  generationParams,
  outlineBody,
  slidesBody,
  type GenerateAnswer,
  type GenerateBody,
  type GenerationEvent,
  type PromptReading,
  type OpenGeneration,
  type OutlineBody,
  type OutlineEntryView,
  type OutlineEvent,
  type SlidesBody,
  type WritingSettings,
} from './generation.ts'
export {
  cancelPlanBody,
  createPaymentIntentBody,
  paymentSuccessBody,
  testConfirmationBody,
  testPaymentBody,
  type BillingOverview,
  type CreatePaymentIntentBody,
  type Invoice,
  type PaymentIntentAnswer,
  type TestConfirmationBody,
  type TestPaymentAnswer,
  type TestPaymentBody,
} from './payments.ts'
export {
  billingIntervals,
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
  type SelectedPlan,
  type SubscriptionStatus,
  type Tier,
} from './plans.ts'
export {
  generateImageBody,
  libraryPictureParams,
  libraryPictureQuery,
  pictureMessages,
  stockSearchQuery,
  takePhotoBody,
  type GenerateImageAnswer,
  type GenerateImageBody,
  type PictureSources,
  type StockPhoto,
  type StockSearchAnswer,
  type StoredPicture,
} from './pictures.ts'
export {
  readNotificationsBody,
  type NotificationItem,
  type NotificationList,
} from './notifications.ts'
export {
  createPresentationBody,
  exportBody,
  exportFormats,
  mutationHeaders,
  pictureWidths,
  thumbnailParams,
  thumbnailQuery,
  presentationParams,
  renamePresentationBody,
  revisionParams,
  savePresentationBody,
  type CreatePresentationBody,
  type DeckRole,
  type ExportAnswer,
  type ExportBody,
  type ExportEvent,
  type ExportFormat,
  type Presentation,
  type PresentationListItem,
  type RenamePresentationBody,
  type Revision,
  type RevisionItem,
  type SavePresentationBody,
} from './presentations.ts'
export {
  presentationTypeLabels,
  presentationTypes,
  type PresentationType,
} from './presentationTypes.ts'
export {
  changePasswordBody,
  deleteAccountBody,
  deletionWord,
  profileBody,
  proofBody,
  undoEmailBody,
  type AccountStatistics,
  type ChangedProfile,
  type ChangePasswordBody,
  type DeleteAccountBody,
  type ProfileBody,
  type ProofBody,
} from './profile.ts'
export {
  createShareLinkBody,
  sharePasswordLength,
  sharePasswordMessage,
  shareLinkParams,
  unlockShareBody,
  type CreateShareLinkBody,
  type SharedDeck,
  type ShareLink,
  type UnlockShareBody,
} from './sharing.ts'
export { createShellClient } from './shellClient.ts'
export { searchQuery, type FoundDeck, type SearchAnswer } from './search.ts'
export { supportMessageBody, type SupportDesk, type SupportMessageBody } from './support.ts'
export { allFieldsRequired, supportCategories } from './supportTypes.ts'
export {
  ownTemplates,
  templateCategories,
  type CategoryTotal,
  type GalleryCategory,
  type TemplateCategory,
} from './templateCategories.ts'
export {
  fromTemplateBody,
  saveTemplateBody,
  templateListQuery,
  templateParams,
  type SaveTemplateBody,
  type Template,
  type TemplateItem,
} from './templates.ts'
export { selectPlanBody, type SelectPlanBody } from './subscription.ts'
export {
  changeFolderBody,
  createFolderBody,
  deckActionBody,
  listPresentationsQuery,
  type ChangeFolderBody,
  type CreateFolderBody,
  type DeckAction,
  type DeckActionAnswer,
  type DeckActionBody,
  type Folder,
  type ListPresentationsQuery,
  type PresentationPage,
} from './workspace.ts'
export { createWorkspaceClient } from './workspaceClient.ts'
export {
  deckActionLimit,
  deckFilters,
  deckPageSizes,
  deckSorts,
  sharedRoles,
  type DeckFilter,
  type DeckSort,
  type SharedRole,
  type TeamRole,
} from './workspaceTypes.ts'
export {
  type FeatureSlug,
  featureSlugs,
  isKnownPage,
  otherPage,
  pages,
  planPages,
  visitedPage,
} from './pages.ts'
