/** #RRGGBB */
export const colorPattern = /^#[0-9a-fA-F]{6}$/
