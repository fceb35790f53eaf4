/**
 * `@media (--phone)` and `@container frame (--low)`: the names of src/base/theme/breakpoints.ts in style sheets. Custom media
 * queries of CSS know no container queries, and the scripts need the same numbers.
 */
import { BREAKPOINTS } from '../src/base/theme/breakpoints.ts';
import { inLetters } from './letters.ts';

interface AtRule {
  readonly name: string;
  params: string;
  readonly error: (message: string) => Error;
}

export const namedBreakpoints = {
  postcssPlugin: 'illuminice-breakpoints',
  AtRule(rule: AtRule): void {
    if (rule.name !== 'media' && rule.name !== 'container') return;
    rule.params = rule.params.replaceAll(/\(--([\w-]+)\)/g, (_, name: string) => {
      if (!Object.hasOwn(BREAKPOINTS, name)) throw rule.error(`there is no breakpoint called ${name}`);
      return BREAKPOINTS[name as keyof typeof BREAKPOINTS];
    });
    // `@media` knows no letters but those of the browser; a container is measured in its own.
    if (rule.name === 'container') rule.params = inLetters(rule.params);
  },
};
