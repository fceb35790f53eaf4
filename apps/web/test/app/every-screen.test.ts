/** What no screen may lack, drawn without a browser. */
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { ConnectionLight } from '../../src/screens/page/connection-light.tsx';
import { Footer } from '../../src/screens/page/footer.tsx';
import { TopBar } from '../../src/screens/page/top-bar.tsx';
import { SetupFrame } from '../../src/screens/setup/setup-frame.tsx';
import { TableMenuList } from '../../src/screens/table/table-menu-list.tsx';
import { evening, seenBy } from '../unit/evening.ts';

const html = (element: ReactElement) => renderToStaticMarkup(element);
// biome-ignore lint/correctness/noChildrenProp: an empty frame is what is looked at
const setup = () => html(createElement(SetupFrame, { children: undefined }));

describe('[R-22.15] the state of the line', () => {
  test('is told in words, the first connecting included', () => {
    const said = (['connecting', 'online', 'reconnecting', 'replaced', 'closed'] as const).map(
      (connection) => html(createElement(ConnectionLight, { connection })).match(/aria-label="([^"]*)"/)?.[1],
    );
    expect(said).toEqual(['Connecting', 'Connected', 'Connecting', 'Open in another tab', 'Not connected']);
  });

  test('stands in the head of every screen around the table, and over the set-up', () => {
    expect(html(createElement(TopBar, { title: 'Lobby' }))).toContain('aria-label="Connecting"');
    expect(setup()).toContain('aria-label="Connecting"');
  });
});

test('whose game this is not stands on every screen, under the set-up and in the table menu too', () => {
  const footer = html(createElement(Footer));
  const menu = html(createElement(TableMenuList, { seen: seenBy(evening(), 'ana'), close: () => undefined }));
  for (const screen of [footer, setup(), menu])
    expect(screen).toMatch(
      /Unofficial and free, not for resale.*registered trademark of Steve Jackson Games\. Buy the real game\./,
    );
});
