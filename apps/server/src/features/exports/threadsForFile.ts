import type { CommentThread } from '@deckloom/contract'
import type { PptxThread } from '@deckloom/render-pptx'
import type { Queries } from '../../db/openDatabase.ts'
import { Failure } from '../../http/errors/failure.ts'

/** The open threads of a deck; `forbidden` for those who see no comments. */
export type ListOpenThreads = (
  queries: Queries,
  which: Which,
) => Promise<readonly CommentThread[] | Failure>

interface Which {
  readonly id: number
  readonly userId: string
}

/** The open threads of a deck as a file shows them. Only names tell who wrote a comment. */
export async function threadsForFile(
  {
    queries,
    listOpenThreads,
  }: { readonly queries: Queries; readonly listOpenThreads: ListOpenThreads },
  which: Which,
): Promise<readonly PptxThread[] | Failure> {
  const threads = await listOpenThreads(queries, which)
  if (!(threads instanceof Failure)) return threads.map(threadForFile)
  return threads.code === 'forbidden'
    ? new Failure('forbidden', 'You cannot see the comments on this presentation.')
    : threads
}

function threadForFile({ slideId, anchor, comments }: CommentThread): PptxThread {
  return {
    slideId,
    ...(anchor.kind !== 'slide' && { elementId: anchor.elementId }),
    ...(anchor.kind === 'words' && { quote: anchor.quote.replaceAll(/\s+/gu, ' ').trim() }),
    // A deleted comment has no author.
    comments: comments.flatMap(({ author, text, createdAt }) =>
      author
        ? [
            {
              author: { id: author.id, name: author.name || 'Somebody' },
              text,
              createdAt: new Date(createdAt),
            },
          ]
        : [],
    ),
  }
}
