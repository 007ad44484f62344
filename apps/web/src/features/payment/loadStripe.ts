/** The part of Stripe's script used here; the script itself is loaded from Stripe, as Stripe requires. */
export interface StripeScript {
  elements(options: {
    readonly clientSecret: string
    readonly appearance: { readonly theme: 'stripe' | 'night' }
  }): StripeElements
  confirmPayment(options: {
    readonly elements: StripeElements
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }): Promise<{
    readonly error?: { readonly message?: string }
    readonly paymentIntent?: { readonly id: string; readonly status: string }
  }>
}

export interface StripeElements {
  create(type: 'payment'): {
    mount(place: HTMLElement): void
    unmount(): void
  }
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => StripeScript
  }
}

const address = 'https://js.stripe.com/v3/'

/** Loads the script once. */
export async function loadStripe(publishableKey: string): Promise<StripeScript> {
  if (!window.Stripe) await loadScript()
  if (!window.Stripe) throw new Error('The payment form did not start')
  return window.Stripe(publishableKey)
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = address
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () =>
      reject(new Error('The payment form could not be loaded')),
    )
    document.head.append(script)
  })
}
