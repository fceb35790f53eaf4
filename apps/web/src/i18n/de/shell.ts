/** German for menu, lobby, settings, rulebook, setup and everything around them. */
export const shell: Readonly<Record<string, string>> = {};
