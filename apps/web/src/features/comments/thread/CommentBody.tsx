import type { ThreadComment } from '@deckloom/contract'
import { splitMentions } from '../writing/mentions.ts'
import { splitLinks } from './splitLinks.ts'

/** The text of a comment, with the people and teams that it mentions set off. */
export function CommentBody({ comment }: { readonly comment: ThreadComment }) {
  const pieces = splitMentions(comment.text, [...comment.mentions, ...comment.teams])
  return (
    <p className="text-ui wrap-anywhere whitespace-pre-wrap">
      {pieces.map(({ text, mentioned, from }) =>
        mentioned ? (
          <span
            key={from}
            className="rounded-chip bg-info-soft px-1 font-label text-on-info-soft box-decoration-clone"
          >
            {text}
          </span>
        ) : (
          <Linked key={from} text={text} />
        ),
      )}
    </p>
  )
}

function Linked({ text }: { readonly text: string }) {
  return splitLinks(text).map((piece) =>
    piece.isLink ? (
      <a
        key={piece.from}
        href={piece.text}
        target="_blank"
        rel="noreferrer nofollow"
        className="link"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  )
}
