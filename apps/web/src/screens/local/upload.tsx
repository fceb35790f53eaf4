/** "Play it online": the saved game becomes a table with a code; here it stays as it was. */
import { type ReactElement, useId, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { navigate, tablePath } from '../../base/router/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Button, Field } from '../../base/theme/index.ts';
import { describeGame } from '../../session/local/index.ts';
import { ask, replyText } from '../../session/online/index.ts';
import { useLobby } from '../../session/stores/index.ts';
import { nameProblem } from '../page/index.ts';

export function UploadButton({ id }: { readonly id: string }): ReactElement {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const online = useLobby(({ connection }) => connection === 'online');
  const { name, change } = useSettings();
  const [asking, setAsking] = useState(false);
  const problemId = useId();
  const upload = async (): Promise<void> => {
    // S-7: who never gave a name is called "You" here, and would be so to everybody.
    const wrong = nameProblem(name);
    setAsking(wrong !== undefined);
    setProblem(asking ? wrong : undefined);
    if (wrong !== undefined) return;
    setBusy(true);
    setProblem(await carry(id, name.trim()));
    setBusy(false);
  };
  return (
    <>
      <Button
        look="ink"
        disabled={busy}
        refusal={online ? undefined : t('upload.offline', 'This needs a connection to the server.')}
        onClick={() => void upload()}
      >
        {t('upload.button', 'Play it online')}
      </Button>
      {asking && (
        <Field label={t('menu.name', 'Your name')}>
          <input
            value={name}
            maxLength={40}
            autoComplete="nickname"
            placeholder={t('menu.nameHint', 'as the others will know you')}
            // biome-ignore lint/a11y/noAutofocus: it has just been asked for
            autoFocus
            aria-invalid={problem !== undefined}
            aria-describedby={problemId}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
      )}
      {problem !== undefined && (
        <span id={problemId} className="problem problem-on-ink" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

/** Words when it did not work. */
async function carry(id: string, name: string): Promise<string | undefined> {
  const message = await describeGame(id);
  if (!message)
    return t(
      'upload.busy',
      'Something is being settled in it: go on until it is somebody’s turn to act, then upload it.',
    );
  const before = useLobby.getState().lobby?.code;
  const seats = message.seats.map((seat, number) => (number === message.seat ? { ...seat, name } : seat));
  const reply = await ask({ ...message, name, seats });
  if (!reply.ok) return replyText(reply);
  const code = await newLobbyCode(before);
  navigate(tablePath(code));
  return undefined;
}

/** `accepted` may come before or after the lobby itself. */
function newLobbyCode(before: string | undefined): Promise<string> {
  return new Promise((resolve) => {
    const known = useLobby.getState().lobby?.code;
    if (known !== undefined && known !== before) return resolve(known);
    const forget = useLobby.subscribe(({ lobby }) => {
      if (!lobby || lobby.code === before) return;
      forget();
      resolve(lobby.code);
    });
  });
}
