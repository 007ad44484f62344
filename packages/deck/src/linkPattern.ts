/** Links a slide may contain. */
export const linkPattern = /^(https?:\/\/|mailto:)[\x21-\x7e]+$/
