import type * as z from 'zod'
import type { Frozen } from '../endpoint.ts'
import type * as accounts from './accounts.ts'
import type * as audiences from './audience.ts'
import type * as comments from './comments.ts'
import type * as presentations from './presentations.ts'
import type * as making from './making.ts'
import type * as administration from './administration.ts'
import type { errorBody } from './errorBody.ts'
import type * as figures from './figures.ts'

type Of<Schema extends z.core.$ZodType> = Frozen<z.output<Schema>>

export type CurrentUser = Of<typeof accounts.currentUser>
export type ChangedProfile = Of<typeof accounts.changedProfile>
export type ForgotPasswordAnswer = Of<typeof accounts.forgotPasswordAnswer>
export type EmailVerification = Of<typeof accounts.emailVerification>
export type VerifiedEmail = Of<typeof accounts.verifiedEmail>
export type SessionItem = Of<typeof accounts.sessionItem>
export type AccountEvent = Of<typeof accounts.accountEvent>
export type AccountStatistics = Of<typeof accounts.accountStatistics>
export type SignedIn = Of<typeof accounts.signedIn>
export type PendingSignIn = Of<typeof accounts.pendingSignIn>
export type PendingRegistration = Of<typeof accounts.pendingRegistration>
export type SignInAnswer = Of<typeof accounts.signInAnswer>
export type Enrolled = Of<typeof accounts.enrolled>
export type PasskeySupport = Of<typeof accounts.passkeySupport>
export type SignInOptions = Of<typeof accounts.signInOptions>
export type InvitedAddress = Of<typeof accounts.invitedAddress>
export type PasskeyItem = Of<typeof accounts.passkeyItem>
export type SecurityOverview = Of<typeof accounts.securityOverview>
export type AppSetup = Of<typeof accounts.appSetup>
export type NewCodes = Of<typeof accounts.newCodes>
export type CompanyAddress = Of<typeof accounts.companyAddress>
export type PasskeyCreation = Of<typeof accounts.passkeyCreation>
export type PasskeyRequest = Of<typeof accounts.passkeyRequest>
export type SubscriptionStatus = Of<typeof accounts.subscriptionStatus>
export type SelectedPlan = Of<typeof accounts.selectedPlan>

export type DeckRole = Of<typeof presentations.deckRole>
export type Presentation = Of<typeof presentations.presentation>
export type PresentationListItem = Of<typeof presentations.presentationListItem>
export type PresentationPage = Of<typeof presentations.presentationPage>
export type DeckActionAnswer = Of<typeof presentations.deckActionAnswer>
export type Folder = Of<typeof presentations.folder>
export type RevisionItem = Of<typeof presentations.revisionItem>
export type Revision = Of<typeof presentations.revision>
export type ExportAnswer = Of<typeof presentations.exportAnswer>
export type StreamedFailure = Of<typeof presentations.streamedFailure>
export type ExportEvent = Of<typeof presentations.exportEvent>
export type ShareLink = Of<typeof presentations.shareLink>
export type SharedDeck = Of<typeof presentations.sharedDeck>
export type AccessRequest = Of<typeof presentations.accessRequest>
export type DeckViews = Of<typeof presentations.deckViews>
export type Invited = Of<typeof presentations.invited>
export type Collaborator = Of<typeof presentations.collaborator>
export type DeckPeople = Of<typeof presentations.deckPeople>
export type TeamItem = Of<typeof presentations.teamItem>
export type TeamMember = Of<typeof presentations.teamMember>
export type Team = Of<typeof presentations.team>
export type AcceptedInvitation = Of<typeof presentations.acceptedInvitation>
export type FoundDeck = Of<typeof presentations.foundDeck>
export type SearchAnswer = Of<typeof presentations.searchAnswer>

export type Audience = Of<typeof audiences.audience>

