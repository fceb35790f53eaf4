/**
 * Shows one specimen after the other, as its name in the address asks: `/gallery/?stage#attack/draft`. The pictures are taken
 * here, and whoever opens the address plays on with the real thing.
 */
import '../../../src/base/theme/index.ts';
import '../../../src/app/app.css';
import './stage.css';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { useUpdate } from '../../../src/base/browser/offline.ts';
import { needTexts } from '../../../src/base/i18n/language.ts';
import { applySettings } from '../../../src/base/settings/apply-settings.ts';
import { useSettings } from '../../../src/base/settings/settings-store.ts';
import { fetchAhead } from '../../../src/screens/table/lazy-parts.ts';
import { TableScreen } from '../../../src/screens/table/table-screen.tsx';
import { closeLocal, useLocal } from '../../../src/session/local/local-client.ts';
import { useLobby } from '../../../src/session/stores/lobby-store.ts';
import { closeTable } from '../../../src/session/stores/table-store.ts';
import { startAfresh } from '../../../src/tabletop/seen/ui-store.ts';
import { openFixture } from '../../positions/fixture.ts';
import { STAGE_SHEETS } from './components.ts';
import { SHEETS } from './sheets.ts';
import type { Specimen } from './specimen.ts';
import { StageIndex } from './stage-index.tsx';
import { RealWorker, standIn } from './stand-in-worker.ts';

const LOBBY = useLobby.getInitialState();
const LOCAL = useLocal.getInitialState();
const SETTINGS = useSettings.getInitialState();

/** Silent and at rest, whatever this browser remembers. */
const QUIET = {
  music: false,
  effects: false,
  alarm: false,
  motion: 'reduced',
  name: 'Hagbard',
  pace: 'instant',
  director: false,
  recap: false,
} as const;

export async function openStage(element: HTMLElement): Promise<void> {
  await Promise.all([needTexts('shell'), needTexts('table'), needTexts('lessons')]);
  const root = createRoot(element);
  const draw = (node: ReactNode): void => flushSync(() => root.render(node));
  applySettings();
  fetchAhead();
  // What there is to be seen, for who takes the pictures.
  Object.assign(globalThis, { sheets: SHEETS });
  const follow = async (): Promise<void> => {
    const asked = decodeURIComponent(location.hash.slice(1));
    const specimen = specimenOf(asked);
    clearAway(draw);
    if (!specimen) return draw(<StageIndex />);
    await perform(specimen, draw);
    document.body.dataset.shown = asked;
  };
  addEventListener('hashchange', () => void follow());
  await follow();
}

/** Nothing of the specimen before shines through. */
function clearAway(draw: (node: ReactNode) => void): void {
  delete document.body.dataset.shown;
  draw(undefined);
  closeTable();
  startAfresh();
  localStorage.clear();
  sessionStorage.clear();
  useLobby.setState(LOBBY);
  useLocal.setState(LOCAL);
  useUpdate.setState({ waiting: undefined });
  closeLocal();
  globalThis.Worker = RealWorker;
  useSettings.setState({ ...SETTINGS, ...QUIET });
}

async function perform(specimen: Specimen, draw: (node: ReactNode) => void): Promise<void> {
  const { scenario, seat = 0, screen, settings = {}, before, begun, press = [], shows } = specimen;
  useSettings.setState(settings);
  document.body.dataset.still = specimen.still ? 'yes' : 'no';
  if (specimen.worker) globalThis.Worker = standIn(specimen.worker);
  if (scenario !== undefined) openFixture({ scenario, seat });
  before?.();
  draw(screen ? screen() : <TableScreen />);
  if (begun) flushSync(begun);
  for (const selector of press) {
    const found = await appears(selector);
    flushSync(() => found.click());
  }
  if (specimen.afterwards) flushSync(specimen.afterwards);
  if (shows !== undefined) await appears(shows);
}

function specimenOf(asked: string): Specimen | undefined {
  const [sheet, name] = asked.split('/');
  const known = STAGE_SHEETS.find((each) => each === sheet);
  return known && SHEETS[known].specimens.find((specimen) => specimen.name === name);
}

/** As soon as it is there: some parts travel by themselves. */
function appears(selector: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = (): boolean => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) resolve(found);
      return found !== null;
    };
    if (look()) return;
    const watcher = new MutationObserver(() => {
      if (look()) watcher.disconnect();
    });
    watcher.observe(document, { childList: true, subtree: true, attributes: true });
  });
}
