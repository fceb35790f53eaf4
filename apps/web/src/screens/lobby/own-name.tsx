import { type FormEvent, useId, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { useSettings } from '../../base/settings/index.ts';
import { Button } from '../../base/theme/index.ts';
import { ask, replyText } from '../../session/online/index.ts';
import { nameProblem } from '../page/index.ts';

/** the name can be changed while one is in the lobby. */
export function OwnName({ name }: { readonly name: string }) {
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const problemId = useId();
  if (draft === undefined)
    return (
      <button
        type="button"
        className="own-name"
        title={t('seats.rename', 'Change your name')}
        onClick={() => setDraft(name)}
      >
        {name}
      </button>
    );
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = nameProblem(draft);
    if (wrong !== undefined) return setProblem(wrong);
    void ask({ type: 'rename', name: draft.trim() }).then((reply) => {
      if (!reply.ok) return setProblem(replyText(reply));
      useSettings.getState().change({ name: draft.trim() });
      setDraft(undefined);
      return setProblem(undefined);
    });
  };
  return (
    <form className="own-name-form" onSubmit={rename}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the player has just asked to type here
        autoFocus
        value={draft}
        maxLength={40}
        aria-label={t('menu.name', 'Your name')}
        aria-invalid={problem !== undefined}
        aria-describedby={problemId}
        onChange={(event) => {
          setDraft(event.target.value);
          setProblem(undefined);
        }}
        onKeyDown={(event) => event.key === 'Escape' && setDraft(undefined)}
      />
      <Button type="submit" icon="check-mark" aria-label={t('seats.renameDo', 'Take this name')} />
      <span id={problemId} className="problem problem-on-ink" role="alert">
        {problem}
      </span>
    </form>
  );
}
