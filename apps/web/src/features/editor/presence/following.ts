import { createValueStore } from '../../../shared/valueStore.ts'

const followed = createValueStore<string | undefined>(undefined)

/** Follows a person, by their account, from slide to slide; undefined stops. */
export const follow = followed.set

/** Returns the account of the person being followed. */
export const useFollowed = followed.use
