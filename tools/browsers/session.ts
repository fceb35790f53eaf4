// One window of an engine that Playwright cannot drive, by the commands of WebDriver that a journey needs.

export interface Session {
  readonly go: (url: string) => Promise<void>;
  /** Runs in the page and answers with what it returns. */
  readonly run: (script: string) => Promise<unknown>;
  /** A real press on what the script returns. */
  readonly pressOn: (script: string) => Promise<void>;
  readonly typeInto: (script: string, text: string) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** WebDriver's name for "this value is an element of the page". */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

export function elementIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !(ELEMENT in value)) return undefined;
  return String(value[ELEMENT]);
}

const PATIENCE_MS = 60_000;

/** Waits for what the screen shows, never for a time. */
export async function until(what: string, ask: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < end) {
    last = await ask().catch((error: unknown) => {
      last = error;
    });
    if (last === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain: ${what} (${String(last)})`);
}

const button = (label: string) =>
  `[...document.querySelectorAll('button:not([disabled])')].find((one) => one.checkVisibility?.() !== false && (one.getAttribute('aria-label') ?? one.textContent).trim().startsWith(${JSON.stringify(label)}))`;

/** Until it is there and took the press. */
export async function press(session: Session, label: string): Promise<void> {
  await until(`a button ${label}`, async () => {
    await session.pressOn(`return ${button(label)}`);
    return true;
  });
}

export async function shows(session: Session, text: string): Promise<void> {
  await until(`the text ${text}`, () =>
    session.run(`return document.body.innerText.toLowerCase().includes(${JSON.stringify(text.toLowerCase())})`),
  );
}

/** By its label, letter by letter. */
export async function fill(session: Session, label: string, text: string): Promise<void> {
  const field = `[...document.querySelectorAll('input')].find((one) => [...(one.labels ?? [])].some((each) => each.textContent.includes(${JSON.stringify(label)})) || one.getAttribute('aria-label')?.startsWith(${JSON.stringify(label)}))`;
  await until(`a field ${label}`, async () => (await session.run(`return Boolean(${field})`)) === true);
  await session.typeInto(`return ${field}`, text);
}
