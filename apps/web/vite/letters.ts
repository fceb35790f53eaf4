/**
 * The text size of the settings. Style sheets are written in pixels of the normal size and served in `rem`, sixteen pixels
 * each, which grow with the letters in every browser alike; CSS `zoom` does not (S-24). Containers are asked in the same
 * measure, so that larger letters have the effect of a smaller screen.
 */
interface Declaration {
  value: string;
  readonly source?: { readonly input: { readonly file?: string | undefined } } | undefined;
}

/** Cards and boards are pictures: their measures stand in scripts too, and the camera enlarges them. */
const PICTURES = /[\\/]src[\\/]pieces[\\/]/;

const LENGTH = /(?<![\w.#-])(-?(?:\d+\.)?\d+)px\b/g;

export function inLetters(text: string): string {
  return text.replaceAll(LENGTH, (_, pixels: string) => `${Number(pixels) / 16}rem`);
}

export const scalingLetters = {
  postcssPlugin: 'illuminice-letters',
  Declaration(declaration: Declaration): void {
    if (!declaration.value.includes('px') || PICTURES.test(declaration.source?.input.file ?? '')) return;
    declaration.value = inLetters(declaration.value);
  },
};
