/** Parts of the table that are fetched once it stands, so that they are there before somebody wants them. */
import { fetchPanels } from '../../actions/all/index.ts';
import { loadCardMenuView } from '../../actions/card-menu/lazy.ts';
import { loadNotices } from '../../actions/peek/lazy.ts';
import { loadChatPanel } from '../../around/chat/lazy.ts';
import { loadCardSlip, loadCardView } from '../../around/closer/lazy.ts';
import {
  loadDealsPanel,
  loadOfferDialog,
  loadOfferSlips,
  loadRivalTalk,
  loadSayDialog,
  loadTradeDialog,
} from '../../around/deals/lazy.ts';
import { loadDirectorSwitch, loadQueue, loadRecap } from '../../around/director/lazy.ts';
import { loadDefeatSign, loadVictoryScreen } from '../../around/game-over/lazy.ts';
import { loadLiveRegion, loadLogPanel } from '../../around/log/lazy.ts';
import { loadWarningDialog } from '../../tabletop/parts/lazy.ts';

export const loadHappenings = () => import('./happenings.tsx');
export const loadStageArea = () => import('./stage-area.tsx');
export const loadNotes = () => import('./table-notes.tsx');
export const loadTableMenu = () => import('./table-menu-list.tsx');
export const loadBeside = () => import('./beside-drawers.tsx');
export const loadOver = () => import('./over-panel.tsx');

export function fetchAhead(): void {
  const parts = [
    ...[
      loadCardMenuView,
      loadCardView,
      loadCardSlip,
      loadChatPanel,
      loadDealsPanel,
      loadTradeDialog,
      loadSayDialog,
      loadOfferDialog,
      loadOfferSlips,
      loadRivalTalk,
    ],
    ...[loadLogPanel, loadLiveRegion],
    ...[loadStageArea, loadQueue, loadRecap, loadDirectorSwitch],
    ...[
      loadTableMenu,
      loadBeside,
      loadNotes,
      loadNotices,
      loadVictoryScreen,
      loadOver,
      loadDefeatSign,
      loadWarningDialog,
    ],
  ].map((load) => load());
  // It is asked for again when it is needed, and fails there in words.
  for (const part of [...fetchPanels(), ...parts]) part.catch(() => undefined);
}
