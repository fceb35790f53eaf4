/** What the package needs, in the very versions that were tested: npm reads no lock out of a tarball, so every version is named. */

interface Locked {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** `package-lock.json`. */
export interface Lock {
  readonly packages: Readonly<Record<string, Locked>>;
}

type Versions = Readonly<Record<string, string>>;

/** Those of `names` and all they need in turn. What only some systems can install stays optional. */
export function lockedPackages(
  { packages }: Lock,
  names: readonly string[],
): { readonly dependencies: Versions; readonly optionalDependencies: Versions } {
  const needed = new Set<string>();
  const optional = new Set<string>();
  const walk = (from: readonly string[], into: Set<string>): void => {
    for (const name of from) {
      if (needed.has(name) || into.has(name)) continue;
      const found = packages[`node_modules/${name}`];
      if (found === undefined) throw new Error(`package-lock.json does not know ${name}`);
      into.add(name);
      walk(Object.keys(found.dependencies ?? {}), into);
    }
  };
  walk(names, needed);
  for (const name of needed) walk(optionalOf(packages, name), optional);
  const versions = (of: Set<string>): Versions =>
    Object.fromEntries([...of].sort().map((name) => [name, packages[`node_modules/${name}`]?.version ?? '']));
  return { dependencies: versions(needed), optionalDependencies: versions(optional) };
}

function optionalOf(packages: Lock['packages'], name: string): readonly string[] {
  return Object.keys(packages[`node_modules/${name}`]?.optionalDependencies ?? {});
}
