import type { Email } from './email.ts'

/** The parts of an email; its text and HTML forms are both made from them. */
export interface EmailParts {
  readonly to: string
  readonly replyTo?: string
  readonly priority?: 'high' | undefined
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly href: string }
  /** After the action, in small print. */
  readonly remarks: readonly string[]
}

const sender = 'Deckloom'

/** Both forms of an email. Everything in `parts` may be user input and is escaped here. */
export function composeEmail(parts: EmailParts): Email {
  // A line break in a subject would start another header.
  const subject = parts.subject.replaceAll(/\s+/gu, ' ').trim()
  const { to, replyTo, priority } = parts
  const words = { subject, text: plainText(parts), html: page({ ...parts, subject }) }
  return {
    to,
    ...(replyTo !== undefined && { replyTo }),
    ...(priority && { priority }),
    ...words,
  }
}

function plainText({ greeting, paragraphs, action, remarks }: EmailParts): string {
  const link = action ? [`${action.label}:\n${action.href}`] : []
  return [greeting, ...paragraphs, ...link, ...remarks, sender].join('\n\n')
}

// Mail clients support tables and attributes, not style sheets. The colors are those of the light theme.
function page({ subject, greeting, paragraphs, action, remarks }: EmailParts): string {
  const text = 'font:16px/1.5 Helvetica,Arial,sans-serif;color:#16211c;margin:0 0 16px'
  const small = 'font:13px/1.5 Helvetica,Arial,sans-serif;color:#4b5550;margin:0 0 8px'
  const button =
    'display:inline-block;padding:12px 20px;border-radius:6px;background:#055a41;color:#ffffff;' +
    'font:600 16px/1.25 Helvetica,Arial,sans-serif;text-decoration:none'
  const lines = [greeting, ...paragraphs].map(
    (line) => `<p style="${text}">${escapeHtml(line)}</p>`,
  )
  const link = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.href)}" style="${button}">${escapeHtml(action.label)}</a></p>`
    : ''
  const end = [...remarks, sender].map((line) => `<p style="${small}">${escapeHtml(line)}</p>`)
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>` +
    '<body style="margin:0;background:#f7faf8">' +
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px">' +
    '<table role="presentation" width="100%" style="max-width:520px;background:#ffffff;border-radius:10px" cellpadding="0" cellspacing="0">' +
    `<tr><td style="padding:32px">${lines.join('')}${link}${end.join('')}</td></tr></table></td></tr></table></body></html>`
  )
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
