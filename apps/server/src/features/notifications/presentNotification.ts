import { type NotificationItem, plans, withoutPlan } from '@deckloom/contract'
import type { Notice } from '../../platform/notices.ts'
import type { NotificationRow } from './notificationsRepository.ts'

/** A notification as the header's list shows it. */
export function presentNotification(row: NotificationRow, now: Date): NotificationItem {
  const { id, notice, createdAt, readAt, isSettled } = row
  return {
    id,
    kind: notice.kind,
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null || isSettled,
    ...textFor(row, now),
  }
}

type NoticeText = Pick<NotificationItem, 'title' | 'text' | 'href'>

type SharedNotice = Extract<Notice, { readonly kind: 'deck-shared' }>

type CommentNotice = Extract<Notice, { readonly thread: number }>

function textFor(
  { notice, said }: Pick<NotificationRow, 'notice' | 'said'>,
  now: Date,
): NoticeText {
  if ('thread' in notice) return textForComment(notice, said)
  switch (notice.kind) {
    case 'trial-ending':
      return {
        title: 'Your trial is ending',
        text: trialText(Date.parse(notice.endsAt) > now.getTime()),
        href: '/subscription',
      }
    case 'plan-started':
      return {
        title: 'Payment received',
        text: `The ${plans[notice.tier].name} plan is active. Invoices are on the billing page.`,
        href: '/billing',
      }
    case 'plan-given':
      return {
        title: `You have the ${plans[notice.tier].name} plan`,
        text: `Your administrator gave it to you, until ${dayOf(notice.until)}.`,
        href: '/billing',
      }
    case 'decks-received':
      return {
        title: `You received ${notice.decks === 1 ? 'a presentation' : `${notice.decks} presentations`}`,
        text: `An administrator handed over what belonged to ${notice.from}.`,
        href: '/workspace',
      }
    case 'deck-received':
      return {
        title: `${notice.by} made you the owner`,
        text: `“${notice.title}” is yours now.`,
        href: `/editor/${notice.deck}`,
      }
    case 'access-asked':
      return {
        title: `${notice.by} asks for access`,
        text: `They want to ${notice.wants} “${notice.title}”.`,
        href: `/editor/${notice.deck}?share`,
      }
    case 'export-finished':
      return {
        title: 'Export finished',
        text: `“${notice.title}” as ${notice.format.toUpperCase()}.`,
        href: `/editor/${notice.deck}`,
      }
    case 'deck-shared':
      return {
        title: `${notice.by} shared a deck with you`,
        text: `“${notice.title}”: you can ${whatTheyMay(notice)} it.`,
        href: `/editor/${notice.deck}`,
      }
  }
}

function whatTheyMay({ mayEdit, mayComment = false }: SharedNotice): string {
  if (mayEdit) return 'edit'
  return mayComment ? 'comment on' : 'view'
}

function textForComment(
  { kind, by, team, title, deck, thread }: CommentNotice,
  said: string | null,
): NoticeText {
  const titles = {
    'comment-assigned': `${by} assigned a comment to you`,
    'comment-mentioned': `${by} mentioned ${team ?? 'you'} in a comment`,
    'comment-replied': `${by} replied to a comment`,
    'comment-started': `${by} commented`,
  }
  return {
    title: titles[kind],
    text: said ? `“${said.replaceAll(/\s+/gu, ' ').trim()}” in “${title}”` : `In “${title}”.`,
    href: `/editor/${deck}?thread=${thread}`,
  }
}

function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}

function trialText(runs: boolean): string {
  return runs
    ? 'It ends within a day. Your presentations stay yours, with a plan or without.'
    : `It has ended. ${withoutPlan.keeps} ${withoutPlan.needs}`
}
