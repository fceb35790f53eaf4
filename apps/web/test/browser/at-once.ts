/** What others do is not what most tests look at: no stage, no recap, no waiting for the eye. */
export const AT_ONCE = { pace: 'instant', director: false, recap: false } as const;
