/** Whoever installs the game does so in their own language (S-21); the files are made while the client is built. */
export const manifestName = (language: string): string =>
  language === 'en' ? 'site.webmanifest' : `site.${language}.webmanifest`;

/** Beside the one that the page came with, in whichever folder of its host that is. */
export function takeManifest(language: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  if (link) link.href = new URL(manifestName(language), link.href).href;
}
