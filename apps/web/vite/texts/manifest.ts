/** The few texts of the manifest, which no page shows: its file has the English. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where they come from, as the catalogues name it. */
export const MANIFEST = 'public/site.webmanifest';

export interface Manifest {
  readonly lang: string;
  readonly description: string;
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly screenshots: readonly { readonly label: string; readonly src: string }[];
}

export const readManifest = (): Manifest =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../..', MANIFEST), 'utf8'));

const DESCRIPTION = 'manifest.description';
const shortcutId = ({ url }: { readonly url: string }): string => `manifest.${url}`;
const pictureId = ({ src }: { readonly src: string }): string =>
  `manifest.${src.slice(src.lastIndexOf('/') + 1, src.lastIndexOf('.'))}`;

export function manifestTexts({
  description,
  shortcuts,
  screenshots,
}: Manifest): readonly (readonly [string, string])[] {
  return [
    [DESCRIPTION, description],
    ...shortcuts.map((shortcut) => [shortcutId(shortcut), shortcut.name] as const),
    ...screenshots.map((picture) => [pictureId(picture), picture.label] as const),
  ];
}

interface Translation {
  readonly code: string;
  readonly texts: Readonly<Record<string, string>>;
}

/** Its id stays: in every language it is the same game on the same phone. */
export function translatedManifest(manifest: Manifest, { code, texts }: Translation): Manifest {
  return {
    ...manifest,
    lang: code,
    description: texts[DESCRIPTION] ?? manifest.description,
    shortcuts: manifest.shortcuts.map((each) => ({ ...each, name: texts[shortcutId(each)] ?? each.name })),
    screenshots: manifest.screenshots.map((each) => ({ ...each, label: texts[pictureId(each)] ?? each.label })),
  };
}
