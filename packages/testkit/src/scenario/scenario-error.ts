/** The scenario itself is wrong: an unknown word, an impossible position, dice that run out. Never a silent pass. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** The scenario is sound, but the game did not do what it says. */
export class ScenarioFailure extends Error {
  override readonly name = 'ScenarioFailure';
}
