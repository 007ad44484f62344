import { useState } from 'react'
import type { PictureChoice } from './pictureChoice.ts'
import { uploadImage } from './uploadImage.ts'

/** Pictures uploaded from the dialog, newest first. */
export function useUploads(onSent: (choice: PictureChoice) => void) {
  const [sent, setSent] = useState<readonly PictureChoice[]>([])
  const [sending, setSending] = useState(false)
  const send = async (file: File) => {
    setSending(true)
    const stored = await uploadImage(file)
    setSending(false)
    if (!stored) return
    const choice = uploadChoice(stored.url, file.name)
    setSent((before) => [choice, ...before])
    onSent(choice)
  }
  return { sent, sending, send: (file: File) => void send(file) }
}

/** Returns an uploaded picture, named after its file. */
export function uploadChoice(url: string, fileName: string): PictureChoice {
  const name = fileName.replace(/\.[a-z0-9]+$/i, '').replaceAll(/[_-]+/g, ' ')
  return { key: url, name, preview: url, source: { url, origin: 'upload' } }
}