export type CommentPerson = Of<typeof comments.commentPerson>
export type MentionablePerson = Of<typeof comments.mentionablePerson>
export type MentionableTeam = Of<typeof comments.mentionableTeam>
export type ThreadComment = Of<typeof comments.threadComment>
export type CommentThread = Of<typeof comments.commentThread>
export type ThreadPage = Of<typeof comments.threadPage>

export type MadeDeck = Of<typeof making.madeDeck>
export type GenerateAnswer = Of<typeof making.generateAnswer>
export type DeckWriterView = Of<typeof making.deckWriterView>
export type OutlineEntryView = Of<typeof making.outlineEntryView>
export type PromptReading = Of<typeof making.promptReading>
export type OpenGeneration = Of<typeof making.openGeneration>
export type OpenGenerationAnswer = Of<typeof making.openGenerationAnswer>
export type GenerationEvent = Of<typeof making.generationEvent>
export type OutlineEvent = Of<typeof making.outlineEvent>
export type AssistVersion = Of<typeof making.assistVersion>
export type AssistAnswer = Of<typeof making.assistAnswer>
export type ImportedPresentation = Of<typeof making.importedPresentation>
export type ReadSource = Of<typeof making.readSource>
export type TemplateItem = Of<typeof making.templateItem>
export type Template = Of<typeof making.template>
export type CategoryTotal = Of<typeof making.categoryTotal>
export type StoredPicture = Of<typeof making.storedPicture>
export type GenerateImageAnswer = Of<typeof making.generateImageAnswer>
export type StockPhoto = Of<typeof making.stockPhoto>
export type StockSearchAnswer = Of<typeof making.stockSearchAnswer>
export type PictureSources = Of<typeof making.pictureSources>

export type SignInMethod = Of<typeof administration.signInMethod>
export type AdministeredAccount = Of<typeof administration.administeredAccount>
export type ResetLink = Of<typeof administration.resetLink>
export type SupportMessageItem = Of<typeof administration.supportMessageItem>
export type QueuedMail = Of<typeof administration.queuedMail>
export type ServerJob = Of<typeof administration.serverJob>
export type MaintenanceStepItem = Of<typeof administration.maintenanceStepItem>
export type StorageReport = Of<typeof administration.storageReport>
export type PersonRef = Of<typeof administration.personRef>
export type AdministeredSession = Of<typeof administration.administeredSession>
export type AdministeredLink = Of<typeof administration.administeredLink>
export type AdministeredInvitation = Of<typeof administration.administeredInvitation>
export type SentInvitation = Of<typeof administration.sentInvitation>
export type HandedOver = Of<typeof administration.handedOver>
export type AdministeredSettings = Of<typeof administration.administeredSettings>
export type AuditItem = Of<typeof administration.auditItem>
export type AuditFault = Of<typeof administration.auditFault>
export type AuditCheck = Of<typeof administration.auditCheck>
export type AuditLine = Of<typeof administration.auditLine>

export type AnalyticsSummary = Of<typeof figures.analyticsSummary>
export type TopUser = Of<typeof figures.topUser>
export type DailyActivity = Of<typeof figures.dailyActivity>
export type DailyFigures = Of<typeof figures.dailyFigures>
export type TokenUsageItem = Of<typeof figures.tokenUsageItem>
export type SiteVisitItem = Of<typeof figures.siteVisitItem>
export type ActivityCount = Of<typeof figures.activityCount>
export type PaymentIntentAnswer = Of<typeof figures.paymentIntentAnswer>
export type Received = Of<typeof figures.received>
export type TestPaymentAnswer = Of<typeof figures.testPaymentAnswer>
export type Invoice = Of<typeof figures.invoice>
export type BillingOverview = Of<typeof figures.billingOverview>
export type SupportDesk = Of<typeof figures.supportDesk>
export type NotificationItem = Of<typeof figures.notificationItem>
export type NotificationList = Of<typeof figures.notificationList>
export type ServerVersion = Of<typeof figures.serverVersion>

export type ErrorBody = Of<typeof errorBody>
