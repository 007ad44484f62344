/** Links that a slide may carry. */
export const linkPattern = /^(https?:\/\/|mailto:)[\x21-\x7e]+$/
