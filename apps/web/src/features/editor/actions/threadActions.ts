import { CheckCheck, MessagesSquare, Reply, StepBack, StepForward } from 'lucide-react'
import { askComments, toggleComments } from '../../../shared/comments/discussion.ts'
import type { EditorAction } from './EditorAction.ts'

/** On threads; the comments have their keys. */
export const threadActions = {
  comments: {
    label: 'Comments',
    description: 'Open or close the comments',
    icon: MessagesSquare,
    group: 'Comments',
    run: toggleComments,
  },
  nextThread: {
    label: 'Next comment',
    icon: StepForward,
    group: 'Comments',
    keys: { comments: ['N'] },
    run: () => askComments('next'),
  },
  previousThread: {
    label: 'Previous comment',
    icon: StepBack,
    group: 'Comments',
    keys: { comments: ['P'] },
    run: () => askComments('previous'),
  },
  replyToThread: {
    label: 'Reply to the comment',
    icon: Reply,
    group: 'Comments',
    keys: { comments: ['R'] },
    run: () => askComments('reply'),
  },
  resolveThread: {
    label: 'Resolve or reopen the comment',
    icon: CheckCheck,
    group: 'Comments',
    keys: { comments: ['E'] },
    run: () => askComments('resolve'),
  },
} as const satisfies Readonly<Record<string, EditorAction<unknown>>>
