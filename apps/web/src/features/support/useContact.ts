import type { SupportMessageBody } from '@deckloom/contract'
import { toast } from '@deckloom/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../shared/api.ts'
import { sendForm } from '../../shared/forms/sendForm.ts'

interface Sending {
  readonly message: SupportMessageBody
  /** The value of the honeypot field. */
  readonly trap: string
}

/** Sends a message to the support desk and shows a toast with the outcome. */
export function useContact(onSent: () => void) {
  const desk = useQuery({ queryKey: ['api', 'support'], queryFn: api.supportDesk })
  return useMutation({
    mutationFn: ({ message, trap }: Sending) => sendForm(() => api.contactSupport(message, trap)),
    onSuccess: () => {
      onSent()
      toast({
        title: 'Message sent successfully!',
        description: "We'll get back to you within 24 hours.",
      })
    },
    onError: () => {
      const address = desk.data ? ` or email us directly at ${desk.data.email}` : ''
      toast({
        title: 'Failed to send message',
        description: `Please try again${address}`,
        variant: 'destructive',
      })
    },
  })
}
