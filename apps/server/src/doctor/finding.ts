/** What was looked at, and how it is. */
export interface Finding {
  readonly about: string;
  readonly state: 'ok' | 'warning' | 'bad';
  readonly says: string;
}

export type Check = (about: string) => Promise<Omit<Finding, 'about'>> | Omit<Finding, 'about'>;

export const ok = (says: string) => ({ state: 'ok', says }) as const;
export const warning = (says: string) => ({ state: 'warning', says }) as const;
export const bad = (says: string) => ({ state: 'bad', says }) as const;

/** A check that throws has found something. */
export async function look(checks: Readonly<Record<string, Check>>): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [about, check] of Object.entries(checks)) {
    try {
      findings.push({ about, ...(await check(about)) });
    } catch (error) {
      findings.push({ about, ...bad(error instanceof Error ? error.message : String(error)) });
    }
  }
  return findings;
}
