/** What is opened beside the table to be looked at; nothing in here changes the game. */
import type { ReactElement } from 'react';
import './beside.css';
import { RuleDialog } from '../../around/guide/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { type Beside, type Seen, ui, useUi } from '../../tabletop/seen/index.ts';
import { PeopleDialog } from '../people/index.ts';
import { GroupsDrawer } from './groups-drawer.tsx';
import { NotesDrawer } from './notes-drawer.tsx';
import { OptionsDrawer } from './options-drawer.tsx';
import { PilesDrawer } from './piles-drawer.tsx';
import { SettingsDialog } from './settings-dialog.tsx';

function PeopleDrawer(): ReactElement | undefined {
  const lobby = useLobby((state) => state.lobby);
  return lobby && <PeopleDialog lobby={lobby} close={() => ui({ beside: undefined })} />;
}

export function BesideTable({ seen }: { readonly seen: Seen }): ReactElement {
  const { beside, rule, settings } = useUi();
  return (
    <>
      {beside && <BesideDrawer seen={seen} what={beside} />}
      {rule !== undefined && <RuleDialog rule={rule} />}
      {settings && <SettingsDialog />}
    </>
  );
}

function BesideDrawer({ seen, what }: { readonly seen: Seen; readonly what: Beside }): ReactElement {
  switch (what) {
    case 'piles':
      return <PilesDrawer seen={seen} />;
    case 'options':
      return <OptionsDrawer seen={seen} />;
    case 'notes':
      return <NotesDrawer seen={seen} />;
    case 'groups':
      return <GroupsDrawer seen={seen} />;
    case 'people':
      return <PeopleDrawer />;
  }
}
