interface NavLink {
  readonly href: string
  readonly label: string
  /** Short description. */
  readonly text?: string
}

export interface NavGroup {
  readonly label: string
  readonly links: readonly NavLink[]
}

/** Links of the header's dropdowns. */
export const navGroups = {
  templates: {
    label: 'Templates',
    links: [
      { href: '/templates', label: 'All templates', text: 'Browse all categories' },
      { href: '/templates/business', label: 'Business', text: 'Reviews, proposals and roadmaps' },
      { href: '/templates/marketing', label: 'Marketing', text: 'Campaigns and launches' },
      { href: '/templates/education', label: 'Education', text: 'Lessons and training' },
      { href: '/templates/startup', label: 'Startup', text: 'Pitches for investors' },
    ],
  },
  features: {
    label: 'Features',
    links: [
      {
        href: '/features/ai-designer',
        label: 'AI Designer',
        text: 'Words in, a designed deck out',
      },
      { href: '/features/smart-slides', label: 'Smart Slides', text: 'Layouts that adapt' },
      {
        href: '/features/collaboration',
        label: 'Collaboration',
        text: 'Edit and comment together',
      },
      { href: '/features/analytics', label: 'Analytics', text: 'Numbers you can trust' },
      { href: '/features/integrations', label: 'Integrations', text: 'PowerPoint, PDF and more' },
    ],
  },
  support: {
    label: 'Support',
    links: [
      { href: '/support', label: 'Support Center', text: 'Guide, answers and contact' },
      { href: '/resources/help', label: 'Help' },
      { href: '/resources/blog', label: 'Blog' },
      { href: '/resources/tutorials', label: 'Tutorials' },
      { href: '/resources/webinars', label: 'Webinars' },
      { href: '/resources/community', label: 'Community' },
    ],
  },
} as const satisfies Record<string, NavGroup>

export const analyticsLink = {
  href: '/analytics',
  label: 'Analytics',
} as const

/** Listed below the account pages, for administrators. */
export const administrationLink = {
  href: '/admin',
  label: 'Administration',
} as const

/** Account pages, listed in the account menu. */
export const accountLinks = [
  { href: '/profile', label: 'My Profile' },
  { href: '/workspace', label: 'My Workspace' },
  { href: '/teams', label: 'Teams' },
  { href: '/billing', label: 'Billing' },
  { href: '/settings', label: 'Settings' },
] as const satisfies readonly NavLink[]

/** The only links in the menu on small screens. */
export const mobileLinks = [
  { href: '/', label: 'Home' },
  { href: '/templates', label: 'Templates' },
  { href: '/pricing', label: 'Pricing' },
  { href: '/support', label: 'Support Center' },
] as const
